/** What some games bring beside their stage, each at the same place in its folder. Whoever has none is not asked for it. */
import type { KeyBook } from '../../ui/input/keys.ts'
import type { GamePage } from '../../ui/pages.ts'

const pages = import.meta.glob<{ readonly pages: readonly GamePage[] }>('../../games/*/view/pages.ts')
const keyBooks = import.meta.glob<{ readonly keyBook: KeyBook }>('../../games/*/view/key-book.tsx')

/** Its own pages beside its tables. */
export async function pagesOf(game: string): Promise<readonly GamePage[]> {
  return (await pages[`../../games/${game}/view/pages.ts`]?.())?.pages ?? []
}

/** What the settings say of its controls; null: its keys say it themselves. */
export async function keyBookOf(game: string): Promise<KeyBook | null> {
  return (await keyBooks[`../../games/${game}/view/key-book.tsx`]?.())?.keyBook ?? null
}
