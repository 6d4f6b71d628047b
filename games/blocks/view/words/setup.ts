/** The form for a setup of one's own, and what it refuses. */
import { type Language, spoken } from '../../../../ui/language.ts'
import type { Dealer } from '../../nouns.ts'

export type CountName = 'rows' | 'cols' | 'comboBonus'

export interface SetupWords extends Readonly<Record<CountName, string>> {
  readonly dealer: string
  dealt(dealer: Dealer): string
  readonly zen: string
  /** What was typed cannot be. */
  outside(name: CountName, least: number, most: number): string
  /** Why there is nothing to play yet. */
  readonly mend: string
}

const EN = { rows: 'Rows', cols: 'Columns', comboBonus: 'Combo bonus, points' } as const
const DE = { rows: 'Zeilen', cols: 'Spalten', comboBonus: 'Serienbonus, Punkte' } as const

const catalogue: Readonly<Record<Language, SetupWords>> = {
  en: {
    ...EN,
    dealer: 'Dealing',
    dealt: dealer => (dealer === 'fair' ? 'fair: every hand can be placed' : 'pure: chance alone'),
    zen: 'Zen: take back as often as you like, no record',
    outside: (name, least, most) =>
      name === 'comboBonus'
        ? `The bonus is ${least} to ${most} points. Type a whole number.`
        : `A grid has ${least} to ${most} ${EN[name].toLowerCase()}. Type a whole number.`,
    mend: 'Mend the marked numbers, then you can play.',
  },
  de: {
    ...DE,
    dealer: 'Austeilen',
    dealt: dealer => (dealer === 'fair' ? 'fair: jede Hand lässt sich legen' : 'rein: nur der Zufall'),
    zen: 'Zen: zurücknehmen, so oft du willst, ohne Rekord',
    outside: (name, least, most) =>
      name === 'comboBonus'
        ? `Der Bonus beträgt ${least} bis ${most} Punkte. Gib eine ganze Zahl ein.`
        : `Ein Feld hat ${least} bis ${most} ${DE[name]}. Gib eine ganze Zahl ein.`,
    mend: 'Ändere die markierten Zahlen, dann kann es losgehen.',
  },
}

/** Call it while rendering. */
export function setupWords(): SetupWords {
  return spoken(catalogue)
}
