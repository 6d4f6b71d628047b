import type { Table } from '../../../../kernel/game.ts'

/**
 * So many undos in one press. A table that is far away takes the next one when the one before has arrived; it ends where one is refused or
 * something else happens in between.
 */
export function takeBack(table: Pick<Table, 'undo' | 'pending' | 'listen'>, times: number, done: () => void = () => {}): void {
  for (let left = times; left > 0; left--) {
    if (table.undo()) return
    if (table.pending !== null) return whenArrived(table, () => takeBack(table, left - 1, done))
  }
  done()
}

function whenArrived(table: Pick<Table, 'listen'>, arrived: () => void): void {
  const stop = table.listen((events, refusal) => {
    stop()
    if (!refusal && events.length === 0) arrived()
  })
}
