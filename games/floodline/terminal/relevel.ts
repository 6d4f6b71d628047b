import type { Arguments } from '../../../terminal/arguments.ts'
import { type Command, FINE, WRONG } from '../../../terminal/command.ts'
import type { World } from '../../../terminal/world.ts'

export const relevel: Command = {
  name: 'relevel',
  usage: '[ID]',
  about: `A replay carries its level, so a level that was edited needs its replays recorded again. Their inputs are played on the new level;
    those that end as they did, with as many stars, are written, and of the others it says which line failed. docs/formats/level.md has more.`,
  examples: [
    { line: 'relevel first-stack', does: 'the replays of one level' },
    { line: 'relevel', does: 'those of all' },
  ],
  options: {},
  words: { least: 0, most: 1 },
  async run(given: Arguments, world: World) {
    const authoring = await import('../testing/authoring/rerecord.ts')
    const recordings = authoring.relevel(given.words[0] ?? null)
    for (const { file, says } of recordings) world.out(`${file}: ${says}`)
    return recordings.every(({ ok }) => ok) ? FINE : WRONG
  },
}
