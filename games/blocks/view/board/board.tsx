import { X } from 'lucide'
import type { ComponentChildren, RefObject } from 'preact'
import { Icon } from '../../../../ui/icon.tsx'
import type { Blocks } from '../../nouns.ts'
import { cellName } from '../input/geometry.ts'
import type { Place } from '../view-state.ts'
import { words } from '../words/index.ts'
import { vars } from './block.tsx'
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
  /** What lies over the cells: lines that would clear, figures that rise. */
  readonly children?: ComponentChildren
}

/** The grid: a row of cells after the other, so that it is read as one. */
export function Board({ view, cells, marks, here, grid, label, carrying, over, children }: BoardProps) {
  const { rows, cols } = view
  const picture = here === null
  return (
    <div class="bp-board" data-over={over}>
      <div
        class="bp-cells"
        ref={grid ?? null}
        role={picture ? 'img' : 'grid'}
        aria-label={label}
        tabIndex={picture ? undefined : carrying ? 0 : -1}
        data-carrying={carrying}
      >
        {Array.from({ length: rows }, (_, row) => (
          <div class="bp-row" key={row} role={picture ? undefined : 'row'} aria-label={picture ? undefined : words.row(view, row)}>
            {Array.from({ length: cols }, (_, col) => {
              const cell = row * cols + col
              const name = cellName({ row, col })
              if (picture) return <Cell key={col} tint={cells[cell] ?? 0} mark={marks.get(cell)} />
              return (
                <div
                  class="bp-cell"
                  key={col}
                  role="gridcell"
                  data-place={name}
                  tabIndex={!carrying && here.row === row && here.col === col ? 0 : -1}
                  aria-label={words.cell(view, row, col)}
                >
                  <Inside tint={cells[cell] ?? 0} mark={marks.get(cell)} />
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

function Cell({ tint, mark }: { tint: number; mark: Mark | undefined }) {
  return (
    <div class="bp-cell">
      <Inside tint={tint} mark={mark} />
    </div>
  )
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
        <i class="bp-line" key={`r${row}`} data-axis="row" data-tint={tint} style={vars({ '--at': row })} />
      ))}
      {cols.map(col => (
        <i class="bp-line" key={`c${col}`} data-axis="col" data-tint={tint} style={vars({ '--at': col })} />
      ))}
    </>
  )
}
