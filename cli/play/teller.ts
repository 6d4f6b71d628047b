/** What a game without ticks may bring to the terminal besides its rules: words for what happened in a turn, and colours. */
import type { Game } from '../../kernel/game.ts'
import { paint } from '../terminal.ts'
import type { World } from '../world.ts'

export interface Teller {
  /** What a turn led to, line by line. */
  told(events: readonly unknown[], state: object): readonly string[]
  /** What a turn would lead to, with what it comes to. */
  foretold(events: readonly unknown[], state: object): readonly string[]
  /** A picture in colours; it can be read without them. */
  painted(picture: string, world: Pick<World, 'colour'>): string
}

export async function tellerOf({ id }: Game): Promise<Teller | null> {
  if (id !== 'chainfall') return null
  const { foretold, told } = await import('../../games/chainfall/minds/telling.ts')
  type Told = Parameters<typeof told>
  const sized = (state: object): Told[0] => (state as { config: Told[0] }).config
  return {
    told: (events, state) => told(sized(state), events as Told[1]),
    foretold: (events, state) => foretold(sized(state), events as Told[1]),
    painted: (picture, world) =>
      picture
        .replace(/\(\d+\)/g, tile => paint(world, 'cyan', tile))
        .replace(/<\d+>/g, tile => paint(world, 'red', tile))
        .replaceAll('###', wall => paint(world, 'yellow', wall)),
  }
}
