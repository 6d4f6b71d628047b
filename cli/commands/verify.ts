import { type Examined, examine, type Provenance } from '../../games/provenance.ts'
import { type Committed, entropiesIn } from '../../kernel/fair.ts'
import type { Help } from '../../kernel/help.ts'
import { type Fault, isFault, type Verdict } from '../../kernel/replay.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { type Command, FINE, JSON_OPTION, MISUNDERSTOOD, OWN_DEAL, UNFINISHED, WRONG } from '../../terminal/command.ts'
import { openReplay } from '../../terminal/replays.ts'
import { counted, Progress, paint, printable } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'

/** The first word of a line, from the best to the worst, and the exit code it comes with. */
const WORDS = { ok: FINE, own: OWN_DEAL, unfinished: UNFINISHED, wrong: WRONG, unreadable: MISUNDERSTOOD } as const
type Word = keyof typeof WORDS
const RANKS = Object.keys(WORDS) as readonly Word[]

const COLOURS = { ok: 'green', own: 'yellow', unfinished: 'yellow', wrong: 'red', unreadable: 'red' } as const

export const verify: Command = {
  name: 'verify',
  usage: 'FILE… [--own]',
  about: `One line a file, with where its deal is from. "ok" means that every line is legal, that every position and the end have the hash the file says,
    and that the deal is what it is said to be: dealt from its setup and seed, a level of ours, or the deal of its day. Where it has a seal
    or a commitment, "ok" means that they open, and that the seed follows from the secret and what the players added. "own" means that all of that holds but the
    deal: it is somebody's own, and no record of ours. "unfinished" means a save: it holds as far as it goes. "wrong" means that it plays over to something else,
    or was not dealt as it says, and on which line. "unreadable" means that it cannot be followed at all: cut off, too large, an unknown game or version, not a replay.

    The exit code is that of the worst file, and this is their order: 0 all ok, 4 one is of somebody's own deal, 5 one is unfinished, 1 one is wrong, 2 one is unreadable.`,
  examples: [
    { line: 'verify game.txt', does: 'one file' },
    { line: 'verify replays/*.txt', does: 'many' },
    { line: 'verify - < game.txt', does: 'from the standard input' },
    { line: 'verify --own my-level.txt', does: "somebody's own deal is fine too: exit code 0" },
    { line: 'verify --json replays/*.txt', does: 'one line of JSON a file' },
  ],
  options: { own: { about: "take somebody's own deals as fine" }, ...JSON_OPTION },
  words: { least: 1, most: Number.POSITIVE_INFINITY, missing: 'a file, or - for the standard input' },
  async run(given: Arguments, world: World) {
    let worst: Word = 'ok'
    const progress = new Progress(world, 'verifying')
    for (const [index, file] of given.words.entries()) {
      const examined = await examinedFile(file, world)
      const word = wordFor(examined)
      progress.end()
      world.out(given.has('json') ? JSON.stringify({ file, word, ...examined, ...examined.verdict }) : asLine(file, word, examined, world))
      progress.show((index + 1) / given.words.length, `${index + 1} of ${given.words.length} files`)
      worst = worse(worst, word === 'own' && given.has('own') ? 'ok' : word)
    }
    progress.end()
    return WORDS[worst]
  },
}

async function examinedFile(file: string, world: World): Promise<Examined> {
  const opened = await openReplay(world, file)
  if (isFault(opened)) return refused(null, opened)
  const { entry, text } = opened
  try {
    return await examine(text, entry, new Date().toISOString().slice(0, 10))
  } catch (error) {
    // Rules that throw on a stranger's file have a fault of their own; the stranger still gets a sentence.
    const because = `the rules of ${entry.id} broke on it, which is a fault in them: ${(error as Error).message}`
    return refused(entry.id, { kind: 'unreadable', from: 0, to: 0, because })
  }
}

function refused(game: string | null, fault: Fault): Examined {
  return { game, verdict: { ok: false, fault }, provenance: null, origin: null, help: [] }
}

function wordFor({ verdict, provenance }: Examined): Word {
  if (!verdict.ok) return verdict.fault.kind
  return provenance?.from === 'own' ? 'own' : 'ok'
}

function worse(one: Word, other: Word): Word {
  return RANKS.indexOf(one) > RANKS.indexOf(other) ? one : other
}

function asLine(file: string, word: Word, { game, verdict, provenance, origin, help }: Examined, world: World): string {
  const sentence = verdict.ok ? `${game}, ${resultOf(verdict)}${helpBy(help)}` : verdict.fault.because
  const committed = origin?.commit === undefined ? '' : `; ${committedBy(origin)}`
  const from = provenance ? `; ${dealtBy(provenance)}${committed}` : ''
  return `${paint(world, COLOURS[word], word)}  ${printable(`${file}: ${sentence}${from}`)}`
}

function resultOf({ outcome, hash, lines, ticks }: Extract<Verdict, { ok: true }>): string {
  const length = counted(lines, 'line') + (ticks > 0 ? `, ${counted(ticks, 'tick')}` : '')
  return `${outcome.because}, ${outcome.scores.join(':')}; ${length}, ends in ${hash}`
}

/** What helped, as a part of a sentence; empty where nothing did. */
function helpBy(help: readonly Help[]): string {
  const by = help.map(({ hints, undos }, seat) => {
    const parts = [hints > 0 ? counted(hints, 'hint') : '', undos > 0 ? `${counted(undos, 'move')} taken back` : ''].filter(Boolean)
    return parts.length === 0 ? '' : `${help.length > 1 ? `seat ${seat} ` : ''}with ${parts.join(' and ')}`
  })
  return by.map(said => (said === '' ? '' : `; ${said}`)).join('')
}

/** How far nobody chose a deal whose commitment opens, as a part of a sentence. */
export function committedBy({ entropy = '', pair }: Pick<Committed, 'entropy' | 'pair'>): string {
  const [first, second] = entropiesIn(entropy) ?? [null, null]
  const one = first === null ? 'second' : 'first'
  const added =
    first === null && second === null
      ? 'from the secret alone: neither player added to it'
      : `from the secret and what ${first !== null && second !== null ? 'both players' : `only the ${one} player`} added`
  return `the secret opens the commitment, and the seed follows ${added}${pair === undefined ? '' : `; game ${pair} of a mirrored pair`}`
}

/** Where a deal is from, as a part of a sentence. */
export function dealtBy(provenance: Provenance): string {
  switch (provenance.from) {
    case 'level':
      return `the level "${provenance.level}"${provenance.earlier ? ', as it was shipped before it was changed' : ''}`
    case 'series':
      return `${provenance.preset}, level ${provenance.level}`
    case 'daily':
      return `the deal of ${provenance.date}`
    case 'seed':
      return `dealt from ${provenance.preset === null ? 'a setup of its own' : provenance.preset} and the seed "${provenance.seed}"`
    case 'own':
      return provenance.resembles === null
        ? "somebody's own deal"
        : `somebody's own deal: it calls itself "${provenance.resembles}" and is not the level of that name`
  }
}
