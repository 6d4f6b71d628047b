import type { Constraint, Objective, StarCondition } from '../../../nouns.ts'
import type { GoalWords } from '../types.ts'
import { blocks, cells, counted, figure, names, pieces, tilts, units } from './names.ts'

/** `Höchstens 4 Steine`, `Kein Stein`. */
function upTo(count: number, none: string, some: (count: number) => string): string {
  return count === 0 ? none : `Höchstens ${some(count)}`
}

function times(count: number): string {
  return count === 1 ? 'einmal' : `${count}-mal`
}

function standing(objective: Objective): string {
  const through = 'holdForTilts' in objective ? (objective.holdForTilts ?? 0) : 0
  return through === 0 ? '' : `, ${tilts(through)} lang`
}

function goal(objective: Objective): string {
  switch (objective.type) {
    case 'REACH_HEIGHT':
      return `Höhe ${objective.height} erreichen`
    case 'BUILD_PLATEAU':
      return objective.area === undefined
        ? `Plateau ${objective.width ?? 1}×${objective.depth ?? 1} auf ${objective.worldLevel}`
        : `Plateau aus ${cells(objective.area)} auf ${objective.worldLevel}`
    case 'BUILD_BRIDGE':
      return `${objective.gap} weit überbrücken`
    case 'ENCLOSE_CAVITY':
      return `${counted(objective.count, 'Hohlraum', 'Hohlräume')} schließen`
    case 'OVERHANG':
      return `${objective.length} weit überhängen`
    case 'DRAIN_WATER':
      return `${units(objective.units)} ablassen`
    case 'STAY_UNDER_WEIGHT':
      return `Höchstens Gewicht ${figure(objective.maxMass)}`
    case 'SURVIVE_ROTATIONS':
      return `${capitalTimes(objective.count)} kippen`
    case 'PLACE_PIECES':
      return `${pieces(objective.count)} setzen`
    case 'STABLE_END':
      return 'Am Ende bewegt sich nichts'
    case 'SEQUENCE':
      return `Nacheinander: ${objective.objectives.map(goal).join(', dann ')}`
  }
}

function capitalTimes(count: number): string {
  return count === 1 ? 'Einmal' : `${count}-mal`
}

function short(objective: Objective): string {
  switch (objective.type) {
    case 'REACH_HEIGHT':
      return `Höhe ${objective.height}`
    case 'BUILD_PLATEAU':
      return objective.area === undefined ? `Fläche ${objective.width ?? 1}×${objective.depth ?? 1}` : `Fläche ${objective.area}`
    case 'BUILD_BRIDGE':
      return `Brücke ${objective.gap}`
    case 'ENCLOSE_CAVITY':
      return 'Hohlräume'
    case 'OVERHANG':
      return `Überhang ${objective.length}`
    case 'DRAIN_WATER':
      return `Ablass ${objective.units}`
    case 'STAY_UNDER_WEIGHT':
      return 'Gewicht'
    case 'SURVIVE_ROTATIONS':
      return 'Kippen'
    case 'PLACE_PIECES':
      return 'Steine'
    case 'STABLE_END':
      return 'Alles steht'
    case 'SEQUENCE':
      return 'Nacheinander'
  }
}

function constraint(rule: Constraint): string {
  switch (rule.type) {
    case 'WEIGHT_LIMIT':
      return `Über Gewicht ${figure(rule.maxMass)} ist verloren`
    case 'WATER_FORBIDDEN':
      return `Wasser auf Höhe ${rule.worldLevel} ist verloren`
    case 'NO_RESTING_ON_WATER':
      return 'Ein Block, der auf Wasser ruht, ist verloren'
    case 'MAX_LOST_VOXELS':
      return rule.count === 0 ? 'Jeder Block, der hinausfällt, kostet das Level' : `Mehr als ${blocks(rule.count)} hinaus ist verloren`
    case 'MAX_WATER_OVERFLOW':
      return rule.units === 0 ? 'Jede Einheit, die überläuft, kostet das Level' : `Mehr als ${units(rule.units)} übergelaufen ist verloren`
  }
}

function condition(asks: StarCondition): string {
  switch (asks.type) {
    case 'MAX_PIECES_USED':
      return upTo(asks.count, 'Kein Stein', pieces)
    case 'MAX_ROTATIONS_USED':
      return asks.count === 0 ? 'Nie kippen' : `Höchstens ${times(asks.count)} kippen`
    case 'MAX_SHIFT_VOXELS_TOTAL':
      return `${upTo(asks.count, 'Kein Block', blocks)} verschoben`
    case 'MAX_LOST_VOXELS_TOTAL':
      return `${upTo(asks.count, 'Kein Block', blocks)} verloren`
    case 'MAX_HOLES':
      return `Am Ende ${asks.count === 0 ? 'kein Loch' : `höchstens ${counted(asks.count, 'Loch', 'Löcher')}`}`
    case 'MAX_OVERHANG_VOXELS':
      return `Am Ende ${asks.count === 0 ? 'kein Block' : `höchstens ${blocks(asks.count)}`} in der Luft`
    case 'MAX_HOLDS_USED':
      return asks.count === 0 ? 'Nichts ablegen' : `Höchstens ${times(asks.count)} ablegen`
    case 'MAX_ABILITY_USES':
      return asks.count === 0 ? `Ohne ${names.ability(asks.ability)}` : `${names.ability(asks.ability)} höchstens ${times(asks.count)}`
    case 'MAX_MASS':
      return `Höchstens Gewicht ${figure(asks.mass)}`
    case 'MAX_COLLAPSES':
      return asks.count === 0 ? 'Kein Einsturz' : `Höchstens ${counted(asks.count, 'Einsturz', 'Einstürze')}`
    case 'MAX_WATER_HEIGHT':
      return `${asks.ever === true ? 'Nie' : 'Am Ende kein'} Wasser über ${asks.worldLevel}`
    case 'NO_RESTING_ON_WATER':
      return `${asks.ever === true ? 'Nie ruht ein Block' : 'Am Ende ruht kein Block'} auf Wasser`
    case 'ALSO':
      return `Dazu: ${goal(asks.objective)}${standing(asks.objective)}`
  }
}

export const goals: GoalWords = {
  objective: objective => `${goal(objective)}${standing(objective)}`,
  objectiveShort: short,
  constraint,
  starCondition: condition,
  firstStar: 'Das Level gewinnen',
  star: conditions => (conditions.length === 0 ? 'Das Level gewinnen' : conditions.map(condition).join('; ')),
  starStanding: is => ({ kept: 'bisher gehalten', open: 'noch offen', lost: 'nicht mehr möglich', earned: 'verdient' })[is],
  stars: count => `${count} von 3 Sternen`,
}
