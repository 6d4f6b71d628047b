import type { Arguments } from '../../terminal/arguments.ts'
import { type Command, JSON_OPTION } from '../../terminal/command.ts'
import type { World } from '../../terminal/world.ts'

export const vectors: Command = {
  name: 'vectors',
  usage: 'DIR',
  examples: [
    { line: 'vectors ../shared/vectors', does: 'every vector in the folder' },
    { line: 'vectors ../shared/vectors --json', does: 'the same for programs' },
  ],
  options: JSON_OPTION,
  words: { least: 1, most: 1, missing: 'a folder of vectors' },
  async run(given: Arguments, _world: World) {
    const { runVectors } = await import('../../tools/vectors.ts')
    return runVectors(given.words[0] ?? '', { json: given.has('json') })
  },
}
