/** The rest of a solution that is known, for whoever has played it so far: by whatever keys, and however long it took. */
import type { FloodLevel } from '../../nouns.ts'
import { copyInto, copyOf, keyOf } from '../solve/copy.ts'
import { applyActs, applyTurn } from '../solve/turns.ts'
import type { State, Turn } from '../solve/types.ts'
import { Work } from '../solve/work.ts'
import { turnsIn } from './line-text.ts'
import { LINES } from './lines.ts'

const PRACTICE = /-practice$/

const TELLING = { tilts: true, counts: false }

/** What is left to be done of every solution that came through this position, the best solution first. */
export function* restsOf(state: Readonly<State>): Iterable<readonly Turn[]> {
  const lines = LINES[state.level.id.replace(PRACTICE, '')] ?? []
  if (lines.length === 0) return
  const work = new Work(state.level, { wanted: '1', budget: {} })
  const scratch = copyOf(state)
  // Where the piece is does not matter: it can be brought elsewhere, or it is found out that it cannot.
  const keyHere = (position: Readonly<State>): number => keyOf({ ...position, pose: 0, x: 0, y: 0, z: 0 }, TELLING)
  const here = keyHere(state)
  for (const line of lines) {
    copyInto(scratch, work.first)
    const rest = restOf(work, turnsIn(line), scratch, position => keyHere(position) === here)
    if (rest) yield rest
  }
}

/** Plays a line in `position` until it is where somebody is. */
function restOf(work: Work, line: readonly Turn[], position: State, isHere: (position: State) => boolean): readonly Turn[] | null {
  for (const [at, { acts, landing }] of line.entries()) {
    if (isHere(position)) return line.slice(at)
    for (const [done, act] of acts.entries()) {
      if (!applyActs(position, [act])) return null
      if (isHere(position)) return [{ acts: acts.slice(done + 1), landing }, ...line.slice(at + 1)]
    }
    work.place(position, landing)
  }
  return null
}

export function isWindy({ hazards = [] }: FloodLevel): boolean {
  return hazards.some(({ enabled = true }) => enabled)
}

/** Whether these turns win, whoever or whatever brings the pieces to their places; plays them in `state`. */
export function isWonBy(state: State, turns: readonly Turn[]): boolean {
  const work = new Work(state.level, { wanted: '1', budget: {} })
  for (const turn of turns) if (state.won || state.lost !== '' || !applyTurn(work, state, turn)) return false
  return state.won
}
