/** What a game's own pages mark: tallies like any other, so that they are exported, read back and erased with everything else. */
import { useEffect, useState } from 'preact/hooks'
import type { Marks } from '../../ui/pages.ts'
import { library, type Tally } from '../storage/index.ts'
import type { Library } from '../storage/library.ts'

function prefixOf(page: string): string {
  return `room:${page}:` // as it has always been stored
}

/** Whether it counts games at a table, and not something that was tried on such a page. */
export function isOfTables({ mode }: Pick<Tally, 'mode'>): boolean {
  return !mode.startsWith('room:')
}

export async function marksOf(books: Library, game: string, page: string): Promise<Marks> {
  const prefix = prefixOf(page)
  const ours = (await books.all('tallies')).filter(tally => tally.game === game && tally.mode.startsWith(prefix))
  return new Map(ours.map(({ mode, best }) => [mode.slice(prefix.length), best ?? 0]))
}

/** Tried once more; the best mark stays. */
export async function addMark(books: Library, game: string, page: string, name: string, mark: number): Promise<void> {
  const mode = prefixOf(page) + name
  const before = await books.tally(game, mode)
  const { played = 0, won = 0, total = 0, best = null } = before ?? {}
  await books.put('tallies', {
    ...{ v: 1, game, mode, lost: 0 },
    ...{ played: played + 1, won: won + (mark > 0 ? 1 : 0), counted: played + 1 },
    ...{ total: total + mark, best: Math.max(best ?? 0, mark) },
  })
}

export function useMarks(game: string, page: string): { marks: Marks | null; mark(name: string, points: number): void } {
  const [marks, setMarks] = useState<Marks | null>(null)
  const look = async (): Promise<void> => setMarks(await marksOf(library, game, page))
  useEffect(() => void look(), [game, page])
  return {
    marks,
    mark(name, points) {
      void addMark(library, game, page, name, points).then(look)
    },
  }
}
