/** The one list of stages: the place in the shell that knows which games there are to see. Their covers are in covers.ts. */
import type { StageModule } from '../ui/stage.ts'

interface Staged {
  readonly title: string
  /** Fetched when somebody wants to see the board. */
  stage(): Promise<StageModule>
}

const stages: Readonly<Record<string, Staged>> = {
  blocks: { title: 'Block Puzzle', stage: () => import('../games/blocks/view/stage.tsx') },
  chainfall: { title: 'Chainfall', stage: () => import('../games/chainfall/view/stage.tsx') },
  floodline: { title: 'Floodline', stage: () => import('../games/floodline/view/stage.tsx') },
  nim: { title: 'Nim', stage: () => import('../games/nim/view/stage.tsx') },
  stackdoku: { title: 'Stackdoku', stage: () => import('../games/stackdoku/view/stage.tsx') },
}

export function staged(id: string): Staged {
  const found = stages[id]
  if (!found) throw new Error(`${id} is on the shelf and has no stage`)
  return found
}
