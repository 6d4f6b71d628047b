import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { Table } from '../../../kernel/game.ts'
import type { News } from '../../../ui/stage.ts'
import type { Chainfall } from '../nouns.ts'

/** The latest change at a table; listened for before anybody can press anything. */
export function useTold(table: Table<Chainfall>): News<Chainfall> {
  const first = useMemo((): News<Chainfall> => ({ count: 0, events: [] }), [table])
  const [{ of, news }, setNews] = useState({ of: table, news: first })
  useLayoutEffect(
    () => table.listen(events => setNews(last => ({ of: table, news: { count: last.of === table ? last.news.count + 1 : 1, events } }))),
    [table],
  )
  return of === table ? news : first
}
