/** Hands to actions, without a screen: what pointing at a stick means, where keys go, what typing adds up to. */
import type { Nim } from '../nouns.ts'
import { heapName } from '../rules/notation.ts'

type Heaps = Nim['View']['heaps']

/** One stick on the board; both count from 0, sticks from the left. */
export interface Spot {
  readonly heap: number
  readonly stick: number
}

/** A name that cannot be mistaken for an action: `b:1` is the second stick of heap b, `b2` takes two from it. */
export function spotName({ heap, stick }: Spot): string {
  return `${heapName(heap)}:${stick}`
}

export function spotOf(name: string | null): Spot | null {
  const parts = /^([a-h]):(\d+)$/.exec(name ?? '')
  return parts?.[1] && parts[2] ? { heap: parts[1].charCodeAt(0) - 97, stick: Number(parts[2]) } : null
}

export function stands(heaps: Heaps, { heap, stick }: Spot): boolean {
  return stick < (heaps[heap] ?? 0)
}

/** Pointing at a stick takes it and every stick to its right; the last one is therefore always at the right end. [NI-03] */
export function reach(heaps: Heaps, { heap, stick }: Spot): Nim['Action'] {
  return { heap, sticks: (heaps[heap] ?? 0) - stick }
}

/** The spot an action begins at. The other half of `reach`. */
export function reachedFrom(heaps: Heaps, { heap, sticks }: Nim['Action']): Spot {
  return { heap, stick: (heaps[heap] ?? 0) - sticks }
}

/** The stick closest to where one was: in the same heap, else in the next one that has any, else in one before. */
export function nearest(heaps: Heaps, { heap, stick }: Spot): Spot | null {
  const there = (at: number): Spot | null => {
    const sticks = heaps[at] ?? 0
    return sticks > 0 ? { heap: at, stick: Math.min(stick, sticks - 1) } : null
  }
  for (let away = 0; away < heaps.length; away++) {
    const found = there(heap + away) ?? there(heap - away)
    if (found) return found
  }
  return null
}

/** Where a key leads from here, or null if it is no key of ours. At an edge it leads nowhere else. */
export function step(heaps: Heaps, from: Spot, key: string): Spot | null {
  const last = (heaps[from.heap] ?? 0) - 1
  switch (key) {
    case 'ArrowLeft':
      return { ...from, stick: Math.max(0, from.stick - 1) }
    case 'ArrowRight':
      return { ...from, stick: Math.min(last, from.stick + 1) }
    case 'Home':
      return { ...from, stick: 0 }
    case 'End':
      return { ...from, stick: last }
    case 'ArrowUp':
      return besideHeap(heaps, from, -1)
    case 'ArrowDown':
      return besideHeap(heaps, from, 1)
    default:
      return null
  }
}

/** The heap above or below that still has sticks. */
function besideHeap(heaps: Heaps, from: Spot, way: 1 | -1): Spot {
  for (let heap = from.heap + way; heap >= 0 && heap < heaps.length; heap += way) {
    const sticks = heaps[heap] ?? 0
    if (sticks > 0) return { heap, stick: Math.min(from.stick, sticks - 1) }
  }
  return from
}

/**
 * What has been typed after one more key, or null if the key does not belong to typing. A letter that names a heap begins
 * a word, figures go on with it. So `h` asks for a hint unless there is a heap h, which takes eight of them.
 */
export function typed(text: string, key: string, heaps: Heaps): string | null {
  if (/^[a-z]$/i.test(key)) {
    const letter = key.toLowerCase()
    return letter.charCodeAt(0) - 97 < heaps.length ? letter : null
  }
  if (text === '') return null
  if (/^\d$/.test(key) && text.length < 3) return text + key
  if (key === 'Backspace') return text.slice(0, -1)
  if (key === 'Escape') return ''
  return null
}
