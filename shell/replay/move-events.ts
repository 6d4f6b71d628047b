import { Session } from '../../kernel/session.ts'

/**
 * What every line of a game set off, counted from 1: the game is played along beside the one on the table, from the start, so that a game
 * that was resumed knows it too. Nothing is played along until somebody wants to know.
 */
export function eventsByLine(session: Session): (line: number) => readonly unknown[] {
  let along: Session | null = null
  const heard: (readonly unknown[])[] = []
  return line => {
    if (!along) {
      along = new Session(session.game, session.deal)
      along.listen(events => heard.push(events))
    }
    const lines = session.log.filter(({ seat }) => seat !== null)
    for (const { seat, text } of lines.slice(heard.length)) along.offer(seat ?? 0, text)
    return heard[line - 1] ?? []
  }
}
