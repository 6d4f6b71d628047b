/** What a game without ticks may bring to the terminal besides its rules: words for what happened in a turn, and colours. */
import type { Game } from '../../kernel/game.ts'
import { paint } from '../terminal.ts'
import type { World } from '../world.ts'

export interface Teller {
  /** What a turn led to, line by line. */
  told(events: readonly unknown[], state: object): readonly string[]
  /** A picture in colours; it can be read without them. */
  painted(picture: string, world: Pick<World, 'colour'>): string
}

export async function tellerOf({ id }: Game): Promise<Teller | null> {
  if (id !== 'chainfall') return null
  const { told } = await import('../../games/chainfall/minds/telling.ts')
  return {
    told: (events, state) => {
      const { config } = state as { config: Parameters<typeof told>[0] }
      return told(config, events as Parameters<typeof told>[1])
    },
    painted: (picture, world) =>
      picture
        .replace(/\(\d+\)/g, tile => paint(world, 'cyan', tile))
        .replace(/<\d+>/g, tile => paint(world, 'red', tile))
        .replaceAll('###', wall => paint(world, 'yellow', wall)),
  }
}
