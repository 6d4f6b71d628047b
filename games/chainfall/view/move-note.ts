import { Flame } from 'lucide'
import type { MoveNote } from '../../../ui/frames.ts'
import type { Chainfall } from '../nouns.ts'
import { totalsOf } from './turn/summary.ts'
import { words } from './words/index.ts'

/** Beside a move in the list: how many waves it set off, and what they brought. */
export function moveNote(events: readonly Chainfall['Event'][]): MoveNote | null {
  const seen = totalsOf(events)
  return seen.waves === 0 ? null : { icon: Flame, count: seen.waves, points: seen.points, sentence: words.moveNote(seen) }
}
