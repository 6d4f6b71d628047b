import { type Fault, isFault, type Verdict, verify as verifyText } from '../../kernel/replay.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { type Command, FINE, JSON_OPTION, MISUNDERSTOOD, WRONG } from '../../terminal/command.ts'
import { guarded, openReplay } from '../../terminal/replays.ts'
import { counted, Progress, paint, printable } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'

export const verify: Command = {
  name: 'verify',
  usage: 'FILE…',
  about: `One line a file. "ok" means that every line is legal and that every position, and the end, has the hash the file
    says. "wrong" means that it plays over to something else, and between which lines that begins. "unreadable" means that it
    cannot be followed at all: cut off, too large, another version, an unknown game, not a replay.

    The exit code is that of the worst file: 0 all ok, 1 one is wrong, 2 one is unreadable.`,
  examples: [
    { line: 'verify game.txt', does: 'one file' },
    { line: 'verify replays/*.txt', does: 'many' },
    { line: 'verify - < game.txt', does: 'from the standard input' },
    { line: 'verify --json replays/*.txt', does: 'one line of JSON a file' },
  ],
  options: JSON_OPTION,
  words: { least: 1, most: Number.POSITIVE_INFINITY, missing: 'a file, or - for the standard input' },
  async run(given: Arguments, world: World) {
    let worst = FINE
    const progress = new Progress(world, 'verifying')
    for (const [index, file] of given.words.entries()) {
      const { verdict, game } = await verdictOn(file, world)
      progress.end()
      world.out(given.has('json') ? asJson(file, game, verdict) : asLine(file, game, verdict, world))
      progress.show((index + 1) / given.words.length, `${index + 1} of ${given.words.length} files`)
      worst = Math.max(worst, exitCode(verdict))
    }
    progress.end()
    return worst
  },
}

interface Judged {
  readonly game: string | null
  readonly verdict: Verdict
}

async function verdictOn(file: string, world: World): Promise<Judged> {
  const opened = await openReplay(world, file)
  if (isFault(opened)) return { game: null, verdict: refused(opened) }
  const { game, text } = opened
  const verdict = guarded(game, () => verifyText(text, game))
  return { game: game.id, verdict: isFault(verdict) ? refused(verdict) : verdict }
}

function refused(fault: Fault): Verdict {
  return { ok: false, fault }
}

function exitCode(verdict: Verdict): number {
  if (verdict.ok) return FINE
  return verdict.fault.kind === 'wrong' ? WRONG : MISUNDERSTOOD
}

function asLine(file: string, game: string | null, verdict: Verdict, world: World): string {
  if (!verdict.ok) return `${paint(world, 'red', verdict.fault.kind)}  ${printable(`${file}: ${verdict.fault.because}`)}`
  const { outcome, hash, lines, ticks } = verdict
  const length = counted(lines, 'line') + (ticks > 0 ? `, ${counted(ticks, 'tick')}` : '')
  return `${paint(world, 'green', 'ok')}  ${printable(file)}: ${game}, ${outcome.because}, ${outcome.scores.join(':')}; ${length}, ends in ${hash}`
}

function asJson(file: string, game: string | null, verdict: Verdict): string {
  return JSON.stringify({ file, game, ...verdict })
}
