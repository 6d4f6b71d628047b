import type { Terminal } from '../../../terminal/terminal.ts'

export const terminal: Terminal = {
  commands: [
    {
      name: 'run',
      summary: 'plays a level from a file of inputs and says what it came to',
      fetch: async () => (await import('./run.ts')).run,
    },
    {
      name: 'validate',
      summary: 'says what is wrong with level files',
      fetch: async () => (await import('./validate.ts')).validate,
    },
    {
      name: 'explain',
      summary: 'says why things moved in a tick of a replay',
      fetch: async () => (await import('./explain.ts')).explain,
    },
    {
      name: 'determinism',
      summary: 'resolves a hundred random positions and compares with what is recorded',
      fetch: async () => (await import('./determinism.ts')).determinism,
    },
    {
      name: 'level-index',
      summary: 'makes the index of levels anew from their folders',
      fetch: async () => (await import('./level-index.ts')).levelIndex,
    },
    {
      name: 'relevel',
      summary: 'records the replays of edited levels again from their inputs',
      fetch: async () => (await import('./relevel.ts')).relevel,
    },
    {
      name: 'campaign',
      summary: 'verifies, solves and reports on the levels of the campaign',
      fetch: async () => (await import('./campaign/command.ts')).campaign,
    },
  ],
  tickPlay: async () => (await import('./play.ts')).tickPlay,
  readLevel: async (path, world) => (await import('./level-file.ts')).readLevel(path, world),
}
