/** Winning lines as short texts, in a file that is made from replays: `tilt right@1204;377|402` is two pieces, the first set down after a tilt. */
import type { Act, Turn } from '../solve/types.ts'

export function turnsIn(text: string): readonly Turn[] {
  return text.split('|').map(turn => {
    const parts = turn.split(';')
    const acts = parts.slice(0, -1).map((part): Act => {
      const [wish, at] = part.split('@')
      return { wish, at: at === undefined ? null : Number(at) }
    })
    return { acts, landing: Number(parts.at(-1)) }
  })
}
