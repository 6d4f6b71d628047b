import { SeatMark } from '../../../ui/seat.tsx'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Chainfall } from '../nouns.ts'
import { mostCards } from '../rules/cards.ts'
import { cardsLeft } from './cards.tsx'
import { deskOf, momentOf, remember } from './desk.ts'
import { words } from './words.ts'

/** The score: mine at the left, theirs at the right, and how far it is to the end. */
export function Lead({ table, news, company }: PlayerProps<Chainfall>) {
  const { view } = table
  const desk = deskOf(table)
  remember(desk, view, news)
  const { config, turns, over } = view
  const score = momentOf(desk)?.score ?? view.score
  return (
    <div class="cf-score">
      {([0, 1] as const).map(seat => (
        <p key={seat} data-seat={seat}>
          <SeatMark seat={seat} />
          <span class="cf-score-name">{company?.names[seat] ?? words.side(seat)}</span>
          <b>
            <span class="hidden-text">{words.scoreOf(seat, company ?? null)}</span>
            {score[seat]}
          </b>
        </p>
      ))}
      <p class="cf-score-turn">
        <span>{words.turn(turns + (over ? 0 : 1))}</span>
        {config.mercyRule && <span>{words.mercyAt(config.mercyLead)}</span>}
        {mostCards(config) > 0 && <span class="cf-score-cards">{words.cardsOf(cardsLeft(view, 0), cardsLeft(view, 1))}</span>}
      </p>
    </div>
  )
}
