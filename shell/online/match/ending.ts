/** How a match ended, where the outcome of its game says nothing of it or not the whole. */
import type { Explanation } from '../../../ui/stage.ts'
import { aroundWords } from '../../words/around.ts'
import { shownName } from '../parts/names.ts'
import { onlineWords } from '../words/online.ts'
import type { RemoteMatch } from './remote-match.ts'
import { halfOf } from './score.ts'

export function endingOf(match: RemoteMatch): Explanation | null {
  const { match: said, link } = onlineWords()
  const shut = match.shut.value
  if (shut) return { title: link[shut].replace(/\.$/, ''), lines: [link.goesOn[shut]] }
  if (match.isOff) return { title: said.aborted, lines: [said.abortedText] }
  const pair = pairSaid(match)
  return pair === null ? null : { title: pair, lines: aboutGame(match) }
}

/** Who won the pair; null: it is none, or not over. */
export function pairSaid(match: RemoteMatch): string | null {
  const { match: said } = onlineWords()
  const { players, terms } = match.contest.value
  const half = halfOf(match.contest.value, match.player ?? 0)
  if (half === null || terms.games === 1) return null
  if (half === 1) return said.pairDrawn
  const won = half === 2
  return match.player === null ? said.wins(shownName(players[won ? 0 : 1])) : won ? said.pairWon : said.pairLost
}

/** What became of the game that is looked at, and why the pair ended if not by it. */
function aboutGame(match: RemoteMatch): readonly string[] {
  const { match: said } = onlineWords()
  const { outcome } = match.table
  const { games, result } = match.contest.value
  const why = result && result.because !== outcome?.code ? said.because[result.because] : ''
  const nth = games.findIndex(each => each.match === match.id) + 1
  return [
    ...(why === '' ? [] : [`${why.charAt(0).toUpperCase()}${why.slice(1)}.`]),
    ...(outcome ? [`${said.otherGame(nth)}: ${aroundWords().endTitle(outcome, match.company())}.`] : []),
  ]
}
