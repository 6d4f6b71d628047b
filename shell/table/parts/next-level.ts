import type { Outcome } from '../../../kernel/game.ts'
import { named } from '../../../ui/voice.ts'
import type { Wanted } from '../../app/route.ts'
import { practised } from '../../gamepage/modes.ts'
import { PERSON } from '../match.ts'
import type { TableModel } from '../use-table.ts'

/** The way on from a level that was won: the next that is open, or the one after it in its chapter. Null after the last, and where levels do not follow each other. */
export function nextLevel(
  { wanted, loaded, stage, won }: Pick<TableModel, 'wanted' | 'loaded' | 'stage' | 'won'>,
  outcome: Outcome,
): { readonly name: string; readonly wanted: Wanted } | null {
  const { programme, levels } = loaded
  if (wanted.level === undefined || outcome.winner !== PERSON) return null
  const played = practised(programme, wanted.level)
  const chapter = programme.chapters.find(({ id, levels: those }) => id !== '' && those.includes(played))
  const { way } = programme
  const id =
    way && way.chapter === chapter?.id ? way.next(played, new Set([...won, played])) : chapter?.levels[chapter.levels.indexOf(played) + 1]
  const next = levels.find(each => each.id === id)
  return next ? { name: named(stage.words, 'level', next.id, next.name), wanted: { level: next.id } } : null
}
