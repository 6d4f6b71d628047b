import type { Terminal } from '../../../terminal/terminal.ts'

export const terminal: Terminal = {
  commands: [
    {
      name: 'balance',
      summary: 'plays a rule set against itself and reports how fair it is',
      fetch: async () => (await import('./balance.ts')).balance,
    },
    {
      name: 'puzzles',
      summary: 'looks for puzzles in games between bots',
      fetch: async () => (await import('./puzzles.ts')).puzzles,
    },
  ],
  turnPlay: async () => (await import('./play.ts')).turnPlay,
}
