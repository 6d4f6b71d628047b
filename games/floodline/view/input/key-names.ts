/** What every control is called, for the settings and for those who listen. */
import { type Language, spoken } from '../../../../ui/language.ts'
import type { Bound } from './keys.ts'

export function controlName(bound: Bound): string {
  return spoken(NAMES)[bound]
}

const NAMES = {
  en: {
    ...{ away: 'Move away', near: 'Move near', left: 'Move left', right: 'Move right' },
    ...{ 'yaw+': 'Turn anticlockwise', 'yaw-': 'Turn clockwise', 'tip-away': 'Tip away', 'tip-near': 'Tip near' },
    ...{ 'tip-left': 'Tip left', 'tip-right': 'Tip right', soft: 'Soft drop', drop: 'Drop', hold: 'Hold' },
    ...{ 'tilt-away': 'Tilt away', 'tilt-near': 'Tilt near', 'tilt-left': 'Tilt left', 'tilt-right': 'Tilt right' },
    ...{ stabilise: 'Stabilise', freeze: 'Freeze', drain: 'Place a drain' },
    ...{ 'corner-1': 'Look from the south-west', 'corner-2': 'From the south-east', 'corner-3': 'From the north-east' },
    ...{
      'corner-4': 'From the north-west',
      'corner-next': 'From the next corner',
      zoom: 'Nearer, and back',
      'layer-up': 'A layer up',
      'layer-down': 'A layer down',
    },
    ...{
      'x-ray': 'X-ray',
      depths: 'Depth of water',
      why: 'Why did that happen?',
      compare: 'Compare the four tilts',
      help: 'Help: can it be won, what to do next',
      step: 'One tick',
      undo: 'Take back (practice)',
      read: 'Read where it lands',
    },
    ...{ slower: 'Slower', faster: 'Faster', handling: 'How moves repeat' },
    ...{ listen: 'Play by ear', wait: 'Skip what is shown (by ear: let time pass)', cut: 'By ear: cut the board another way' },
    ...{ 'to-landing': 'By ear: go to where it lands', 'say-goals': 'By ear: goals', 'say-heights': 'By ear: heights' },
    ...{ 'say-coming': 'By ear: what comes', 'say-tilts': 'By ear: what each tilt would do', 'say-again': 'By ear: say it again' },
    'say-keys': 'By ear: all keys',
  },
  de: {
    ...{ away: 'Nach hinten', near: 'Nach vorn', left: 'Nach links', right: 'Nach rechts' },
    ...{ 'yaw+': 'Gegen den Uhrzeigersinn drehen', 'yaw-': 'Im Uhrzeigersinn drehen', 'tip-away': 'Nach hinten wenden' },
    ...{ 'tip-near': 'Nach vorn wenden', 'tip-left': 'Nach links wenden', 'tip-right': 'Nach rechts wenden' },
    ...{ soft: 'Sanft senken', drop: 'Fallen lassen', hold: 'Ablage' },
    ...{ 'tilt-away': 'Nach hinten kippen', 'tilt-near': 'Nach vorn kippen', 'tilt-left': 'Nach links kippen' },
    ...{ 'tilt-right': 'Nach rechts kippen', stabilise: 'Festigen', freeze: 'Frieren', drain: 'Abfluss setzen' },
    ...{ 'corner-1': 'Von Südwesten sehen', 'corner-2': 'Von Südosten', 'corner-3': 'Von Nordosten', 'corner-4': 'Von Nordwesten' },
    ...{
      'corner-next': 'Von der nächsten Ecke',
      zoom: 'Näher heran, und zurück',
      'layer-up': 'Eine Schicht höher',
      'layer-down': 'Eine Schicht tiefer',
    },
    ...{
      'x-ray': 'Röntgenblick',
      depths: 'Wassertiefe',
      why: 'Warum ist das passiert?',
      compare: 'Die vier Kipprichtungen vergleichen',
      help: 'Hilfe: ist es zu gewinnen, was kommt als Nächstes',
      step: 'Ein Tick',
      undo: 'Zurücknehmen (Übung)',
    },
    ...{ read: 'Vorlesen, wo es landet', slower: 'Langsamer', faster: 'Schneller', handling: 'Wie Züge sich wiederholen' },
    ...{
      listen: 'Nach Gehör spielen',
      wait: 'Gezeigtes überspringen (nach Gehör: Zeit vergehen lassen)',
      cut: 'Nach Gehör: Brett anders schneiden',
    },
    ...{ 'to-landing': 'Nach Gehör: dorthin, wo er landet', 'say-goals': 'Nach Gehör: Ziele', 'say-heights': 'Nach Gehör: Höhen' },
    ...{ 'say-coming': 'Nach Gehör: was kommt', 'say-tilts': 'Nach Gehör: was jedes Kippen täte' },
    ...{ 'say-again': 'Nach Gehör: noch einmal sagen', 'say-keys': 'Nach Gehör: alle Tasten' },
  },
} satisfies Record<Language, Record<Bound, string>>
