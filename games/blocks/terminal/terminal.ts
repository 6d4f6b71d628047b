import type { Terminal } from '../../../terminal/terminal.ts'

export const terminal: Terminal = {
  commands: [
    {
      name: 'audit',
      summary: 'deals many hands and says whether the dealer keeps its word',
      fetch: async () => (await import('./audit.ts')).audit,
    },
  ],
}
