/** What the rooms of a game note: tallies like any other, so that they are exported, read back and erased with everything else. */
import { useEffect, useState } from 'preact/hooks'
import type { Marks } from '../../ui/stage.ts'
import { library, type Tally } from '../storage/index.ts'
import type { Library } from '../storage/library.ts'

function prefixOf(room: string): string {
  return `room:${room}:`
}

/** Whether it counts games at a table, and not something that was tried in a room. */
export function isOfTables({ mode }: Pick<Tally, 'mode'>): boolean {
  return !mode.startsWith('room:')
}

export async function notesOf(books: Library, game: string, room: string): Promise<Marks> {
  const prefix = prefixOf(room)
  const ours = (await books.all('tallies')).filter(tally => tally.game === game && tally.mode.startsWith(prefix))
  return new Map(ours.map(({ mode, best }) => [mode.slice(prefix.length), best ?? 0]))
}

/** Tried once more; the best mark stays. */
export async function noteDown(books: Library, game: string, room: string, name: string, mark: number): Promise<void> {
  const mode = prefixOf(room) + name
  const before = await books.tally(game, mode)
  const { played = 0, won = 0, total = 0, best = null } = before ?? {}
  await books.put('tallies', {
    ...{ v: 1, game, mode, lost: 0 },
    ...{ played: played + 1, won: won + (mark > 0 ? 1 : 0), counted: played + 1 },
    ...{ total: total + mark, best: Math.max(best ?? 0, mark) },
  })
}

export function useNotes(game: string, room: string): { notes: Marks | null; note(name: string, mark: number): void } {
  const [notes, setNotes] = useState<Marks | null>(null)
  const look = async (): Promise<void> => setNotes(await notesOf(library, game, room))
  useEffect(() => void look(), [game, room])
  return {
    notes,
    note(name, mark) {
      void noteDown(library, game, room, name, mark).then(look)
    },
  }
}
