import type { CommandEntry } from '../../../../terminal/command.ts'

export const runs: readonly CommandEntry[] = [
  {
    name: 'same-hands',
    summary: 'two players of one daily, day after day: which hands differ, and why',
    fetch: async () => (await import('./same-hands.ts')).sameHands,
  },
  {
    name: 'trace',
    summary: 'how long frames take in a browser while a block is dragged, and which tasks were long',
    fetch: async () => (await import('./trace.ts')).trace,
  },
]
