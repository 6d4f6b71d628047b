/** A level of Floodline in a file (docs/formats/level.md), to be played. */
import { basename } from 'node:path'
import { readText } from '../../../terminal/files.ts'
import type { LevelStart } from '../../../terminal/level-argument.ts'
import { counted } from '../../../terminal/text.ts'
import { UsageError } from '../../../terminal/usage-error.ts'
import type { World } from '../../../terminal/world.ts'
import { parseLevel } from '../levels/format/validate.ts'

export async function readLevel(path: string, world: World): Promise<LevelStart> {
  const read = await readText(path, world.input, 'level')
  if ('because' in read) throw new UsageError(`${path} ${read.because}`)
  const parsed = parseLevel(read.text)
  if ('level' in parsed) {
    const { id, title } = parsed.level
    return { title, deal: parsed.level, origin: { notes: [`level ${id} from ${basename(path)}`] } }
  }
  const [first, ...more] = parsed.faults.filter(({ severity }) => severity === 'fault')
  const where = first?.path ? `at ${first.path}: ` : ''
  const rest = more.length === 0 ? '' : `, and ${counted(more.length, 'fault')} more`
  throw new UsageError(`${path} cannot be played: ${where}${first?.says} (${first?.rule})${rest}; see: npx lockstep validate ${path}`)
}
