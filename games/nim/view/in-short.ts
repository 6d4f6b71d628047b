import type { Language } from '../../../ui/language.ts'

/** How it is played and won, for the game's page: what one has to know before the first game. The rule book is docs/rules/nim.md. */
export const inShort: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Sticks lie in heaps. Two players take turns, and a turn takes one stick or more from one heap.',
    'Whoever takes the last stick wins. In misère it is the other way round: whoever takes the last stick loses.',
  ],
  de: [
    'Hölzer liegen in Haufen. Zwei spielen abwechselnd, und wer dran ist, nimmt ein Holz oder mehrere von einem Haufen.',
    'Wer das letzte Holz nimmt, gewinnt. Bei Misère ist es umgekehrt: Wer das letzte nimmt, verliert.',
  ],
}
