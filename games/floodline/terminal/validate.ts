import { stringify } from '../../../kernel/plaintext.ts'
import type { Arguments } from '../../../terminal/arguments.ts'
import { type Command, FINE, JSON_OPTION, MISUNDERSTOOD, WRONG } from '../../../terminal/command.ts'
import { readText } from '../../../terminal/files.ts'
import { counted, folded, paint, printable, sentence } from '../../../terminal/text.ts'
import { UsageError } from '../../../terminal/usage-error.ts'
import type { World } from '../../../terminal/world.ts'
import type { Fault } from '../levels/format/fault.ts'

export const validate: Command = {
  name: 'validate',
  usage: 'FILE…',
  about: `Says everything that is wrong with level files of floodline: where (as a JSON pointer), by which rule of docs/formats/level.md,
    and what to do. A warning does not keep a level from being played. A level that is fine is told with its hash.

    The exit code is that of the worst file: 0 all fine, 1 one has faults, 2 one cannot be opened.`,
  examples: [
    { line: 'validate my-level.json', does: 'one file' },
    { line: 'validate levels/*.json --json', does: 'many, one line of JSON a file' },
    { line: 'validate - < my-level.json', does: 'from the standard input' },
    { line: 'validate --schema', does: 'the JSON Schema of a level, for editors' },
  ],
  options: { schema: { about: 'print the JSON Schema of a level' }, ...JSON_OPTION },
  words: { least: 0, most: Number.POSITIVE_INFINITY },
  async run(given: Arguments, world: World) {
    if (given.has('schema')) return printSchema(given, world)
    if (given.words.length === 0) throw new UsageError('validate wants a file, or - for the standard input: lockstep validate FILE…')
    let worst = FINE
    for (const file of given.words) {
      const verdict = await judged(world, file)
      world.out(given.has('json') ? stringify(verdict) : inWords(verdict, world))
      worst = Math.max(worst, verdict.because !== undefined ? MISUNDERSTOOD : verdict.ok ? FINE : WRONG)
    }
    return worst
  },
}

async function printSchema(given: Arguments, world: World): Promise<number> {
  if (given.words.length > 0) throw new UsageError('--schema stands alone; it says nothing about files')
  const { jsonSchemaText } = await import('../levels/format/json-schema.ts')
  world.out(jsonSchemaText().trimEnd())
  return FINE
}

interface Judged {
  readonly file: string
  readonly ok: boolean
  /** Why it could not even be read. */
  readonly because?: string
  readonly id?: string
  readonly title?: string
  readonly hash?: string
  readonly faults: readonly Fault[]
  readonly warnings: readonly Fault[]
}

async function judged(world: World, file: string): Promise<Judged> {
  const read = await readText(file, world.input, 'level')
  if ('because' in read) return { file, ok: false, because: read.because, faults: [], warnings: [] }
  const [{ parseLevel }, { levelHash }] = await Promise.all([import('../levels/format/validate.ts'), import('../levels/format/hash.ts')])
  const parsed = parseLevel(read.text)
  if ('level' in parsed) {
    const { level, warnings } = parsed
    return { file, ok: true, id: level.id, title: level.title, hash: levelHash(level), faults: [], warnings }
  }
  const of = (severity: Fault['severity']): Fault[] => parsed.faults.filter(fault => fault.severity === severity)
  return { file, ok: false, faults: of('fault'), warnings: of('warning') }
}

function inWords({ file, ok, because, title, hash, faults, warnings }: Judged, world: World): string {
  const verdict = (how: 'red' | 'green', word: string, rest: string): string =>
    `${paint(world, how, word)}  ${printable(`${file}: ${rest}`)}`
  const lines: string[] = []
  if (because !== undefined) lines.push(verdict('red', 'unreadable', `it ${because}`))
  else if (ok) lines.push(verdict('green', 'ok', `"${title}", hash ${hash}`))
  else lines.push(verdict('red', 'wrong', counted(faults.length, 'fault')))
  lines.push(...faults.map(fault => told(fault, world)))
  if (warnings.length > 0) lines.push(`  ${paint(world, 'yellow', counted(warnings.length, 'warning'))}`)
  lines.push(...warnings.map(fault => told(fault, world)))
  return lines.join('\n')
}

function told({ path, rule, says }: Fault, { width }: World): string {
  return folded(printable(`    ${path === '' ? 'the file' : path}  ${rule}  ${sentence(says)}`), width)
}
