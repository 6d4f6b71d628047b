import type { Session } from '../../kernel/session.ts'
import type { History } from '../table/match.ts'
import { eventsByLine } from './move-events.ts'
import { ReplayTable } from './replay-table.ts'

/** A game on this device knows its past by playing it over. */
export function historyOf(session: Session): History {
  return { events: eventsByLine(session), past: () => new ReplayTable(session) }
}
