import type { GamePage } from '../../../ui/pages.ts'
import { words } from './words/index.ts'

export const pages: readonly GamePage[] = [
  {
    id: 'lesson',
    title: () => words.pages.lesson[0],
    about: () => words.pages.lesson[1],
    fetch: async () => (await import('./pages/lesson.tsx')).Lesson,
  },
  {
    id: 'puzzles',
    title: () => words.pages.puzzles[0],
    about: () => words.pages.puzzles[1],
    fetch: async () => (await import('./pages/puzzles.tsx')).Puzzles,
  },
  {
    id: 'analysis',
    replay: true,
    title: () => words.pages.analysis[0],
    about: () => words.pages.analysis[1],
    fetch: async () => (await import('./analysis/analysis.tsx')).Analysis,
  },
]
