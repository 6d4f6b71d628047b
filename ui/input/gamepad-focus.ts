/** Who has the pads: the page, unless somebody has taken them. */

/** What an action is called where its buttons are kept, beside its keys. */
export function onPad(id: string): string {
  return `pad.${id}`
}

/** The left trigger: with it, every other button is another one, written `6+0`. */
export const SECOND = 6

/** All pads as one. */
export interface Felt {
  readonly down: readonly number[]
  /** Across and down, -1 to 1: the left stick, then the right one. */
  readonly sticks: readonly [number, number, number, number]
}

/** Gets every button that went down in its time, until it comes up. Says which of them it has no use for: those are the page's. */
export type PadHand = (felt: Felt) => readonly number[]

const hands: PadHand[] = []

/** Whoever came last has the pads. Returns how to give them back. The page says for its style sheets that somebody steers (`data-pad`). */
export function takePads(hand: PadHand): () => void {
  const { dataset } = document.documentElement
  hands.push(hand)
  dataset['pad'] = 'steers'
  return () => {
    const at = hands.lastIndexOf(hand)
    if (at >= 0) hands.splice(at, 1)
    if (hands.length === 0) delete dataset['pad']
  }
}

export function padHand(): PadHand | null {
  return hands.at(-1) ?? null
}
