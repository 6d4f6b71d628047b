/** What whoever helps says. */
import { type Catalogue, spoken } from '../../../../ui/language.ts'
import type { Never } from '../../minds/guide/never.ts'
import type { Ability, FloodLevel, Gravity } from '../../nouns.ts'
import { words } from '../words/index.ts'

export interface HelperWords {
  readonly help: string
  readonly close: string
  readonly winnable: string
  readonly free: string
  readonly hint: string
  readonly counted: string
  readonly thinking: string
  readonly broken: string
  /** It can be won, with so many stars; `all` where there are no more. */
  yes(stars: number, all: boolean): string
  no(never: Never, level: FloodLevel): string
  readonly unknown: string
  // Steps of a way that wins.
  tilt(to: Gravity): string
  bringAndTilt(to: Gravity): string
  readonly toHold: string
  readonly fromHold: string
  arm(ability: Ability): string
  readonly place: string
  readonly there: string
  readonly wind: string
  readonly noWay: string
}

const CATALOGUE: Catalogue<HelperWords> = {
  en: {
    help: 'Help',
    close: 'Close the help',
    winnable: 'Can this still be won?',
    free: 'costs nothing',
    hint: 'Show me what to do next',
    counted: 'counts as a hint',
    thinking: 'Looking for a way to win …',
    broken: 'The help could not be fetched. Are you online?',
    yes: (stars, all) => (stars > 1 ? `Yes, even with ${all ? 'all three' : 'two'} stars.` : 'Yes, it can still be won.'),
    no: (never, level) => `No. ${why(never, level, EN_WHY)}`,
    unknown: 'I found no way to win in the time I took. That is no proof.',
    tilt: to => (to === 'DOWN' ? 'Tilt the world back first, so that down is down.' : `Tilt the world ${words.towards(to)} first.`),
    bringAndTilt: to => `Bring it here first, then tilt the world ${to === 'DOWN' ? 'back' : words.towards(to)}.`,
    toHold: 'Put this one on hold first.',
    fromHold: 'Take the one on hold instead.',
    arm: ability => `Switch on ${words.ability(ability)} first.`,
    place: 'Set this one here.',
    there: 'It is where it should be. Let it drop.',
    wind: 'The wind has to carry it here. Steer it into the gust.',
    noWay: 'From here it no longer gets to where the hint was. Ask again.',
  },
  de: {
    help: 'Hilfe',
    close: 'Hilfe schließen',
    winnable: 'Ist das noch zu gewinnen?',
    free: 'kostet nichts',
    hint: 'Zeig mir den nächsten Schritt',
    counted: 'zählt als Tipp',
    thinking: 'Ich suche einen Weg zum Sieg …',
    broken: 'Die Hilfe ließ sich nicht laden. Bist du online?',
    yes: (stars, all) => (stars > 1 ? `Ja, sogar mit ${all ? 'allen drei' : 'zwei'} Sternen.` : 'Ja, das ist noch zu gewinnen.'),
    no: (never, level) => `Nein. ${why(never, level, DE_WHY)}`,
    unknown: 'Ich habe in der Zeit, die ich mir nahm, keinen Weg zum Sieg gefunden. Das beweist nichts.',
    tilt: to =>
      to === 'DOWN' ? 'Kipp die Welt zuerst zurück, sodass unten wieder unten ist.' : `Kipp die Welt zuerst ${words.towards(to)}.`,
    bringAndTilt: to => `Bring ihn zuerst hierher, dann kipp die Welt ${to === 'DOWN' ? 'zurück' : words.towards(to)}.`,
    toHold: 'Leg diesen Stein zuerst in die Ablage.',
    fromHold: 'Nimm stattdessen den Stein aus der Ablage.',
    arm: ability => `Schalte zuerst ${words.ability(ability)} ein.`,
    place: 'Setz diesen Stein hierher.',
    there: 'Er ist, wo er sein soll. Lass ihn fallen.',
    wind: 'Der Wind muss ihn hierher tragen. Lenk ihn in die Böe.',
    noWay: 'Von hier kommt er nicht mehr dorthin. Frag noch einmal.',
  },
}

interface WhyWords {
  readonly goals: Readonly<Record<string, string>>
  goal(objective: string, reason: string): string
  readonly pieces: string
  readonly tried: string
}

const EN_WHY: WhyWords = {
  goals: {
    PLACE_PIECES: 'too few pieces are left',
    SURVIVE_ROTATIONS: 'too few tilts are left',
    DRAIN_WATER: 'too little water is left, or nothing drains it',
    REACH_HEIGHT: 'the pieces that are left do not reach that high',
  },
  goal: (objective, reason) => `“${objective}” is out of reach: ${reason}.`,
  pieces: 'Too few pieces are left.',
  tried: 'Every way to go on was tried, and none wins.',
}

const DE_WHY: WhyWords = {
  goals: {
    PLACE_PIECES: 'Es sind zu wenige Steine übrig',
    SURVIVE_ROTATIONS: 'Es ist zu wenig Kippen übrig',
    DRAIN_WATER: 'Es ist zu wenig Wasser übrig, oder nichts lässt es ab',
    REACH_HEIGHT: 'Die Steine, die noch kommen, reichen nicht so hoch',
  },
  goal: (objective, reason) => `„${objective}“ ist nicht mehr zu schaffen: ${reason}.`,
  pieces: 'Es sind zu wenige Steine übrig.',
  tried: 'Jeder Weg von hier aus wurde versucht, und keiner gewinnt.',
}

function why(never: Never, { objectives }: FloodLevel, said: WhyWords): string {
  switch (never.why) {
    case 'lost':
      return words.lost(never.loss)
    case 'goal': {
      const objective = objectives[never.goal]
      const reason = objective && said.goals[objective.type]
      return objective && reason !== undefined ? said.goal(words.objective(objective), reason) : said.pieces
    }
    case 'pieces':
      return said.pieces
    case 'tried':
      return said.tried
  }
}

/** Read it while rendering. */
export function helperWords(): HelperWords {
  return spoken(CATALOGUE)
}
