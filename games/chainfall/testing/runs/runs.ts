import type { CommandEntry } from '../../../../terminal/command.ts'

export const runs: readonly CommandEntry[] = [
  {
    name: 'differential',
    summary: 'the cores for searching beside the rules and the textbook, and views beside their secrets',
    fetch: async () => (await import('./differential.ts')).differential,
  },
]
