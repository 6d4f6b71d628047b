import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { Nouns, Table } from '../kernel/game.ts'
import type { News } from './stage.ts'

/** Where a stage lets time pass, it alone follows every tick; the page looks now and then, and when something has ended. */
const LOOK_MS = 2000

/**
 * The latest change at a table, listened for before anybody can press anything. A component that uses it draws again after every
 * change. A late refusal changes nothing, so it is no news; see `Table.listen`.
 */
export function useNews<N extends Nouns>(table: Table<N>): News<N> {
  const first = useMemo((): News<N> => ({ count: 0, events: [] }), [table])
  const [latest, setLatest] = useState({ table, news: first })
  useLayoutEffect(() => {
    let next = 0
    return table.listen((events, refusal) => {
      if (refusal) return
      if (table.time && events.length > 0 && !table.outcome) {
        if (performance.now() < next) return
        next = performance.now() + LOOK_MS
      }
      setLatest(last => ({ table, news: { count: last.table === table ? last.news.count + 1 : 1, events } }))
    })
  }, [table])
  return latest.table === table ? latest.news : first
}
