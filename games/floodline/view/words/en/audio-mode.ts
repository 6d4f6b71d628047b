import { keyCaption } from '../../../../../ui/input/key-captions.ts'
import { GRAVITIES, type Gravity, type LossCode, type Progress } from '../../../nouns.ts'
import type { Thing } from '../../hud/inside/reading.ts'
import type { Holder } from '../../spoken/atlas.ts'
import type { DropFacts, Lie, PieceFacts, Range, Slab } from '../../spoken/foresight.ts'
import type { FallReason, FlowReason, TickSummary } from '../../spoken/summary.ts'
import type { Around, AudioModeWords } from '../audio-mode.ts'
import { LOOK_NAMES } from '../look-names.ts'
import { events, refused } from './events.ts'
import { goals as goalWords } from './goals.ts'
import { hud as hudWords } from './hud.ts'
import { capital, counted, listed, names } from './names.ts'
import { spoken } from './spoken.ts'

const LIES: Readonly<Record<Lie, string>> = {
  cube: 'one cell',
  'east-west': 'lying west to east',
  'north-south': 'lying north to south',
  upright: 'upright',
  flat: 'lying flat',
  'upright-east-west': 'upright, west to east',
  'upright-north-south': 'upright, north to south',
  round: 'standing out every way',
}

const ON: Readonly<Record<Thing | 'edge', string>> = {
  ...{ empty: 'air', water: 'water', block: 'a block', porous: 'a porous block', ice: 'ice', drain: 'a drain' },
  ...{ wall: 'a wall', rock: 'rock', edge: 'the floor' },
}

const HELD: Readonly<Record<Holder, string>> = { ...ON, block: 'an anchored block' }

const TOPS: Readonly<Record<Thing, string>> = {
  ...{ empty: 'air', water: 'water', block: 'blocks', porous: 'porous blocks', ice: 'ice', drain: 'a drain', wall: 'wall', rock: 'rock' },
}

const FELL: Readonly<Record<FallReason, string>> = {
  tilt: 'because the board tilted',
  thaw: 'because ice thawed',
  released: 'because an anchor expired',
  floor: 'because a floor settled below them',
  'not-held': 'because nothing held them',
}

const FLOWED: Readonly<Record<FlowReason, string>> = {
  tilt: 'as the board tilted',
  displaced: 'pushed aside by the piece',
  thaw: 'from thawed ice',
  drained: 'towards the drain',
  room: 'into the room that opened',
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function ranged(name: string, [from, to]: Range): string {
  return from === to ? `${name} ${from}` : `${name} ${from} to ${to}`
}

function slab({ x, y, z }: Slab): string {
  return [ranged('x', x), ranged('z', z), ranged('height', y)].join(', ')
}

/** Levels are heights while gravity points down, and distances from the wall that is the floor otherwise. */
function level(gravity: Gravity, at: number): string {
  return gravity === 'DOWN' ? `height ${at}` : `level ${at}`
}

function landing({ slabs, on, hangs, size, wet }: PieceFacts, { gravity }: Around): string {
  const parts = [
    slabs.map(slab).join('; '),
    `on ${listed(on.map(thing => (thing === 'edge' && gravity !== 'DOWN' ? `the ${names.towards(gravity)} side` : ON[thing])))}`,
    hangs > 0 && `${hangs} of ${size} cells over nothing solid`,
    wet > 0 && `${counted(wet, 'cell')} into water`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** `near` after every step: only what would go wrong. */
function foreseen(drop: DropFacts | null, { objectives }: Around, near: boolean): string {
  if (!drop) return ''
  const { shift, lost, drained, spilled, warnings, outcome } = drop
  const goals = near ? [] : drop.goals
  const follows = [
    shift > 0 && `${counted(shift, 'block')} would fall`,
    lost > 0 && `${counted(lost, 'block')} would be lost`,
    drained > 0 && `${counted(drained, 'unit')} would drain`,
    spilled > 0 && `${counted(spilled, 'unit')} would spill`,
  ].filter(Boolean)
  return joined(
    follows.length > 0 ? `${capital(follows.join(', '))}.` : '',
    ...goals.map(({ goal, progress }) => `${objectives[goal] ? goalWords.objective(objectives[goal]) : ''}: then ${stands(progress)}.`),
    outcome?.code === 'won' ? 'The level would be won.' : '',
    outcome && outcome.code !== 'won' ? `The level would be lost: ${events.lost(outcome.code as LossCode)}` : '',
    ...warnings.map(warning => `Warning: ${hudWords.warning(warning)}.`),
  )
}

/** Some goals are counted, some are there or not. */
function stands({ have, want, met }: Pick<Progress, 'have' | 'want' | 'met'>): string {
  if (want === 0) return met ? 'met' : 'not met'
  return `${have} of ${want}${met ? ', met' : ''}`
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter(sentence => sentence !== '').join(' ')
}

function summary(
  { locked, tilted, fell, flowed, frozen, drained, thawed, floors, points, goals, next, won, lost }: TickSummary,
  { objectives }: Around,
): string {
  const what = [
    locked && `${capital(names.piece(locked.piece, locked.material))} locked at height ${locked.height}.`,
    tilted && `Gravity now points ${names.towards(GRAVITIES[tilted.to] ?? 'DOWN')}.`,
    frozen > 0 && `${counted(frozen, 'unit')} froze.`,
    floors.length > 0 && `${floors.length === 1 ? 'Layer' : 'Layers'} ${listed(floors)} full: settled into rock.`,
    fell &&
      `${counted(fell.blocks, 'block')} fell ${fell.blocks > 1 ? 'up to ' : ''}${counted(fell.far, 'cell')}${fell.lost > 0 ? `, ${fell.lost} out of the world` : ''}, ${fell.blocks === 1 ? FELL[fell.because].replace('them', 'it') : FELL[fell.because]}.`,
    flowed &&
      `${[flowed.units > 0 && `${counted(flowed.units, 'unit')} of water moved`, flowed.spilled > 0 && `${counted(flowed.spilled, 'unit')} spilled`].filter(Boolean).join(', ')}, ${FLOWED[flowed.because]}.`,
    drained > 0 && `${counted(drained, 'unit')} drained.`,
    thawed > 0 && `${counted(thawed, 'cell')} of ice thawed.`,
    points > 0 && `${counted(points, 'point')} more.`,
    ...goals.map(({ goal, ...progress }) => `${objectives[goal] ? goalWords.objective(objectives[goal]) : ''}: ${stands(progress)}.`),
    won !== null && `Won with ${goalWords.stars(won)}.`,
    lost !== null && `Lost: ${events.lost(lost)}`,
    next && won === null && lost === null && `Now: ${names.piece(next.piece, next.material)}.`,
  ]
  return what.filter(Boolean).join(' ')
}

/** Signs that a voice may leave out. */
const KEYS: Readonly<Record<string, string>> = {
  ...{ '.': 'Full stop', ',': 'Comma', ';': 'Semicolon', '/': 'Slash', '-': 'Minus', '+': 'Plus', PgUp: 'Page up', PgDn: 'Page down' },
}

/** A key as it is set, so that a voice says it. */
function key(does: string): string {
  const shown = keyCaption(`floodline.${does}`, 'en')
  return KEYS[shown] ?? shown
}

const STEPS = { 'x+': 'east', 'x-': 'west', 'y+': 'up', 'y-': 'down', 'z+': 'south', 'z-': 'north' } as const

export const en: AudioModeWords = {
  title: 'By ear',
  get opened() {
    const moving = ['away', 'left', 'near', 'right'].map(way => key(way)).join(' ')
    return `You play by ear: time waits for your keys. ${capital(key('look-move'))} explore the board, ${moving} move the piece, ${key('drop')} drops it, ${key('read')} reads where it lands, ${key('say-keys')} lists the keys.`
  },
  closed: 'Time runs again.',
  close: 'Stop playing by ear',
  board: 'Board',
  cut: cut => ({ map: 'Map', y: 'Layers', x: 'West to east', z: 'North to south' })[cut],
  cuts: 'How the board is cut',
  cutHint: cut =>
    ({
      map: 'the top of every column, seen along gravity',
      y: 'one height at a time',
      x: 'one slice at a time from west to east',
      z: 'one slice at a time from north to south',
    })[cut],
  sheet: ({ cut, axis, at, of }) =>
    cut === 'map' ? 'Map along gravity' : `${{ x: 'Slice x', y: 'Height', z: 'Slice z' }[axis]} ${at} of ${of - 1}`,
  sheetRead: ({ cut, axis, at }, counts) => {
    const name = cut === 'map' ? 'Map along gravity' : `${{ x: 'Slice x', y: 'Height', z: 'Slice z' }[axis]} ${at}`
    return `${name}: ${counts.length === 0 ? 'empty' : listed(counts.map(([thing, count]) => names.thing(thing, count)))}.`
  },
  further: 'Next slice',
  nearer: 'Slice before',
  calm: 'Time waits for keys',
  calmOn: 'Time waits for your keys.',
  calmOff: 'Time runs.',
  waited: 'Waited.',
  more: 'Read aloud',
  askPiece: 'Piece',
  askGoals: 'Goals',
  askHeights: 'Heights',
  askComing: 'What comes',
  askTilts: 'Tilts',
  askAgain: 'Again',
  askKeys: 'Keys',
  wait: 'Wait',

  cell: ({ read, body, bears, pool, onWater }) => {
    const more = [
      read.look && LOOK_NAMES.en[read.look],
      body && body.cells.length > 1 && `one of ${body.cells.length} joined blocks`,
      body && (body.held.length > 0 ? `held by ${listed(body.held.map(holder => HELD[holder]))}` : 'held by nothing, it will fall'),
      onWater && 'water under it',
      bears > 0 && `bears ${counted(bears, 'block')}`,
      pool &&
        `pool ${LETTERS[pool.number] ?? pool.number + 1}, ${
          pool.pool.spill < 0
            ? `${counted(pool.pool.room, 'unit')} until its chamber is full`
            : `${counted(pool.pool.room, 'unit')} until it spills at level ${pool.pool.spill}`
        }`,
    ].filter(Boolean)
    return more.length === 0 ? spoken.cellRead(read) : `${spoken.cellRead(read).replace(/\.$/, '')}, ${more.join(', ')}.`
  },
  column: ({ spot: [x, y, z], top, look, level: at, water, surface, hollow, lands, piece }, gravity, axis) => {
    const where = { x: `z ${z}, height ${y}`, y: `x ${x}, z ${z}`, z: `x ${x}, height ${y}` }[axis]
    const what = [
      look && LOOK_NAMES.en[look],
      top === 'edge' ? (gravity === 'DOWN' ? 'floor' : `${names.towards(gravity)} side`) : `${TOPS[top]} to ${level(gravity, at)}`,
      hollow > 0 && `${counted(hollow, 'cell')} hollow below`,
      water > 0 && `water above it to ${level(gravity, surface)}`,
      lands >= 0 && `the piece lands here at ${level(gravity, lands)}`,
      piece && lands < 0 && 'the piece is above',
    ]
    return `${where}: ${what.filter(Boolean).join(', ')}.`
  },
  piece: (facts, drop, around) =>
    joined(
      `${capital(names.piece(facts.piece, facts.material))}, ${LIES[facts.lie]}${facts.falls > 0 ? `, ${counted(facts.falls, 'cell')} above its place` : ''}.`,
      `${facts.falls > 0 ? 'Lands at' : 'Stands at'} ${landing(facts, around)}.`,
      foreseen(drop, around, false),
    ),
  place: (facts, drop, around) => joined(`${capital(landing(facts, around))}.`, foreseen(drop, around, true)),
  noPiece: 'There is no piece.',
  tilt: ({ future, waters, height }, key) => {
    const { sense, refusal, blocked, shift, lost, overflow } = future
    const title = `Tilt ${{ forward: 'north', back: 'south', left: 'west', right: 'east' }[sense]}`
    if (refusal) return `${title}: refused. ${refused(refusal) ?? refusal.because}`
    if (blocked) return `${title}: refused, the piece is in the way with ${counted(blocked.length, 'cell')}.`
    const what = [
      shift === 0 ? 'nothing slides' : `${counted(shift, 'block')} ${shift === 1 ? 'slides' : 'slide'}`,
      lost > 0 && `${counted(lost, 'block')} lost`,
      waters > 0 && `${counted(waters, 'unit')} of water ${waters === 1 ? 'moves' : 'move'}`,
      overflow > 0 && `${counted(overflow, 'unit')} ${overflow === 1 ? 'spills' : 'spill'}`,
      height >= 0 && `height ${height} afterwards`,
    ]
    return `${title}: ${what.filter(Boolean).join(', ')}.${key === '' ? '' : ` ${key} again tilts.`}`
  },
  noTilts: 'The board does not tilt in this level.',
  notTilted: 'Not tilted.',
  nothingMoved: 'Nothing has fallen or flowed yet.',
  bumped: (step, because) => {
    if (because !== 'no-room' || step === null) return `${capital(events.bumped(because))}.`
    return step in STEPS ? `No room ${STEPS[step as keyof typeof STEPS]}.` : 'No room to turn.'
  },
  summary,
  goals: (hud, { loses }) =>
    joined(
      `${hud.goals.map(hudWords.goalSpoken).join('. ')}.`,
      `Height now ${Math.max(0, hud.height.now)}${hud.height.goal === null ? '' : `, goal ${hud.height.goal}`}, above ${hud.height.limit} the level is lost.`,
      loses.length > 0 ? `${loses.join('. ')}.` : '',
      hud.mass.limit === null ? '' : `Weight ${hud.mass.have} of ${hud.mass.limit}.`,
      hud.stars
        .filter(({ star }) => star > 1)
        .map(({ star, conditions, standing }) => `Star ${star}: ${goalWords.star(conditions)}, ${goalWords.starStanding(standing)}.`)
        .join(' '),
      hud.warnings.map(warning => `Warning: ${hudWords.warning(warning)}.`).join(' '),
    ),
  heights: ({ now, lowest, highest, free, rows }, { gravity, height }, { axis }) =>
    joined(
      now < 0 ? 'Nothing is built yet.' : `Built to height ${now}.`,
      `Limit ${height.limit}${height.goal === null ? '' : `, goal ${height.goal}`}.`,
      `Columns from ${lowest < 0 ? 'the floor' : level(gravity.name, lowest)} to ${highest < 0 ? 'the floor' : level(gravity.name, highest)}, ${free} of the lowest.`,
      `Taken cells by column, ${axis === 'x' ? 'north to south' : 'west to east'}.`,
      rows.map((row, i) => `${axis === 'y' ? `z ${i}` : `height ${rows.length - 1 - i}`}: ${row.map(at => at + 1).join(' ')}`).join('; '),
    ).replace(/([^.])$/, '$1.'),
  coming: ({ next, hold, abilities, wind, tilt, gravity }) =>
    joined(
      `Gravity points ${names.towards(gravity.name)}.`,
      next.length === 0
        ? 'No piece comes after this.'
        : `${hudWords.nextSpoken(next.map(({ piece, material }) => names.piece(piece, material)))}.`,
      hold
        ? `Hold: ${hold.token ? names.piece(hold.token.piece, hold.token.material) : 'empty'}${hold.used ? ', used for this piece' : ''}.`
        : '',
      abilities.map(ability => `${hudWords.abilityState(ability)}.`).join(' '),
      tilt.never ? '' : `Tilts: ${tilt.left === null ? 'no limit' : `${tilt.left} left`}. ${hudWords.tiltState(tilt)}.`,
      wind ? en.wind(wind) : '',
    ),
  keys: keys => `${keys.map(([key, does]) => `${KEYS[key] ?? key}: ${does}`).join('. ')}.`,
  wind: ({ direction, ticks, cells, after }) =>
    `Wind ${names.towards(direction)} in ${counted(ticks, 'tick')}, ${cells === 0 ? 'this piece holds' : `pushes ${counted(cells, 'cell')}`}${after?.direction ? `, then ${names.towards(after.direction)}` : ''}.`,
}
