import type { Constraint, Objective, StarCondition } from '../../../nouns.ts'
import type { GoalWords } from '../types.ts'
import { capital, counted, figure } from './names.ts'

function upTo(count: number, one: string, other = `${one}s`): string {
  return count === 0 ? `No ${other}` : `At most ${counted(count, one, other)}`
}

function standing(objective: Objective): string {
  const tilts = 'holdForTilts' in objective ? (objective.holdForTilts ?? 0) : 0
  return tilts === 0 ? '' : `, through ${counted(tilts, 'tilt')}`
}

function goal(objective: Objective): string {
  switch (objective.type) {
    case 'REACH_HEIGHT':
      return `Reach height ${objective.height}`
    case 'BUILD_PLATEAU':
      return objective.area === undefined
        ? `Plateau ${objective.width ?? 1}×${objective.depth ?? 1} at ${objective.worldLevel}`
        : `Plateau of ${counted(objective.area, 'cell')} at ${objective.worldLevel}`
    case 'BUILD_BRIDGE':
      return `Bridge a gap of ${objective.gap}`
    case 'ENCLOSE_CAVITY':
      return `Enclose ${counted(objective.count, 'cavity', 'cavities')}`
    case 'OVERHANG':
      return `Overhang of ${objective.length}`
    case 'DRAIN_WATER':
      return `Drain ${counted(objective.units, 'unit')}`
    case 'STAY_UNDER_WEIGHT':
      return `Weight at most ${figure(objective.maxMass)}`
    case 'SURVIVE_ROTATIONS':
      return `Tilt ${objective.count === 1 ? 'once' : `${objective.count} times`}`
    case 'PLACE_PIECES':
      return `Place ${counted(objective.count, 'piece')}`
    case 'STABLE_END':
      return 'End with nothing moving'
    case 'SEQUENCE':
      return `In order: ${objective.objectives.map(part => lower(goal(part))).join(', then ')}`
  }
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function short(objective: Objective): string {
  switch (objective.type) {
    case 'REACH_HEIGHT':
      return `Height ${objective.height}`
    case 'BUILD_PLATEAU':
      return objective.area === undefined ? `Plateau ${objective.width ?? 1}×${objective.depth ?? 1}` : `Plateau ${objective.area}`
    case 'BUILD_BRIDGE':
      return `Bridge ${objective.gap}`
    case 'ENCLOSE_CAVITY':
      return 'Cavities'
    case 'OVERHANG':
      return `Overhang ${objective.length}`
    case 'DRAIN_WATER':
      return `Drain ${objective.units}`
    case 'STAY_UNDER_WEIGHT':
      return 'Weight'
    case 'SURVIVE_ROTATIONS':
      return 'Tilts'
    case 'PLACE_PIECES':
      return 'Pieces'
    case 'STABLE_END':
      return 'Nothing moves'
    case 'SEQUENCE':
      return 'In order'
  }
}

function constraint(rule: Constraint): string {
  switch (rule.type) {
    case 'WEIGHT_LIMIT':
      return `Heavier than ${figure(rule.maxMass)} loses`
    case 'WATER_FORBIDDEN':
      return `Water at height ${rule.worldLevel} loses`
    case 'NO_RESTING_ON_WATER':
      return 'A block that rests on water loses'
    case 'MAX_LOST_VOXELS':
      return `More than ${counted(rule.count, 'block')} lost loses`
    case 'MAX_WATER_OVERFLOW':
      return `More than ${counted(rule.units, 'unit')} spilled loses`
  }
}

function condition(asks: StarCondition): string {
  switch (asks.type) {
    case 'MAX_PIECES_USED':
      return upTo(asks.count, 'piece')
    case 'MAX_ROTATIONS_USED':
      return upTo(asks.count, 'tilt')
    case 'MAX_SHIFT_VOXELS_TOTAL':
      return `${upTo(asks.count, 'block')} shifted`
    case 'MAX_LOST_VOXELS_TOTAL':
      return `${upTo(asks.count, 'block')} lost`
    case 'MAX_HOLES':
      return `${upTo(asks.count, 'hole')} in the end`
    case 'MAX_OVERHANG_VOXELS':
      return `${upTo(asks.count, 'block')} hanging over in the end`
    case 'MAX_HOLDS_USED':
      return upTo(asks.count, 'hold')
    case 'MAX_ABILITY_USES':
      return asks.count === 0
        ? `Without ${asks.ability}`
        : `${capital(asks.ability)} at most ${asks.count === 1 ? 'once' : `${asks.count} times`}`
    case 'MAX_MASS':
      return `Weight at most ${figure(asks.mass)}`
    case 'MAX_COLLAPSES':
      return upTo(asks.count, 'collapse')
    case 'MAX_WATER_HEIGHT':
      return `No water above ${asks.worldLevel}${asks.ever === true ? ', ever' : ' in the end'}`
    case 'NO_RESTING_ON_WATER':
      return `No block rests on water${asks.ever === true ? ', ever' : ' in the end'}`
    case 'ALSO':
      return `Also: ${lower(goal(asks.objective))}${standing(asks.objective)}`
  }
}

export const goals: GoalWords = {
  objective: objective => `${goal(objective)}${standing(objective)}`,
  objectiveShort: short,
  constraint,
  starCondition: condition,
  firstStar: 'Win the level',
  star: conditions => (conditions.length === 0 ? 'Win the level' : capital(conditions.map(each => lower(condition(each))).join('; '))),
  starStanding: is => ({ kept: 'kept so far', open: 'still open', lost: 'out of reach', earned: 'earned' })[is],
  stars: count => `${count} of 3 stars`,
}
