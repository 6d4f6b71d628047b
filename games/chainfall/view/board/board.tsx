import { BrickWall, Shield } from 'lucide'
import type { ComponentChildren, RefObject } from 'preact'
import { Icon } from '../../../../ui/icon.tsx'
import type { Chainfall } from '../../nouns.ts'
import { cellName } from '../../rules/grid.ts'
import { words } from '../words/index.ts'
import type { Cell, Drawing, Link } from './cells.ts'
import { Tile } from './tile.tsx'

interface BoardProps {
  readonly view: Chainfall['View']
  readonly drawing: Drawing
  /** Where the keyboard is; null for a drawing that nobody can touch. */
  readonly here: number | null
  readonly grid?: RefObject<HTMLDivElement | null>
  readonly label: string
  /** The cell that was refused last. */
  readonly refused?: number | null
  readonly children?: ComponentChildren
}

/** The grid, highest row first, with the names of rows and columns around it. */
export function Board({ view, drawing, here, grid, label, refused = null, children }: BoardProps) {
  const { rows, cols } = view.config
  const still = here === null
  const segments = view.left.length
  return (
    <div class="cf-board" style={{ '--rows': rows, '--cols': cols }}>
      <div class="cf-cells" ref={grid ?? null} role={still ? 'img' : 'grid'} aria-label={label}>
        {Array.from({ length: rows }, (_, down) => {
          const row = rows - 1 - down
          return (
            <div class="cf-row" key={row} role={still ? undefined : 'row'}>
              {Array.from({ length: cols }, (_, col) => {
                const cell = row * cols + col
                const drawn = drawing.cells[cell]
                if (!drawn) return null
                return still ? (
                  <div class="cf-cell" key={col} {...marks(drawn)}>
                    <Inside {...{ drawn, segments }} />
                  </div>
                ) : (
                  <div
                    class="cf-cell"
                    key={col}
                    role="gridcell"
                    data-place={cellName(view.config, cell)}
                    data-refused={refused === cell}
                    tabIndex={here === cell ? 0 : -1}
                    aria-label={words.cell(view, cell)}
                    {...marks(drawn)}
                  >
                    <Inside {...{ drawn, segments }} />
                  </div>
                )
              })}
            </div>
          )
        })}
        <Links {...{ rows, cols }} links={drawing.links} />
      </div>
      <div class="cf-names" data-axis="row" aria-hidden="true">
        {Array.from({ length: rows }, (_, down) => (
          <span key={down}>{rows - down}</span>
        ))}
      </div>
      <div class="cf-names" data-axis="col" aria-hidden="true">
        {Array.from({ length: cols }, (_, col) => (
          <span key={col}>{String.fromCharCode(97 + col)}</span>
        ))}
      </div>
      {children}
    </div>
  )
}

function marks({ heat, aimed, lit, latest, burning, note }: Cell) {
  return {
    'data-note': note,
    'data-hot': heat !== undefined,
    'data-aimed': aimed === true,
    'data-lit': lit === true,
    'data-latest': latest === true,
    'data-burning': burning,
    style: heat === undefined ? undefined : { '--heat': Math.max(0.35, 1.15 - 0.15 * heat) },
  }
}

function Inside({ drawn, segments }: { drawn: Cell; segments: number }) {
  const { owner, fuse, wall, wished = false, wave, gain, after, fortified, note } = drawn
  if (wall > 0)
    return (
      <span class="cf-wall">
        <Icon of={BrickWall} />
        <b>{wall}</b>
      </span>
    )
  return (
    <>
      {owner >= 0 && <Tile {...{ owner, fuse, segments, wished }} />}
      {wave !== undefined && <b class="cf-wave">{wave}</b>}
      {gain && wave !== undefined && <b class="cf-gain">+1</b>}
      {after !== undefined && <b class="cf-then">→ {after}</b>}
      {note && (
        <b class="cf-note" data-note={note}>
          {words.noteOn[note]}
        </b>
      )}
      {fortified && (
        <span class="cf-fort">
          <Icon of={Shield} />
        </span>
      )}
    </>
  )
}

/** How far the body of a tile reaches, in cells. */
const EDGE = 0.3

/** Lines from what goes off to what goes with it. */
function Links({ rows, cols, links }: { rows: number; cols: number; links: readonly Link[] }) {
  if (links.length === 0) return null
  const x = (cell: number): number => (cell % cols) + 0.5
  const y = (cell: number): number => rows - Math.floor(cell / cols) - 0.5
  // From edge to edge of what they join: never over a figure.
  const part = (a: number, b: number): number => a + (b - a) * EDGE
  return (
    <svg class="cf-links" viewBox={`0 0 ${cols} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      {links.map(({ from, to }) => (
        <line
          key={`${from}-${to}`}
          x1={part(x(from), x(to))}
          y1={part(y(from), y(to))}
          x2={part(x(to), x(from))}
          y2={part(y(to), y(from))}
        />
      ))}
    </svg>
  )
}
