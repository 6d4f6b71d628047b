/** The one list of stages: the place in the shell that knows which games there are to see. */
import { cover as blocks } from '../games/blocks/view/cover.tsx'
import { cover as floodline } from '../games/floodline/view/cover.tsx'
import { cover as nim } from '../games/nim/view/cover.tsx'
import type { Cover, StageModule } from '../ui/stage.ts'

interface Staged {
  readonly cover: Cover
  /** Fetched when somebody wants to see the board. */
  stage(): Promise<StageModule>
}

const stages: Readonly<Record<string, Staged>> = {
  blocks: { cover: blocks, stage: () => import('../games/blocks/view/stage.tsx') },
  floodline: { cover: floodline, stage: () => import('../games/floodline/view/stage.tsx') },
  nim: { cover: nim, stage: () => import('../games/nim/view/stage.tsx') },
}

export function staged(id: string): Staged {
  const found = stages[id]
  if (!found) throw new Error(`${id} is on the shelf and has no stage`)
  return found
}
