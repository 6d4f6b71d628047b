/** What a level of the campaign says to somebody who meets it: it follows what they do and speaks when it helps. */
import { spoken } from '../../../../ui/language.ts'
import { levelId, numberOf } from '../../levels/numbers.ts'
import type { Key, Prompt, Said } from '../../levels/prompts.ts'
import type { FloodEvent, Floodline } from '../../nouns.ts'

type State = Floodline['State']

export interface Lesson {
  hear(events: readonly FloodEvent[], state: State): void
  /** In the language in force, and the key it speaks of; null when there is nothing to say. */
  now(state: State): { readonly text: string; readonly key: Key | null } | null
}

/** It says nothing until what there is to say has been fetched; what is done before that counts all the same. */
export function lessonOf({ level }: State): Lesson {
  if (numberOf(level.id) === null) return level.about === undefined ? SILENT : ideaOf(level.id)
  let taught: Lesson | null = null
  const missed: (readonly [events: readonly FloodEvent[], state: State])[] = []
  void Promise.all([import('../../levels/generated/prompts.ts'), import('../../levels/prompts.ts')]).then(
    ([{ prompts }, tutor]) => {
      taught = given(prompts[levelId(level.id)] ?? [], tutor)
      for (const [events, state] of missed) taught.hear(events, state)
    },
    () => {
      // No connection, no lesson; the level is the same.
    },
  )
  return {
    hear: (events, state) => (taught ? taught.hear(events, state) : void missed.push([events, state])),
    now: state => taught?.now(state) ?? null,
  }
}

function given(prompts: readonly Prompt[], { firstHistory, promptFor, remember }: typeof import('../../levels/prompts.ts')): Lesson {
  let history = firstHistory()
  return {
    hear(events, { tick }) {
      history = remember(history, events, tick)
    },
    now(state) {
      const prompt = promptFor(prompts, history, state)
      const key = prompt?.point?.startsWith('key ') ? (prompt.point.slice('key '.length) as Key) : null
      return prompt && { text: spoken(prompt.say), key }
    },
  }
}

/** A puzzle says its idea until the first piece has locked. */
function ideaOf(id: string): Lesson {
  let idea: Said | null = null
  void import('../../levels/generated/titles.ts').then(
    ({ ideas }) => {
      idea = ideas[levelId(id)] ?? null
    },
    () => {
      // No connection, no idea given.
    },
  )
  return { hear: () => {}, now: ({ metrics }) => (idea && metrics.pieces === 0 ? { text: spoken(idea), key: null } : null) }
}

/** Chapters of the campaign have a sky each; anything else is under the first, with water under the second. */
export function chapterOf(state: State): 1 | 2 | 3 {
  const { level } = state
  const number = numberOf(state.level.id) ?? 0
  if (number > 20 || level.hazards?.length) return 3
  if (number > 10 || level.terrain.some(({ type }) => type === 'WATER')) return 2
  return 1
}

const SILENT: Lesson = { hear: () => {}, now: () => null }
