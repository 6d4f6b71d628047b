/** What there is to see: everything. The only eye is the player's own, and what is drawn next follows from the level anyway. */
import { copy } from '../../../kernel/plain.ts'
import { type Floodline, GRAVITIES, MATERIALS, PIECES } from '../nouns.ts'
import { BEDROCK, DRAIN, HEAVY, ICE, isPorous, isVoxel, materialOf, REINFORCED, WALL, WATER } from './board/cells.ts'
import { AXES_OF, indexOf, spotOf } from './board/space.ts'
import { landingCells, pieceCells } from './pieces/piece.ts'
import { materialOfToken, pieceOf } from './pieces/pieces.ts'

type State = Floodline['State']

export function view(state: Readonly<State>): State {
  return copy(state) as State
}

export function imagine(seen: Readonly<State>): State {
  return copy(seen) as State
}

/** How wide a terminal is thought to be. */
const COLUMNS = 100

/** Head lines, then the layers from the highest that matters down to the floor, side by side, north at the top of each. */
export function text(state: Readonly<State>): string {
  return [...headLines(state), '', ...layers(state), LEGEND].join('\n')
}

const LEGEND = '@ piece  + where it lands  o solid  O heavy  X reinforced  : porous  * ice  v drain  # bedrock  H wall  1-9 water by depth'

function headLines(state: Readonly<State>): string[] {
  const { level, metrics, gravity, lockIn, grounded, queue, held, cooldown } = state
  const goals = state.goals.map((goal, i) => `${level.objectives[i].type} ${goal.have}/${goal.want}${goal.met ? ' ✓' : ''}`)
  const tilts = level.tilt?.tiltBudget ?? level.tilt?.maxRotations
  return [
    `${level.title}   tick ${state.tick}   gravity ${GRAVITIES[gravity]}   pieces ${metrics.pieces}   mass ${metrics.mass}`,
    goals.join('   '),
    `piece ${named(state.piece, state.material)}${grounded ? ` locks in ${lockIn}` : ''}   next ${queue.map(token).join(' ')}${level.hold ? `   hold ${held < 0 ? '-' : token(held)}` : ''}`,
    `tilts ${metrics.tilts}${tilts === undefined ? '' : ` of ${tilts}`}${cooldown > 0 ? `, next in ${cooldown} ticks` : ''}   shift ${metrics.shift}   lost ${metrics.lost}   drained ${metrics.drained}   overflowed ${metrics.overflowed}${abilities(state)}${winds(state)}`,
  ]
}

function token(code: number): string {
  return named(pieceOf(code), materialOfToken(code))
}

function named(piece: number, material: number): string {
  if (piece < 0) return '-'
  return material === 0 ? PIECES[piece] : `${PIECES[piece]}:${MATERIALS[material]}`
}

function abilities({ level, charges, armed }: Readonly<State>): string {
  if (!level.abilities) return ''
  const shown = ['stabilise', 'freeze', 'drain'].map((name, i) => `${name} ${charges[i]}${(armed >>> i) & 1 ? ' armed' : ''}`)
  return `   ${shown.join('  ')}`
}

function winds({ winds, tick }: Readonly<State>): string {
  return winds.map(({ next, direction }) => `   wind ${['east', 'west', 'north', 'south'][direction]} in ${next - tick}`).join('')
}

function layers(state: Readonly<State>): string[] {
  const { bounds } = state.level
  const [X, , Z] = bounds
  const piece = new Set(pieceCells(state))
  const landing = new Set(landingCells(state))
  const perLine = Math.max(1, Math.floor((COLUMNS + 2) / (X + 2)))
  const lines: string[] = []
  for (let top = highest(state, piece); top >= 0; top -= perLine) {
    const shown = Array.from({ length: Math.min(perLine, top + 1) }, (_, i) => top - i)
    lines.push(shown.map(y => `y ${y}`.padEnd(X)).join('  '))
    for (let z = 0; z < Z; z++) {
      const rows = shown.map(y => Array.from({ length: X }, (_, x) => glyph(state, indexOf(bounds, x, y, z), piece, landing)).join(''))
      lines.push(rows.join('  '))
    }
    lines.push('')
  }
  return lines
}

function highest({ level: { bounds }, cells }: Readonly<State>, piece: ReadonlySet<number>): number {
  for (let cell = cells.length - 1; cell >= 0; cell--) if (cells[cell] !== 0 || piece.has(cell)) return spotOf(bounds, cell)[1]
  return 0
}

function glyph(state: Readonly<State>, cell: number, piece: ReadonlySet<number>, landing: ReadonlySet<number>): string {
  const code = state.cells[cell]
  if (piece.has(cell)) return '@'
  if (landing.has(cell)) return '+'
  if (code === WATER) return String(Math.min(9, depthAt(state, cell)))
  if (code === ICE) return '*'
  if (code === DRAIN) return 'v'
  if (code === WALL) return 'H'
  if (code === BEDROCK) return '#'
  if (isPorous(code)) return ':'
  if (!isVoxel(code)) return '.'
  return materialOf(code) === HEAVY ? 'O' : materialOf(code) === REINFORCED ? 'X' : 'o'
}

/** 1 at the surface: how many units stand on each other up to here, against gravity. */
function depthAt({ level: { bounds }, cells, gravity }: Readonly<State>, cell: number): number {
  const { u } = AXES_OF[gravity]
  const [x, y, z] = spotOf(bounds, cell)
  let depth = 1
  for (;;) {
    const [a, b, c] = [x + u[0] * depth, y + u[1] * depth, z + u[2] * depth]
    if (a < 0 || b < 0 || c < 0 || a >= bounds[0] || b >= bounds[1] || c >= bounds[2]) return depth
    if (cells[indexOf(bounds, a, b, c)] !== WATER) return depth
    depth++
  }
}
