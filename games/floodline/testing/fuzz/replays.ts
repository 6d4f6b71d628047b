/** Replays with something wrong in them. Whatever a stranger sends, the answer is a verdict and never an exception. */
import { verify, write } from '../../../../kernel/replay.ts'
import { below, pick, type Rng, stream } from '../../../../kernel/rng.ts'
import { dealFrom, Session } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'

const SIGNS = '0123456789abcdefxyz+-= \n"{}[]:,.!~é'

/** A short game, over: somebody played at random and gave up. */
function shortReplay(seed: string): string {
  const session = new Session(floodline, dealFrom(floodline, pick(stream(seed, 'preset'), floodline.presets).setup, seed))
  const rng = stream(seed, 'play')
  while (session.tick < 120 && !session.outcome) {
    if (below(rng, 3) === 0) session.act(0, pick(rng, [...floodline.legal(session.state, 0)]))
    session.advance(1 + below(rng, 5))
  }
  session.offer(0, '!resign')
  return write(session)
}

function spoilt(text: string, rng: Rng): string {
  const at = below(rng, text.length)
  const sign = SIGNS[below(rng, SIGNS.length)] ?? ''
  const lines = text.split('\n')
  const line = below(rng, lines.length)
  switch (below(rng, 6)) {
    case 0:
      return text.slice(0, at) + sign + text.slice(at + 1)
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + below(rng, 20))
    case 2:
      return text.slice(0, at) + sign.repeat(1 + below(rng, 4)) + text.slice(at)
    case 3:
      return [...lines.slice(0, line), ...lines.slice(line + 1)].join('\n')
    case 4:
      return [...lines.slice(0, line), lines[line], ...lines.slice(line)].join('\n')
    default:
      return text.slice(0, at)
  }
}

/** How many were tried, and how many of them passed for true although they are not what was played. */
export function fuzzReplays(seed: string, count: number): { tried: number; fine: number } {
  const rng = stream(seed, 'spoil')
  const replays = Array.from({ length: 12 }, (_, n) => shortReplay(`${seed} ${n}`))
  let fine = 0
  for (let tried = 0; tried < count; tried++) {
    const text = spoilt(pick(rng, replays), rng)
    try {
      // A sign put in place of itself has spoilt nothing, and the last line need not end.
      if (verify(text, floodline, 20_000).ok && !replays.some(whole => whole.trim() === text.trim())) fine++
    } catch (error) {
      throw new Error(`seed ${seed}, file ${tried}: ${error instanceof Error ? error.message : String(error)}\n${text}`, { cause: error })
    }
  }
  return { tried: count, fine }
}
