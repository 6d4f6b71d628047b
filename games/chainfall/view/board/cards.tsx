import { ArrowLeftRight, BrickWall, FastForward, type IconNode, Plus, Scissors, Shield, Shuffle, Waves } from 'lucide'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../../../kernel/game.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Company } from '../../../../ui/stage.ts'
import { CARDS, type Card, type Chainfall } from '../../nouns.ts'
import { cardBit, cardCount, mostCards } from '../../rules/cards.ts'
import './cards.css'
import type { Draft } from '../turn/draft.ts'
import { words } from '../words/index.ts'
import { touchWords } from '../words/touch.ts'

/** A finger that stays so long on a card wants to read it. */
const HOLD_MS = 400

const ICONS: Readonly<Record<Card, IconNode>> = {
  reinforce: Plus,
  accelerate: FastForward,
  fortify: Shield,
  shockwave: Waves,
  transplant: ArrowLeftRight,
  sabotage: Scissors,
  firewall: BrickWall,
  scavenge: Shuffle,
}

interface CardsProps {
  readonly view: Chainfall['View']
  readonly seat: Seat
  readonly draft: Draft
  readonly over: boolean // then none can be played any more
  readonly company: Company
  /** In a lesson: the card that is asked for. */
  readonly asked: Card | null
  take(card: Card): void
}

/** How many cards a seat may still play in this game. */
export function cardsLeft({ config, used }: Chainfall['View'], seat: Seat): number {
  return mostCards(config) - cardCount(used[seat])
}

/** The cards of a game, in the order of the rule book; their figures on the keyboard are their places here. */
export function pool({ config }: Chainfall['View']): readonly Card[] {
  return mostCards(config) > 0 ? CARDS.filter(card => config.cardPool.includes(card)) : []
}

export function Cards({ view, seat, draft, over, company, asked, take }: CardsProps) {
  const left = cardsLeft(view, seat)
  const { reading, holding } = useReading(take)
  const said = touchWords()
  return (
    <section class="cf-cards column" aria-label={words.cards(seat, company)}>
      <p class="cf-cards-head">
        <span>
          <strong>{words.cards(seat, company)}</strong>
          <span class="cf-cards-hold">{said.hold}</span>
        </span>
        {!over && (
          <>
            <span class="cf-cards-long">{words.cardsLeft(left, view.config)}</span>
            <span class="cf-cards-short">{said.left(left, view.config.maxCardsPerGame)}</span>
          </>
        )}
      </p>
      <div class="cf-hand">
        {pool(view).map((card, at) => {
          const used = (view.used[seat] & cardBit(card)) !== 0
          const inTurn = draft.plays.some(play => play.card === card)
          const picked = draft.picked?.card === card
          const state = used ? 'used' : inTurn ? 'played' : picked ? 'picked' : left === 0 || over ? 'spent' : 'held'
          return (
            <button
              type="button"
              class="cf-card"
              key={card}
              data-state={state}
              data-asked={state === 'held' && asked === card}
              aria-pressed={picked || inTurn}
              aria-keyshortcuts={String(at + 1)}
              title={`${words.card(card)}: ${words.cardLong(card)}`}
              {...holding(card)}
            >
              <Icon of={ICONS[card]} />
              <strong>{words.card(card)}</strong>
              <span>{used ? words.cardUsed : inTurn ? words.cardInTurn : words.cardDoes(card)}</span>
            </button>
          )
        })}
      </div>
      {reading && (
        <p class="cf-reading" role="status">
          <strong>{words.card(reading)}</strong> {words.cardLong(reading)}
        </p>
      )}
    </section>
  )
}

/** The card that is read: a finger that rests on one plays nothing, and what it read stays until the next touch. */
function useReading(take: CardsProps['take']) {
  const [reading, read] = useState<Card | null>(null)
  const timer = useRef(0)
  const held = useRef(false)

  useEffect(() => {
    if (!reading) return
    const away = (): void => read(null)
    addEventListener('pointerdown', away, true)
    return () => removeEventListener('pointerdown', away, true)
  }, [reading])
  useEffect(() => release, [])

  function release(): void {
    clearTimeout(timer.current)
  }

  const holding = (card: Card) => ({
    onPointerDown({ pointerType }: PointerEvent) {
      held.current = false
      if (pointerType === 'mouse') return // it hovers, and reads the title
      timer.current = window.setTimeout(() => {
        held.current = true
        read(card)
      }, HOLD_MS)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu(event: MouseEvent) {
      if (held.current) event.preventDefault()
    },
    onClick({ detail }: MouseEvent) {
      const isEndOfHold = held.current && detail > 0 // a key has no end
      if (!isEndOfHold) take(card)
    },
  })
  return { reading, holding }
}
