/**
 * A deal that nobody chose: who deals commits to a secret, both players add to it, and only then is the deal drawn from all three. When
 * everything is over the secret is shown, and anybody can follow the way from the commitment to the seal. docs/formats/seal.md says how,
 * and what it does not prove.
 */
import { sha256Hex } from './sha256.ts'

/** What the players added, in their order; null: nothing. */
export type Entropies = readonly [string | null, string | null]

/** What is behind the lines of a replay, as far as they are there. */
export interface Committed {
  readonly commit?: string | undefined
  readonly secret?: string | undefined
  /** As it stands in the file: two values and a space between them; see `entropyText`. */
  readonly entropy?: string | undefined
  readonly pair?: string | undefined
  readonly setup?: unknown
  readonly seed?: string | undefined
  readonly seal?: string | undefined
  readonly salt?: string | undefined
}

/** All of what must be there where anything of it is. */
const REQUIRED = ['commit', 'secret', 'entropy', 'setup', 'seed', 'seal', 'salt'] as const

/** The lines that only a committed deal has, in the order of the header, and what must stand behind each. */
const FAIR_LINES = {
  commit: { pattern: /^[0-9a-f]{64}$/, because: 'a commitment is 64 hexadecimal digits in small letters' },
  secret: { pattern: /^[0-9a-f]{32,64}$/, because: 'a secret is 32 to 64 hexadecimal digits in small letters' },
  entropy: {
    pattern: /^(?:-|[0-9a-f]{32,64}) (?:-|[0-9a-f]{32,64})$/,
    because: 'entropy is two values with a space between them, each of 32 to 64 hexadecimal digits in small letters, or "-" for nothing',
  },
  pair: { pattern: /^[12]$/, because: 'a game of a mirrored pair is 1 or 2, the first or the second' },
} as const

type FairLine = keyof typeof FAIR_LINES

/**
 * `no-…`: the line is missing. `bad-…`: nothing of the kind stands behind it. `other-…`: what is secret comes to
 * another.
 */
export type FairFault = `no-${(typeof REQUIRED)[number]}` | `bad-${FairLine}` | `other-${'commit' | 'seed' | 'salt'}`

const LINES: readonly FairLine[] = ['commit', 'secret', 'entropy', 'pair']

/** Shown before anybody adds anything. The newlines are those that `echo` and `sed` write. */
export function commitOf(secret: string): string {
  return sha256Hex(`lockstep commit 1\n${secret}\n`)
}

/** What the deal is drawn from. The players are in their order, not in that of the seats: both games of a pair have one seed. */
export function seedOf(secret: string, [first, second]: Entropies): string {
  return sha256Hex(`lockstep deal 1\n${secret}\n${first ?? ''}\n${second ?? ''}\n`)
}

/** What seals the deal (see seal.ts). It follows from the secret, so that it cannot be chosen once the deal is known. */
export function saltOf(secret: string): string {
  return sha256Hex(`lockstep salt 1\n${secret}\n`).slice(0, 32)
}

/** What stands behind `entropy ` in a replay. */
export function entropyText([first, second]: Entropies): string {
  return `${first ?? '-'} ${second ?? '-'}`
}

/** Null: that is not what `entropyText` writes. */
export function entropiesIn(text: string): Entropies | null {
  if (!FAIR_LINES.entropy.pattern.test(text)) return null
  const [first = '-', second = '-'] = text.split(' ')
  return [first === '-' ? null : first, second === '-' ? null : second]
}

/** What a replay, or only those of its lines, says behind them: the first line of each, as `sed` finds it. A setup stays text. */
export function committedIn(text: string): CommittedLines {
  const behind = (key: string): string | undefined => new RegExp(`^${key} (.*?)\\r?$`, 'm').exec(text)?.[1]
  return Object.fromEntries([...LINES, 'game', 'rules', 'setup', 'seed', 'seal', 'salt', 'deal'].map(key => [key, behind(key)]))
}

export interface CommittedLines extends Committed {
  readonly game?: string | undefined
  readonly rules?: string | undefined
  readonly setup?: string | undefined
  readonly deal?: string | undefined
}

/** Whether a file says anything at all about a commitment. */
export function isCommitted(said: Committed): boolean {
  return said.commit !== undefined || said.secret !== undefined || said.entropy !== undefined || said.pair !== undefined
}

/** Why this cannot stand behind that word in a header; null: it can, or the word is none of ours. */
export function refuseFairLine(word: string, text: string): string | null {
  const line = LINES.find(each => each === word)
  return line === undefined || FAIR_LINES[line].pattern.test(text) ? null : FAIR_LINES[line].because
}

/** What is wrong between the commitment and the seed, or null: each follows from the one before. Deal and seal are for others to check. */
export function fairFault(said: Committed): FairFault | null {
  for (const line of REQUIRED) if (said[line] === undefined) return `no-${line}`
  for (const line of LINES) {
    const text = said[line]
    if (text !== undefined && refuseFairLine(line, text) !== null) return `bad-${line}`
  }
  const { secret = '', entropy = '' } = said
  if (commitOf(secret) !== said.commit) return 'other-commit'
  if (seedOf(secret, entropiesIn(entropy) ?? [null, null]) !== said.seed) return 'other-seed'
  return saltOf(secret) === said.salt ? null : 'other-salt'
}

export interface FairRefusal {
  readonly fault: FairFault
  /** The line of the file that shows it; one that is there. */
  readonly line: keyof Committed
  readonly because: string
}

/** The same as a sentence. Null as well where there is nothing of a commitment: then the deal was drawn in the old way. */
export function refuseFair(said: Committed): FairRefusal | null {
  if (!isCommitted(said)) return null
  const fault = fairFault(said)
  if (fault === null) return null
  const there = LINES.find(line => said[line] !== undefined) ?? 'commit'
  const { secret = '', entropy = '' } = said
  switch (fault) {
    case 'no-commit':
      return { fault, line: there, because: `there is a line "${there}" and no commitment, so nothing was promised about this deal` }
    case 'no-secret':
      return { fault, line: there, because: 'there is a commitment and no secret, so it cannot be opened' }
    case 'no-entropy':
      return {
        fault,
        line: there,
        because: 'there is a commitment and no line "entropy", which says what the players added ("- -": nothing)',
      }
    case 'no-setup':
    case 'no-seed':
    case 'no-seal':
    case 'no-salt':
      return { fault, line: there, because: `there is a commitment and no ${fault.slice(3)}, so nobody can tell what it led to` }
    case 'bad-commit':
    case 'bad-secret':
    case 'bad-entropy':
    case 'bad-pair': {
      const line = fault.slice(4) as FairLine
      return { fault, line, because: FAIR_LINES[line].because }
    }
    case 'other-commit':
      return {
        fault,
        line: 'commit',
        because: `the commitment does not open: ${differs('the secret comes', commitOf(secret), said.commit)}`,
      }
    case 'other-seed': {
      const seed = seedOf(secret, entropiesIn(entropy) ?? [null, null])
      return { fault, line: 'seed', because: `the seed is another: ${differs('secret and entropy come', seed, said.seed)}` }
    }
    case 'other-salt':
      return { fault, line: 'salt', because: `the salt is another: ${differs('the secret comes', saltOf(secret), said.salt)}` }
  }
}

function differs(what: string, truth: string, said = ''): string {
  return `${what} to ${truth.slice(0, 16)}…, and the file says ${said.slice(0, 16)}…`
}
