/** The fast parts beside the textbook, on random boards: every difference is a fault in one of them. */
import { silent } from '../../../kernel/game.ts'
import { copy, equal } from '../../../kernel/plain.ts'
import { below, pick, type Rng, stream } from '../../../kernel/rng.ts'
import { type FloodAction, type FloodLevel, type Floodline, GRAVITIES, MATERIALS, PIECES, THINGS } from '../nouns.ts'
import { ask, legal, notate, refuse } from '../rules/actions.ts'
import { blocks, EMPTY, ICE, WATER } from '../rules/board/cells.ts'
import { Field } from '../rules/board/field.ts'
import { list } from '../rules/board/settle.ts'
import { settleSolids, shifted } from '../rules/board/solids.ts'
import { settleWater } from '../rules/board/water.ts'
import { outcome } from '../rules/outcome.ts'
import { start } from '../rules/start.ts'
import { apply, tick as fastTick } from '../rules/tick.ts'
import { type Board, randomBoard, randomPiece } from './boards.ts'
import { randomLevel } from './levels.ts'
import { TextbookGame } from './textbook/game.ts'
import { settleSolids as textbookSolids, tiltBlocked } from './textbook/solids.ts'
import { settleWater as textbookWater } from './textbook/water.ts'

export const EVERY_GRAVITY = GRAVITIES

function fieldWith(board: Board, gravity: number, piece: ReadonlySet<number>): Field {
  const field = new Field(board.bounds, gravity)
  field.load(board.cells, board.notes)
  field.begin()
  for (const cell of piece) set(field, field.piece, cell)
  return field
}

function set(field: Field, plane: Int32Array, cell: number): void {
  const place = field.placeOf(cell)
  plane[place >> 5]! |= 1 << (place & 31)
}

function waterIn(field: Field): number[] {
  const cells: number[] = []
  for (let word = 0; word < field.size; word++) list(field, word, field.water[word]!, cells)
  return cells.sort((a, b) => a - b)
}

/** Null, or what differs, in words that allow the case to be made again. */
export function waterDifference(seed: string, gravity: number): string | null {
  const rng = stream(seed, 'water')
  const board = randomBoard(rng)
  const piece = randomPiece(rng, board)
  const { displaced, entered } = displacement(rng, board)
  const field = fieldWith(board, gravity, piece)
  for (const cell of entered) clear(field, cell)
  for (const cell of displaced) set(field, field.water, cell)
  const units = new Set([...waterCells(board), ...displaced])
  const expected = textbookWater({
    ...board,
    gravity,
    cells: [...board.cells],
    water: units,
    piece,
    entered: new Set([...entered, ...piece]),
  })
  const overflow = settleWater(field, true)
  const found = waterIn(field)
  const wanted = [...expected.water].sort((a, b) => a - b)
  if (overflow !== expected.overflow)
    return `${seed} ${GRAVITIES[gravity]}: ${overflow} units overflow, the textbook says ${expected.overflow}`
  if (`${found}` !== `${wanted}`) return `${seed} ${GRAVITIES[gravity]}: water in ${found}, the textbook says ${wanted}`
  if (found.length + overflow !== units.size)
    return `${seed} ${GRAVITIES[gravity]}: ${units.size} units became ${found.length} and ${overflow}`
  return stillDifference(field, seed, gravity, found)
}

/** A settle of what has settled changes nothing, and neither does skipping the first fill then. */
function stillDifference(field: Field, seed: string, gravity: number, found: readonly number[]): string | null {
  settleWater(field, true)
  if (`${waterIn(field)}` !== `${found}`) return `${seed} ${GRAVITIES[gravity]}: a second settle moved water`
  settleWater(field, false)
  return `${waterIn(field)}` === `${found}` ? null : `${seed} ${GRAVITIES[gravity]}: a skipped fill moved water`
}

/** Some solids that have just come to where they are, and water under some of them. */
function displacement(rng: Rng, { cells }: Board): { displaced: Set<number>; entered: Set<number> } {
  const displaced = new Set<number>()
  const entered = new Set<number>()
  if (below(rng, 2) === 0) return { displaced, entered }
  for (let cell = 0; cell < cells.length; cell++) {
    if (!blocks(cells[cell]!) || below(rng, 5) > 0) continue
    entered.add(cell)
    if (below(rng, 2) === 0) displaced.add(cell)
  }
  return { displaced, entered }
}

function clear(field: Field, cell: number): void {
  const place = field.placeOf(cell)
  field.before[place >> 5]! &= ~(1 << (place & 31))
}

function waterCells({ cells }: Board): number[] {
  const found: number[] = []
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === WATER) found.push(cell)
  return found
}

export function solidsDifference(seed: string, gravity: number): string | null {
  const rng = stream(seed, 'solids')
  const board = randomBoard(rng)
  const piece = randomPiece(rng, board)
  const open = below(rng, 4) === 0
  const dry = board.cells.map(code => (code === WATER ? EMPTY : code))
  const expected = textbookSolids(board.bounds, gravity, [...dry], [...board.notes], open)
  const where = `${seed} ${GRAVITIES[gravity]}`

  const field = fieldWith({ ...board, cells: dry }, gravity, new Set())
  const cells = dry.slice()
  settleSolids(field, cells, open, null, null)
  if (`${cells}` !== `${expected.cells}`) return `${where}: cells ${cells}, the textbook says ${expected.cells}`
  const lost = expected.moves.filter(({ to }) => to === null).length
  if (field.lost !== lost) return `${where}: ${field.lost} voxels lost, the textbook says ${lost}`
  if (shifted(field) !== expected.moves.length - lost)
    return `${where}: ${shifted(field)} voxels shifted, the textbook says ${expected.moves.length - lost}`
  if (`${bitsOf(field)}` !== `${bitsOf(fieldWith({ ...board, cells }, gravity, new Set()))}`) return `${where}: bits and bytes differ`

  const blocked = { cells: [] }
  settleSolids(fieldWith({ ...board, cells: dry }, gravity, piece), dry.slice(), open, blocked, null)
  const refused = tiltBlocked(board.bounds, gravity, expected.moves, piece)
  return blocked.cells.length > 0 === refused ? null : `${where}: the piece ${refused ? 'is' : 'is not'} in the way, says the textbook`
}

function bitsOf({ loose, fixed, porous }: Field): number[] {
  return [...loose, ...fixed, ...porous]
}

// ── Whole games ──────────────────────────────────────────────────────────────────────────────────────

/** What the fast game keeps only to be fast. */
const HINTS = ['drainCells', 'iceCells', 'looseSolids', 'looseWater'] as const

/** So many ticks of random play on random levels, one after another where they end early. */
export function gameDifference(seed: string, ticks: number, levelOf: (rng: Rng) => FloodLevel = randomLevel): string | null {
  const rng = stream(seed, 'game')
  for (let played = 0; played < ticks; ) {
    const outcome = levelDifference(rng, ticks - played, levelOf(rng))
    if (typeof outcome === 'string') return `${seed}, from tick ${played}: ${outcome}`
    played += outcome
  }
  return null
}

/** Tick by tick; the actions of each tick arrive in another order at the textbook. Says what differs, or how many ticks it lasted. */
function levelDifference(rng: Rng, ticks: number, level: FloodLevel): string | number {
  const state = start(copy(level))
  const textbook = new TextbookGame(copy(level))
  const busy = 2 + below(rng, 30)
  let [pieces, tilts] = [-1, -1]
  for (let tick = 0; tick <= ticks; tick++) {
    // Looking takes longer than playing, so an uneventful tick is looked at now and then.
    const eventful = state.metrics.pieces !== pieces || state.metrics.tilts !== tilts || state.won || state.lost !== ''
    const difference = eventful || tick % 16 === 0 ? stateDifference(state, textbook.state()) : null
    pieces = state.metrics.pieces
    tilts = state.metrics.tilts
    if (difference) return `after tick ${tick}: ${difference}`
    if (state.won || state.lost !== '') return tick + 1
    if (level.sandbox) {
      const difference = toolDifference(rng, state, textbook)
      if (difference) return `tick ${tick}: ${difference}`
    }
    const asked = askAtRandom(state, rng, busy)
    for (const wish of asked.reverse()) if (textbook.ask(wish) !== null) return `tick ${tick}: the textbook refuses ${notate(wish)}`
    const stray = pick(rng, WISHES)
    const [mine, other] = [refuse(state, stray)?.code ?? null, textbook.ask(stray)]
    if (mine !== other) return `tick ${tick}: ${notate(stray)} is refused with ${mine}, the textbook says ${other}`
    if (mine === null) ask(state, stray)
    fastTick(state, silent)
    textbook.tick()
  }
  return ticks + 1
}

/** Some tools, used on both in the same order, for with tools it matters. */
function toolDifference(rng: Rng, state: Floodline['State'], textbook: TextbookGame): string | null {
  while (below(rng, 4) > 0) {
    const tool = randomTool(rng, state)
    const [mine, other] = [refuse(state, tool)?.code ?? null, textbook.ask(tool)]
    if (mine !== other) return `${notate(tool)} is refused with ${mine}, the textbook says ${other}`
    if (mine === null) apply(state, tool, silent)
  }
  return null
}

/** Now and then just outside the board. */
function randomTool(rng: Rng, { level: { bounds } }: Floodline['State']): FloodAction {
  const kind = below(rng, 20)
  if (kind === 0) return { kind: 'settle' }
  if (kind < 3) return { kind: 'bring', piece: pick(rng, PIECES), material: pick(rng, MATERIALS) }
  return { kind: 'put', thing: pick(rng, THINGS), at: [below(rng, bounds[0] + 1), below(rng, bounds[1]), below(rng, bounds[2])] }
}

/** A game of random wishes on a random level, fast rules only: gravity stays one of the five, numbers stay sane, every end has a reason. */
export function fuzzFault(seed: string, ticks: number): string | null {
  const rng = stream(seed, 'fuzz')
  const state = start(randomLevel(rng))
  const units = unitsIn(state)
  for (let tick = 0; tick < ticks && !state.won && state.lost === ''; tick++) {
    askAtRandom(state, rng, 3)
    fastTick(state, silent)
    if (state.gravity < 0 || state.gravity >= GRAVITIES.length) return `${seed}: gravity ${state.gravity} after tick ${tick}`
    if (unitsIn(state) + state.metrics.drained + state.metrics.overflowed !== units)
      return `${seed}: water was not conserved in tick ${tick}`
  }
  const end = outcome(state)
  if ((state.won || state.lost !== '') !== (end !== null)) return `${seed}: an end without a reason`
  return end !== null && end.because === '' ? `${seed}: an end without words` : null
}

/** Water and ice. Ice that is laid and never thaws is water too, for the sum. */
function unitsIn({ cells }: Floodline['State']): number {
  let units = 0
  for (const code of cells) if (code === WATER || code === ICE) units++
  return units
}

/** A level in which everything may be asked for. */
const PERMISSIVE: FloodLevel = {
  format: 1,
  id: 'permissive',
  title: 'Permissive',
  seed: 1,
  bounds: [8, 12, 8],
  maxWorldHeight: 8,
  terrain: [],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2'] },
  hold: true,
  abilities: {
    stabilise: { charges: 1 },
    freeze: { charges: 1, resolves: 2, scope: 'ADJ6' },
    drain: { charges: 1, rate: 1, scope: 'ADJ6' },
  },
  objectives: [{ type: 'PLACE_PIECES', count: 1 }],
}

const WISHES: readonly FloodAction[] = [...legal(start(PERMISSIVE)), { kind: 'soft', on: false }]

function askAtRandom(state: Floodline['State'], rng: Rng, busy: number): FloodAction[] {
  const asked: FloodAction[] = []
  while (below(rng, busy) === 0) {
    const wishes = [...legal(wishing(state))].filter(wish => wish.kind !== 'drop' || below(rng, 3) === 0)
    if (wishes.length === 0) break
    const wish = pick(rng, wishes)
    ask(state, wish)
    asked.push(wish)
  }
  return asked
}

/** The same position outside a sandbox: there only wishes are legal. */
function wishing(state: Floodline['State']): Floodline['State'] {
  return state.level.sandbox ? { ...state, level: { ...state.level, sandbox: false } } : state
}

function stateDifference(fast: Floodline['State'], textbook: Floodline['State']): string | null {
  for (const field of Object.keys(fast) as (keyof Floodline['State'])[]) {
    if (HINTS.some(hint => hint === field) || field === 'level') continue
    if (!equal(fast[field], textbook[field]))
      return `${field} is ${JSON.stringify(fast[field])}, the textbook says ${JSON.stringify(textbook[field])}`
  }
  return null
}
