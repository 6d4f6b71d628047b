import type { GoalHud } from '../../hud/model.ts'
import type { HudWarning } from '../../hud/warnings/warnings.ts'
import type { HudWords } from '../types.ts'
import { events, refused } from './events.ts'
import { goals } from './goals.ts'
import { capital, counted, figure, listed, names, some } from './names.ts'

const { gravity, towards, seconds } = names

function have({ kind, have: has, want, met }: GoalHud): string {
  if (kind === 'yes-no') return met ? 'Met' : has > 0 ? `${figure(has)} moved` : 'Not yet'
  return `${figure(has)} / ${figure(want)}`
}

/** A body has no name of its own once it is built: it is so many blocks. */
function warning(is: HudWarning): string {
  const blocks = counted(is.cells.length, 'block')
  const one = is.cells.length === 1
  switch (is.kind) {
    case 'resting-on-water':
      return `${blocks} ${one ? 'rests' : 'rest'} on water, which holds nothing`
    case 'unsupported':
      return `${blocks} ${one ? 'is' : 'are'} held by nothing: ${one ? 'it falls' : 'they fall'} at the next landing unless something holds ${one ? 'it' : 'them'}`
    case 'overflow-risk':
      return `${blocks} ${one ? 'stands' : 'stand'} close to the height limit or where the next piece appears`
    case 'near-limit':
      return is.height > is.limit
        ? `Built to height ${is.height}: at the next landing on a level board the level is lost`
        : `Built to height ${is.height}, and above ${is.limit} the level is lost`
    case 'spawn-taken':
      return `${blocks} ${one ? 'stands' : 'stand'} where the next piece appears`
    case 'on-ice':
      return `${blocks} ${one ? 'rests' : 'rest'} on ice${is.overWater ? ' over water' : ''}: ${one ? 'it falls' : 'they fall'} in ${counted(is.resolves, 'resolve')}`
    case 'water-near':
      return is.height >= is.forbidden
        ? `Water stands at height ${is.height}: at the next landing the level is lost`
        : `Water stands at height ${is.height}, and at ${is.forbidden} the level is lost`
    case 'mass-near':
      return `Only ${figure(is.left)} below the weight limit`
    case 'too-heavy':
      return `This piece weighs ${figure(is.mass)}, and ${is.left === 0 ? 'nothing is' : `only ${figure(is.left)} ${is.left === 1 ? 'is' : 'are'}`} left: placing it loses the level`
    case 'spill-near':
      return is.left === 0 ? 'One more unit spilled loses the level' : `Only ${counted(is.left, 'unit')} may still spill`
    case 'spill-over':
      return `${counted(is.have, 'unit')} spilled, ${is.allowed === 0 ? 'none' : figure(is.allowed)} allowed: the level is lost when this piece lands`
    case 'lost-near':
      return is.left === 0 ? 'One more block lost loses the level' : `Only ${counted(is.left, 'block')} may still be lost`
    case 'lost-over':
      return `${counted(is.have, 'block')} lost, ${is.allowed === 0 ? 'none' : figure(is.allowed)} allowed: the level is lost when this piece lands`
    case 'last-pieces':
      return is.left === 1 ? 'This is the last piece' : `${capital(counted(is.left, 'piece'))} left`
  }
}

function ms(ticks: number): string {
  return `${Math.round((ticks * 1000) / 60)} ms`
}

export const hud: HudWords = {
  practice: 'Practice, no record',
  tookBack: 'Taken back. Time waits for you.',
  noTakeBack: 'Only practice can be taken back',
  gravityTitle: 'Gravity',
  leans: to => (to === 'DOWN' ? 'Board level' : `Board leans 14° ${towards(to)}`),
  tiltTo: ({ side, to }) => (to === 'DOWN' ? `Tilt ${towards(side)}, back to level` : `Tilt ${towards(side)}`),
  tiltHint: ({ side, refusal }) =>
    `Tilt ${towards(side)}${refusal === null ? '' : `: ${events.no(refusal as Parameters<typeof events.no>[0])}`}`,
  objectives: 'Objectives',
  have,
  goalSpoken: goal =>
    `${goals.objective(goal.objective)}: ${have(goal).replace(' / ', ' of ')}${goal.met && goal.kind !== 'yes-no' ? ', met' : ''}`,
  met: 'Met',
  missed: 'Missed',
  notJudged: 'Counts when the board is level',
  notCounted: 'Counts at the next landing',
  holding: tilts => `Must stand ${counted(tilts, 'more tilt')}`,
  ripe: 'It stood. Now let a piece land.',
  starsTitle: 'Stars',
  best: stars => `Best so far: ${goals.stars(stars)}`,
  tilt: 'Tilt',
  tiltsLeft: ({ left, of }) => (left === null || of === null ? 'No limit' : `${left} of ${of} left`),
  tiltState: ({ left, ticks }) => (left === 0 ? 'No tilts left' : ticks > 0 ? `Next tilt in ${seconds(ticks)}` : 'Tilt ready'),
  tiltsShort: 'tilts',

  next: 'Next',
  nextSpoken: pieces => `Next: ${listed(pieces)}`,
  hold: 'Hold',
  holdEmpty: 'Empty',
  holdUsed: 'Once a piece',
  abilities: 'Abilities',
  armed: 'Armed',
  abilityState: ({ ability, charges, armed }) => `${names.ability(ability)}, ${armed ? 'armed, ' : ''}${some(charges, 'charge')} left`,
  abilityDoes: ({ ability, lasts }) =>
    ({
      stabilise: `Anchors the piece for ${counted(lasts, 'tilt')}`,
      freeze: `Freezes water round the piece for ${counted(lasts, 'resolve')}`,
      drain: `Its pivot becomes a drain, ${counted(lasts, 'unit')} each resolve, and holds it for good`,
    })[ability],
  wind: 'Wind',
  windIn: ({ direction, ticks }) => `${gravity(direction)} in ${seconds(ticks)}`,
  windCells: ({ cells }) => (cells === 0 ? 'This piece holds' : counted(cells, 'cell')),
  windThen: ({ after }) =>
    after ? `Then ${after.direction ? gravity(after.direction) : 'unknown'} in ${figure(Math.ceil(after.ticks / 60))} s` : '',
  windHeavy: ({ heavy }) => (heavy === 0 ? 'Heavy pieces hold' : `Heavy pieces: ${counted(heavy, 'cell')}`),

  warning,
  moreWarnings: count => `and ${counted(count, 'more warning')}`,
  holdingKey: 'Holding',
  previewTitle: 'Preview',
  ifYouTilt: 'If you tilt',
  exact: 'Exact',
  turns: (from, to) => `${gravity(from)} → ${gravity(to)}`,
  releaseToTilt: 'Release to tilt · Esc to cancel',
  costs: ({ shift, lost, height, spilled, left, of }) => [
    ['Blocks shifted', figure(shift)],
    ['Blocks lost', figure(lost)],
    ['Height after', figure(Math.max(0, height))],
    ['Water spilled', figure(spilled)],
    ['Tilts left after', left === null || of === null ? 'No limit' : `${left} of ${of}`],
  ],
  wouldLose: conditions => `Would lose “${conditions.map(condition => goals.starCondition(condition)).join('; ')}”`,
  cannotTilt: ({ refusal, blocked }) =>
    refusal ? (refused(refusal) ?? refusal.because) : `The piece is in the way with ${counted(blocked, 'cell')}.`,
  resolve: 'Resolve',
  phaseOf: (at, of) => `Phase ${at} of ${of}`,
  watchAgain: 'Watch again',
  goOn: 'Continue',
  skip: 'Skip',
  layer: 'Layer',
  layerOf: (at, of) => `${at} of ${of}`,
  moveLayer: 'move the layer',
  xray: {
    only: 'Only this layer',
    through: 'See through above',
    unsupported: 'Unsupported',
    components: 'Bodies',
    edges: 'Basin edges',
    required: 'Required level',
  },
  debugPanel: 'Under the hood',
  requiredTitle: 'Required level',
  requiredText: 'How high water must rise to get there.',
  cellTitle: 'Cell',
  closeLayer: 'Close the x-ray',
  speed: 'Speed',
  speedOf: speed => (speed === 0 ? 'Still' : speed === 1 ? 'Normal' : speed < 1 ? 'Slow' : 'Fast'),

  thumbs: 'Controls',
  moveTo: step => `Move ${{ 'x+': 'east', 'x-': 'west', 'y+': 'up', 'y-': 'down', 'z+': 'south', 'z-': 'north' }[step] ?? ''}`,
  turn: 'Turn',
  flip: 'Flip',
  drop: 'Drop',
  soft: 'Soft',
  tiltRing: 'Tilt the board',
  turnView: 'Look from the next corner',

  goalMark: height => `Goal ${height}`,
  limitMark: height => `Limit ${height}`,
  heightNow: height => `Height now ${height}`,
  forbiddenMark: height => `No water from ${height}`,
  slides: (count, by) => `${count} slide ${by}`,
  basin: letter => `Basin ${letter}`,
  basinLevel: (level, filled, layer) => (filled === layer ? `level ${level}` : `level ${level}, ${filled} of ${layer}`),
  basinSpills: level => `spills at ${level}`,
  basinFull: 'full',
  thawsIn: resolves => `Thaws in ${resolves}`,
  drains: rate => `Drains ${rate} each resolve`,

  ticksTitle: 'A held move, tick by tick',
  tickGraph: ({ delay, rate }) =>
    `A held move steps at once, again after ${counted(delay, 'tick')}, then ${rate === 0 ? 'all the way at once' : `every ${counted(rate, 'tick')}`}.`,
  delay: ticks => `Delay ${counted(ticks, 'tick')}, ${ms(ticks)}`,
  rate: ticks => (ticks === 0 ? 'Repeat: all the way at once' : `Repeat every ${counted(ticks, 'tick')}, ${ms(ticks)}`),
  heldFor: ticks => `Held ${counted(ticks, 'tick')}`,
  listen: 'Play by ear: time waits for your keys, and the board is read out',
}
