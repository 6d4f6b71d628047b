import type { ComponentChild } from 'preact'
import { part } from '../../../ui/lazy.tsx'
import type { Room } from '../../../ui/stage.ts'
import type { Config } from '../nouns.ts'
import { words } from './words.ts'

export { Aside } from './aside.tsx'
export { Lead } from './lead.tsx'
export { Stage } from './table.tsx'
export { words }

/** Nobody at a table fills it in. */
const OwnLater = part(async () => (await import('./own.tsx')).Own)
export function Own(props: { children(setup: Config): ComponentChild }) {
  return <OwnLater {...props} />
}

/** The table shows the board on its own ground, and leaves the sentence about the rules to the rule book. */
export const bare = true

export const rooms: readonly Room[] = [
  {
    id: 'lesson',
    title: () => words.rooms.lesson[0],
    about: () => words.rooms.lesson[1],
    fetch: async () => (await import('./lesson.tsx')).Lesson,
  },
  {
    id: 'puzzles',
    title: () => words.rooms.puzzles[0],
    about: () => words.rooms.puzzles[1],
    fetch: async () => (await import('./puzzles.tsx')).Puzzles,
  },
  {
    id: 'analysis',
    replay: true,
    title: () => words.rooms.analysis[0],
    about: () => words.rooms.analysis[1],
    fetch: async () => (await import('./analysis.tsx')).Analysis,
  },
]
