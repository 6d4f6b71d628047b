/** A turn that is being put together, as plain data: which card is in hand, what has been set down, what is aimed at. */
import type { Refusal } from '../../../../kernel/game.ts'
import type { Card, Chainfall, Play, Spot } from '../../nouns.ts'
import { cellAt, spotOf } from '../../rules/grid.ts'
import { targetsOf } from '../../rules/notation.ts'
import { dueAfter, refuseCardNow, refuseNext, refuseTargetCell, targetCells, worldAfter } from '../../rules/preview.ts'

type View = Chainfall['View']
type Action = Chainfall['Action']

export interface Draft {
  readonly plays: readonly Play[]
  readonly places: readonly Spot[]
  /** A card that still wants cells. */
  readonly picked: Play | null
  /** The cell that the next press would use; what Play turn would play ends there. */
  readonly aim: number | null
}

export const BLANK: Draft = { plays: [], places: [], picked: null, aim: null }

/** A whole turn as if somebody had put it together: its last tile is aimed, and can be played as it is. */
export function draftFrom({ config }: View, { plays, places }: Action): Draft {
  const last = places.at(-1)
  return { plays, places: places.slice(0, -1), picked: null, aim: last ? cellAt(config, last) : null }
}

/** What came of a press: another draft, a whole turn, or a no. */
export type PressResult =
  | { readonly draft: Draft; readonly turn?: undefined; readonly refusal?: undefined }
  | { readonly turn: Action; readonly draft?: undefined; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly draft?: undefined; readonly turn?: undefined }

/** The whole turn if it ends at the cell aimed at; null while something is missing. */
export function turnIn(view: View, { plays, places, picked, aim }: Draft): Action | null {
  if (picked) return null
  const due = dueAfter(view, plays)
  if (due === places.length) return { plays: [...plays], places: [...places] }
  if (aim === null || due !== places.length + 1 || refuseNext(view, { plays: [...plays], places: [...places] }, aim)) return null
  return { plays: [...plays], places: [...places, spotOf(view.config, aim)] }
}

/** A card is taken up, played where it needs no cell, or put back. */
export function takeCard(view: View, draft: Draft, card: Card): PressResult {
  if (draft.picked?.card === card) return { draft: { ...draft, picked: null } }
  if (draft.plays.some(play => play.card === card)) return { draft: { ...draft, plays: draft.plays.filter(play => play.card !== card) } }
  const refusal = refuseCardNow(view, draft.plays, card)
  if (refusal === 'no-target') return { refusal: noTarget(card) }
  if (refusal) return { refusal }
  if (targetsOf(card) > 0 && targetsIn(view, { ...draft, picked: { card, at: [] } }).length === 0) return { refusal: noTarget(card) }
  if (targetsOf(card) > 0) return { draft: { ...draft, picked: { card, at: [] }, aim: null } }
  return { draft: withPlay(view, draft, { card, at: [] }) }
}

/** A cell is pressed: the card in hand is played on it, or the next tile is set down there; the last tile ends the turn. */
export function press(view: View, draft: Draft, cell: number): PressResult {
  const refusal = refuseCell(view, draft, cell)
  if (refusal) return { refusal }
  const spot = spotOf(view.config, cell)
  const { picked, plays, places } = draft
  if (picked) {
    const play = { card: picked.card, at: [...picked.at, spot] }
    const whole = play.at.length === targetsOf(picked.card)
    return { draft: whole ? withPlay(view, draft, play) : { ...draft, picked: play, aim: null } }
  }
  const set = [...places, spot]
  if (set.length >= dueAfter(view, plays)) return { turn: { plays: [...plays], places: set } }
  return { draft: { ...draft, places: set, aim: null } }
}

/** Why a cell cannot be pressed now, or null. A card that would do nothing there is not offered. */
export function refuseCell(view: View, { picked, plays, places }: Draft, cell: number): Refusal | null {
  if (!picked) return refuseNext(view, { plays: [...plays], places: [...places] }, cell)
  const refusal = refuseTargetCell(view, plays, picked.card, picked.at, cell)
  if (refusal || !isWasted(view, plays, picked.card, cell)) return refusal
  return { code: 'no-effect', because: 'the tile shows 1 already, so the card would do nothing', facts: { card: picked.card, cell } }
}

/** The cells that the card in hand can be played on. */
export function targetsIn(view: View, { picked, plays }: Draft): readonly number[] {
  if (!picked) return []
  return targetCells(view, plays, picked.card, picked.at).filter(cell => !isWasted(view, plays, picked.card, cell))
}

/** The last thing done is undone: the card in hand, then tiles, then cards. */
export function takeBack({ plays, places, picked }: Draft): Draft {
  if (picked) return { plays, places, picked: null, aim: null }
  if (places.length > 0) return { plays, places: places.slice(0, -1), picked, aim: null }
  return { plays: plays.slice(0, -1), places, picked, aim: null }
}

export function isBlank({ plays, places, picked }: Draft): boolean {
  return plays.length === 0 && places.length === 0 && picked === null
}

/** What the next tile of the draft shows, as the queue stands once its cards are played; null: there is none to place. */
export function nextValue(view: View, { plays, places }: Draft): number | null {
  return worldAfter(view, plays).queue[places.length] ?? null
}

function isWasted(view: View, plays: readonly Play[], card: Card, cell: number): boolean {
  return (card === 'accelerate' || card === 'sabotage') && worldAfter(view, plays).fuse[cell] === 1
}

/** Tiles that a card has made impossible are taken up again. */
function withPlay(view: View, { plays, places }: Draft, play: Play): Draft {
  const cards = [...plays, play]
  const kept: Spot[] = []
  for (const spot of places) if (!refuseNext(view, { plays: cards, places: kept }, cellAt(view.config, spot))) kept.push(spot)
  return { plays: cards, places: kept, picked: null, aim: null }
}

function noTarget(card: Card): Refusal {
  return { code: 'no-target', because: 'there is nothing on the board it could be played on', facts: { card } }
}
