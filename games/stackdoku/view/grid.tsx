import { Fragment } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { placeOf } from '../../../ui/input/roving.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import { PEERS } from '../rules/grid.ts'
import type { Controls } from './controls/controls.ts'
import { placedIn } from './model/counts.ts'
import { arrowOver } from './model/geometry.ts'
import { digitsIn, marksOn } from './model/pencil.ts'
import { pendingIn } from './model/pending.ts'
import { type Pointed, pointedAt } from './model/refusal-marks.ts'
import { AWAY, spotFor } from './model/tip-position.ts'
import { Tip } from './tip.tsx'
import type { ViewState } from './view-state.ts'
import { words } from './words/index.ts'

type View = Stackdoku['View']

const ROWS = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, col) => 9 * row + col))

/** A number in a cell that is not there by the rules. */
interface CellNumber {
  readonly cell: number
  readonly value: number
}

interface GridProps extends PlayerProps<Stackdoku> {
  readonly state: ViewState
  readonly controls: Controls
  /** The cell that advice is about, and what belongs there. */
  readonly wanted: CellNumber | null
}

/** What all cells are drawn by, put together once. */
interface Look {
  readonly view: View
  readonly pointed: Pointed
  readonly marks: readonly number[]
  readonly peers: readonly number[]
  readonly highlighted: number | null
  readonly selected: number | null
  readonly focused: number
  readonly latest: number | null // where the latest token went
  readonly wanted: CellNumber | null
  readonly pending: CellNumber | null // the token that is on its way
  readonly dropped: (CellNumber & { readonly fits: boolean }) | null // where a token would fall
}

/** The Sudoku for a player. */
export function Grid(props: GridProps) {
  const { table, refusal, state, controls } = props
  const look = lookOf(props)
  const { pointed } = look
  const mistaken = mistakeToTell(table.view, state, look.latest)
  // Once for all cells: what happened where is in the name of the place.
  const listeners = {
    onClick({ target }: MouseEvent) {
      const cell = cellAt(target)
      if (cell !== null) controls.tapCell(cell)
    },
    onFocusIn({ target }: FocusEvent) {
      state.focusedCell.value = cellAt(target) ?? state.focusedCell.peek()
    },
  }
  return (
    <div class="sd-board" {...listeners}>
      <div class="sd-grid" data-region="grid" role="grid" aria-label={words.grid}>
        {ROWS.map((row, at) => (
          <div class="sd-row" role="row" key={at} aria-label={words.row(table.view, at)}>
            {row.map(cell => (
              <Cell key={cell} cell={cell} look={look} />
            ))}
          </div>
        ))}
      </div>
      <Arrows pointed={pointed} />
      {(pointed.cell || pointed.reasons.length > 0) && refusal && (
        <CellTip about={pointed.cell ? [pointed.cell.at, ...pointed.reasons] : pointed.reasons}>
          {words.refused(refusal, { you: 0, names: [] }) ?? ''}
        </CellTip>
      )}
      {!refusal && mistaken !== null && <CellTip about={[mistaken]}>{words.mistake(table.view.cells[mistaken] ?? 0)}</CellTip>}
    </div>
  )
}

function lookOf({ table, news, refusal, state, wanted }: GridProps): Look {
  const { view } = table
  const pointed = pointedAt(refusal)
  const about = wanted?.cell ?? state.selectedCell.value ?? pointed.cell?.at ?? null
  const pending = pendingIn(table)
  return {
    ...{ view, pointed, wanted },
    marks: marksOn(view.cells, state.pencil.value),
    peers: about === null ? [] : (PEERS[about] ?? []),
    highlighted: wanted?.value ?? state.highlighted.value,
    selected: state.selectedCell.value,
    focused: state.focusedCell.value,
    latest: news.events.find(event => event.kind === 'placed')?.cell ?? null,
    pending: pending?.kind === 'place' ? pending : null,
    dropped: droppedIn(table, state),
  }
}

/** Where the token that is being dragged would fall, if the cell below it is empty. */
function droppedIn({ view, legal }: GridProps['table'], { dragged }: ViewState): Look['dropped'] {
  const { over: cell = null, value = 0 } = dragged.value ?? {}
  if (cell === null || view.cells[cell] !== 0) return null
  return { cell, value, fits: legal.some(action => action.kind === 'place' && action.cell === cell && action.value === value) }
}

function Cell({ cell, look }: { cell: number; look: Look }) {
  const { view, pointed, wanted, pending, dropped } = look
  const value = view.cells[cell] ?? 0
  const marks = look.marks[cell] ?? 0
  const isTried = pointed.cell?.at === cell
  const isWanted = wanted?.cell === cell
  const isPending = pending?.cell === cell
  const isDrop = dropped?.cell === cell
  const ghost = isDrop ? dropped.value : isTried ? pointed.cell.value : isPending ? pending.value : null
  return (
    <div
      class="sd-cell"
      role="gridcell"
      data-place={`c${cell}`}
      data-kind={kindOf(view, cell)}
      data-peer={look.peers.includes(cell)}
      data-same={value !== 0 && value === look.highlighted}
      data-chosen={look.selected === cell}
      data-tried={isTried}
      data-reason={pointed.reasons.includes(cell)}
      data-wanted={isWanted}
      data-latest={look.latest === cell}
      data-mistake={view.wrong.includes(cell)}
      data-drop={isDrop ? (dropped.fits ? 'fits' : 'no') : undefined}
      data-pending={isPending || undefined}
      tabIndex={look.focused === cell ? 0 : -1}
      aria-label={words.cell(view, cell, digitsIn(marks))}
      aria-selected={look.selected === cell}
      aria-busy={isPending || undefined}
    >
      <Inside value={value} ghost={ghost} wanted={isWanted ? wanted.value : null} marks={marks} highlighted={look.highlighted} />
    </div>
  )
}

function kindOf(view: View, cell: number): 'empty' | 'placed' | 'given' {
  if (view.cells[cell] === 0) return 'empty'
  return placedIn(view, cell) ? 'placed' : 'given'
}

/** The number just placed that does not belong there, or the one somebody looks at; not while hands are at something else. */
function mistakeToTell(view: View, { selectedCell, selectedTile, held, dragged }: ViewState, latest: number | null): number | null {
  const at = selectedCell.value ?? latest
  if (at === null || selectedTile.value !== null || held.value !== null || dragged.value) return null
  return view.wrong.includes(at) ? at : null
}

function cellAt(target: EventTarget | null): number | null {
  const place = placeOf(target)
  return place?.startsWith('c') ? Number(place.slice(1)) : null
}

interface InsideProps {
  readonly value: number
  readonly ghost: number | null
  readonly wanted: number | null
  readonly marks: number
  readonly highlighted: number | null
}

function Inside({ value, ghost, wanted, marks, highlighted }: InsideProps) {
  if (value !== 0) return <span class="sd-value">{value}</span>
  if (ghost !== null) return <span class="sd-value sd-ghost">{ghost}</span>
  if (wanted !== null) return <b class="sd-wanted centred">{wanted}</b>
  return <Marks bits={marks} highlighted={highlighted} />
}

function Marks({ bits, highlighted }: { bits: number; highlighted: number | null }) {
  if (bits === 0) return null
  return (
    <span class="sd-marks">
      {digitsIn(bits).map(digit => (
        <i key={digit} data-digit={digit} data-same={digit === highlighted}>
          {digit}
        </i>
      ))}
    </span>
  )
}

/** From what was tried to everything that is in its way. */
function Arrows({ pointed: { cell, reasons } }: { pointed: Pointed }) {
  if (!cell || reasons.length === 0) return null
  return (
    <svg class="sd-arrows" viewBox="0 0 9 9" aria-hidden="true">
      {reasons.map(reason => {
        const { path, tip } = arrowOver(cell.at, reason)
        return (
          <Fragment key={reason}>
            <path class="sd-arrow" d={path} />
            <path class="sd-arrowhead" d={tip} />
          </Fragment>
        )
      })}
    </svg>
  )
}

/** The sentence beside the cell that was tried, or beside one of the others it names: it is measured first, to cover none of them. */
function CellTip({ about, children }: { about: readonly number[]; children: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const cell = (box.current?.parentElement?.clientWidth ?? 0) / 9
    if (!box.current || cell === 0) return
    setSize({ width: box.current.offsetWidth / cell, height: box.current.offsetHeight / cell })
  }, [children])
  const [first = 0, ...others] = about
  const spot = spotFor([first, ...others], size)
  return (
    <Tip x={((spot.cell % 9) + 0.5) / 9} y={(Math.floor(spot.cell / 9) + 0.5) / 9} away={AWAY / 9} spot={spot} box={box}>
      {children.replace(/\.$/, '')}
    </Tip>
  )
}

/** The grid as a picture. */
export function GridPicture({ view }: { view: View }) {
  return (
    <div class="sd-board">
      <div class="sd-grid">
        {ROWS.map((row, at) => (
          <div class="sd-row" key={at}>
            {row.map(cell => (
              <div class="sd-cell" key={cell} data-kind={kindOf(view, cell)}>
                {view.cells[cell] !== 0 && <span class="sd-value">{view.cells[cell]}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
