/** What the settings say of Floodline's controls: their names, whole layouts, the buttons of a pad, and how moves repeat. */
import type { Bindings, KeyBook } from '../../../ui/keys.ts'
import { type Language, spoken } from '../../../ui/language.ts'
import { BUTTONS } from './buttons.ts'
import type { Bound } from './keys.ts'
import { Tuning } from './tuning.tsx'

const NAMES = {
  en: {
    ...{ away: 'Move away', near: 'Move near', left: 'Move left', right: 'Move right' },
    ...{ 'yaw+': 'Turn anticlockwise', 'yaw-': 'Turn clockwise', 'tip-away': 'Tip away', 'tip-near': 'Tip near' },
    ...{ 'tip-left': 'Tip left', 'tip-right': 'Tip right', soft: 'Soft drop', drop: 'Drop', hold: 'Hold' },
    ...{ 'tilt-away': 'Tilt away', 'tilt-near': 'Tilt near', 'tilt-left': 'Tilt left', 'tilt-right': 'Tilt right' },
    ...{ stabilise: 'Stabilise', freeze: 'Freeze', drain: 'Place a drain' },
    ...{ 'corner-1': 'Look from the south-west', 'corner-2': 'From the south-east', 'corner-3': 'From the north-east' },
    ...{ 'corner-4': 'From the north-west', 'corner-next': 'From the next corner', 'layer-up': 'A layer up', 'layer-down': 'A layer down' },
    ...{ 'x-ray': 'X-ray', depths: 'Depth of water', why: 'Why did that happen?', step: 'One tick', read: 'Read where it lands' },
    ...{ slower: 'Slower', faster: 'Faster', handling: 'How moves repeat' },
  },
  de: {
    ...{ away: 'Nach hinten', near: 'Nach vorn', left: 'Nach links', right: 'Nach rechts' },
    ...{ 'yaw+': 'Gegen den Uhrzeigersinn drehen', 'yaw-': 'Im Uhrzeigersinn drehen', 'tip-away': 'Nach hinten wenden' },
    ...{ 'tip-near': 'Nach vorn wenden', 'tip-left': 'Nach links wenden', 'tip-right': 'Nach rechts wenden' },
    ...{ soft: 'Sanft senken', drop: 'Fallen lassen', hold: 'Ablage' },
    ...{ 'tilt-away': 'Nach hinten kippen', 'tilt-near': 'Nach vorn kippen', 'tilt-left': 'Nach links kippen' },
    ...{ 'tilt-right': 'Nach rechts kippen', stabilise: 'Festigen', freeze: 'Frieren', drain: 'Abfluss setzen' },
    ...{ 'corner-1': 'Von Südwesten sehen', 'corner-2': 'Von Südosten', 'corner-3': 'Von Nordosten', 'corner-4': 'Von Nordwesten' },
    ...{ 'corner-next': 'Von der nächsten Ecke', 'layer-up': 'Eine Schicht höher', 'layer-down': 'Eine Schicht tiefer' },
    ...{ 'x-ray': 'Röntgenblick', depths: 'Wassertiefe', why: 'Warum ist das passiert?', step: 'Ein Tick' },
    ...{ read: 'Vorlesen, wo es landet', slower: 'Langsamer', faster: 'Schneller', handling: 'Wie Züge sich wiederholen' },
  },
} satisfies Record<Language, Record<Bound, string>>

const of = (id: string): Bound => id.slice('floodline.'.length) as Bound

const named = (keys: Partial<Record<Bound, readonly string[]>>): Bindings =>
  Object.fromEntries(Object.entries(keys).map(([bound, list]) => [`floodline.${bound}`, list]))

/** Letter for letter as the design has it. */
const DESIGNED = named({
  ...{ away: ['w'], near: ['s'], left: ['a'], right: ['d'], soft: ['Control'], hold: ['Shift'] },
  ...{ 'corner-1': ['F4'], 'corner-2': ['F3'], 'corner-3': ['F1'], 'corner-4': ['F2'] },
})

export const keyBook: KeyBook = {
  name: id => spoken(NAMES)[of(id)],
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
  Tuning,
}
