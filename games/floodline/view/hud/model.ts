/** What the heads-up display shows, as plain data: one function from the state and what the stage knows besides. No words, no pixels. */

import {
  ABILITIES,
  type Ability,
  AXES,
  type Axis,
  type Floodline,
  GRAVITIES,
  type Gravity,
  type Hazard,
  type Objective,
  type SimpleObjective,
  TILTS,
  type TiltSense,
  WINDS,
  type WindDirection,
} from '../../nouns.ts'
import { refuseTilt, tiltsLeft } from '../../rules/actions.ts'
import { HEAVY, isBuilt, WATER } from '../../rules/board/cells.ts'
import { builtHeight } from '../../rules/board/shapes.ts'
import { DOWN, indexOf, TILTED } from '../../rules/board/space.ts'
import { limitOf } from '../../rules/endless.ts'
import type { TiltFuture } from '../../rules/futures.ts'
import { materialOfToken, pieceOf } from '../../rules/pieces/pieces.ts'
import { hazardsOf } from '../../rules/wind.ts'
import { type Corner, type Way, wayOfTilt } from '../input/bearings.ts'
import type { Control } from '../input/key-repeat.ts'
import { PHASES, type PhaseName, type PhasePlayback } from '../playback/phases.ts'
import { type DropFate, type TiltFate, tiltFateOf } from './fate/fate.ts'
import { type StarHud, starsNow } from './stars.ts'
import { NO_TRIAL, type Trial, trialOf } from './trial.ts'
import { type HudWarning, limitWarnings, massLimit, ranked, sharpened } from './warnings/warnings.ts'
import type { Why } from './warnings/why.ts'

type State = Floodline['State']

export type KeyLabels = Partial<Record<Control | 'layer-up' | 'layer-down' | 'wait' | 'camera', string>>

export const KEY_LABELS: KeyLabels = {
  ...{ hold: 'Shift', stabilise: 'V', freeze: 'B', drain: 'N' },
  ...{ 'tilt-away': '1', 'tilt-near': '2', 'tilt-left': '3', 'tilt-right': '4', 'layer-up': 'PgUp', 'layer-down': 'PgDn' },
}

/** What the stage knows and the state does not. */
export interface HudExtra {
  readonly corner: Corner
  /** The tilt that is being held. */
  readonly preview?: TiltFuture | null
  /** What a drop would do, while the piece stands still over one place. */
  readonly drop?: DropFate | null
  /** `warningsOf` and `iceWarnings`, kept from the last change of the board. */
  readonly warnings?: readonly HudWarning[]
  readonly playback?: PhasePlayback | null
  readonly why?: Why | null
  readonly canAsk?: boolean
  readonly layer?: number | null
  readonly speed: number
  /** Stars reached here before. */
  readonly best?: number | null
  /** What was read of this same board: nothing that means walking over it is read again. */
  readonly before?: Hud | null
  /** The number of the level, where it is one of many. */
  readonly number?: number | null
  readonly keys?: KeyLabels
}

export interface TokenHud {
  readonly piece: number
  readonly material: number
}

export interface GoalHud extends Trial {
  readonly objective: Objective
  readonly part: SimpleObjective | null // SEQUENCE: what it asks for now
  readonly have: number
  readonly want: number
  readonly percent: number // 0 to 100
  readonly met: boolean
  /** To be reached, or not to be exceeded. */
  readonly kind: 'reach' | 'limit' | 'yes-no'
  /** Shape goals under a sideways gravity are not looked at. */
  readonly judged: boolean
  /** There is more of it already than was counted: goals are counted when a piece lands. */
  readonly waits: boolean
}

export interface TiltWay {
  readonly sense: TiltSense
  readonly way: Way // on the screen
  readonly side: Gravity // where the board sinks: NORTH, SOUTH, EAST, WEST
  readonly to: Gravity | null // gravity afterwards
  readonly refusal: string | null // code of what the rules refuse at once; a piece in the way is seen when it is tried
  readonly key: string
}

export interface TiltHud {
  /** Some levels are not about tilting: then nothing of it is shown. */
  readonly never: boolean
  readonly left: number | null // null: no limit
  readonly of: number | null
  readonly cooldown: number // 0 ready, 1 just tilted
  readonly ticks: number // until ready
  readonly ways: readonly TiltWay[]
}

export interface AbilityHud {
  readonly ability: Ability
  readonly charges: number
  readonly armed: boolean
  readonly key: string
  readonly lasts: number // tilts, resolves, or units a resolve
}

export interface WindHud {
  readonly direction: WindDirection
  readonly ticks: number // until it blows
  readonly part: number // of the interval that is still to pass, 0 to 1
  readonly soon: boolean // within a second
  readonly cells: number // for the piece in play
  readonly heavy: number // cells for heavy pieces
  readonly after: { readonly direction: WindDirection | null; readonly ticks: number } | null
}

export interface PhaseHud {
  readonly name: PhaseName
  readonly is: 'done' | 'now' | 'coming' | 'absent'
}

export interface Hud {
  readonly level: {
    readonly title: string
    readonly id: string
    readonly number: number | null
    readonly piece: number
    readonly practice: boolean
  }
  readonly over: 'won' | 'lost' | null
  readonly corner: Corner
  readonly gravity: { readonly name: Gravity }
  readonly goals: readonly GoalHud[]
  readonly stars: readonly StarHud[]
  readonly best: number | null
  readonly tilt: TiltHud
  readonly next: readonly TokenHud[]
  /** Null where the level has no hold. */
  readonly hold: { readonly token: TokenHud | null; readonly used: boolean; readonly key: string } | null
  readonly abilities: readonly AbilityHud[]
  readonly axes: readonly Axis[]
  readonly mass: { readonly have: number; readonly limit: number | null; readonly percent: number }
  readonly wind: WindHud | null
  readonly height: { readonly now: number; readonly goal: number | null; readonly limit: number }
  readonly warnings: readonly HudWarning[]
  readonly phases: readonly PhaseHud[]
  readonly preview: TiltFate | null
  readonly drop: DropFate | null
  readonly why: Why | null
  readonly canAsk: boolean // why something happened
  readonly layer: { readonly at: number; readonly of: number } | null
  readonly speed: number
  readonly keys: KeyLabels
}

function isOver({ won, lost }: Readonly<State>): boolean {
  return won || lost !== ''
}

export function hudOf(state: Readonly<State>, extra: HudExtra): Hud {
  const { level, gravity, metrics } = state
  const keys = { ...KEY_LABELS, ...extra.keys }
  const { layer = null, preview = null, why = null, playback = null, before = null } = extra
  return {
    level: {
      ...{ title: level.title, id: level.id, number: extra.number ?? null },
      ...{ piece: metrics.pieces + (state.piece >= 0 ? 1 : 0), practice: level.undos === true },
    },
    over: state.won ? 'won' : state.lost === '' ? null : 'lost',
    corner: extra.corner,
    gravity: { name: gravityAt(gravity) },
    goals: before?.goals ?? level.objectives.map((objective, i) => goalOf(state, objective, i)),
    stars: before?.stars ?? starsNow(state),
    best: extra.best ?? null,
    tilt: tiltOf(state, extra.corner, keys),
    next: state.queue.slice(0, 5).map(tokenOf),
    hold: level.hold === true ? { token: state.held < 0 ? null : tokenOf(state.held), used: state.holdUsed, key: keys.hold ?? '' } : null,
    abilities: abilitiesOf(state, keys),
    axes: level.axes ?? AXES,
    mass: massOf(state),
    wind: windOf(state),
    height: before?.height ?? heightOf(state),
    // Nothing can still go wrong once it is over.
    warnings: before?.warnings ?? (isOver(state) ? [] : ranked([...sharpened(state, extra.warnings ?? []), ...limitWarnings(state)])),
    phases: playback ? phasesIn(playback) : [],
    preview: preview && tiltFateOf(state, preview, keys[`tilt-${wayOfTilt(preview.sense, extra.corner)}`] ?? ''),
    drop: extra.drop ?? null,
    ...{ why, canAsk: extra.canAsk ?? false },
    layer: layer === null ? null : { at: layer, of: level.bounds[1] },
    speed: extra.speed,
    keys,
  }
}

function gravityAt(code: number): Gravity {
  return GRAVITIES[code] ?? 'DOWN'
}

function tokenOf(token: number): TokenHud {
  return { piece: pieceOf(token), material: materialOfToken(token) }
}

// ── Goals ────────────────────────────────────────────────────────────────────────────────────────────

const SHAPES: ReadonlySet<string> = new Set(['REACH_HEIGHT', 'BUILD_PLATEAU', 'BUILD_BRIDGE', 'ENCLOSE_CAVITY', 'OVERHANG'])

function goalOf(state: Readonly<State>, objective: Objective, at: number): GoalHud {
  const progress = state.goals[at] ?? { have: 0, want: 0, met: false, since: -1, stage: 0 }
  const part = objective.type === 'SEQUENCE' ? (objective.objectives[progress.stage] ?? null) : null
  const judgedNow = part ?? objective
  const [have, want] = amounts(state, objective, progress.have, progress.want)
  const kind = kindOf(objective)
  return {
    ...{ objective, part, have, want, met: progress.met, kind },
    percent: kind === 'yes-no' ? (progress.met ? 100 : 0) : percent(have, want),
    judged: state.gravity === DOWN || progress.met || !SHAPES.has(judgedNow.type),
    waits: !progress.met && standing(state, objective) > have,
    ...(judgedNow.type === 'SEQUENCE' ? NO_TRIAL : trialOf(state, judgedNow, progress)),
  }
}

/** What would be counted now, of goals whose number stands elsewhere on the screen too and would seem to contradict. */
function standing({ level, cells, notes, gravity, metrics }: Readonly<State>, { type }: Objective): number {
  if (type === 'SURVIVE_ROTATIONS') return metrics.tilts
  return type === 'REACH_HEIGHT' && gravity === DOWN ? builtHeight(level.bounds, cells, notes) : 0
}

function kindOf({ type }: Objective): GoalHud['kind'] {
  if (type === 'STAY_UNDER_WEIGHT') return 'limit'
  return type === 'STABLE_END' ? 'yes-no' : 'reach'
}

/** A plateau that is there or not says little on the way: how much of the best place for it is laid says more. */
function amounts(state: Readonly<State>, objective: Objective, have: number, want: number): readonly [have: number, want: number] {
  if (objective.type !== 'BUILD_PLATEAU' || objective.area !== undefined) return [Math.max(0, have), want]
  const { worldLevel, width = 1, depth = 1 } = objective
  return [Math.max(laid(state, worldLevel, width, depth), laid(state, worldLevel, depth, width)), width * depth]
}

/** The most flat cells in any rectangle of that size [FL-95]. */
function laid({ level: { bounds }, cells, notes }: Readonly<State>, y: number, width: number, depth: number): number {
  const [X, Y, Z] = bounds
  const isFlat = (x: number, z: number): boolean => {
    const cell = indexOf(bounds, x, y, z)
    const above = y + 1 < Y ? (cells[indexOf(bounds, x, y + 1, z)] ?? 0) : 0
    return isBuilt(cells[cell] ?? 0, notes[cell] ?? 0) && above <= WATER
  }
  // Sums over everything north-west of a cell: any rectangle is four of them.
  const sums = new Int32Array((X + 1) * (Z + 1))
  const sumAt = (x: number, z: number): number => sums[x * (Z + 1) + z] ?? 0
  for (let x = 0; x < X; x++)
    for (let z = 0; z < Z; z++)
      sums[(x + 1) * (Z + 1) + z + 1] = sumAt(x, z + 1) + sumAt(x + 1, z) - sumAt(x, z) + (y < Y && isFlat(x, z) ? 1 : 0)
  let most = 0
  for (let x = 0; x + width <= X; x++)
    for (let z = 0; z + depth <= Z; z++)
      most = Math.max(most, sumAt(x + width, z + depth) - sumAt(x, z + depth) - sumAt(x + width, z) + sumAt(x, z))
  return most
}

function percent(have: number, want: number): number {
  return want <= 0 ? 100 : Math.max(0, Math.min(100, Math.round((have * 100) / want)))
}

// ── Resources ────────────────────────────────────────────────────────────────────────────────────────

const SIDES: Readonly<Record<TiltSense, Gravity>> = { forward: 'NORTH', back: 'SOUTH', left: 'WEST', right: 'EAST' }

function tiltOf(state: Readonly<State>, corner: Corner, keys: KeyLabels): TiltHud {
  const { level, metrics, cooldown } = state
  const limited = level.tilt?.tiltBudget !== undefined || level.tilt?.maxRotations !== undefined
  const left = limited ? Math.max(0, tiltsLeft(state)) : null
  const full = level.tilt?.cooldownTicks ?? 0
  return {
    never: metrics.tilts === 0 && (left === 0 || TILTS.every((_, sense) => LASTING.has(refuseTilt(state, sense)?.code ?? ''))),
    ...{ left, of: left === null ? null : left + metrics.tilts },
    ...{ cooldown: full > 0 ? Math.min(1, cooldown / full) : 0, ticks: cooldown },
    ways: waysOf(state, corner, keys),
  }
}

/** Refusals that do not pass while gravity is as it is. */
const LASTING: ReadonlySet<string> = new Set(['tilt-not-allowed', 'tilt-up', 'tilt-parallel'])

function waysOf(state: Readonly<State>, corner: Corner, keys: KeyLabels): TiltWay[] {
  return TILTS.map((sense, number) => {
    const way = wayOfTilt(sense, corner)
    const to = TILTED[number]?.[state.gravity] ?? -1
    const refusal = refuseTilt(state, number)?.code ?? null
    return { sense, way, side: SIDES[sense], to: to < 0 ? null : gravityAt(to), refusal, key: keys[`tilt-${way}`] ?? '' }
  })
}

function abilitiesOf({ level, charges, armed }: Readonly<State>, keys: KeyLabels): AbilityHud[] {
  const { abilities = {} } = level
  const lasts: Readonly<Record<Ability, number>> = {
    stabilise: abilities.stabilise?.tilts ?? 2,
    freeze: abilities.freeze?.resolves ?? 0,
    drain: abilities.drain?.rate ?? 0,
  }
  return ABILITIES.flatMap((ability, i): AbilityHud[] =>
    abilities[ability] === undefined
      ? []
      : [
          {
            ability,
            charges: level.sandbox ? Number.POSITIVE_INFINITY : (charges[i] ?? 0),
            armed: ((armed >>> i) & 1) === 1,
            key: keys[ability] ?? '',
            lasts: lasts[ability],
          },
        ],
  )
}

function massOf({ level, metrics }: Readonly<State>): Hud['mass'] {
  const limit = massLimit(level)
  return { have: metrics.mass, limit, percent: limit === null ? 0 : percent(metrics.mass, limit) }
}

const SOON_TICKS = 60

/** The nearest gust, and what comes after it as far as that is known already. */
function windOf(state: Readonly<State>): WindHud | null {
  const { winds, tick, material } = state
  const hazards = hazardsOf(state)
  const gusts = winds.flatMap(({ next, direction, gusts: passed }, i) => {
    const hazard = hazards[i]
    return hazard ? [{ hazard, next, direction: WINDS[direction] ?? 'EAST', passed }] : []
  })
  const [first] = gusts.toSorted((a, b) => a.next - b.next)
  if (!first) return null
  const { hazard, next, direction, passed } = first
  const following = [
    ...gusts.flatMap(gust => (gust === first ? [] : [{ direction: gust.direction, ticks: gust.next - tick }])),
    { direction: afterwards(hazard, passed + 1), ticks: next + hazard.intervalTicks - tick },
  ]
  const strength = hazard.pushStrength
  return {
    ...{ direction, ticks: next - tick, soon: next - tick <= SOON_TICKS },
    part: Math.max(0, Math.min(1, (next - tick) / hazard.intervalTicks)),
    ...{ heavy: strength >> 1, cells: material === HEAVY ? strength >> 1 : strength },
    after: following.toSorted((a, b) => a.ticks - b.ticks)[0] ?? null,
  }
}

/** The direction of a gust that has not been drawn is nobody's to know. */
function afterwards({ directionMode, fixedDirection = 'EAST' }: Hazard, gust: number): WindDirection | null {
  if (directionMode === 'FIXED') return fixedDirection
  return directionMode === 'ALTERNATE_EW' ? (gust % 2 === 0 ? 'EAST' : 'WEST') : null
}

function heightOf(state: Readonly<State>): Hud['height'] {
  const { level, cells, notes } = state
  const goals = level.objectives.flatMap(objective => (objective.type === 'SEQUENCE' ? objective.objectives : [objective]))
  const wanted = goals.flatMap(objective => (objective.type === 'REACH_HEIGHT' ? [objective.height] : []))
  return {
    now: builtHeight(level.bounds, cells, notes),
    goal: wanted.length > 0 ? Math.max(...wanted) : null,
    limit: limitOf(state),
  }
}

// ── The resolve that is shown ────────────────────────────────────────────────────────────────────────

/** One place for each phase, however often it occurs; freezing and floors have a place only when there was something of it. */
function phasesIn({ phases, now }: PhasePlayback): PhaseHud[] {
  if (phases.length === 0) return [] // the end is looked at, and nothing moved
  const at = now ? now.index : phases.length
  const floors = phases.some(({ name }) => name === 'settle') // with them there is no room for what was not
  return PHASES.flatMap((name): PhaseHud[] => {
    const found = phases.flatMap((phase, index) => (phase.name === name ? [index] : []))
    if (found.length === 0) return floors || name === 'freeze' || name === 'settle' || name === 'sink' ? [] : [{ name, is: 'absent' }]
    if (found.includes(at)) return [{ name, is: 'now' }]
    return [{ name, is: found.some(index => index > at) ? 'coming' : 'done' }]
  })
}
