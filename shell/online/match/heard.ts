/** What is said of a match to whoever does not look at its board. */
import { clockText } from '../../table/parts/seat-card.tsx'
import { onlineWords } from '../words/online.ts'
import type { RemoteMatch, Start } from './remote-match.ts'
import { halfOf } from './score.ts'

export function foeOf(match: RemoteMatch): string {
  const { seat } = match.table
  return match.nameAt(seat === 0 ? 1 : 0)
}

/** Whose turn it is or how it ended, in a few words. */
export function titleOf(match: RemoteMatch): string {
  const { match: said } = onlineWords()
  const { outcome, seat } = match.table
  if (seat === null) return said.watchTitle(match.nameAt(0), match.nameAt(1))
  const foe = foeOf(match)
  if (match.isOff) return said.offTitle(foe)
  const shut = match.shut.value
  if (shut) return onlineWords().link[shut].replace(/\.$/, '')
  const half = match.contest.value.terms.games === 2 ? halfOf(match.contest.value, match.player ?? 0) : null
  if (half !== null) return half === 2 ? said.pairWonTitle(foe) : half === 0 ? said.pairLostTitle(foe) : said.pairDrawnTitle(foe)
  if (!outcome) return match.turn.value === seat ? said.turnTitle(foe) : said.title(foe)
  const { winner } = outcome
  return winner === seat ? said.wonTitle(foe) : typeof winner === 'number' ? said.lostTitle(foe) : said.drawnTitle(foe)
}

/** Which game of a pair this is; null: it is not one of two. */
export function partSaid({ contest, id }: RemoteMatch): string | null {
  const { terms, games } = contest.value
  return terms.games === 2 ? onlineWords().match.gameOf(games.findIndex(({ match }) => match === id) + 1, 2) : null
}

/** Whether somebody is there who could hear a phrase. */
export function canTalk({ contest, shut }: RemoteMatch): boolean {
  const { mode, state, players } = contest.value
  return mode !== 'mind' && state !== 'aborted' && !shut.value && players.every(({ id }) => id !== null)
}

/** Whoever goes away from running clocks is missed. Where a move has a day, nobody has to be there. */
export function isAwaited({ contest }: RemoteMatch): boolean {
  const { state, terms } = contest.value
  return state === 'open' && terms.clock?.kind !== 'days'
}

/** On coming to a match: who plays, what was played last, and whose turn it is. */
export function arrivalSaid(match: RemoteMatch): string {
  const { match: said } = onlineWords()
  const { seat, outcome } = match.table
  if (seat === null || outcome) return `${titleOf(match)}.`
  return [said.playing(foeOf(match)), ...playedSince(match, match.lines.length - 1), turnSaid(match)].join(' ')
}

/** Whose turn it is, and that there is little time for the first move. */
export function turnSaid(match: RemoteMatch): string {
  const { match: said } = onlineWords()
  const start = match.start.peek()
  const turn = isOurs(match) ? `${said.yourTurn}.` : said.theirTurn(foeOf(match))
  return isOurs(match) && start ? `${turn} ${startSaid(match, start)}` : turn
}

export function startSaid(match: RemoteMatch, { seat, ms }: Start): string {
  const { match: said } = onlineWords()
  return seat === match.table.seat ? said.beginWithin(clockText(ms)) : said.beginsWithin(match.nameAt(seat), clockText(ms))
}

function isOurs({ table }: RemoteMatch): boolean {
  return table.seat !== null && table.toMove === table.seat && !table.outcome
}

/** What the other side has played since. */
export function playedSince(match: RemoteMatch, since: number): readonly string[] {
  const { match: said } = onlineWords()
  const { seat: ours } = match.table
  return match.lines
    .slice(Math.max(0, since))
    .flatMap(({ seat, text }) => (seat === ours || text.startsWith('!') ? [] : said.played(match.nameAt(seat), text)))
}
