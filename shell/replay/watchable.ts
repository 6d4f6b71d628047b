/** From a text that may be anything to a game that can be watched, or to the sentence that says why not. */
import { findGame } from '../../games/index.ts'
import { rulesOf } from '../../games/provenance.ts'
import { isFault, LARGEST_REPLAY, type Origin, playOver, readHeader } from '../../kernel/replay.ts'
import type { StageModule } from '../../ui/stage.ts'
import { staged } from '../stages.ts'
import { ReplayTable } from './replay-table.ts'

export interface Watchable {
  readonly game: string
  readonly text: string
  readonly table: ReplayTable
  readonly stage: StageModule
  readonly origin: Origin
}

export type NotWatchable =
  | { readonly why: 'too-large' | 'bad-link' }
  | { readonly why: 'unreadable'; readonly because: string }
  | { readonly why: 'no-game'; readonly game: string }
  | { readonly why: 'other-rules'; readonly theirs: number; readonly ours: number }

export async function watchable(text: string): Promise<Watchable | NotWatchable> {
  if (text.length > LARGEST_REPLAY) return { why: 'too-large' }
  const header = readHeader(text)
  if (isFault(header)) return { why: 'unreadable', because: header.because }
  const found = findGame(header.game)
  if (!found) return { why: 'no-game', game: header.game }
  const game = await rulesOf(found, header.rules)
  if (header.rules !== game.rules) return { why: 'other-rules', theirs: header.rules, ours: game.rules }
  const over = playOver(text, game)
  if (isFault(over)) return { why: 'unreadable', because: over.because }
  const stage = await staged(header.game).stage()
  return { game: header.game, text, table: new ReplayTable(over.session), stage, origin: over.origin }
}
