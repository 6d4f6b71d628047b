import type { Refusal } from '../../../../../kernel/game.ts'
import type { Company } from '../../../../../ui/stage.ts'
import type { Removal } from '../../../minds/explain-worlds.ts'
import { type FloodEvent, GRAVITIES, type Gravity, type LossCode, type Mutator, WINDS } from '../../../nouns.ts'
import { materialOfToken, pieceOf } from '../../../rules/pieces/pieces.ts'
import type { WhyStep } from '../../hud/warnings/why.ts'
import type { EventWords } from '../types.ts'
import { capital, counted, names, some } from './names.ts'

const BUMPED = {
  'no-room': 'there is no room',
  'along-gravity': 'a piece is never pushed along gravity',
  'no-charge': 'no charge is left',
  'nothing-to-hold': 'there is nothing to exchange it for',
} as const

const LOST: Readonly<Record<LossCode, string>> = {
  overflow: 'The building rose above the height limit.',
  'spawn-blocked': 'The next piece had no room to appear.',
  'weight-exceeded': 'The pieces are heavier than the level allows.',
  'water-forbidden': 'Water reached the forbidden height.',
  'resting-on-water': 'A block was left resting on water.',
  'too-many-lost': 'Too many blocks fell out of the world.',
  'water-overflowed': 'Too much water spilled.',
  'bag-empty': 'There are no pieces left.',
  'tilt-budget-exceeded': 'More tilts were made than the level allows.',
}

const NO = {
  over: 'the level is over',
  'already-asked': 'already asked for',
  'tilt-up': 'gravity never points up',
  'tilt-parallel': 'tilt back first',
  'tilt-not-allowed': 'no tilt that way in this level',
  'tilt-budget': 'no tilts left',
  'tilt-cooldown': 'not ready yet',
  'hold-off': 'no hold in this level',
  'hold-used': 'once a piece',
  'no-charges': 'no charge left',
  'axis-not-allowed': 'no turn that way in this level',
  'soft-already': 'already so',
  'sandbox-only': 'only in the sandbox',
  outside: 'outside the board',
  'piece-there': 'the piece is there',
  'already-so': 'already so',
  'no-room': 'no room to appear',
  blocked: 'the piece is in the way',
} as const

function way(gravity: Gravity): string {
  return names.towards(gravity)
}

export function heard(event: FloodEvent, _company: Company): string {
  switch (event.kind) {
    case 'bumped':
      return `${capital(names.action(event.asked))}: ${BUMPED[event.because]}.`
    case 'moved':
      return moved(event)
    case 'turned':
      return event.kick > 0 ? 'The piece turned and stepped aside.' : 'The piece turned.'
    case 'held':
      return `${capital(token(event.piece))} on hold, ${token(event.back)} comes.`
    case 'armed':
      return `${names.ability(event.ability)} ${event.on ? 'armed' : 'disarmed'}.`
    case 'gust':
      return gust(event)
    case 'dropped':
      return `Dropped ${counted(event.by, 'cell')}.`
    case 'tilt-refused':
      return 'No tilt: the piece is in the way.'
    case 'tilted':
      return `Gravity turned from ${way(gravityAt(event.from))} to ${way(gravityAt(event.to))}.`
    default:
      return heardOfWorld(event)
  }
}

type Handled = 'bumped' | 'moved' | 'turned' | 'held' | 'armed' | 'gust' | 'dropped' | 'tilt-refused' | 'tilted'

function heardOfWorld(event: Exclude<FloodEvent, { kind: Handled }>): string {
  switch (event.kind) {
    case 'locked':
      return `${capital(names.piece(event.piece, event.material))} locked.`
    case 'merged':
      return `${capital(counted(event.cells.length, 'block'))} placed${event.anchored ? ', anchored' : ''}${event.drain >= 0 ? ', with a drain' : ''}${event.displaced.length > 0 ? `, ${counted(event.displaced.length, 'unit')} of water pushed aside` : ''}.`
    case 'frozen':
      return `${counted(event.cells.length, 'unit')} of water froze.`
    case 'fell':
      return `${counted(event.from.length, 'block')} fell ${counted(event.by, 'cell')}${event.lost.length > 0 ? `, ${event.lost.length === event.from.length ? 'all' : event.lost.length} of them out of the world` : ''}.`
    case 'flowed':
      return flowed(event)
    case 'drained':
      return `${counted(event.cells.length, 'unit')} drained.`
    case 'thawed':
      return `${counted(event.cells.length, 'cell')} of ice thawed.`
    case 'released':
      return `${counted(event.cells.length, 'anchor')} expired.`
    case 'settled':
      return `Layer ${event.y} is full and settles into rock.`
    case 'sank':
      return event.drunk.length > 0 ? `It takes ${counted(event.drunk.length, 'unit')} of water along.` : ''
    case 'paid':
      return paid(event)
    case 'poured':
      return `${counted(event.cells.length, 'unit')} of water came from above.`
    case 'mutated':
      return `${mutator(event.mutator)}.`
    case 'put':
      return ''
    case 'progress':
      return `Goal ${event.goal + 1}: ${event.have} of ${event.want}${event.met ? ', met' : ''}.`
    case 'spawned':
      return `Next: ${names.piece(event.piece, event.material)}.`
    case 'won':
      return `Won with ${event.stars} of 3 stars.`
    case 'lost':
      return LOST[event.because]
  }
}

/** What the score grew by, and for what. */
function paid({ part, count, points }: Extract<FloodEvent, { kind: 'paid' }>): string {
  if (part === 'floors') return `${counted(points, 'point')} for ${counted(count, 'floor')}.`
  if (part === 'slides') return `${counted(points, 'point')} for ${counted(count, 'block')} shifted without loss.`
  return `${counted(points, 'point')} for a planned collapse.`
}

/** What an endless level changes, in a few words. */
function mutator(mutator: Mutator): string {
  switch (mutator.type) {
    case 'BAG':
      return 'Harder pieces'
    case 'LIMIT':
      return `Height limit ${mutator.maxWorldHeight}`
    case 'WATER':
      return `${capital(counted(mutator.units, 'unit'))} of water every ${counted(mutator.everyLocks, 'landing')}`
    case 'WIND':
      return `Wind of strength ${mutator.pushStrength} every ${names.seconds(mutator.intervalTicks)}`
  }
}

function moved({ step, by }: Extract<FloodEvent, { kind: 'moved' }>): string {
  if (step === 'wind') return `The wind moved the piece ${counted(by, 'cell')}.`
  if (step === 'fall' || step === 'soft') return `The piece fell ${counted(by, 'cell')}.`
  return `${capital(names.action({ kind: 'move', step }))}.`
}

function gust({ direction, wanted, moved: by }: Extract<FloodEvent, { kind: 'gust' }>): string {
  const to = names.towards(WINDS[direction] ?? 'EAST')
  if (wanted === 0) return `A gust blew ${to}, too weak for this piece.`
  return by === 0 ? `A gust blew ${to}, and the piece stood.` : `A gust pushed the piece ${counted(by, 'cell')} ${to}.`
}

function flowed({ out, into, overflow }: Extract<FloodEvent, { kind: 'flowed' }>): string {
  const units = Math.max(out.length, into.length)
  const flow = units > 0 || overflow === 0 ? `${counted(units, 'unit')} flowed` : ''
  const spilt = overflow > 0 ? `${counted(overflow, 'unit')} spilled` : ''
  return `${[flow, spilt].filter(Boolean).join(', ')}.`
}

function token(code: number): string {
  return names.piece(pieceOf(code), materialOfToken(code))
}

function gravityAt(code: number): Gravity {
  return GRAVITIES[code] ?? 'DOWN'
}

export function refused({ code, facts }: Refusal): string | null {
  switch (code) {
    case 'over':
      return 'The level is over.'
    case 'already-asked':
      return 'That is already asked for.'
    case 'tilt-up':
      return 'Gravity never points up.'
    case 'tilt-parallel':
      return 'While the board leans this way, only tilting back changes anything.'
    case 'tilt-not-allowed':
      return `In this level gravity does not point ${typeof facts['to'] === 'string' ? way(facts['to'] as Gravity) : 'there'}.`
    case 'tilt-budget':
      return `All ${Number(facts['used'] ?? 0)} tilts of this level are used.`
    case 'tilt-cooldown':
      return `The next tilt is ready in ${names.seconds(Number(facts['ticks'] ?? 0))}.`
    case 'hold-off':
      return 'There is no hold in this level.'
    case 'hold-used':
      return 'Hold works once for each piece.'
    case 'no-charges':
      return `No charge of ${String(facts['ability'] ?? 'it')} is left.`
    case 'axis-not-allowed':
      return 'Pieces are not turned that way in this level.'
    case 'soft-already':
      return facts['on'] === true ? 'Soft drop is already on.' : 'Soft drop is already off.'
    case 'sandbox-only':
    case 'outside':
    case 'piece-there':
    case 'already-so':
    case 'no-room':
      return `${capital(NO[code])}.`
    default:
      return null
  }
}

// ── Why ──────────────────────────────────────────────────────────────────────────────────────────────

function root({ code, count, height, ice, from, to }: WhyStep): readonly [string, string] {
  const where = height < 0 ? '' : ` at height ${height}`
  switch (code) {
    case 'gravity-turned':
      return ['Gravity turned.', `From ${way(from)} to ${way(to)}.`]
    case 'ice-thawed':
      return ice > count && count > 0
        ? ['The ice thawed.', `${counted(ice, 'cell')} of ice ran out of resolves; ${count} of them${where} had held it.`]
        : ['The ice thawed.', `${capital(counted(count, 'cell'))} of ice${where} ran out of resolves and became water.`]
    case 'anchor-expired':
      return ['The anchor expired.', `It lasted until the latest tilt${count > 0 ? ` and held ${counted(count, 'block')}${where}` : ''}.`]
    case 'never-held':
      return ['Nothing held it.', 'It hung in the air when the level began.']
    case 'over-void':
      return ['The board is open there.', `On the ${to === 'DOWN' ? 'lower' : way(to)} side blocks fall out of the world.`]
    case 'lost-support':
      return ['The support went.', 'What had held it is no longer there.']
    case 'displaced':
    case 'spilled':
      return ['Blocks pushed water up.', `${capital(counted(count, 'unit'))} of water${where} had to make room.`]
    case 'opened':
      return ['The dam moved.', 'Blocks that had held the water back were free to go.']
    case 'dammed':
      return ['The piece is in the way.', 'Where it stands water cannot go, and goes elsewhere.']
    case 'dam-moved':
      return ['The dam is gone.', 'In the latest tilt the piece held the water back.']
    case 'never-at-rest':
      return ['The water was not at rest.', 'It moved as soon as something settled.']
  }
}

function rule({ code, to }: WhyStep): readonly [string, string] {
  switch (code) {
    case 'gravity-turned':
      return ['Nothing holds it there.', `Only rock, ice, a drain, an anchor or the ${to === 'DOWN' ? 'floor' : `${way(to)} wall`} would.`]
    case 'ice-thawed':
      return ['Water holds nothing.', 'What rests on ice alone falls with it.']
    case 'anchor-expired':
    case 'never-held':
    case 'lost-support':
      return ['Nothing else holds it.', 'Only the floor, rock, ice, a drain or an anchor would.']
    case 'over-void':
      return ['There is no floor.', 'Only rock, ice, a drain or an anchor would hold it.']
    case 'displaced':
      return ['A cell holds one thing.', 'Water in it goes to the lowest free cell it can reach.']
    case 'spilled':
      return ['A full pool runs over.', 'It takes the lowest rim, and then the lowest cell beyond.']
    case 'opened':
    case 'dam-moved':
    case 'dammed':
    case 'never-at-rest':
      return ['Water lies as low as it can.', 'It never climbs, and it waits for nothing.']
  }
}

function fell({ count, far, lost, to, bodies }: WhyStep): readonly [string, string] {
  const verb = to === 'DOWN' ? 'fell' : `slid ${way(to)}`
  const out = lost === 0 ? '' : lost === count ? 'out of the world.' : `${counted(lost, 'block')} left the world.`
  const distance = far > 0 ? `${bodies > 1 ? 'up to ' : ''}${counted(far, 'cell')}.` : ''
  return [`${capital(counted(count, 'block'))} ${verb}`, [distance, out].filter(Boolean).join(' ') || 'as one body.']
}

function flooded({ code, count, height, spilled, ice }: WhyStep): readonly [string, string] {
  const because = {
    displaced: 'Water that blocks had pushed aside rose there.',
    spilled: 'A pool ran over its rim.',
    'gravity-turned': 'The water ran the new way.',
    'ice-thawed': 'The ice became water.',
    opened: 'The way was open.',
    dammed: 'The piece kept the water from going elsewhere.',
    'dam-moved': 'What had held the water back is gone.',
    'never-at-rest': 'The water found its level.',
  } as const
  if (ice === count) return [`${capital(counted(count, 'cell'))} of ice`, `became water, from height ${height} on.`]
  const text = code in because ? because[code as keyof typeof because] : because.opened
  const were = ice > 0 ? `${ice} of them had been ice.` : text
  return [`${capital(counted(count, 'cell'))} flooded`, `from height ${height} on. ${spilled ? because.spilled : were}`]
}

const WITHOUT: Readonly<Record<Removal['kind'], string>> = {
  turn: 'without the tilt',
  fall: 'with one of these blocks held',
  thaw: 'with the ice lasting one more resolve',
  void: 'with that side closed',
  piece: 'without the piece',
  units: 'without that water',
  unrest: 'with the water at rest before',
  gap: 'with rock on the rim',
}

const whyStep: EventWords['whyStep'] = step => (step.kind === 'ended' ? ['', ''] : { root, rule, fell, flooded }[step.kind](step))

export const events: EventWords = {
  bumped: because => BUMPED[because],
  lost: because => LOST[because],
  mutator,
  no: code => NO[code],
  whyTitle: ({ fell: blocks, flooded: cells }) =>
    blocks > 0 ? `Why ${counted(blocks, 'block')} fell` : `Why ${counted(cells, 'cell')} flooded`,
  whyUnder: ({ resolve, fell: blocks, lost, flooded: cells }) => {
    const after = { lock: 'After the landing', tilt: 'After the tilt', both: 'After tilt and landing', none: 'Just now' }[resolve]
    const parts = [blocks > 0 && `${some(lost, 'block')} lost`, cells > 0 && `${counted(cells, 'cell')} flooded`].filter(Boolean)
    return [after, ...parts].join(' · ')
  },
  whyStep,
  checked: 'Checked:',
  whyChecked: ({ checked, fell: blocks }) =>
    `replayed ${checked.map(kind => WITHOUT[kind]).join(' and ')}, ${blocks > 0 ? 'they stay where they were' : 'it stays dry'}.`,
  whyMore: more => `And ${counted(more, 'more thing')} happened.`,
}
