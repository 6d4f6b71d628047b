/** What two games with the same deal say together: what each of them brought, and how much of it was the deal's doing. */
import { onlineWords } from '../words/online.ts'
import './pair-figures.css'
import { signed } from './person.tsx'

/** What a game brought to whoever is asked about, and to the other side. */
export type Scored = readonly [own: number, other: number]

export const marginIn = ([own, other]: Scored): number => own - other

/**
 * Both margins of one player: the same deal, once from each seat. What stays when the seats are swapped is play, what changes sides is seat and
 * deal. `share`: how much of a single game's margin that is, from 0 to 100; null: nothing was ahead of anything.
 */
export function splitOf(first: number, second: number): { readonly play: number; readonly deal: number; readonly share: number | null } {
  const play = (first + second) / 2
  const deal = Math.abs(first - second) / 2
  const whole = Math.abs(play) + deal
  return { play, deal, share: whole === 0 ? null : Math.round((100 * deal) / whole) }
}

/** Where a game is only won or lost, its figures say nothing of by how much. */
export function isCounted(games: readonly Scored[]): boolean {
  return games.some(([own, other]) => Math.max(own, other) > 1 || own === other)
}

/** A row for each game: what was scored, a bar to the side of whoever was ahead, and by how much. */
export function GameBars({ games }: { games: readonly Scored[] }) {
  const { figures: said } = onlineWords()
  const most = Math.max(1, ...games.map(game => Math.abs(marginIn(game))))
  const counted = isCounted(games)
  return (
    <ul class="pair-games">
      {games.map((game, nth) => {
        const margin = marginIn(game)
        return (
          <li key={nth} data-lead={margin === 0 ? undefined : margin > 0}>
            <span>{said.game(nth + 1)}</span>
            {counted && <span class="small">{said.score(...game)}</span>}
            {counted && (
              <span class="pair-bar" aria-hidden="true">
                <i style={{ '--part': Math.abs(margin) / most }} />
              </span>
            )}
            <b>{counted ? signed(margin) : margin > 0 ? said.won : said.lost}</b>
          </li>
        )
      })}
    </ul>
  )
}

/** How much of the margin seat and deal made, in one game and in the pair. */
export function DealShare({ margins: [first, second] }: { margins: readonly [number, number] }) {
  const { figures: said } = onlineWords()
  const { play, deal, share } = splitOf(first, second)
  if (share === null) return null
  const bar = (percent: number): Share => ({ percent, text: said.percent(percent) })
  return <Shares single={bar(share)} pair={bar(0)} because={said.split(play, deal)} />
}

interface Share {
  readonly percent: number
  readonly text: string
}

interface SharesProps {
  readonly single: Share
  readonly pair: Share
  /** How that is known. */
  readonly because: string
}

/** What is the deal's doing in a single game, and in a mirrored pair. */
export function Shares({ single, pair, because }: SharesProps) {
  const { figures: said } = onlineWords()
  return (
    <div class="pair-share column">
      <strong>{said.title}</strong>
      {[
        { of: said.single, ...single },
        { of: said.pair, ...pair },
      ].map(({ of, percent, text }) => (
        <p key={of}>
          <span>{of}</span>
          <span class="pair-meter" aria-hidden="true">
            <i style={{ '--part': percent / 100 }} />
          </span>
          <b>{text}</b>
        </p>
      ))}
      <p class="small">{because}</p>
    </div>
  )
}
