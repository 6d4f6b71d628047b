import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { useRoving } from '../../../ui/input/roving.ts'
import { play } from '../../../ui/sound/sound.ts'
import type { PlayerProps, ViewerProps } from '../../../ui/stage.ts'
import type { Chainfall } from '../nouns.ts'
import { mostCards } from '../rules/cards.ts'
import { cellAt } from '../rules/grid.ts'
import { Board } from './board.tsx'
import { Cards } from './cards.tsx'
import { cellOf } from './controls.ts'
import { type Desk, deskOf, draftOf, momentOf, pace, remember, setDraft, tellOn } from './desk.ts'
import { BLANK } from './draft.ts'
import { useHands } from './hands.ts'
import { ANYBODY } from './names.ts'
import { askedIn, planned, standing, withWanted } from './picture.ts'
import { Queue } from './queue.tsx'
import { cueOf, REFUSED } from './sounds.ts'
import { lengthOf } from './story.ts'
import './style.css'
import './board.css'
import './panels.css'
import { words } from './words.ts'

type Props = PlayerProps<Chainfall>

export function Stage(props: Props) {
  const desk = useDesk(props)
  useStory(desk, props)
  useRefusalCue(props)
  return (
    <Ground {...props} watched={false}>
      <Played {...props} desk={desk} />
    </Ground>
  )
}

/** The board for a spectator: a picture. */
export function Viewer(props: ViewerProps<Chainfall>) {
  const { table, company = ANYBODY } = props
  const desk = useDesk(props)
  useStory(desk, props)
  const { view } = table
  const moment = momentOf(desk)
  return (
    <Ground {...props} watched={true}>
      <Queue view={view} draft={BLANK} company={company} />
      <div class="cf-room">
        <Board view={view} picture={moment?.picture ?? standing(view, desk.latest)} here={null} label={words.watched(view)} />
      </div>
    </Ground>
  )
}

function useDesk({ table, news }: ViewerProps<Chainfall>): Desk {
  const desk = deskOf(table)
  remember(desk, table.view, news)
  return desk
}

interface GroundProps extends ViewerProps<Chainfall> {
  readonly watched: boolean
  readonly children: ComponentChildren
}

function Ground({ table, still, watched, children }: GroundProps) {
  const { turn, config } = table.view
  return (
    <div class="cf" data-still={still} data-turn={turn} data-watched={watched} data-cards={mostCards(config) > 0}>
      {children}
    </div>
  )
}

type Drawn = Props & { readonly desk: Desk }

/** The board for a player. */
function Played(props: Drawn) {
  const { table, advice, refusal, desk, company = ANYBODY } = props
  const { view } = table
  const roving = useRoving()
  const here = cellOf(view.config, roving.at) ?? 0
  const hands = useHands(props, desk, roving, here)
  const ours = table.toMove !== null && table.toMove === table.seat
  const draft = ours ? draftOf(desk) : BLANK
  const moment = momentOf(desk)
  const picture =
    moment?.picture ??
    (ours ? withWanted(planned(view, draft, desk.latest, desk.blind), askedIn(view, draft, desk.wanted)) : standing(view, desk.latest))
  const text = desk.text.value

  // Advice lies on the board as if somebody had put the turn together, and can be played as it is.
  useLayoutEffect(() => {
    if (!advice) return
    const { plays, places } = advice.action
    const last = places.at(-1)
    setDraft(desk, { plays, places: places.slice(0, -1), picked: null, aim: last ? cellAt(view.config, last) : null })
  }, [advice])

  const seat = table.seat ?? view.turn
  return (
    // The keys of the stage are heard wherever on it the keyboard is; what takes them are the cells and the cards.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div class="cf-play" onKeyDown={hands.onKeyDown}>
      <Queue view={view} draft={draft} company={company} />
      <div
        class="cf-room"
        role="presentation"
        {...hands.board}
        data-ours={ours}
        data-picking={draft.picked !== null}
        data-telling={moment !== null}
      >
        <Board
          {...{ view, picture, here }}
          grid={roving.root}
          label={words.board(view)}
          refused={refusal && typeof refusal.facts['cell'] === 'number' ? refusal.facts['cell'] : null}
        >
          {text !== '' && <kbd class="cf-typed">{text}</kbd>}
        </Board>
      </div>
      {mostCards(view.config) > 0 && (
        <Cards {...{ view, seat, draft, company }} wanted={desk.wanted?.plays[0]?.card ?? null} take={hands.take} />
      )}
    </div>
  )
}

/** Tells the turn moment by moment, in sounds as well; where nothing is told, the sounds come at once. */
function useStory(desk: Desk, { news, table, speed = 1 }: ViewerProps<Chainfall>): void {
  const moment = momentOf(desk)
  const beat = pace.value * speed
  useEffect(() => {
    if (!moment) return
    const cue = cueOf(moment.event)
    if (cue) play(cue, words.caption(moment.event))
    const timer = setTimeout(() => tellOn(desk), beat === 0 ? 0 : lengthOf(moment) / beat)
    return () => clearTimeout(timer)
  }, [moment, beat])
  useEffect(() => {
    const over = news.events.find(event => event.kind === 'over')
    const cue = over && table.outcome ? cueOf(over) : null
    if (over && cue) play(cue, words.caption(over))
  }, [news])
}

function useRefusalCue({ refusal }: Props): void {
  useEffect(() => {
    if (refusal) play(REFUSED, words.cueRefused)
  }, [refusal])
}
