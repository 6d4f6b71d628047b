/** What a fate is called, in a few words: beside the ghost, on the card of a held tilt, under the picture of a future. */
import { spoken } from '../../../../../ui/language.ts'
import type { LossCode } from '../../../nouns.ts'
import type { DropFate, Fate, TiltFate } from './fate.ts'

const LOSES_EN: Readonly<Record<LossCode, string>> = {
  overflow: 'too high',
  'spawn-blocked': 'the next piece has no room',
  'weight-exceeded': 'too heavy',
  'water-forbidden': 'water too high',
  'resting-on-water': 'a block rests on water',
  'too-many-lost': 'too many blocks lost',
  'water-overflowed': 'too much water spilled',
  'bag-empty': 'no pieces left',
  'tilt-budget-exceeded': 'too many tilts',
}

const LOSES_DE: Readonly<Record<LossCode, string>> = {
  overflow: 'zu hoch',
  'spawn-blocked': 'kein Platz für den nächsten Stein',
  'weight-exceeded': 'zu schwer',
  'water-forbidden': 'Wasser zu hoch',
  'resting-on-water': 'ein Block ruht auf Wasser',
  'too-many-lost': 'zu viele Blöcke verloren',
  'water-overflowed': 'zu viel Wasser übergelaufen',
  'bag-empty': 'keine Steine mehr',
  'tilt-budget-exceeded': 'zu oft gekippt',
}

const SAID = {
  en: {
    loses: (code: LossCode) => `Loses the level: ${LOSES_EN[code]}`,
    threatens: (code: LossCode) => `As it would lie, the next landing loses: ${LOSES_EN[code]}`,
    wins: (stars: number) => `Wins with ${stars === 1 ? '1 star' : `${stars} stars`}`,
    star: (count: number) => (count === 1 ? 'costs a star' : `costs ${count} stars`),
    shift: (count: number) => (count === 1 ? '1 block falls' : `${count} blocks fall`),
    slide: (count: number) => (count === 1 ? '1 block slides' : `${count} blocks slide`),
    lost: (count: number) => `${count} lost`,
    flooded: (count: number) => (count === 1 ? '1 cell flooded' : `${count} cells flooded`),
    spilled: (count: number) => `${count} spilled`,
    drained: (count: number) => `${count} drained`,
    frozen: (count: number) => (count === 0 ? 'no water freezes' : count === 1 ? '1 cell freezes' : `${count} cells freeze`),
  },
  de: {
    loses: (code: LossCode) => `Verliert das Level: ${LOSES_DE[code]}`,
    threatens: (code: LossCode) => `Bleibt es so liegen, verliert der nächste Stein: ${LOSES_DE[code]}`,
    wins: (stars: number) => `Gewinnt mit ${stars === 1 ? '1 Stern' : `${stars} Sternen`}`,
    star: (count: number) => (count === 1 ? 'kostet einen Stern' : `kostet ${count} Sterne`),
    shift: (count: number) => (count === 1 ? '1 Block fällt' : `${count} Blöcke fallen`),
    slide: (count: number) => (count === 1 ? '1 Block rutscht' : `${count} Blöcke rutschen`),
    lost: (count: number) => `${count} verloren`,
    flooded: (count: number) => (count === 1 ? '1 Zelle überflutet' : `${count} Zellen überflutet`),
    spilled: (count: number) => `${count} übergelaufen`,
    drained: (count: number) => `${count} abgelaufen`,
    frozen: (count: number) => (count === 0 ? 'kein Wasser gefriert' : count === 1 ? '1 Zelle gefriert' : `${count} Zellen gefrieren`),
  },
}

/** What ends the level comes first; '' where nothing does. */
export function endSaid({ loses, wins }: Pick<DropFate, 'loses' | 'wins'>): string {
  if (loses) return spoken(SAID).loses(loses)
  return wins === null ? '' : spoken(SAID).wins(wins)
}

export function losesSaid({ loses, threatens }: Pick<TiltFate, 'loses' | 'threatens'>): string {
  if (loses) return spoken(SAID).loses(loses)
  return threatens ? spoken(SAID).threatens(threatens) : ''
}

/** Everything else, each only where there is some of it. */
export function consequences(fate: Fate & Partial<Pick<DropFate, 'drained' | 'frozen'>>, slides: boolean): readonly string[] {
  const said = spoken(SAID)
  const { shift, lost, flooded, spilled, drained = 0, frozen = null, stars, loses } = fate
  return [
    ...(frozen === null ? [] : [said.frozen(frozen)]),
    ...(shift > 0 ? [slides ? said.slide(shift) : said.shift(shift)] : []),
    ...(lost > 0 ? [said.lost(lost)] : []),
    ...(flooded > 0 ? [said.flooded(flooded)] : []),
    ...(spilled > 0 ? [said.spilled(spilled)] : []),
    ...(drained > 0 ? [said.drained(drained)] : []),
    ...(stars.length > 0 && !loses ? [said.star(stars.length)] : []),
  ]
}
