import { useRef, useState } from 'preact/hooks'
import type { Advice, Refusal } from '../kernel/game.ts'
import type { Choice } from '../ui/stage.ts'

/** What is on a player's mind: a move being considered, advice that was given, the last thing that was refused. */
export interface Mind {
  readonly chosen: Choice | null
  readonly advice: Advice | null
  readonly refusal: Refusal | null
}

const BLANK: Mind = { chosen: null, advice: null, refusal: null }

/** It belongs to one position, the `count`th change at the table, and is forgotten with it. */
export function useMind(count: number): [mind: Mind, change: (changes: Partial<Mind>) => void, clear: () => void] {
  const [{ at, mind }, setMind] = useState({ at: 0, mind: BLANK })
  const now = at === count ? mind : BLANK
  // Advice comes after a while, and giving it may have been a change at the table itself.
  const latest = useRef(count)
  latest.current = count
  const set = (mind: Mind): void => setMind({ at: latest.current, mind })
  return [now, changes => set({ ...now, ...changes }), () => set(BLANK)]
}
