import type { TurnPlay } from '../../../terminal/terminal.ts'
import { paint } from '../../../terminal/text.ts'
import { foretold, told } from '../minds/telling.ts'

type Told = Parameters<typeof told>

function configOf(state: object): Told[0] {
  return (state as { config: Told[0] }).config
}

export const turnPlay: TurnPlay = {
  describe: (events, state) => told(configOf(state), events as Told[1]),
  preview: (events, state) => foretold(configOf(state), events as Told[1]),
  paint: (picture, world) =>
    picture
      .replace(/\(\d+\)/g, tile => paint(world, 'cyan', tile))
      .replace(/<\d+>/g, tile => paint(world, 'red', tile))
      .replaceAll('###', wall => paint(world, 'yellow', wall)),
}
