/** What the settings say of Floodline's controls: their names, whole layouts, the buttons of a pad, and how moves repeat. */
import type { Bindings, KeyBook } from '../../../ui/input/keys.ts'
import { spoken } from '../../../ui/language.ts'
import { EXPLORE_NAMES } from './input/explore-keys.ts'
import { HandlingSettings } from './input/handling-panel.tsx'
import { controlName } from './input/key-names.ts'
import type { Bound } from './input/keys.ts'
import { BUTTONS } from './input/pad-captions.ts'

const of = (id: string): Bound => id.slice('floodline.'.length) as Bound

const named = (keys: Partial<Record<Bound, readonly string[]>>): Bindings =>
  Object.fromEntries(Object.entries(keys).map(([bound, list]) => [`floodline.${bound}`, list]))

/** Letter for letter as the design has it. */
const DESIGNED = named({
  ...{ away: ['w'], near: ['s'], left: ['a'], right: ['d'], soft: ['Control'], hold: ['Shift'] },
  ...{ 'corner-1': ['F4'], 'corner-2': ['F3'], 'corner-3': ['F1'], 'corner-4': ['F2'] },
})

export const keyBook: KeyBook = {
  name: id => spoken<Readonly<Record<string, string>>>(EXPLORE_NAMES)[of(id)] ?? controlName(of(id)),
  layouts: [
    {
      keys: {},
      name: () => spoken({ en: 'Safe in a browser', de: 'Sicher im Browser' }),
      about: () =>
        spoken({
          en: 'Nothing on Ctrl, so no slip closes the tab; corners on 7 to 0 as well',
          de: 'Nichts auf Strg, also schließt kein Fehlgriff den Tab; Ecken auch auf 7 bis 0',
        }),
    },
    {
      keys: DESIGNED,
      name: () => spoken({ en: 'As designed', de: 'Wie entworfen' }),
      about: () =>
        spoken({
          en: 'Soft drop on Ctrl, hold on Shift, corners on F1 to F4. In a tab, Ctrl with W closes it; the game is kept',
          de: 'Sanft senken auf Strg, Ablage auf Umschalt, Ecken auf F1 bis F4. Strg mit W schließt einen Tab; die Partie bleibt',
        }),
    },
  ],
  buttons: named(BUTTONS),
  Tuning: HandlingSettings,
}
