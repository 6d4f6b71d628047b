/**
 * A turn as one number, for searching: the cells it places on, the card, and the cells the card is played on. Eight bits a cell, so that
 * the largest board fits; the second cell of Transplant stands above the thirty-second bit, where only it needs to go.
 */
import { CARDS, type Chainfall, type Play } from '../../nouns.ts'
import { cellAt, type Size, spotOf } from '../../rules/grid.ts'

/** No cell: nothing is placed there. */
export const NOWHERE = 255
/** No card. Cards are counted from 1, in the order of CARDS. */
export const NO_CARD = 0
export const REINFORCE = 1
export const ACCELERATE = 2
export const FORTIFY = 3
export const SHOCKWAVE = 4
export const TRANSPLANT = 5
export const SABOTAGE = 6
export const FIREWALL = 7
export const SCAVENGE = 8

const SECOND_TARGET = 0x1000_0000

export function moveOf(first: number, second: number, card: number, target: number, other: number): number {
  return first + second * 0x100 + card * 0x1_0000 + target * 0x10_0000 + other * SECOND_TARGET
}

export function firstPlace(move: number): number {
  return move & 255
}

export function secondPlace(move: number): number {
  return (move >> 8) & 255
}

export function cardOf(move: number): number {
  return (move >> 16) & 15
}

export function targetOf(move: number): number {
  return (move >> 20) & 255
}

export function otherTargetOf(move: number): number {
  return Math.floor(move / SECOND_TARGET)
}

/** Nothing placed, nothing played. */
export const PASS = moveOf(NOWHERE, NOWHERE, NO_CARD, 0, 0)

/** The same turn with another card in it. */
export function withCard(move: number, card: number, target: number, other: number): number {
  return moveOf(firstPlace(move), secondPlace(move), card, target, other)
}

export function actionOf(size: Size, move: number): Chainfall['Action'] {
  const places = [firstPlace(move), secondPlace(move)].filter(cell => cell !== NOWHERE).map(cell => spotOf(size, cell))
  const card = cardOf(move)
  if (card === NO_CARD) return { plays: [], places }
  const cells =
    card === TRANSPLANT ? [targetOf(move), otherTargetOf(move)] : card === SHOCKWAVE || card === SCAVENGE ? [] : [targetOf(move)]
  return { plays: [{ card: CARDS[card - 1], at: cells.map(cell => spotOf(size, cell)) }], places }
}

/** The number of a turn with at most one card; searching knows no others. */
export function moveFrom(size: Size, { plays, places }: Chainfall['Action']): number {
  if (plays.length > 1) throw new Error('searching knows turns with at most one card')
  const [first, second] = places
  const [play] = plays as (Play | undefined)[]
  const at = (play?.at ?? []).map(spot => cellAt(size, spot))
  return moveOf(
    first ? cellAt(size, first) : NOWHERE,
    second ? cellAt(size, second) : NOWHERE,
    play ? CARDS.indexOf(play.card) + 1 : NO_CARD,
    at[0] ?? 0,
    at[1] ?? 0,
  )
}
