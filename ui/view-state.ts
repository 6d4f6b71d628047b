/**
 * What the parts of a view share while they stand in different places of the page: what is held, selected and being shown,
 * nothing the rules would know. There is one for each table, and it goes when the table goes.
 */
export function viewState<Table extends object, State, Rest extends readonly unknown[] = []>(
  make: (table: Table, ...rest: Rest) => State,
): (table: Table, ...rest: Rest) => State {
  const states = new WeakMap<Table, { readonly state: State }>()
  return (table, ...rest) => {
    const found = states.get(table)
    if (found) return found.state
    const state = make(table, ...rest)
    states.set(table, { state })
    return state
  }
}

/** A state that knows which news it has taken in. */
export interface NewsMemory<News> {
  seen: News | null
}

/** Whether this is the first time these news are seen: every part of a view may ask, and one of them remembers. */
export function isFirstSight<News>(state: NewsMemory<News>, news: News): boolean {
  if (state.seen === news) return false
  state.seen = news
  return true
}
