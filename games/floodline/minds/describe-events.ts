/** What happens in a level, in sentences: for a terminal, for a trace, for anybody who cannot see the board. */
import {
  type FloodEvent,
  type FloodLevel,
  type Floodline,
  GRAVITIES,
  MATERIALS,
  type Mutator,
  PIECES,
  type Progress,
  WINDS,
} from '../nouns.ts'
import { notate } from '../rules/actions.ts'
import { spotOf } from '../rules/board/space.ts'
import { LOSSES } from '../rules/outcome.ts'
import { materialOfToken, pieceOf } from '../rules/pieces/pieces.ts'
import { score, stars } from '../rules/stars.ts'

type State = Floodline['State']
type Place = Pick<FloodLevel, 'bounds' | 'objectives'>

/** The parts of a tick, in its order [FL-50, FL-51, FL-110]. */
export const PHASES = [
  'asked',
  'wind',
  'fall',
  'lock',
  'freeze',
  'solids',
  'water',
  'drain',
  'thaw',
  'floors',
  'anchors',
  'goals',
  'spawn',
  'end',
] as const
export type Phase = (typeof PHASES)[number]

const PHASE_OF: Readonly<Record<FloodEvent['kind'], Phase>> = {
  bumped: 'asked',
  moved: 'asked',
  turned: 'asked',
  held: 'asked',
  armed: 'asked',
  dropped: 'fall',
  gust: 'wind',
  'tilt-refused': 'asked',
  tilted: 'asked',
  locked: 'lock',
  merged: 'lock',
  frozen: 'freeze',
  fell: 'solids',
  flowed: 'water',
  drained: 'drain',
  thawed: 'thaw',
  released: 'anchors',
  settled: 'floors',
  sank: 'floors',
  paid: 'floors',
  poured: 'water',
  mutated: 'goals',
  put: 'asked',
  progress: 'goals',
  spawned: 'spawn',
  won: 'end',
  lost: 'end',
}

export function phaseOf(event: FloodEvent): Phase {
  if (event.kind !== 'moved') return PHASE_OF[event.kind]
  if (event.step === 'wind') return 'wind'
  return event.step === 'fall' || event.step === 'soft' ? 'fall' : 'asked'
}

/** Does the settled world resolve here? Every resolve begins with one of these. */
export function resolves(event: FloodEvent): boolean {
  return event.kind === 'locked' || event.kind === 'tilted'
}

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────

function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`
}

function pieceName(piece: number, material: number): string {
  return material === 0 ? PIECES[piece] : `${MATERIALS[material].toLowerCase()} ${PIECES[piece]}`
}

function tokenName(token: number): string {
  return pieceName(pieceOf(token), materialOfToken(token))
}

/** Longer lists are cut: what is left out can be seen on the board. */
const MOST_CELLS = 12

function cellsIn({ bounds }: Place, cells: readonly number[]): string {
  const shown = cells.slice(0, MOST_CELLS).map(cell => `(${spotOf(bounds, cell).join(', ')})`)
  const left = cells.length - shown.length
  return left > 0 ? `${shown.join(' ')} and ${left} more` : shown.join(' ')
}

const NO_WAY: Readonly<Record<Extract<FloodEvent, { kind: 'bumped' }>['because'], string>> = {
  'no-room': 'there is no room',
  'along-gravity': 'a piece is never pushed along gravity',
  'no-charge': 'no charge is left',
  'nothing-to-hold': 'there is nothing to exchange the piece for',
}

function words(type: string): string {
  return type.toLowerCase().replaceAll('_', ' ')
}

function standing({ have, want, met }: Pick<Progress, 'have' | 'want' | 'met'>): string {
  return `${have} of ${want}${met ? ', met' : ''}`
}

/** `reach height (height 6)`, from `REACH_HEIGHT` and its numbers. */
export function goalName(objective: FloodLevel['objectives'][number]): string {
  const name = words(objective.type)
  if (objective.type === 'SEQUENCE') return `${name} of ${objective.objectives.map(goalName).join(', then ')}`
  const numbers = Object.entries(objective).filter(([key]) => key !== 'type')
  return numbers.length === 0 ? name : `${name} (${numbers.map(([key, value]) => `${key} ${value}`).join(', ')})`
}

export function goalLine(objective: FloodLevel['objectives'][number], progress: Pick<Progress, 'have' | 'want' | 'met'>): string {
  return `${goalName(objective)}: ${standing(progress)}`
}

// ── One event, in full ───────────────────────────────────────────────────────────────────────────────

/** A sentence without its full stop, with every place that matters. */
export function sentenceFor(event: FloodEvent, level: Place): string {
  switch (event.kind) {
    case 'bumped':
      return `${notate(event.asked)} did nothing: ${NO_WAY[event.because]}`
    case 'moved':
      return movedInFull(event)
    case 'turned':
      return `the piece turned ${event.axis}${event.sense > 0 ? '+' : '-'}${event.kick > 0 ? `, with kick ${event.kick}` : ''}`
    case 'held':
      return `${tokenName(event.piece)} was put on hold, and ${tokenName(event.back)} came`
    case 'armed':
      return `${event.ability} was ${event.on ? 'armed' : 'disarmed'}`
    case 'gust':
      return gust(event)
    case 'dropped':
      return `the piece was dropped ${many(event.by, 'cell')}`
    case 'tilt-refused':
      return `tilt ${event.sense} was refused: the piece is in the way at ${cellsIn(level, event.cells)}`
    case 'tilted':
      return `gravity turned from ${GRAVITIES[event.from].toLowerCase()} to ${GRAVITIES[event.to].toLowerCase()}`
    case 'locked':
      return `the ${pieceName(event.piece, event.material)} locked at ${cellsIn(level, event.cells)}`
    default:
      return toldOfWorld(event, level)
  }
}

type Handled = 'bumped' | 'moved' | 'turned' | 'held' | 'armed' | 'gust' | 'dropped' | 'tilt-refused' | 'tilted' | 'locked'

function toldOfWorld(event: Exclude<FloodEvent, { kind: Handled }>, level: Place): string {
  switch (event.kind) {
    case 'merged':
      return merged(event, level)
    case 'frozen':
      return `${many(event.cells.length, 'unit')} of water froze at ${cellsIn(level, event.cells)}`
    case 'fell':
      return fell(event, level)
    case 'flowed':
      return flowed(event, level)
    case 'drained':
      return `the drain at ${cellsIn(level, [event.drain])} took ${many(event.cells.length, 'unit')} from ${cellsIn(level, event.cells)}`
    case 'thawed':
      return `${many(event.cells.length, 'unit')} of ice thawed at ${cellsIn(level, event.cells)}`
    case 'released':
      return `the ${event.cells.length === 1 ? 'anchor' : 'anchors'} at ${cellsIn(level, event.cells)} expired`
    case 'settled':
      return `layer ${event.y} was full and became rock`
    case 'sank':
      return `${many(event.cells.length, 'cell')} of rock sank below the board${event.drunk.length > 0 ? ` and took ${many(event.drunk.length, 'unit')} of water along` : ''}`
    case 'paid':
      return `${many(event.points, 'point')} for ${paidFor(event)}`
    case 'poured':
      return `${many(event.cells.length, 'unit')} of water came from above at ${cellsIn(level, event.cells)}`
    case 'mutated':
      return mutated(event.mutator)
    case 'put':
      return `${event.thing} was put at ${cellsIn(level, [event.cell])}`
    case 'progress':
      return `goal ${event.goal + 1}, ${goalLine(level.objectives[event.goal], event)}`
    case 'spawned':
      return `the next piece is ${pieceName(event.piece, event.material)}`
    case 'won':
      return `won with ${event.stars} of 3 stars, score ${event.score}`
    case 'lost':
      return `lost: ${LOSSES[event.because]}${event.cells.length > 0 ? ` at ${cellsIn(level, event.cells)}` : ''}`
  }
}

function paidFor({ part, count }: Extract<FloodEvent, { kind: 'paid' }>): string {
  if (part === 'floors') return many(count, 'floor')
  return part === 'slides' ? `${many(count, 'voxel')} shifted without a loss` : 'a collapse without a loss'
}

function mutated(mutator: Mutator): string {
  switch (mutator.type) {
    case 'BAG':
      return `other pieces are drawn from now on: ${Object.keys(mutator.weights).join(', ')}`
    case 'LIMIT':
      return `the height limit is ${mutator.maxWorldHeight} from now on`
    case 'WATER':
      return `${many(mutator.units, 'unit')} of water come every ${mutator.everyLocks} locks from now on`
    case 'WIND':
      return `wind of strength ${mutator.pushStrength} blows every ${mutator.intervalTicks} ticks from now on`
  }
}

function movedInFull({ step, by }: Extract<FloodEvent, { kind: 'moved' }>): string {
  if (step === 'fall') return `the piece fell ${many(by, 'cell')}`
  if (step === 'soft') return `the piece fell ${many(by, 'cell')}, softly dropped`
  if (step === 'wind') return `the wind moved the piece ${many(by, 'cell')}`
  return `the piece moved ${step}`
}

function gust({ direction, wanted, moved }: Extract<FloodEvent, { kind: 'gust' }>): string {
  const towards = WINDS[direction].toLowerCase()
  if (wanted === 0) return `a gust blew ${towards}, too weak for this piece`
  if (moved === 0) return `a gust blew ${towards}, and the piece could not give way`
  return `a gust pushed the piece ${many(moved, 'cell')} ${towards}${moved < wanted ? ` of ${wanted}` : ''}`
}

function merged({ cells, displaced, drain, anchored }: Extract<FloodEvent, { kind: 'merged' }>, level: Place): string {
  const parts = [`${many(cells.length, 'voxel')} ${cells.length === 1 ? 'was' : 'were'} merged into the world`]
  if (anchored) parts.push('anchored')
  if (drain >= 0) parts.push(`with a drain at ${cellsIn(level, [drain])}`)
  if (displaced.length > 0) parts.push(`displacing water at ${cellsIn(level, displaced)}`)
  return parts.join(', ')
}

function fell({ from, by, lost }: Extract<FloodEvent, { kind: 'fell' }>, level: Place): string {
  const out = lost.length === 0 ? '' : lost.length === from.length ? ', out of the world' : `, ${lost.length} of them out of the world`
  return `${many(from.length, 'voxel')} fell ${many(by, 'cell')} from ${cellsIn(level, from)}${out}`
}

function flowed({ out, into, overflow }: Extract<FloodEvent, { kind: 'flowed' }>, level: Place): string {
  const parts: string[] = []
  if (out.length > 0) parts.push(`out of ${cellsIn(level, out)}`)
  if (into.length > 0) parts.push(`into ${cellsIn(level, into)}`)
  const flow = parts.length === 0 ? '' : `${many(Math.max(out.length, into.length), 'unit')} flowed ${parts.join(' ')}`
  const spilt = overflow === 0 ? '' : `${many(overflow, 'unit')} found no room and ${overflow === 1 ? 'is' : 'are'} gone`
  return [flow, spilt].filter(part => part !== '').join('; ')
}

// ── Many events, in brief ────────────────────────────────────────────────────────────────────────────

/** One line for whoever just let some time pass: "the piece locked, 3 voxels fell, 5 units flowed". Empty when there is no news. */
export function briefly(events: readonly FloodEvent[], level: Place): string {
  return [...moves(events), ...events.flatMap(event => news(event, level)), ...totals(events), ...latest(events, level)].join(', ')
}

/** Steps and turns are counted, because a line may ask for many. */
function moves(events: readonly FloodEvent[]): string[] {
  const steps = new Map<string, number>()
  const turns = new Map<string, number>()
  let fallen = 0
  for (const event of events) {
    if (event.kind === 'turned') add(turns, `${event.axis}${event.sense > 0 ? '+' : '-'}`)
    if (event.kind === 'dropped') fallen += event.by
    if (event.kind !== 'moved') continue
    if (event.step === 'fall' || event.step === 'soft') fallen += event.by
    else add(steps, event.step)
  }
  const clauses = [
    ['moved', steps],
    ['turned', turns],
  ] as const
  const said = clauses.flatMap(([verb, counted]) => (counted.size > 0 ? [`${verb} ${times(counted)}`] : []))
  return [...said, ...(fallen > 0 ? [`the piece fell ${many(fallen, 'cell')}`] : [])]
}

function times(counted: ReadonlyMap<string, number>): string {
  return Array.from(counted, ([what, count]) => (count === 1 ? what : `${what} ${count} times`)).join(' ')
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Events that are worth a clause each. */
function news(event: FloodEvent, level: Place): string[] {
  switch (event.kind) {
    case 'locked':
      return [`the ${pieceName(event.piece, event.material)} locked`]
    case 'bumped':
    case 'held':
    case 'armed':
    case 'gust':
    case 'tilt-refused':
    case 'tilted':
    case 'settled':
    case 'paid':
      return [sentenceFor(event, level)]
    default:
      return []
  }
}

function totals(events: readonly FloodEvent[]): string[] {
  const count = { fell: 0, lost: 0, flowed: 0, spilt: 0, drained: 0, froze: 0, thawed: 0, released: 0 }
  for (const event of events) {
    if (event.kind === 'fell') {
      count.fell += event.from.length
      count.lost += event.lost.length
    } else if (event.kind === 'flowed') {
      count.flowed += Math.max(event.out.length, event.into.length)
      count.spilt += event.overflow
    } else if (event.kind === 'drained') count.drained += event.cells.length
    else if (event.kind === 'frozen') count.froze += event.cells.length
    else if (event.kind === 'thawed') count.thawed += event.cells.length
    else if (event.kind === 'released') count.released += event.cells.length
  }
  const said: [number, string][] = [
    [count.froze, `${many(count.froze, 'unit')} froze`],
    [count.fell, `${many(count.fell, 'voxel')} fell`],
    [count.lost, `${many(count.lost, 'voxel')} fell out of the world`],
    [count.flowed, `${many(count.flowed, 'unit')} flowed`],
    [count.spilt, `${many(count.spilt, 'unit')} found no room`],
    [count.drained, `${many(count.drained, 'unit')} drained`],
    [count.thawed, `${many(count.thawed, 'unit')} thawed`],
    [count.released, `${many(count.released, 'anchor')} expired`],
  ]
  return said.flatMap(([number, words]) => (number > 0 ? [words] : []))
}

/** What only the last of matters: where the goals stand, and what comes next. */
function latest(events: readonly FloodEvent[], level: Place): string[] {
  const goals = new Map<number, string>()
  let next = ''
  for (const event of events) {
    if (event.kind === 'progress') goals.set(event.goal, `${words(level.objectives[event.goal].type)} ${standing(event)}`)
    if (event.kind === 'spawned') next = sentenceFor(event, level)
  }
  return [...goals.values(), ...(next === '' ? [] : [next])]
}

// ── Where a game stands ──────────────────────────────────────────────────────────────────────────────

/** Everything that is counted, by name, for a table. */
export function counts(state: Readonly<State>): (readonly [name: string, count: number])[] {
  return [...Object.entries(state.metrics as unknown as Record<string, number>), ['score', score(state)], ['stars', stars(state)]]
}

export function goalLines({ level, goals }: Readonly<State>): string[] {
  return goals.map((goal, index) => goalLine(level.objectives[index], goal))
}

// ── Keys ─────────────────────────────────────────────────────────────────────────────────────────────

const X = 0
const Z = 2

/**
 * Left, right, up and down on a screen that shows the world from above, as steps: along x and z, and along y instead of whichever
 * of them gravity lies on, because a piece is never pushed along gravity.
 */
export function stepFor(side: 'left' | 'right' | 'up' | 'down', gravity: number): string {
  const axis = gravity === 0 ? 1 : GRAVITIES[gravity] === 'NORTH' || GRAVITIES[gravity] === 'SOUTH' ? Z : X
  if (side === 'left') return axis === X ? 'y-' : 'x-'
  if (side === 'right') return axis === X ? 'y+' : 'x+'
  if (side === 'up') return axis === Z ? 'y+' : 'z-'
  return axis === Z ? 'y-' : 'z+'
}
