/** What a level of the campaign says to somebody who meets it: it follows what they do and speaks when it helps. */
import { spoken } from '../../../../ui/language.ts'
import type { Advice, Glance, Key, Prompt, Said } from '../../levels/lesson/prompts.ts'
import { levelId, numberOf } from '../../levels/numbers.ts'
import type { FloodEvent, Floodline } from '../../nouns.ts'

type State = Floodline['State']

export interface Lesson {
  hear(events: readonly FloodEvent[], state: State): void
  /** What the rules do not hear of. */
  glanced(glance: Glance, state: State): void
  /** Null when there is nothing to say. */
  now(state: State): Taught | null
}

export interface Taught {
  readonly text: string // in the language in force
  /** What it asks for, in directions of the world. */
  readonly keys: readonly Key[]
  /** Where the piece is wanted. */
  readonly cells: readonly number[]
}

/** It says nothing until what there is to say has been fetched; what is done before that counts all the same. */
export function lessonOf({ level }: State): Lesson {
  if (numberOf(level.id) === null) return level.about === undefined ? SILENT : ideaOf(level.id)
  let taught: Lesson | null = null
  const missed: ((lesson: Lesson) => void)[] = []
  const tell = (what: (lesson: Lesson) => void): void => (taught ? what(taught) : void missed.push(what))
  void Promise.all([import('../../levels/generated/prompts.ts'), import('../../levels/lesson/prompts.ts')]).then(
    ([{ prompts }, tutor]) => {
      taught = given(prompts[levelId(level.id)] ?? [], tutor)
      for (const what of missed) what(taught)
    },
    () => {
      // No connection, no lesson; the level is the same.
    },
  )
  return {
    hear: (events, state) => tell(lesson => lesson.hear(events, state)),
    glanced: (glance, state) => tell(lesson => lesson.glanced(glance, state)),
    now: state => taught?.now(state) ?? null,
  }
}

function given(prompts: readonly Prompt[], tutor: typeof import('../../levels/lesson/prompts.ts')): Lesson {
  let history = tutor.firstHistory()
  let last: { readonly prompt: Prompt; readonly from: string; readonly advice: Advice } | null = null
  return {
    hear(events, { tick }) {
      history = tutor.remember(history, events, tick)
    },
    glanced(glance, { tick }) {
      history = tutor.rememberGlance(history, glance, tick)
    },
    now(state) {
      const prompt = tutor.promptFor(prompts, history, state)
      if (!prompt) return null
      // The way to a place is looked for again only when the piece is elsewhere.
      const { x, y, z, pose, piece, gravity, metrics } = state
      const from = [x, y, z, pose, piece, gravity, metrics.pieces, metrics.tilts].join()
      if (last?.prompt !== prompt || last.from !== from) last = { prompt, from, advice: tutor.adviceOf(prompt, state) }
      const { say, keys, cells } = last.advice
      return { text: spoken(say), keys, cells }
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
  return { ...SILENT, now: ({ metrics }) => (idea && metrics.pieces === 0 ? { text: spoken(idea), keys: [], cells: [] } : null) }
}

/** Chapters of the campaign have a sky each; anything else is under the first, with water under the second. */
export function chapterOf(state: State): 1 | 2 | 3 {
  const { level } = state
  const number = numberOf(state.level.id) ?? 0
  if (number > 20 || level.hazards?.length) return 3
  if (number > 10 || level.terrain.some(({ type }) => type === 'WATER')) return 2
  return 1
}

const SILENT: Lesson = { hear: () => {}, glanced: () => {}, now: () => null }
