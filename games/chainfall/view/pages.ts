import type { GamePage } from '../../../ui/pages.ts'
import { words } from './words.ts'

export const pages: readonly GamePage[] = [
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
