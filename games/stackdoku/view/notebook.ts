/**
 * What a player wants to find again and no replay has. Pencil marks and the time are kept with the game they belong to. What holds for
 * all games lies beside them: whether there is a clock, whether marks come by themselves, the last setup of somebody's own. A browser that
 * keeps nothing gives an empty notebook.
 */
import { signal } from '@preact/signals'
import { refuseSetup } from '../levels/validate.ts'
import type { Stackdoku } from '../nouns.ts'
import { isUntouched, type Pencil, SHARP } from './marks.ts'

// ── With a game ──────────────────────────────────────────────────────────────────────────────────────

export interface Page {
  readonly seconds: number
  readonly pencil: Pencil
}

/** As it was left, read as if a stranger had written it. */
export function openNotebook(left: string | null): Page {
  const page = parsed(left)
  return isPage(page) ? page : { seconds: 0, pencil: { ...SHARP, auto: habits().auto } }
}

/** Null: nobody has done anything yet that is worth coming back to. */
export function pageText(begun: boolean, { seconds, pencil }: Page): string | null {
  return begun || !isUntouched(pencil) ? JSON.stringify({ seconds, pencil }) : null
}

function isPage(page: unknown): page is Page {
  return (
    typeof page === 'object' && page !== null && 'seconds' in page && isCount(page.seconds) && 'pencil' in page && isPencil(page.pencil)
  )
}

function isPencil(pencil: unknown): boolean {
  if (typeof pencil !== 'object' || pencil === null || !('auto' in pencil) || typeof pencil.auto !== 'boolean') return false
  return ['written', 'struck'].every(kind => {
    const bits = (pencil as Record<string, unknown>)[kind]
    return typeof bits === 'object' && bits !== null && Object.values(bits).every(isCount)
  })
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

// ── For all games ────────────────────────────────────────────────────────────────────────────────────

const KEY = 'lockstep.stackdoku'

interface Habits {
  readonly clock: boolean
  readonly auto: boolean
  /** The last setup of somebody's own. */
  readonly setup?: Stackdoku['Setup'] | null
}

const USUAL: Habits = { clock: true, auto: true }

/** Whether the time is shown. */
export const clockShown = signal(habits().clock)

export function showClock(shown: boolean): void {
  clockShown.value = shown
  keep({ ...habits(), clock: shown })
}

/** Whether marks come by themselves in the next game. */
export function preferAuto(auto: boolean): void {
  if (habits().auto !== auto) keep({ ...habits(), auto })
}

/** Null: nobody has made one here, or it cannot be used any more. */
export function ownSetup(): Stackdoku['Setup'] | null {
  const { setup = null } = habits()
  return refuseSetup(setup) === null ? setup : null
}

export function writeSetup(setup: Stackdoku['Setup']): void {
  keep({ ...habits(), setup })
}

function habits(): Habits {
  try {
    const kept = parsed(localStorage.getItem(KEY))
    return typeof kept === 'object' && kept !== null ? { ...USUAL, ...kept } : USUAL
  } catch {
    return USUAL
  }
}

function keep(kept: Habits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {} // then it lasts as long as the page
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
