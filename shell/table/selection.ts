import { useRef, useState } from 'preact/hooks'
import type { Advice, Refusal } from '../../kernel/game.ts'
import type { Choice } from '../../ui/stage.ts'

/** What is on a player's mind: a move being considered, advice that was given, the last thing that was refused. */
export interface Selection {
  readonly chosen: Choice | null
  readonly advice: Advice | null
  readonly refusal: Refusal | null
}

const BLANK: Selection = { chosen: null, advice: null, refusal: null }

/** It belongs to one position, the `count`th change at the table, and is forgotten with it. */
export function useSelection(count: number): [selection: Selection, change: (changes: Partial<Selection>) => void, clear: () => void] {
  const [{ at, selection }, setSelection] = useState({ at: 0, selection: BLANK })
  const now = at === count ? selection : BLANK
  // Advice comes after a while, and giving it may have been a change at the table itself.
  const latest = useRef(count)
  latest.current = count
  const set = (selection: Selection): void => setSelection({ at: latest.current, selection })
  return [now, changes => set({ ...now, ...changes }), () => set(BLANK)]
}
