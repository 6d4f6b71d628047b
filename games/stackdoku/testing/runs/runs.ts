import type { CommandEntry } from '../../../../terminal/command.ts'

export const runs: readonly CommandEntry[] = [
  {
    name: 'proofs',
    summary: 'what it claims: levels proven, games by hints alone, stuck and clearable beside trying everything',
    fetch: async () => (await import('./proofs.ts')).proofs,
  },
  {
    name: 'soak',
    summary: '200,000 levels dealt and proven; goes on where it stopped',
    fetch: async () => (await import('./soak.ts')).soak,
  },
  {
    name: 'difficulty',
    summary: 'measures 1,000 levels of each difficulty and draws docs/figures/stackdoku-difficulty.svg',
    fetch: async () => (await import('./difficulty.ts')).difficulty,
  },
]
