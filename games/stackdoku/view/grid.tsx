import { Fragment } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { placeOf } from '../../../ui/input/roving.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import { PEERS } from '../rules/grid.ts'
import type { Desk } from './desk.ts'
import type { Hands } from './hands.ts'
import { digitsIn, marksOn } from './marks.ts'
import { arrowOver } from './picture.ts'
import { type Pointed, pointedAt } from './pointing.ts'
import { AWAY, spotFor } from './spot.ts'
import { isMistake, placedIn, toPlace } from './sums.ts'
import { Tip } from './tip.tsx'
import { words } from './words.ts'

type View = Stackdoku['View']

const ROWS = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, col) => 9 * row + col))

interface GridProps extends PlayerProps<Stackdoku> {
  readonly desk: Desk
  readonly hands: Hands
  /** The cell that advice is about, and what belongs there. */
  readonly wanted: { readonly cell: number; readonly value: number } | null
}

/** The Sudoku for a player. */
export function Grid({ table, news, refusal, desk, hands, wanted }: GridProps) {
  const { view } = table
  const pointed = pointedAt(refusal)
  const marks = marksOn(view.cells, desk.pencil.value)
  const about = wanted?.cell ?? desk.cell.value ?? pointed.cell?.at ?? null
  const peers = about === null ? [] : (PEERS[about] ?? [])
  const looked = wanted?.value ?? desk.looked.value
  const keyed = desk.spot.value
  const latest = news.events.find(event => event.kind === 'placed')?.cell ?? null
  const flight = desk.flight.value
  const mistaken = mistakeToTell(view, desk, latest)
  const fits = (cell: number, value: number): boolean =>
    table.legal.some(action => action.kind === 'place' && action.cell === cell && action.value === value)
  // Once for all cells: what happened where is in the name of the place.
  const listeners = {
    onClick({ target }: MouseEvent) {
      const cell = cellAt(target)
      if (cell !== null) hands.tapCell(cell)
    },
    onFocusIn({ target }: FocusEvent) {
      desk.spot.value = cellAt(target) ?? desk.spot.peek()
    },
  }
  return (
    <div class="sd-board" {...listeners}>
      <div class="sd-grid" data-region="grid" role="grid" aria-label={words.grid} data-holding={desk.held.value !== null}>
        {ROWS.map((row, at) => (
          <div class="sd-row" role="row" key={at} aria-label={words.row(view, at)}>
            {row.map(cell => {
              const value = view.cells[cell] ?? 0
              const dropped = flight?.over === cell && value === 0 ? flight.value : null
              return (
                <div
                  class="sd-cell"
                  key={cell}
                  role="gridcell"
                  data-place={`c${cell}`}
                  data-kind={value === 0 ? 'empty' : placedIn(view, cell) ? 'placed' : 'given'}
                  data-peer={peers.includes(cell)}
                  data-same={value !== 0 && value === looked}
                  data-chosen={desk.cell.value === cell}
                  data-tried={pointed.cell?.at === cell}
                  data-reason={pointed.reasons.includes(cell)}
                  data-wanted={wanted?.cell === cell}
                  data-latest={latest === cell}
                  data-mistake={isMistake(view, cell)}
                  data-drop={dropped === null ? undefined : fits(cell, dropped) ? 'fits' : 'no'}
                  tabIndex={keyed === cell ? 0 : -1}
                  aria-label={words.cell(view, cell, digitsIn(marks[cell] ?? 0))}
                  aria-selected={desk.cell.value === cell}
                >
                  <Inside
                    value={value}
                    ghost={dropped ?? (pointed.cell?.at === cell ? pointed.cell.value : null)}
                    wanted={wanted?.cell === cell ? wanted.value : null}
                    marks={marks[cell] ?? 0}
                    looked={looked}
                  />
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <Arrows pointed={pointed} />
      {(pointed.cell || pointed.reasons.length > 0) && refusal && (
        <CellTip about={pointed.cell ? [pointed.cell.at, ...pointed.reasons] : pointed.reasons}>
          {words.refused(refusal, { you: 0, names: [] }) ?? ''}
        </CellTip>
      )}
      {!refusal && mistaken !== null && <CellTip about={[mistaken]}>{words.mistake(view.cells[mistaken] ?? 0)}</CellTip>}
    </div>
  )
}

/** The number just placed that does not belong there, or the one somebody looks at; not while hands are at something else. */
function mistakeToTell(view: View, { cell, tile, held, flight }: Desk, latest: number | null): number | null {
  const at = cell.value ?? latest
  if (at === null || tile.value !== null || held.value !== null || flight.value) return null
  return isMistake(view, at) ? at : null
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
  readonly looked: number | null
}

function Inside({ value, ghost, wanted, marks, looked }: InsideProps) {
  if (value !== 0) return <span class="sd-value">{value}</span>
  if (ghost !== null) return <span class="sd-value sd-ghost">{ghost}</span>
  if (wanted !== null) return <b class="sd-wanted">{wanted}</b>
  return <Marks bits={marks} looked={looked} />
}

function Marks({ bits, looked }: { bits: number; looked: number | null }) {
  if (bits === 0) return null
  const digits = digitsIn(bits)
  return (
    <span class="sd-marks">
      {digits.map(digit => (
        <i key={digit} data-digit={digit} data-same={digit === looked}>
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

/** The nine digits: how many of each are still to be placed. Pressing one shows where it stands, takes it in hand, or writes a mark. */
export function Digits({ view, desk, hands }: Pick<GridProps, 'desk' | 'hands'> & { view: View }) {
  const left = toPlace(view.cells)
  return (
    <div class="sd-digits" data-region="digits" role="group" aria-label={words.digits} data-penning={desk.penning.value}>
      {left.map((many, at) => {
        const number = at + 1
        const inTray = view.tray.filter(value => value === number).length
        return (
          <button
            type="button"
            key={number}
            data-place={`d${number}`}
            data-done={many === 0}
            tabIndex={number === (desk.looked.value ?? 1) ? 0 : -1}
            aria-label={words.digit(number, many, inTray)}
            aria-pressed={desk.looked.value === number}
            onClick={() => hands.tapDigit(number)}
          >
            <b>{number}</b>
            <small>{many}</small>
          </button>
        )
      })}
    </div>
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
              <div class="sd-cell" key={cell} data-kind={view.cells[cell] === 0 ? 'empty' : placedIn(view, cell) ? 'placed' : 'given'}>
                {view.cells[cell] !== 0 && <span class="sd-value">{view.cells[cell]}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
