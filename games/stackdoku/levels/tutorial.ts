/**
 * The first level, and the script that goes with it: seven steps, each of which waits until the player has done the thing it is about.
 * The last leads into a stack that cannot be cleared, and out of it again. [SD-27] to [SD-33]
 */
import type { Level } from '../../../kernel/game.ts'
import type { Stackdoku } from '../nouns.ts'
import { PRESETS } from './presets.ts'

export const TUTORIAL = 'tutorial'

const SOLUTION = `
  357892416
  682541379
  149367528
  765219843
  921438657
  834675291
  573126984
  418953762
  296784135`

/** Only cells that one digit can stand in: nobody who learns to place is left with a wrong number. */
const BLANKS = ['r1c1', 'r2c1', 'r2c4', 'r3c9', 'r4c2', 'r5c8', 'r6c6', 'r8c3', 'r8c5', 'r9c8']

/**
 * By tile: x, y, z and number. A row of four with a row of four on it, which come off from the outside in; in front of them two 5s, one on
 * the other. Whoever pairs the two 5s of the row with each other is left with the two in front, and cannot lift the upper one.
 */
const TILES: readonly (readonly [x: number, y: number, z: number, number: number])[] = [
  [0, 0, 0, 3],
  [2, 0, 0, 5],
  [4, 0, 0, 5],
  [6, 0, 0, 3],
  [3, 3, 0, 5],
  [0, 0, 1, 8],
  [2, 0, 1, 6],
  [4, 0, 1, 6],
  [6, 0, 1, 8],
  [3, 3, 1, 5],
]
const ROW = [1, 2] // the two 5s that must not go together
const TOP = 9 // the 5 that lies on the other: it only goes the right way
const FIVE = 5

const LINE = '6 9, 8 r3c9, 8 r8c3, 1 4, 3 r1c1, 3 r9c8, 7 8, 6 r2c1, 6 r4c2, 2 10, 5 r2c4, 5 r5c8, 3 5, 5 r6c6, 5 r8c5'

function column(at: 0 | 1 | 2 | 3): Uint8Array {
  return Uint8Array.from(TILES, tile => tile[at])
}

function dealt(): Stackdoku['Deal'] {
  const solution = Uint8Array.from(SOLUTION.replace(/\s/g, ''), Number)
  const givens = solution.slice()
  for (const name of BLANKS) givens[9 * (Number(name[1]) - 1) + Number(name[3]) - 1] = 0
  return {
    ...PRESETS[0].setup,
    ...{ room: 4, undos: null, hints: null, lives: null },
    layout: TUTORIAL,
    ...{ xs: column(0), ys: column(1), zs: column(2), values: column(3) },
    ...{ givens, solution, line: LINE },
  }
}

export const tutorial: Level<Stackdoku> = { id: TUTORIAL, name: 'Tutorial', deal: dealt() }

/** The beats of the script, in order, and the step of the seven each belongs to. */
export const BEATS = [
  { id: 'free', step: 1 },
  { id: 'pair', step: 2 },
  { id: 'tray', step: 3 },
  { id: 'place', step: 4 },
  { id: 'hint', step: 5 },
  { id: 'undo', step: 5 },
  { id: 'hide', step: 6 },
  { id: 'show', step: 6 },
  { id: 'ready', step: 7 },
  { id: 'trap', step: 7 },
  { id: 'rescue', step: 7 },
  { id: 'finish', step: 7 },
] as const

export const STEPS = 7

export type Beat = (typeof BEATS)[number]['id']

type View = Stackdoku['View']

/** What a beat may wait for, beside the position: what hands did just now. */
export interface Done {
  readonly selected: boolean // a free tile waits for its partner
  readonly hinted: boolean
  readonly undone: boolean
}

const NOTHING: Done = { selected: false, hinted: false, undone: false }

/** Whether a beat has what it waited for. The last one waits for the end of the level. */
function isDone(beat: Beat, view: View, done: Done): boolean {
  const taken = view.gone.filter(gone => gone !== 0).length
  switch (beat) {
    case 'free':
      return done.selected || taken > 0
    case 'pair':
      return taken > 0
    case 'tray':
      return view.tray.length === view.room || taken >= 4
    case 'place':
      return taken >= 4 && view.tray.length === 0
    case 'hint':
      return done.hinted
    case 'undo':
      return done.undone
    case 'hide':
      return view.hidden
    case 'show':
      return !view.hidden
    case 'ready':
      return taken >= 6 && view.tray.length === 0
    case 'trap':
      return view.stuck
    case 'rescue':
      return ROW.every(tile => view.gone[tile] === 0)
    case 'finish':
      return false
  }
}

/** The beat that comes now. Beats only go forward: who takes something back has still learnt it. */
export function nextBeat(beat: Beat, view: View, done: Done): Beat {
  let at = BEATS.findIndex(({ id }) => id === beat)
  // One thing done is for one beat, a position may be past several.
  for (let left = done; isDone(BEATS[at].id, view, left); left = NOTHING) at++
  return BEATS[at].id
}

/**
 * Where to go on in a level that was left: at the last beat of which the position or the trail has a trace. A hint asked for and an undo
 * leave none, so whoever left between them and the beat after is asked for them once more.
 */
export function beatIn(view: View): Beat {
  if (view.gone[TOP] !== 0) return 'finish'
  if (view.hidden) return 'show'
  const isLate = view.trail.includes('show') || view.gone.filter(gone => gone !== 0).length >= 6
  return nextBeat(isLate ? 'ready' : 'free', view, NOTHING)
}

/** Whether the script lets this happen now: it fills the tray before anything is placed, and keeps the trap until its time. */
export function allows(beat: Beat, view: View, action: Stackdoku['Action']): boolean {
  if (action.kind === 'take' && view.values[action.a] === FIVE && beat !== 'finish')
    return beat === 'trap' && [action.a, action.b].every(tile => ROW.includes(tile))
  if (action.kind === 'place') return beat !== 'tray'
  return action.kind !== 'restart' && action.kind !== 'shuffle' && action.kind !== 'concede'
}

/** A new attempt is a move of the game [SD-26]; lessons are not counted. */
export function restarting({ layout }: Stackdoku['View']): Stackdoku['Action'] | null {
  return layout === TUTORIAL ? null : { kind: 'restart' }
}
