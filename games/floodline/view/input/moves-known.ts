/** Whether somebody knows by now which key moves where: counted over level ground and up a wall, where the same keys lead elsewhere. */
import { type Signal, signal } from '@preact/signals'
import { preference } from '../../../../ui/preferences.ts'
import { DOWN } from '../../rules/board/space.ts'

/** So many steps teach it. */
export const LEARNT: readonly [level: number, wall: number] = [12, 8]

/** When the keys stand round the landing: in lessons until they are known, always, or never. */
export const HINTS_SHOWN = ['lessons', 'always', 'never'] as const
export type HintsShown = (typeof HINTS_SHOWN)[number]

const stepsPreference = preference<readonly number[]>('floodline', 'steps', saved =>
  LEARNT.map((_, at) => (Array.isArray(saved) && Number.isInteger(saved[at]) ? Number(saved[at]) : 0)),
)

const hintsPreference = preference<HintsShown>('floodline', 'move-hints', saved => HINTS_SHOWN.find(each => each === saved) ?? 'lessons')

const steps: Signal<readonly number[]> = signal(stepsPreference.read())

export const hintsShown: Signal<HintsShown> = signal(hintsPreference.read())

export function showHints(when: HintsShown): void {
  hintsShown.value = when
  hintsPreference.write(when)
}

/** A move was asked for with a key or a button. */
export function stepMade(gravity: number): void {
  const kind = gravity === DOWN ? 0 : 1
  if (knows(kind)) return
  steps.value = steps.peek().map((made, at) => made + Number(at === kind))
  stepsPreference.write(steps.peek())
}

/** `lesson`: the level is one of the campaign. */
export function wantsHints(gravity: number, lesson: boolean): boolean {
  if (hintsShown.value !== 'lessons') return hintsShown.value === 'always'
  return lesson && !knows(gravity === DOWN ? 0 : 1)
}

function knows(kind: 0 | 1): boolean {
  return (steps.value[kind] ?? 0) >= LEARNT[kind]
}
