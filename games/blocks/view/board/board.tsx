import { X } from 'lucide'
import type { ComponentChildren, RefObject } from 'preact'
import { styleVars } from '../../../../ui/fit.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Blocks } from '../../nouns.ts'
import { cellName } from '../input/geometry.ts'
import type { Place } from '../view-state.ts'
import { words } from '../words/index.ts'
import type { Mark, Marks } from './marks.ts'

interface BoardProps {
  readonly view: Blocks['View']
  readonly cells: readonly number[]
  readonly marks: Marks
  /** Where the keyboard is; null for a picture that nobody can touch. */
  readonly here: Place | null
  readonly grid?: RefObject<HTMLDivElement | null>
  readonly label: string
  readonly carrying: boolean
  readonly over: boolean
  /** What was said last is on its way to the table. */
  readonly busy: boolean
  /** What lies over the cells: lines that would clear, figures that rise. */
  readonly children?: ComponentChildren
}

/** The grid: a row of cells after the other, so that it is read as one. */
export function Board({ view, cells, marks, here, grid, label, carrying, over, busy, children }: BoardProps) {
  const picture = here === null
  return (
    <div class="bp-board" data-over={over}>
      <div
        class="bp-cells"
        ref={grid ?? null}
        role={picture ? 'img' : 'grid'}
        aria-label={label}
        aria-busy={busy || undefined}
        tabIndex={picture ? undefined : carrying ? 0 : -1}
        data-carrying={carrying}
      >
        {Array.from({ length: view.rows }, (_, row) => (
          <div class="bp-row" key={row} role={picture ? undefined : 'row'} aria-label={picture ? undefined : words.row(view, row)}>
            {Array.from({ length: view.cols }, (_, col) => {
              const cell = row * view.cols + col
              const inside = <Inside tint={cells[cell] ?? 0} mark={marks.get(cell)} />
              const isHere = !carrying && here?.row === row && here.col === col
              return (
                <div class="bp-cell" key={col} {...(picture ? {} : touchable(view, row, col, isHere))}>
                  {inside}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {children}
    </div>
  )
}

/** What a cell has that somebody can point at and read. */
function touchable(view: Blocks['View'], row: number, col: number, isHere: boolean) {
  return {
    role: 'gridcell',
    'data-place': cellName({ row, col }),
    tabIndex: isHere ? 0 : -1,
    'aria-label': words.cell(view, row, col),
  } as const
}

/** What lies in a cell, and what is drawn on it. */
function Inside({ tint, mark }: { tint: number; mark: Mark | undefined }) {
  return (
    <>
      {tint > 0 && <i class="bp-fill" data-tint={tint} />}
      {mark && (
        <i class="bp-mark" data-kind={mark.kind} data-tint={mark.hue}>
          {mark.tag && <b class="bp-tag">{mark.tag}</b>}
          {mark.kind === 'cross' && <Icon of={X} />}
        </i>
      )}
    </>
  )
}

/** The lines that would clear, with arrows at both ends. */
export function Lines({ rows, cols, tint }: { rows: readonly number[]; cols: readonly number[]; tint: number }) {
  return (
    <>
      {rows.map(row => (
        <i class="bp-line" key={`r${row}`} data-axis="row" data-tint={tint} style={styleVars({ '--at': row })} />
      ))}
      {cols.map(col => (
        <i class="bp-line" key={`c${col}`} data-axis="col" data-tint={tint} style={styleVars({ '--at': col })} />
      ))}
    </>
  )
}
