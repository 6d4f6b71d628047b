import { useLayoutEffect, useState } from 'preact/hooks'
import type { Table } from '../../kernel/game.ts'
import type { News } from '../../ui/stage.ts'

const NOTHING_YET: News = { count: 0, events: [] }

/** Where a stage lets time pass, it alone follows every tick; the page looks now and then, and when something has ended. */
const LOOK_MS = 2000

/** The latest change at a table. A component that uses it draws again after every change. */
export function useNews(table: Table): News {
  const [{ of, news }, setNews] = useState({ of: table, news: NOTHING_YET })
  useLayoutEffect(() => {
    let next = 0
    return table.listen(events => {
      if (table.time && events.length > 0 && !table.outcome) {
        if (performance.now() < next) return
        next = performance.now() + LOOK_MS
      }
      setNews(last => ({ of: table, news: { count: last.of === table ? last.news.count + 1 : 1, events } }))
    })
  }, [table])
  return of === table ? news : NOTHING_YET
}
