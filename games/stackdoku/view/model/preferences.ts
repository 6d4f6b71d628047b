/** What holds for all games: whether there is a clock, whether marks come by themselves, the last setup of somebody's own. */
import { signal } from '@preact/signals'
import { preference } from '../../../../ui/preferences.ts'
import { refuseSetup } from '../../levels/validate.ts'
import type { Stackdoku } from '../../nouns.ts'

interface Preferences {
  readonly clock: boolean
  readonly auto: boolean
  readonly setup: Stackdoku['Setup'] | null
}

const saved = preference<Preferences>('stackdoku', null, checked)

function checked(value: unknown): Preferences {
  const { clock, auto, setup = null } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Preferences>
  return { clock: clock !== false, auto: auto !== false, setup: refuseSetup(setup) === null ? setup : null }
}

function change(changes: Partial<Preferences>): void {
  saved.write({ ...saved.read(), ...changes })
}

/** Whether the time is shown. */
export const clockShown = signal(saved.read().clock)

export function showClock(shown: boolean): void {
  clockShown.value = shown
  change({ clock: shown })
}

/** Whether marks come by themselves in the next game. */
export function marksByThemselves(): boolean {
  return saved.read().auto
}

export function preferMarks(auto: boolean): void {
  if (marksByThemselves() !== auto) change({ auto })
}

/** Null: nobody has made one here, or it cannot be used any more. */
export function ownSetup(): Stackdoku['Setup'] | null {
  return saved.read().setup
}

export function writeSetup(setup: Stackdoku['Setup']): void {
  change({ setup })
}
