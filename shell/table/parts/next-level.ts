import type { Outcome } from '../../../kernel/game.ts'
import { named } from '../../../ui/voice.ts'
import type { Wanted } from '../../app/route.ts'
import { practised } from '../../gamepage/modes.ts'
import { PERSON } from '../match.ts'
import type { TableModel } from '../use-table.ts'
import { ahead } from './ahead.ts'

type At = Pick<TableModel, 'game' | 'wanted' | 'loaded' | 'stage'>

/**
 * The way on from a level that was won: the next that is open, or else the one after it in its chapter. Null after the last, and where
 * levels do not follow each other.
 */
export function nextLevel(model: At, outcome: Outcome): { readonly name: string; readonly wanted: Wanted } | null {
  const { game, wanted, loaded, stage } = model
  const { programme, levels } = loaded
  if (wanted.level === undefined || outcome.winner !== PERSON) return null
  const played = practised(programme, wanted.level)
  const chapter = programme.chapters.find(({ id, levels: those }) => id !== '' && those.includes(played))
  const known = ahead.value?.game === game && isOnWay(model) ? ahead.value : null
  const id = known ? known.rule(played, new Set([...known.won, played])) : chapter?.levels[chapter.levels.indexOf(played) + 1]
  const next = levels.find(each => each.id === id)
  return next ? { name: named(stage.words, 'level', next.id, next.name), wanted: { level: next.id } } : null
}

/** Whether it is a level of a chapter whose levels open one after another. */
export function isOnWay({ wanted, loaded: { programme } }: Pick<At, 'wanted' | 'loaded'>): boolean {
  const { way, chapters } = programme
  if (!way || wanted.level === undefined) return false
  const played = practised(programme, wanted.level)
  return chapters.some(({ id, levels }) => id === way.chapter && levels.includes(played))
}
