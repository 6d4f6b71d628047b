/** What the reason panel says: of what moved in the words of the stage, and of what ended the level in these. */
import { spoken } from '../../../../../ui/language.ts'
import { words } from '../../words/index.ts'
import type { Ending } from './ending.ts'
import type { Why, WhyStep } from './why.ts'

function counted(count: number, one: string, other = `${one}s`): string {
  return `${words.figure(count)} ${count === 1 ? one : other}`
}

function inEnglish({ because, have, limit, missing }: Ending): readonly [string, string] {
  switch (because) {
    case 'overflow':
      return ['Too high.', `It was built to height ${have}; the limit is ${limit}.`]
    case 'spawn-blocked':
      return ['No room for the next piece.', 'Blocks stand where it was to appear.']
    case 'weight-exceeded':
      return ['Too heavy.', `Weight ${have} was placed; ${limit} was allowed.`]
    case 'water-forbidden':
      return ['Water rose too high.', `It stands at height ${have}; from ${limit} on none was allowed.`]
    case 'resting-on-water':
      return [`${counted(have, 'block')} ended on water.`, 'No block may rest on water after a landing here.']
    case 'too-many-lost':
      return [
        `${counted(have, 'block')} left the world.`,
        limit === 0 ? 'None was allowed.' : `${limit} ${limit === 1 ? 'was' : 'were'} allowed.`,
      ]
    case 'water-overflowed':
      return [
        `${counted(have, 'unit')} of water spilled.`,
        limit === 0 ? 'None was allowed.' : `${limit} ${limit === 1 ? 'was' : 'were'} allowed.`,
      ]
    case 'bag-empty':
      return [
        'No pieces are left.',
        `Still missing: ${missing.map(goal => `${words.objective(goal.objective)} (${Math.max(0, goal.have)} of ${goal.want})`).join('; ') || 'a level board to count on'}.`,
      ]
    case 'tilt-budget-exceeded':
      return ['Too many tilts.', `${have} were made.`]
  }
}

function inGerman({ because, have, limit, missing }: Ending): readonly [string, string] {
  switch (because) {
    case 'overflow':
      return ['Zu hoch.', `Gebaut wurde bis Höhe ${have}; die Grenze ist ${limit}.`]
    case 'spawn-blocked':
      return ['Kein Platz für den nächsten Stein.', 'Wo er erscheinen sollte, stehen Blöcke.']
    case 'weight-exceeded':
      return ['Zu schwer.', `Gesetzt wurde Gewicht ${have}; erlaubt war ${limit}.`]
    case 'water-forbidden':
      return ['Das Wasser stieg zu hoch.', `Es steht auf Höhe ${have}; ab ${limit} war keines erlaubt.`]
    case 'resting-on-water':
      return [
        `${counted(have, 'Block', 'Blöcke')} ${have === 1 ? 'endete' : 'endeten'} auf Wasser.`,
        'Nach dem Setzen darf hier kein Block auf Wasser ruhen.',
      ]
    case 'too-many-lost':
      return [
        `${counted(have, 'Block', 'Blöcke')} ${have === 1 ? 'verließ' : 'verließen'} die Welt.`,
        limit === 0 ? 'Keiner war erlaubt.' : `${limit} ${limit === 1 ? 'war' : 'waren'} erlaubt.`,
      ]
    case 'water-overflowed':
      return [
        `${counted(have, 'Einheit', 'Einheiten')} Wasser ${have === 1 ? 'lief' : 'liefen'} über.`,
        limit === 0 ? 'Keine war erlaubt.' : `${limit} ${limit === 1 ? 'war' : 'waren'} erlaubt.`,
      ]
    case 'bag-empty':
      return [
        'Es sind keine Steine mehr da.',
        `Es fehlt noch: ${missing.map(goal => `${words.objective(goal.objective)} (${Math.max(0, goal.have)} von ${goal.want})`).join('; ') || 'ein waagerechtes Brett, auf dem gezählt wird'}.`,
      ]
    case 'tilt-budget-exceeded':
      return ['Zu oft gekippt.', `${have} Mal wurde gekippt.`]
  }
}

const SAID = {
  en: { title: 'Why the level is lost', ended: inEnglish },
  de: { title: 'Warum das Level verloren ist', ended: inGerman },
}

export function titleSaid(why: Why): string {
  return why.ended ? spoken(SAID).title : words.whyTitle(why)
}

export function underSaid(why: Why): string {
  return why.ended && why.fell + why.flooded === 0 ? words.lost(why.ended.because) : words.whyUnder(why)
}

export function stepSaid(step: WhyStep): readonly [title: string, text: string] {
  return step.ended ? spoken(SAID).ended(step.ended) : words.whyStep(step)
}
