/**
 * The fate that is shown beside what then happens: games played at random through the very objects a stage plays and shows through, and
 * before every drop and tilt the display is read.
 */

import { copy, equal } from '../../../../kernel/plain.ts'
import { below, pick, type Rng, stream } from '../../../../kernel/rng.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import { type FloodEvent, type FloodLevel, type Floodline, GRAVITIES } from '../../nouns.ts'
import { ICE, WATER } from '../../rules/board/cells.ts'
import { builtHeight } from '../../rules/board/shapes.ts'
import { starConditionMet, starsOf } from '../../rules/stars.ts'
import { tick } from '../../rules/tick.ts'
import type { DropFate, Fate, TiltFate } from '../../view/hud/fate/fate.ts'
import { standingOf } from '../../view/hud/stars.ts'
import { WAYS, type Way } from '../../view/input/bearings.ts'
import type { Control } from '../../view/input/key-repeat.ts'
import { Ahead } from '../../view/looking/ahead.ts'
import { Inspection } from '../../view/looking/inspection.ts'
import { lessonOf } from '../../view/looking/lesson.ts'
import { Reasons } from '../../view/looking/reasons.ts'
import { Play } from '../../view/playback/play.ts'
import { Display } from '../../view/present/display.ts'
import { randomEndless, randomLevel } from '../levels.ts'

type State = Floodline['State']

/** How much was compared. */
export interface FatesTally {
  drops: number
  tilts: number
  refused: number // tilts that cannot be asked for, or are in the way of the piece
  lost: number // drops and tilts that were shown to lose
  won: number
  stars: number // that were shown to be lost
}

export function noFates(): FatesTally {
  return { drops: 0, tilts: 0, refused: 0, lost: 0, won: 0, stars: 0 }
}

const FRAME_MS = 1000 / 60
const MOST_MOVES = 400
const CONTROLS: readonly Control[] = ['away', 'near', 'left', 'right', 'yaw+', 'tip-near', 'hold', 'stabilise', 'freeze', 'drain', 'soft']

/** What the stage has, without a picture. */
class Seat {
  readonly play: Play
  readonly display: Display
  #now = 0

  constructor(level: FloodLevel) {
    this.play = new Play(new LocalTable<Floodline>(new Session(floodline, level), 0), { still: true, pace: 1 })
    this.display = new Display(this.play, new Inspection(), new Reasons(), lessonOf(this.play.state))
    this.display.ahead = new Ahead()
  }

  frame(): readonly FloodEvent[] {
    this.#now += FRAME_MS
    const { events } = this.play.frame(this.#now)
    this.display.read(null)
    return events
  }

  tap(control: Control): void {
    this.play.press(control, this.#now)
    this.play.release(control)
  }

  get state(): State {
    return this.play.state
  }
}

/** Null, or what differs. Plays one game to its end, or for some hundred moves. */
export function fatesDifference(seed: string, tally = noFates()): string | null {
  const rng = stream(seed, 'fates')
  const seat = new Seat(below(rng, 5) === 0 ? randomEndless(rng) : randomLevel(rng))
  for (let move = 0; move < MOST_MOVES && !seat.play.over; move++) {
    const difference = below(rng, 2) === 0 ? dropped(seat, rng, tally) : tilted(seat, rng, tally)
    if (difference) return `${seed}, move ${move}: ${difference}`
  }
  return null
}

function wander(seat: Seat, rng: Rng): void {
  for (let presses = below(rng, 6); presses > 0; presses--) {
    seat.tap(pick(rng, CONTROLS))
    for (let frames = below(rng, 4); frames > 0; frames--) seat.frame()
  }
  // What was pressed and is not done yet would come before what is looked at.
  seat.play.letGo()
  for (let frames = 0; frames < 2; frames++) seat.frame()
}

/** Time stands still while somebody looks: the piece stays where it is until the display has said what a drop would do. */
function dropped(seat: Seat, rng: Rng, tally: FatesTally): string | null {
  wander(seat, rng)
  seat.play.reading = true
  for (let frames = 0; frames < 20 && !seat.play.over; frames++) seat.frame()
  const shown = seat.display.hud.peek().drop
  seat.play.reading = false
  const { state } = seat
  if (seat.play.over || state.piece < 0) return shown ? 'a drop is shown after the end' : null
  if (!shown) return 'no drop is shown'
  const before = copy(state) as State
  const { pieces } = before.metrics
  seat.tap('drop')
  const told: FloodEvent[] = []
  for (let frames = 0; frames < 5 && seat.state.metrics.pieces === pieces; frames++) told.push(...seat.frame())
  // The tick of the drop itself, and not the ones a frame may have let pass after it.
  const after = tickOf(before, told)
  if (!after) return 'the drop did not happen in the first tick'
  tally.drops++
  if (shown.loses) tally.lost++
  if (shown.wins !== null) tally.won++
  tally.stars += shown.stars.length
  return dropDifference(before, after, told, shown)
}

/** The state right after the tick in which it locked: the same state, asked for the same thing. */
function tickOf(before: State, told: readonly FloodEvent[]): State | null {
  const after = copy(before) as State
  after.asked = 0
  floodline.apply(after, 0, { kind: 'drop' }, () => {})
  const happened: FloodEvent[] = []
  tick(after, event => void happened.push(event))
  return equal(happened, told.slice(0, happened.length)) ? after : null
}

function dropDifference(before: State, after: State, told: readonly FloodEvent[], shown: DropFate): string | null {
  const locked = told.find(event => event.kind === 'locked')
  if (!locked || locked.cells.length !== shown.landing.length || !locked.cells.every(cell => shown.landing.includes(cell)))
    return `landed at ${locked?.cells}, not at ${shown.landing}`
  const drained = told.reduce((sum, event) => sum + (event.kind === 'drained' ? event.cells.length : 0), 0)
  const frozen = after.cells.filter((code, cell) => code === ICE && before.cells[cell] !== ICE).length
  if (shown.frozen !== null && frozen !== shown.frozen) return `${frozen} frozen, not ${shown.frozen}`
  if (drained !== shown.drained) return `${drained} drained, not ${shown.drained}`
  const lost = told.reduce((sum, event) => sum + (event.kind === 'fell' ? event.lost.length : 0), 0)
  if (lost !== shown.lost) return `${lost} blocks lost, not ${shown.lost}`
  if ((after.won ? starsOf(after).filter(Boolean).length : null) !== shown.wins) return `won: ${after.won}, shown: ${shown.wins}`
  if ((after.lost || null) !== shown.loses) return `lost by ${after.lost || 'nothing'}, shown: ${shown.loses}`
  return differenceOf(before, after, shown)
}

function tilted(seat: Seat, rng: Rng, tally: FatesTally): string | null {
  wander(seat, rng)
  seat.play.letGo() // what was pressed before it would come before it
  seat.frame()
  if (seat.play.over) return null
  const way = pick(rng, WAYS)
  seat.play.consider(way)
  seat.frame()
  const shown = seat.display.hud.peek().preview
  if (!shown) return `nothing is shown of the tilt ${way}`
  seat.play.consider(null)
  const before = copy(seat.state) as State
  // A piece that locks in the tick of the tilt would cover what the tilt did.
  if (before.grounded && before.lockIn <= 2) return null
  const told = tiltNow(seat, way)
  const happened = told.find(event => event.kind === 'tilted')
  if (!happened) {
    tally.refused++
    return shown.refusal || shown.blocked > 0 ? null : `the tilt ${way} did not happen, and nothing said so`
  }
  if (shown.refusal || shown.blocked > 0) return `the tilt ${way} happened, and was shown as impossible`
  if (told.some(({ kind }) => kind === 'locked')) return null
  tally.tilts++
  if (shown.loses) tally.lost++
  tally.stars += shown.stars.length
  return tiltDifference(before, seat, told, shown)
}

function tiltNow(seat: Seat, way: Way): readonly FloodEvent[] {
  const { tick: began } = seat.state
  seat.tap(`tilt-${way}`)
  const told: FloodEvent[] = []
  for (let frames = 0; frames < 5 && seat.state.tick === began; frames++) told.push(...seat.frame())
  return told
}

function tiltDifference(before: State, seat: Seat, told: readonly FloodEvent[], shown: TiltFate): string | null {
  const after = seat.state
  if (GRAVITIES[after.gravity] !== shown.to) return `gravity is ${GRAVITIES[after.gravity]}, not ${shown.to}`
  const lost = told.reduce((sum, event) => sum + (event.kind === 'fell' ? event.lost.length : 0), 0)
  if (lost !== shown.lost) return `${lost} blocks lost, not ${shown.lost}`
  const difference = differenceOf(before, after, shown)
  if (difference) return difference
  return judged(seat, shown)
}

/** A tilt is judged at the next lock: made on a copy, wherever the piece is. */
function judged(seat: Seat, { loses, threatens }: TiltFate): string | null {
  const after = copy(seat.state) as State
  after.asked = 0
  floodline.apply(after, 0, { kind: 'drop' }, () => {})
  tick(after, () => {})
  if (loses && after.lost === '') return `${loses} was to lose, and the lock after it did not`
  if (loses && seat.display.hud.peek().warnings.every(({ kind }) => kind !== 'lost-over' && kind !== 'spill-over'))
    return `${loses}, and no warning of it`
  return loses && threatens ? 'both lost and threatened' : null
}

function differenceOf(before: State, after: State, shown: Fate): string | null {
  const wet = (cells: Uint8Array, cell: number): boolean => cells[cell] === WATER
  let flooded = 0
  for (let cell = 0; cell < after.cells.length; cell++) if (wet(after.cells, cell) && !wet(before.cells, cell)) flooded++
  const truth = {
    shift: after.metrics.shift - before.metrics.shift,
    flooded,
    spilled: after.metrics.overflowed - before.metrics.overflowed,
    height: builtHeight(after.level.bounds, after.cells, after.notes),
  }
  for (const [name, value] of Object.entries(truth))
    if (shown[name as keyof typeof truth] !== value) return `${name} is ${value}, not ${shown[name as keyof typeof truth]}`
  return starsDifference(before, after, shown)
}

/** Star by star, from the conditions of the level: which was within reach and is not any more. */
function starsDifference(before: State, after: State, shown: Fate): string | null {
  if (shown.loses) return shown.stars.length > 0 ? 'a level that is lost costs no single star' : null
  const { two = [], three = [] } = before.level.stars ?? {}
  const gone = [two, three].flatMap((conditions, i) => {
    if (conditions.length === 0 || standingOf(before, conditions) === 'lost') return []
    const then = (i === 0 ? after.level.stars?.two : after.level.stars?.three) ?? []
    const met = after.won ? then.every(condition => starConditionMet(after, condition)) : standingOf(after, then) !== 'lost'
    return met ? [] : [i + 2]
  })
  const told = shown.stars.map(({ star }) => star)
  return equal(gone, told) ? null : `stars ${gone} are lost, not ${told}`
}
