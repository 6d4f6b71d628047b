/** Games in which somebody asks for whatever comes to mind. */
import { below, pick, type Rng, stream } from '../../../kernel/rng.ts'
import type { FloodEvent, FloodLevel, Floodline } from '../nouns.ts'
import { ask, legal } from '../rules/actions.ts'
import { start } from '../rules/start.ts'
import { tick } from '../rules/tick.ts'

type State = Floodline['State']

/** One tick: the board before it, what happened, and the state it led to. */
interface Passed {
  readonly seed: string
  readonly cells: Uint8Array
  readonly gravity: number
  readonly events: readonly FloodEvent[]
  readonly after: Readonly<State>
}

export function* randomTicks(name: string, make: (rng: Rng) => FloodLevel, games: number, ticks: number): Iterable<Passed> {
  for (let game = 0; game < games; game++) {
    const seed = `${name} ${game}`
    const rng = stream(seed, 'play')
    const state = start(make(rng))
    for (let done = 0; done < ticks && !isOver(state); done++) {
      askAtRandom(state, rng)
      const { gravity } = state
      const cells = state.cells.slice()
      const events: FloodEvent[] = []
      tick(state, event => events.push(event))
      yield { seed, cells, gravity, events, after: state }
    }
  }
}

export function askAtRandom(state: State, rng: Rng): void {
  while (below(rng, 3) === 0) {
    const wishes = [...legal(state)]
    if (wishes.length === 0) return
    ask(state, pick(rng, wishes))
  }
}

export function isOver({ won, lost }: State): boolean {
  return won || lost !== ''
}
