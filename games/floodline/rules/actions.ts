/** What a player may ask for, as text, and as bits of the coming tick [FL-133…FL-136]. */
import type { Refusal } from '../../../kernel/game.ts'
import { ABILITIES, AXES, type FloodAction, type Floodline, type FloodRefusal, GRAVITIES, STEPS, TILTS, type Tool } from '../nouns.ts'
import { PARALLEL, TILTED, UPSIDE_DOWN } from './board/space.ts'
import { everyTool, isTool, parseTool, refuseTool, spelledTool } from './sandbox.ts'

type State = Floodline['State']

const TILT = 0 // first bit of each class; the order within a class is that of the nouns
const HOLD = 4
const ABILITY = 5
const TURN = 8
const MOVE = 14
const DROP = 20
const SOFT = 21

/** Everything there is to ask for, in the order a tick acts [FL-50]; `BITS` goes with it. */
const WISHES: readonly Wish[] = [
  ...TILTS.map(sense => ({ kind: 'tilt', sense }) as const),
  { kind: 'hold' },
  ...ABILITIES.map(ability => ({ kind: 'ability', ability }) as const),
  ...AXES.flatMap(axis => [{ kind: 'turn', axis, sense: 1 } as const, { kind: 'turn', axis, sense: -1 } as const]),
  ...STEPS.map(step => ({ kind: 'move', step }) as const),
  { kind: 'drop' },
  { kind: 'soft', on: true },
  { kind: 'soft', on: false },
]

/** What is noted for the coming tick. Tools are not: they work at once [FL-171]. */
type Wish = Exclude<FloodAction, Tool>

const TEXTS: readonly string[] = WISHES.map(spelled)

function spelled(action: FloodAction): string {
  if (isTool(action)) return spelledTool(action)
  switch (action.kind) {
    case 'tilt':
      return `tilt ${action.sense}`
    case 'ability':
      return action.ability
    case 'turn':
      return `${action.axis}${action.sense > 0 ? '+' : '-'}`
    case 'move':
      return action.step
    case 'soft':
      return action.on ? 'soft+' : 'soft-'
    case 'hold':
    case 'drop':
      return action.kind
  }
}

function bitOf(action: Wish): number {
  switch (action.kind) {
    case 'tilt':
      return TILT + TILTS.indexOf(action.sense)
    case 'hold':
      return HOLD
    case 'ability':
      return ABILITY + ABILITIES.indexOf(action.ability)
    case 'turn':
      return TURN + 2 * AXES.indexOf(action.axis) + (action.sense > 0 ? 0 : 1)
    case 'move':
      return MOVE + STEPS.indexOf(action.step)
    case 'drop':
      return DROP
    case 'soft':
      return SOFT
  }
}

/** The bits that exclude each other: one tilt, one turn; of moves and abilities only the same one twice. */
function classOf(action: Wish): number {
  switch (action.kind) {
    case 'tilt':
      return 0xf << TILT
    case 'turn':
      return 0x3f << TURN
    default:
      return 1 << bitOf(action)
  }
}

export function notate(action: FloodAction): string {
  return spelled(action)
}

export function parse(text: string): FloodAction | null {
  const at = TEXTS.indexOf(text)
  return at < 0 ? parseTool(text) : { ...WISHES[at] }
}

export function* legal(state: Readonly<State>): Iterable<FloodAction> {
  for (const action of WISHES) if (refuse(state, action) === null) yield { ...action }
  if (state.level.sandbox) for (const tool of everyTool(state)) if (refuse(state, tool) === null) yield tool
}

/** Notes a wish for the coming tick. */
export function ask(state: State, action: FloodAction): void {
  if (isTool(action)) throw new Error(`${spelled(action)} is done at once and not noted`)
  state.asked |= 1 << bitOf(action)
  if (action.kind === 'soft') state.soft = action.on
}

// ── Reading the bits ─────────────────────────────────────────────────────────────────────────────────

/** Which tilt was asked for, or -1. */
export function askedTilt(asked: number): number {
  return lowestOf(asked, TILT, 4)
}

export function askedHold(asked: number): boolean {
  return ((asked >>> HOLD) & 1) === 1
}

/** A bit for each ability. */
export function askedAbilities(asked: number): number {
  return (asked >>> ABILITY) & 7
}

/** 2 · axis, plus 1 for the negative sense; or -1. */
export function askedTurn(asked: number): number {
  return lowestOf(asked, TURN, 6)
}

/** -1, 0 or 1 along an axis (x, y, z): opposite wishes cancel. */
export function askedMove(asked: number, axis: number): number {
  const bits = (asked >>> (MOVE + 2 * axis)) & 3
  return (bits & 1) - (bits >>> 1)
}

export function askedDrop(asked: number): boolean {
  return ((asked >>> DROP) & 1) === 1
}

/** Whether a hand did anything: letting go of soft drop is not doing [FL-182]. */
export function isTouched(asked: number, soft: boolean): boolean {
  return (asked & ~(1 << SOFT)) !== 0 || (asked !== 0 && soft)
}

function lowestOf(asked: number, first: number, count: number): number {
  const bits = (asked >>> first) & ((1 << count) - 1)
  return bits === 0 ? -1 : 31 - Math.clz32(bits & -bits)
}

// ── Refusing ─────────────────────────────────────────────────────────────────────────────────────────

function no(code: FloodRefusal, because: string, facts: Refusal['facts'] = {}): Refusal<FloodRefusal> {
  return { code, because, facts }
}

/**
 * Why this cannot be asked for now. Only what is certain before the tick: whether there is room for a move, and whether the
 * active piece stands in the way of a tilt, the tick finds out.
 */
export function refuse(state: Readonly<State>, action: FloodAction): Refusal<FloodRefusal> | null {
  if (state.won || state.lost !== '') return no('over', 'the level is over')
  if (isTool(action)) return refuseTool(state, action)
  if (state.asked & classOf(action))
    return no('already-asked', `${spelled(action)}: that was already asked for in this tick`, { asked: spelled(action) })
  switch (action.kind) {
    case 'tilt':
      return refuseTilt(state, TILTS.indexOf(action.sense))
    case 'hold':
      return refuseHold(state)
    case 'ability':
      return refuseAbility(state, ABILITIES.indexOf(action.ability))
    case 'turn':
      return state.level.axes && !state.level.axes.includes(action.axis)
        ? no('axis-not-allowed', `this level does not allow ${action.axis}`, { axis: action.axis })
        : null
    case 'soft':
      return action.on === state.soft ? no('soft-already', `soft drop is already ${action.on ? 'on' : 'off'}`, { on: action.on }) : null
    case 'move':
    case 'drop':
      return null
  }
}

/** [FL-30…FL-33] */
export function refuseTilt(state: Readonly<State>, sense: number): Refusal<FloodRefusal> | null {
  const { tilt } = state.level
  const to = TILTED[sense][state.gravity]
  const facts = { sense: TILTS[sense] }
  if (to === UPSIDE_DOWN) return no('tilt-up', 'gravity never points up', facts)
  if (to === PARALLEL)
    return no(
      'tilt-parallel',
      `gravity points ${GRAVITIES[state.gravity].toLowerCase()}, along the axis of that tilt: nothing would change`,
      facts,
    )
  if (tilt?.allowed && !tilt.allowed.includes(GRAVITIES[to]))
    return no('tilt-not-allowed', `this level does not allow gravity to point ${GRAVITIES[to].toLowerCase()}`, {
      ...facts,
      to: GRAVITIES[to],
    })
  const left = tiltsLeft(state)
  if (left <= 0)
    return no('tilt-budget', `all ${state.metrics.tilts} tilts of this level are used`, { ...facts, used: state.metrics.tilts })
  if (state.cooldown > 0)
    return no('tilt-cooldown', `the next tilt is possible in ${state.cooldown} ticks`, { ...facts, ticks: state.cooldown })
  return null
}

/** Tilts the level still allows. Both limits count the same tilts [FL-32]. */
export function tiltsLeft({ level: { tilt }, metrics }: Readonly<State>): number {
  const most = Math.min(tilt?.maxRotations ?? Number.MAX_SAFE_INTEGER, tilt?.tiltBudget ?? Number.MAX_SAFE_INTEGER)
  return most - metrics.tilts
}

function refuseHold({ level, holdUsed }: Readonly<State>): Refusal<FloodRefusal> | null {
  if (!level.hold) return no('hold-off', 'there is no hold in this level')
  if (holdUsed) return no('hold-used', 'this piece was already exchanged; hold works once a piece')
  return null
}

function refuseAbility({ charges, armed }: Readonly<State>, ability: number): Refusal<FloodRefusal> | null {
  if (charges[ability] > 0 || (armed >>> ability) & 1) return null
  return no('no-charges', `no charge of ${ABILITIES[ability]} is left`, { ability: ABILITIES[ability] })
}
