import { refuseCommitted } from '../../games/provenance.ts'
import { committedIn } from '../../kernel/fair.ts'
import { refuseSeal, type SealFault, sealFault } from '../../kernel/seal.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { type Command, FINE, JSON_OPTION, MISUNDERSTOOD, WRONG } from '../../terminal/command.ts'
import { readReplay } from '../../terminal/files.ts'
import { paint, printable } from '../../terminal/text.ts'
import { UsageError } from '../../terminal/usage-error.ts'
import type { World } from '../../terminal/world.ts'
import { committedBy } from './verify.ts'

/** So many digits are as good as all of them to recognise a seal by. */
const FEWEST = 8

const CODES = { opens: FINE, closed: WRONG, other: WRONG, unsealed: MISUNDERSTOOD, unreadable: MISUNDERSTOOD } as const
type Word = keyof typeof CODES

interface Looked {
  readonly word: Word
  readonly because: string
  readonly seal: string | null
  readonly commit: string | null
}

export const seal: Command = {
  name: 'seal',
  usage: 'FILE… [--shown DIGITS]',
  about: `One line a file, which is a replay or only its lines seal, salt and deal. "opens" means that the SHA-256 of salt and deal is the seal, so the deal
    was fixed when the seal was shown. "closed" means that it is not: one of the three is not what it was. "other" means that it opens, but is not the seal
    that was shown. Where the file has a commitment, as games on a server do, "opens" means as well that the secret opens it, that the seed follows from the secret and
    from what both players added, and that the deal is what setup and seed give. "unsealed" means that there is no seal in it, or no salt or no deal. "unreadable" means that the file cannot be read, or that
    there is no such game here to deal it again.

    The exit code is that of the worst file: 0 all open, 1 one does not or is another, 2 one is unsealed or unreadable. Whether the game itself is true, "verify"
    says. What a seal proves and what not is in docs/formats/seal.md, with the way to do this with sha256sum.`,
  examples: [
    { line: 'seal game.replay', does: 'one file' },
    { line: "seal game.replay --shown '3f2a 91c0'", does: 'and it is the seal that was shown before the first move' },
    { line: 'seal - < game.replay', does: 'from the standard input' },
    { line: 'seal --json replays/*.replay', does: 'one line of JSON a file' },
  ],
  options: {
    shown: { value: 'DIGITS', about: `the seal or the commitment that was shown, or its first digits (${FEWEST} at least)` },
    ...JSON_OPTION,
  },
  words: { least: 1, most: Number.POSITIVE_INFINITY, missing: 'a file, or - for the standard input' },
  async run(given: Arguments, world: World) {
    const shown = digitsShown(given.text('shown'))
    let worst: number = FINE
    for (const file of given.words) {
      const { word, because, ...found } = await look(file, shown, world)
      const line = `${paint(world, word === 'opens' ? 'green' : 'red', word)}  ${printable(`${file}: ${because}`)}`
      world.out(given.has('json') ? JSON.stringify({ file, word, because, ...found }) : line)
      worst = Math.max(worst, CODES[word])
    }
    return worst
  },
}

function digitsShown(text: string | undefined): string | null {
  if (text === undefined) return null
  const digits = text.replace(/\s+/g, '').toLowerCase()
  if (/^[0-9a-f]{8,64}$/.test(digits)) return digits
  throw new UsageError(`--shown wants ${FEWEST} to 64 hexadecimal digits, as in --shown '3f2a 91c0', not "${text.slice(0, 80)}"`)
}

const MISSING: Readonly<Partial<Record<SealFault, string>>> = {
  'no-seal': 'there is no line "seal …" in it: the game was not sealed, or the line is missing',
  'no-salt': 'there is no line "salt …" in it, and without a salt a seal cannot be opened',
}

async function look(file: string, shown: string | null, world: World): Promise<Looked> {
  const read = await readReplay(file, world.input)
  if ('because' in read) return { word: 'unreadable', because: `it ${read.because}`, seal: null, commit: null }
  const lines = committedIn(read.text)
  const { deal, ...sealed } = lines
  const found = { seal: sealed.seal ?? null, commit: sealed.commit ?? null }
  const fault = sealFault(sealed, deal ?? '')
  const missing = fault && MISSING[fault]
  if (missing) return { word: 'unsealed', because: missing, ...found }
  if (deal === undefined) return { word: 'unsealed', because: 'there is no line "deal …" in it, and that is what was sealed', ...found }
  if (fault) return { word: 'closed', because: refuseSeal(sealed, deal) ?? fault, ...found }
  const refusal = await refuseCommitted(lines, id => world.games.find(each => each.id === id))
  if (refusal?.fault === 'no-game') return { word: 'unreadable', because: refusal.because, ...found }
  if (refusal) return { word: 'closed', because: `the seal opens, but ${refusal.because}`, ...found }
  if (shown !== null && !found.seal?.startsWith(shown) && !found.commit?.startsWith(shown)) {
    const either = found.commit === null ? '' : `, and the commitment ${found.commit}`
    const because = `the seal opens, but it is ${found.seal}${either}, and the one that was shown begins with ${shown}`
    return { word: 'other', because, ...found }
  }
  const opens = `the SHA-256 of salt and deal is the seal ${found.seal}`
  return { word: 'opens', because: found.commit === null ? opens : `${opens}; ${committedBy(lines)}`, ...found }
}
