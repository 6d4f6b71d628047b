/** The same games on the rules, on the textbook and on the cores for searching. Run at length by runs/differential.ts. */
import { hash } from '../../../kernel/hash.ts'
import { copy } from '../../../kernel/plain.ts'
import { isFault, playOver, write } from '../../../kernel/replay.ts'
import { below, pick, type Rng, stream } from '../../../kernel/rng.ts'
import { dealFrom, Session } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import { BitCore } from '../minds/core/bits.ts'
import { CellCore } from '../minds/core/cells.ts'
import type { Core } from '../minds/core/core.ts'
import { moveFrom } from '../minds/core/move.ts'
import { CARDS, type Chainfall, type Config } from '../nouns.ts'
import { composition, sum } from '../rules/bag.ts'
import { tableOf, tableText } from './textbook/state.ts'
import { takeTurn, winner } from './textbook/textbook.ts'

type State = Chainfall['State']

/** Every rule set by its name. */
export const PRESETS = chainfall.presets

/** What went wrong, or null. */
export type Difference = string | null

/** A rule set of anybody's: small boards, long fuses, every option. */
export function anyConfig(rng: Rng): Config {
  const flip = (): boolean => below(rng, 2) === 0
  const v1 = chainfall.presets[0]!.setup
  const rows = 2 + below(rng, 5)
  const cols = 2 + below(rng, 5)
  const bag = flip() ? null : [below(rng, 4), below(rng, 9), below(rng, 9), 1 + below(rng, 9), ...(flip() ? [1 + below(rng, 9)] : [])]
  const placementsPerTurn = 1 + below(rng, 2)
  const openingPlacements = 1 + below(rng, 2)
  const queueSize = Math.max(1 + below(rng, 4), placementsPerTurn, openingPlacements) // [CF-47]
  return {
    ...v1,
    rows,
    cols,
    bag,
    queueSize: Math.min(queueSize, sum(composition({ rows, cols, bag }))),
    cardsEnabled: below(rng, 4) > 0,
    cardPool: CARDS.filter(() => below(rng, 4) > 0),
    maxCardsPerGame: below(rng, 9),
    mercyRule: flip(),
    mercyLead: 1 + below(rng, 12),
    diagonalExplosions: below(rng, 4) === 0,
    tickRule: flip() ? 'all' : 'owner',
    placementsPerTurn,
    openingPlacements,
    chainTriggerMax: below(rng, 4),
    selfExplosionScores: below(rng, 4) > 0,
    tieBreak: pick(rng, ['last-placer-loses', 'last-placer-wins', 'draw'] as const),
  }
}

/** A random game, cards rarer than chance would have them, so that the board fills and games last. */
export function differs(config: Config, seed: string): Difference {
  const rng = stream(seed, 'differential')
  const session = new Session(chainfall, dealFrom(chainfall, config, seed))
  const cores = config.rows <= 6 && config.cols <= 6 ? [new BitCore(config), new CellCore(config)] : [new CellCore(config)]
  for (const core of cores) core.load(session.state)
  let table = tableOf(session.state)
  const texts = [stateText(session.state)]
  while (session.toMove !== null) {
    const action = anyTurn(session.state, rng)
    const next = takeTurn(table, action)
    const text = chainfall.notate(action)
    if (!next) return `${seed}: the textbook does not allow ${text} after ${session.state.turns} turns`
    if (session.act(session.toMove, action)) return `${seed}: the rules refuse ${text}`
    table = next
    for (const core of cores) core.make(moveFrom(config, action))
    texts.push(stateText(session.state))
    const wrong = compare(session.state, tableText(table), cores)
    if (wrong) return `${seed}: after ${text}, turn ${session.state.turns}: ${wrong}`
  }
  return ends(session, table, cores, seed) ?? goesBack(cores, texts, seed)
}

function anyTurn(state: Readonly<State>, rng: Rng): Chainfall['Action'] {
  const bare = { ...state, config: { ...state.config, cardsEnabled: false } }
  const legal = [...chainfall.legal(below(rng, 3) > 0 ? bare : state, state.turn)]
  return pick(rng, legal)
}

function compare(state: Readonly<State>, table: string, cores: readonly Core[]): Difference {
  const text = tableText(tableOf(state))
  if (text !== table) return `the rules have ${text}, the textbook has ${table}`
  if (state.fuse.some((fuse, cell) => state.owner[cell]! >= 0 && fuse === 0)) return 'a tile at zero survived the turn'
  for (const core of cores)
    if (coreText(core) !== stateText(state)) return `the rules have ${stateText(state)}, ${core.constructor.name} has ${coreText(core)}`
  return null
}

function ends(session: Session<Chainfall>, table: ReturnType<typeof tableOf>, cores: readonly Core[], seed: string): Difference {
  const outcome = chainfall.outcome(session.state)
  if (outcome?.winner !== winner(table)) return `${seed}: the rules say ${outcome?.winner} won, the textbook says ${winner(table)}`
  for (const core of cores) {
    const sign = core.result() === 0 ? 'draw' : core.result() > 0 ? 0 : 1
    if (!core.over || sign !== outcome?.winner) return `${seed}: ${core.constructor.name} says ${core.over ? sign : 'it goes on'}`
  }
  const over = playOver(write(session, { seed }), chainfall)
  if (isFault(over)) return `${seed}: ${over.because}`
  return hash(over.session.state) === hash(session.state) ? null : `${seed}: played over, it came to something else`
}

/** Taking back turn after turn shows every position again. */
function goesBack(cores: readonly Core[], texts: readonly string[], seed: string): Difference {
  for (const core of cores)
    for (const text of texts.toReversed()) {
      if (coreText(core) !== text) return `${seed}: taken back, ${core.constructor.name} has ${coreText(core)} instead of ${text}`
      if (core.depth > 0) core.unmake()
    }
  return null
}

/** What a core knows of a position. Whose turn it is, is not asked when the game is over. */
function stateText(state: Readonly<State>): string {
  const { owner, fuse, wall, queue, bag, score, used, turn, turns, lastPlacer } = state
  const cells = Array.from(owner, (seat, cell) => (seat >= 0 ? `${'BR'.charAt(seat)}${fuse[cell]}` : `#${wall[cell]}`))
  const left = queue.length + bag.length
  const mover = chainfall.outcome(state) ? '-' : turn
  return [cells.join(' '), score, used, mover, turns, lastPlacer, queue[0] ?? 0, left, Math.min(queue.length, left)].join(' ; ')
}

function coreText(core: Core): string {
  const cells = Array.from({ length: core.cells }, (_, cell) =>
    core.ownerAt(cell) >= 0 ? `${'BR'.charAt(core.ownerAt(cell))}${core.fuseAt(cell)}` : `#${core.wallAt(cell)}`,
  )
  const [score, used] = [
    [core.score(0), core.score(1)],
    [core.used(0), core.used(1)],
  ]
  return [cells.join(' '), score, used, core.over ? '-' : core.turn, core.turns, core.lastPlacer(), core.next, core.left, core.queued].join(
    ' ; ',
  )
}

export function lists(core: Core, state: Readonly<State>): { ours: number[]; rules: number[] } {
  const into = new Float64Array(144 * 144)
  core.load(copy(state) as State)
  const bare = { ...state, config: { ...state.config, cardsEnabled: false } }
  const rules = Array.from(chainfall.legal(bare, state.turn), action => moveFrom(state.config, action))
  return { ours: Array.from(into.subarray(0, core.placements(into))), rules }
}
