import type { CommandEntry } from '../../../../terminal/command.ts'

export const runs: readonly CommandEntry[] = [
  {
    name: 'differential',
    summary: 'the fast parts beside the textbook: boards, games, previews, spoilt files; about an hour',
    fetch: async () => (await import('./differential.ts')).differential,
  },
  {
    name: 'solutions',
    summary: 'every way to win each puzzle, and that none of them does without what the puzzle is about; some minutes',
    fetch: async () => (await import('./solutions.ts')).solutions,
  },
  {
    name: 'explanations',
    summary: 'how often the collapse explainer is right, and how long it takes: 10,000 collapses; about ten minutes',
    fetch: async () => (await import('./explanations.ts')).explanations,
  },
  {
    name: 'fates',
    summary: 'the fate that is shown before a drop or a tilt beside what happens: 10,000 of each; some minutes',
    fetch: async () => (await import('./fates.ts')).fates,
  },
  {
    name: 'trace',
    summary: 'frames on a full board in a browser, what an idle frame and a lock cost, what minutes of play leave in memory',
    fetch: async () => (await import('./trace.ts')).trace,
  },
  {
    name: 'openings',
    summary: 'pictures of every place of the campaign, as it opens and where its gold replay ends, and a sheet of them; some minutes',
    fetch: async () => (await import('./openings.ts')).openings,
  },
]
