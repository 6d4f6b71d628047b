/**
 * What every engine is asked to do: play games over, play games from seeds, and work the kernel's own machinery. It is bundled
 * into one file that uses nothing but the language, because one of the engines has nothing else.
 */
import { games } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import { hash } from '../../kernel/hash.ts'
import { stringify } from '../../kernel/plaintext.ts'
import { verify, write } from '../../kernel/replay.ts'
import { below, next, shuffle, stream } from '../../kernel/rng.ts'
import { sha256Hex } from '../../kernel/sha256.ts'
import { randomPlay } from '../../kernel/testing/play.ts'

export interface Findings {
  readonly verified: Readonly<Record<string, readonly string[]>> // by game: the hash each replay ends in, or what is wrong with it
  readonly played: Readonly<Record<string, string>> // by game: of the replays this engine makes itself, from the same seeds
  readonly primitives: string
}

export type Replays = Readonly<Record<string, readonly string[]>> // by game

export async function findings(replays: Replays): Promise<Findings> {
  const verified: Record<string, string[]> = {}
  const played: Record<string, string> = {}
  for (const entry of games) {
    const game = await entry.game()
    const texts = replays[entry.id] ?? []
    verified[entry.id] = texts.map(text => ending(text, game))
    played[entry.id] = sha256Hex(texts.map((_text, index) => replay(game, index)).join(''))
  }
  return { verified, played, primitives: primitives() }
}

function ending(text: string, game: Game): string {
  const verdict = verify(text, game)
  return verdict.ok ? verdict.hash : verdict.fault.because
}

/** A random game of its own for every index, on each preset in turn, played to its end. */
export function replay(game: Game, index: number): string {
  const seed = `engines ${index}`
  const session = randomPlay(game, { seed, preset: index })
  if (!session.outcome) session.offer(session.toMove ?? 0, '!resign')
  return write(session, { seed })
}

const WORDS = 2_000

/** One digest of random streams, of hashes of every kind of plain data, and of SHA-256 itself. */
function primitives(): string {
  const rng = stream('engines', 'primitives')
  const said: string[] = []
  for (let i = 0; i < WORDS; i++) said.push(`${next(rng)} ${below(rng, 1 + (i % 1000))}`)
  said.push(shuffle(rng, [...said.keys()]).join())
  const bytes = Uint8Array.from({ length: 4_000 }, () => next(rng))
  for (let length = 0; length < 40; length++)
    for (const kind of [Uint8Array, Int8Array, Uint16Array, Int16Array, Uint32Array, Int32Array])
      for (let start = 0; start < 3; start++) {
        const from = new kind(bytes.buffer, start * kind.BYTES_PER_ELEMENT, length)
        said.push(hash({ from, text: `é 漢 \u{1f9f1} ${length}`, deep: [[start, null], { b: true, a: -(2 ** 40) }] }), stringify(from))
      }
  for (let length = 0; length < 200; length++) said.push(sha256Hex('\u{1f9f1}é~'.repeat(length).slice(0, length)))
  return sha256Hex(said.join('\n'))
}
