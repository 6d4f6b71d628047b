/** What games show before they are loaded: for pages that list them. A table has its own from its stage. */
import { cover as blocks } from '../games/blocks/view/cover.tsx'
import { cover as floodline } from '../games/floodline/view/cover.tsx'
import { cover as nim } from '../games/nim/view/cover.tsx'
import type { Cover } from '../ui/stage.ts'

const covers: Readonly<Record<string, Cover>> = { blocks, floodline, nim }

export function coverOf(id: string): Cover {
  const found = covers[id]
  if (!found) throw new Error(`${id} is on the shelf and has no cover`)
  return found
}
