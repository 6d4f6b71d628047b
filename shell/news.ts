import { useEffect, useState } from 'preact/hooks'
import type { Table } from '../kernel/game.ts'
import type { News } from '../ui/stage.ts'

const NOTHING_YET: News = { count: 0, events: [] }

/** The latest change at a table. A component that uses it draws again after every change. */
export function useNews(table: Table): News {
  const [{ of, news }, setNews] = useState({ of: table, news: NOTHING_YET })
  useEffect(
    () => table.listen(events => setNews(last => ({ of: table, news: { count: last.of === table ? last.news.count + 1 : 1, events } }))),
    [table],
  )
  return of === table ? news : NOTHING_YET
}
