import type { CommandEntry } from '../../../../terminal/command.ts'

export const runs: readonly CommandEntry[] = [
  {
    name: 'trace',
    summary: 'how long frames take in a browser while a block is dragged, and which tasks were long',
    fetch: async () => (await import('./trace.ts')).trace,
  },
]
