/** What games show before they are loaded: for pages that list them. Every game has a cover at the same place. */
import type { Cover } from '../../ui/stage.ts'

const covers = import.meta.glob<{ readonly cover: Cover }>('../../games/*/view/cover.tsx', { eager: true })

export function coverOf(id: string): Cover {
  const found = covers[`../../games/${id}/view/cover.tsx`]
  if (!found) throw new Error(`${id} is on the shelf and has no cover`)
  return found.cover
}
