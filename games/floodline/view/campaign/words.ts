/** What the map says. Read it while rendering. */
import { counterOf } from '../../../../ui/count.ts'
import { type Catalogue, spoken } from '../../../../ui/language.ts'
import type { Brought, Lack } from '../../levels/way.ts'
import type { Measure } from './history.ts'

export interface SpotSaid {
  readonly number: number
  readonly title: string
  readonly place: string
  readonly stars: number
  readonly won: boolean
  readonly exam: boolean
  readonly next: boolean
  readonly why: string | null // why it is closed
}

export interface MapWords {
  title: string
  map: string
  chapter(number: number, name: string): string
  starsOf(have: number, of: number): string
  level(number: number, title: string): string
  /** A whole spot, for whoever does not see it. */
  spot(spot: SpotSaid): string
  keys: string
  goOn(number: number, title: string): string
  begin(number: number, title: string): string
  allWon: string
  /** What is missing, as a sentence. */
  closed(lacks: readonly Lack[]): string
  exam: string
  next: string
  fresh: string // before what is new
  /** A tool that a level brings into the campaign. */
  tool(tool: Brought): string
  goals: string
  starsTitle: string
  bests: string
  noBests: string
  measure: Readonly<Record<Measure, string>>
  value(measure: Measure, value: number): string
  watch: string
  watchBest(measure: string, value: string): string
  history(played: number, won: number): string
  wonHinted: string
  last: string
  run(won: boolean, stars: number): string
  runFigures(pieces: number, tilts: number, shift: number, time: string): string
  watchRun(what: string): string
  play: string
  playAgain: string
  practise: string
  details: string
  fewer: string
  lantern: string
  /** `group`: what the challenges are called where they are listed. */
  honour(left: number, group: string): string
  honourThere(group: string): string
}

const time = (ticks: number): string => {
  const seconds = Math.round(ticks / 60)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const en = counterOf('en')
const de = counterOf('de')

function listed(numbers: readonly number[], last: string): string {
  return numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} ${last} ${numbers.at(-1)}`
}

const SMALL = { en: ['none', 'one', 'two', 'three'], de: ['keins', 'eins', 'zwei', 'drei'] } as const

/** `4 or 6`, `11`, `two of 4, 5 and 6`. */
function lackSaid({ count, of }: Lack, language: 'en' | 'de'): string {
  const [and, or, from] = language === 'en' ? ['and', 'or', 'of'] : ['und', 'oder', 'von']
  if (count >= of.length) return listed(of, and)
  return count === 1 ? listed(of, or) : `${SMALL[language][count] ?? count} ${from} ${listed(of, and)}`
}

const TOOLS: Catalogue<Readonly<Record<Brought, string>>> = {
  en: {
    ...{ hold: 'hold', reinforced: 'reinforced pieces', 'drain tile': 'drains', freeze: 'freezing' },
    ...{ drain: 'placing a drain', weight: 'weight', wind: 'wind', stabilise: 'stabilising' },
  },
  de: {
    ...{ hold: 'die Ablage', reinforced: 'verstärkte Steine', 'drain tile': 'Abflüsse', freeze: 'Gefrieren' },
    ...{ drain: 'Abfluss setzen', weight: 'Gewicht', wind: 'Wind', stabilise: 'Stabilisieren' },
  },
}

export const MAP_WORDS: Catalogue<MapWords> = {
  en: {
    title: 'Campaign',
    map: 'Map of the campaign',
    chapter: (number, name) => `Chapter ${number}: ${name}`,
    starsOf: (have, of) => `${en.figure(have)} of ${en.figure(of)} stars`,
    level: (number, title) => `Level ${number}: ${title}`,
    spot: ({ number, title, place, stars, won, exam, next, why }) =>
      [
        `Level ${number}`,
        title,
        place,
        ...(exam ? ['exam'] : []),
        ...(won ? [`${stars} of 3 stars`] : []),
        why === null ? (won ? 'won' : 'open') : `closed. ${why}`,
        ...(next ? ['next to play'] : []),
      ].join(', '),
    keys: 'Arrow keys go from place to place, Enter plays.',
    goOn: (number, title) => `Continue: ${number} ${title}`,
    begin: (number, title) => `Begin: ${number} ${title}`,
    allWon: 'Every place is won.',
    closed: lacks => `Win ${lacks.map(lack => lackSaid(lack, 'en')).join(', and ')} first.`,
    exam: 'Exam',
    next: 'Next',
    fresh: 'New here',
    tool: tool => `From here on: ${TOOLS.en[tool]}`,
    goals: 'Goal',
    starsTitle: 'Stars',
    bests: 'Your best',
    noBests: 'Nothing yet. Win it once without hints, and your best results stand here.',
    measure: { stars: 'Most stars', pieces: 'Fewest pieces', tilts: 'Fewest tilts', shift: 'Least shifted', ticks: 'Quickest' },
    value: (measure, value) =>
      measure === 'ticks' ? time(value) : measure === 'shift' ? en.counted(value, { one: '# block', other: '# blocks' }) : en.figure(value),
    watch: 'Watch my best',
    watchBest: (measure, value) => `Watch: ${measure.toLowerCase()}, ${value}`,
    history: (played, won) =>
      played === 0
        ? 'Not played yet.'
        : `Played ${en.counted(played, { one: 'once', other: '# times' })}, won ${won === 0 ? 'never' : en.counted(won, { one: 'once', other: '# times' })}.`,
    wonHinted: 'Won with hints: it opens the way like any win. Stars are counted without hints.',
    last: 'Your last runs',
    run: (won, stars) => (won ? en.counted(stars, { one: '# star', other: '# stars' }) : 'Lost'),
    runFigures: (pieces, tilts, shift, spent) =>
      `${en.counted(pieces, { one: '# piece', other: '# pieces' })}, ${en.counted(tilts, { one: '# tilt', other: '# tilts' })}, ${en.figure(shift)} shifted, ${spent}`,
    watchRun: what => `Watch this run: ${what}`,
    play: 'Play',
    playAgain: 'Play again',
    practise: 'Practise',
    details: 'More about it',
    fewer: 'Less',
    lantern: 'All three stars: the golden lantern is lit.',
    honour: (left, group) =>
      `75 stars light the lantern of the ${group.toLowerCase()}: ${en.figure(left)} to go. They can be played at any time.`,
    honourThere: group => `The lantern of the ${group.toLowerCase()} is lit: you have 75 stars.`,
  },
  de: {
    title: 'Kampagne',
    map: 'Karte der Kampagne',
    chapter: (number, name) => `Kapitel ${number}: ${name}`,
    starsOf: (have, of) => `${de.figure(have)} von ${de.figure(of)} Sternen`,
    level: (number, title) => `Level ${number}: ${title}`,
    spot: ({ number, title, place, stars, won, exam, next, why }) =>
      [
        `Level ${number}`,
        title,
        place,
        ...(exam ? ['Prüfung'] : []),
        ...(won ? [`${stars} von 3 Sternen`] : []),
        why === null ? (won ? 'gewonnen' : 'offen') : `geschlossen. ${why}`,
        ...(next ? ['kommt als Nächstes'] : []),
      ].join(', '),
    keys: 'Pfeiltasten gehen von Ort zu Ort, Eingabe spielt.',
    goOn: (number, title) => `Weiter: ${number} ${title}`,
    begin: (number, title) => `Anfangen: ${number} ${title}`,
    allWon: 'Alle Orte sind gewonnen.',
    closed: lacks => `Gewinne zuerst ${lacks.map(lack => lackSaid(lack, 'de')).join(', dazu ')}.`,
    exam: 'Prüfung',
    next: 'Als Nächstes',
    fresh: 'Neu hier',
    tool: tool => `Ab hier: ${TOOLS.de[tool]}`,
    goals: 'Ziel',
    starsTitle: 'Sterne',
    bests: 'Deine Bestwerte',
    noBests: 'Noch nichts. Gewinne einmal ohne Tipps, dann stehen hier deine besten Ergebnisse.',
    measure: {
      stars: 'Meiste Sterne',
      pieces: 'Wenigste Steine',
      tilts: 'Seltenstes Kippen',
      shift: 'Am wenigsten verrutscht',
      ticks: 'Schnellste Zeit',
    },
    value: (measure, value) =>
      measure === 'ticks'
        ? time(value)
        : measure === 'shift'
          ? de.counted(value, { one: '# Block', other: '# Blöcke' })
          : measure === 'tilts'
            ? `${de.figure(value)}-mal`
            : de.figure(value),
    watch: 'Beste ansehen',
    watchBest: (measure, value) => `Ansehen: ${measure}, ${value}`,
    history: (played, won) =>
      played === 0
        ? 'Noch nicht gespielt.'
        : `${de.counted(played, { one: 'Einmal', other: '#-mal' })} gespielt, ${won === 0 ? 'nie' : de.counted(won, { one: 'einmal', other: '#-mal' })} gewonnen.`,
    wonHinted: 'Mit Tipps gewonnen: Das öffnet den Weg wie jeder Sieg. Sterne zählen ohne Tipps.',
    last: 'Deine letzten Versuche',
    run: (won, stars) => (won ? de.counted(stars, { one: '# Stern', other: '# Sterne' }) : 'Verloren'),
    runFigures: (pieces, tilts, shift, spent) =>
      `${de.counted(pieces, { one: '# Stein', other: '# Steine' })}, ${de.figure(tilts)}-mal gekippt, ${de.figure(shift)} verrutscht, ${spent}`,
    watchRun: what => `Diesen Versuch ansehen: ${what}`,
    play: 'Spielen',
    playAgain: 'Noch einmal spielen',
    practise: 'Üben',
    details: 'Mehr dazu',
    fewer: 'Weniger',
    lantern: 'Alle drei Sterne: Die goldene Laterne brennt.',
    honour: (left, group) => `75 Sterne entzünden die Laterne der ${group}: noch ${de.figure(left)}. Spielen kannst du sie jederzeit.`,
    honourThere: group => `Die Laterne der ${group} brennt: Du hast 75 Sterne.`,
  },
}

export function mapWords(): MapWords {
  return spoken(MAP_WORDS)
}

export function runTime(ticks: number): string {
  return time(ticks)
}
