import { SeatMark } from '../../../../ui/seat.tsx'
import { isPlayer, type PlayerProps, type ViewerProps } from '../../../../ui/stage.ts'
import type { Chainfall } from '../../nouns.ts'
import { mostCards } from '../../rules/cards.ts'
import { cardsLeft } from '../board/cards.tsx'
import { isOver, momentOf, stateOf } from '../view-state.ts'
import { words } from '../words/index.ts'

/** The score: mine at the left, theirs at the right, and how far it is to the end. */
export function Lead(props: ViewerProps<Chainfall> | PlayerProps<Chainfall>) {
  const { table, company } = props
  const { view } = table
  const { config, turns } = view
  const over = isOver(table)
  const score = momentOf(stateOf(table))?.score ?? view.score
  return (
    <div class="cf-score" data-playing={isPlayer(props)}>
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
        <span>{words.turn(turns + (view.over ? 0 : 1))}</span>
        {config.mercyRule && !over && <span>{words.mercyAt(config.mercyLead)}</span>}
        {mostCards(config) > 0 && !over && <span>{words.cardsOf(cardsLeft(view, 0), cardsLeft(view, 1))}</span>}
      </p>
    </div>
  )
}
