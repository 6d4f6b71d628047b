import type { Workload } from '../../../bench/workload.ts'
import { pick, stream } from '../../../kernel/rng.ts'
import { after, dealFrom } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import { BitCore } from '../minds/core/bits.ts'
import { CellCore } from '../minds/core/cells.ts'
import { moveFrom } from '../minds/core/move.ts'
import { MOST, Search } from '../minds/search.ts'
import type { Chainfall, Config } from '../nouns.ts'
import { tableOf } from './textbook/state.ts'
import { type Table, takeTurn } from './textbook/textbook.ts'

/** A position of a random game, and a turn that is allowed in it. */
interface Moment {
  readonly state: Chainfall['State']
  readonly table: Table
  readonly action: Chainfall['Action']
  readonly move: number
}

/** Every so many turns of random games, the turn that was taken. */
function moments(config: Config, count: number, cards: boolean): Moment[] {
  const rng = stream('bench', `chainfall ${cards}`)
  const found: Moment[] = []
  for (let game = 0; found.length < count; game++) {
    let state = chainfall.start(dealFrom(chainfall, config, `bench ${game}`))
    while (!chainfall.outcome(state) && found.length < count) {
      const bare = { ...state, config: { ...config, cardsEnabled: false } }
      const action = pick(rng, [...chainfall.legal(cards && state.turns % 9 === 4 ? state : bare, state.turn)])
      if (cards ? action.plays.length > 0 : state.turns % 3 === 2)
        found.push({ state, table: tableOf(state), action, move: moveFrom(config, action) })
      state = after(chainfall, state, state.turn, action)
    }
  }
  return found
}

const [V1, CASCADE] = chainfall.presets.map(({ setup }) => setup) as [Config, Config]
const bare = moments(V1, 64, false)
const carded = moments(V1, 64, true)
const cascade = moments(CASCADE, 64, false)

/** One core for each moment, so that only the turn itself is measured. */
function turns(all: readonly Moment[], Core: typeof BitCore | typeof CellCore): () => number {
  const cores = all.map(({ state }) => {
    const core = new Core(state.config)
    core.load(state)
    return core
  })
  const moves = Float64Array.from(all, ({ move }) => move)
  return () => {
    let sum = 0
    for (let at = 0; at < cores.length; at++) {
      const core = cores[at]!
      core.make(moves[at]!)
      sum += core.score(0) - core.score(1)
      core.unmake()
    }
    return sum
  }
}

function textbookTurns(all: readonly Moment[]): () => number {
  return () => {
    let sum = 0
    for (const { table, action } of all) {
      const next = takeTurn(table, action)
      if (next) sum += next.scores[0] - next.scores[1]
    }
    return sum
  }
}

/** Where half the visible queue of a game without cards lies ahead: what is in sight, to its end, exactly. */
function horizons(): () => number {
  const config: Config = { ...V1, cardsEnabled: false }
  const core = new BitCore(config)
  const states = moments(config, 200, false)
    .map(({ state }) => state)
    .filter(({ bag }) => bag.length > 0)
  let at = 0
  return () => {
    const state = states[at++ % states.length]!
    core.load(state)
    const search = new Search(core, 16, 144)
    search.horizon({ left: state.bag.length, turns: 0xffff })
    return search.value(-MOST, MOST)
  }
}

export const workloads: readonly Workload[] = [
  {
    kind: 'race',
    name: 'a turn of v1, on bits : plain objects',
    ours: turns(bare, BitCore),
    textbook: textbookTurns(bare),
    bar: 100,
    stretch: 250,
  },
  { kind: 'race', name: 'a turn with a card : plain objects', ours: turns(carded, BitCore), textbook: textbookTurns(carded), bar: 50 },
  { kind: 'race', name: 'a turn of Cascade : plain objects', ours: turns(cascade, BitCore), textbook: textbookTurns(cascade), bar: 100 },
  { kind: 'race', name: 'a turn of v1, on cells : plain objects', ours: turns(bare, CellCore), textbook: textbookTurns(bare), bar: 10 },
  { kind: 'duration', name: 'exact to the end of the queue', work: horizons(), bar: 10, stretch: 5 },
  { kind: 'allocation', name: 'a turn of v1, on bits', work: turns(bare, BitCore), bar: 1 },
]
