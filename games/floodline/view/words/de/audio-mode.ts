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
import { blocks, capital, cells, counted, listed, names, STEP, TILT, units } from './names.ts'
import { spoken } from './spoken.ts'

const LIES: Readonly<Record<Lie, string>> = {
  cube: 'eine Zelle',
  'east-west': 'liegt von West nach Ost',
  'north-south': 'liegt von Nord nach Süd',
  upright: 'steht aufrecht',
  flat: 'liegt flach',
  'upright-east-west': 'steht, von West nach Ost',
  'upright-north-south': 'steht, von Nord nach Süd',
  round: 'ragt nach allen Seiten',
}

const ON: Readonly<Record<Thing | 'edge', string>> = {
  ...{ empty: 'Luft', water: 'Wasser', block: 'einem Block', porous: 'einem porösen Block', ice: 'Eis', drain: 'einem Abfluss' },
  ...{ wall: 'einer Mauer', rock: 'Fels', edge: 'dem Boden' },
}

const HELD: Readonly<Record<Holder, string>> = {
  ...{ block: 'einem verankerten Block', ice: 'Eis', drain: 'einem Abfluss', wall: 'einer Mauer', rock: 'Fels', edge: 'dem Boden' },
}

const TOPS: Readonly<Record<Thing, string>> = {
  ...{
    empty: 'Luft',
    water: 'Wasser',
    block: 'Blöcke',
    porous: 'poröse Blöcke',
    ice: 'Eis',
    drain: 'Abfluss',
    wall: 'Mauer',
    rock: 'Fels',
  },
}

const FELL: Readonly<Record<FallReason, string>> = {
  tilt: 'weil das Brett kippte',
  thaw: 'weil Eis taute',
  released: 'weil ein Anker ablief',
  floor: 'weil sich unter ihnen ein Stockwerk setzte',
  'not-held': 'weil nichts sie hielt',
}

const FLOWED: Readonly<Record<FlowReason, string>> = {
  tilt: 'als das Brett kippte',
  displaced: 'vom Stein verdrängt',
  thaw: 'aus getautem Eis',
  drained: 'zum Abfluss hin',
  room: 'in den Platz, der frei wurde',
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function ranged(name: string, [from, to]: Range): string {
  return from === to ? `${name} ${from}` : `${name} ${from} bis ${to}`
}

function slab({ x, y, z }: Slab): string {
  return [ranged('x', x), ranged('z', z), ranged('Höhe', y)].join(', ')
}

/** Levels are heights while gravity points down, and distances from the wall that is the floor otherwise. */
function level(gravity: Gravity, at: number): string {
  return gravity === 'DOWN' ? `Höhe ${at}` : `Ebene ${at}`
}

function landing({ slabs, on, hangs, size, wet }: PieceFacts, { gravity }: Around): string {
  const parts = [
    slabs.map(slab).join('; '),
    `auf ${listed(on.map(thing => (thing === 'edge' && gravity !== 'DOWN' ? `der Seite im ${names.gravity(gravity)}` : ON[thing])))}`,
    hangs > 0 && `${hangs} von ${cells(size)} ohne festen Grund`,
    wet > 0 && `${cells(wet)} im Wasser`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** `near` after every step: only what would go wrong. */
function foreseen(drop: DropFacts | null, { objectives }: Around, near: boolean): string {
  if (!drop) return ''
  const { shift, lost, drained, spilled, warnings, outcome } = drop
  const goals = near ? [] : drop.goals
  const follows = [
    shift > 0 && `${blocks(shift)} ${shift === 1 ? 'würde' : 'würden'} fallen`,
    lost > 0 && `${blocks(lost)} ${lost === 1 ? 'ginge' : 'gingen'} verloren`,
    drained > 0 && `${units(drained)} ${drained === 1 ? 'flösse' : 'flössen'} ab`,
    spilled > 0 && `${units(spilled)} ${spilled === 1 ? 'liefe' : 'liefen'} über`,
  ].filter(Boolean)
  return joined(
    follows.length > 0 ? `${capital(follows.join(', '))}.` : '',
    ...goals.map(({ goal, progress }) => `${objectives[goal] ? goalWords.objective(objectives[goal]) : ''}: dann ${stands(progress)}.`),
    outcome?.code === 'won' ? 'Das Level wäre gewonnen.' : '',
    outcome && outcome.code !== 'won' ? `Das Level wäre verloren: ${events.lost(outcome.code as LossCode)}` : '',
    ...warnings.map(warning => `Warnung: ${hudWords.warning(warning)}.`),
  )
}

/** Some goals are counted, some are there or not. */
function stands({ have, want, met }: Pick<Progress, 'have' | 'want' | 'met'>): string {
  if (want === 0) return met ? 'erfüllt' : 'nicht erfüllt'
  return `${have} von ${want}${met ? ', erfüllt' : ''}`
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter(sentence => sentence !== '').join(' ')
}

function summary(
  { locked, tilted, fell, flowed, frozen, drained, thawed, floors, points, goals, next, won, lost }: TickSummary,
  { objectives }: Around,
): string {
  const what = [
    locked && `${capital(names.piece(locked.piece, locked.material))} sitzt auf Höhe ${locked.height}.`,
    tilted && `Die Schwerkraft zieht jetzt ${names.towards(GRAVITIES[tilted.to] ?? 'DOWN')}.`,
    frozen > 0 && `${units(frozen)} ${frozen === 1 ? 'gefror' : 'gefroren'}.`,
    floors.length > 0 && `${floors.length === 1 ? 'Ebene' : 'Ebenen'} ${listed(floors)} voll: zu Fels geworden.`,
    fell &&
      `${blocks(fell.blocks)} ${fell.blocks === 1 ? 'fiel' : 'fielen'} ${fell.blocks > 1 ? 'bis zu ' : ''}${cells(fell.far)}${fell.lost > 0 ? `, ${fell.lost} aus der Welt` : ''}, ${fell.blocks === 1 ? FELL[fell.because].replace('sie', 'ihn') : FELL[fell.because]}.`,
    flowed &&
      `${[flowed.units > 0 && `${units(flowed.units)} Wasser bewegt`, flowed.spilled > 0 && `${units(flowed.spilled)} übergelaufen`].filter(Boolean).join(', ')}, ${FLOWED[flowed.because]}.`,
    drained > 0 && `${units(drained)} abgeflossen.`,
    thawed > 0 && `${cells(thawed)} Eis getaut.`,
    points > 0 && `${counted(points, 'Punkt', 'Punkte')} mehr.`,
    ...goals.map(({ goal, ...progress }) => `${objectives[goal] ? goalWords.objective(objectives[goal]) : ''}: ${stands(progress)}.`),
    won !== null && `Gewonnen mit ${goalWords.stars(won)}.`,
    lost !== null && `Verloren: ${events.lost(lost)}`,
    next && won === null && lost === null && `Jetzt: ${names.piece(next.piece, next.material)}.`,
  ]
  return what.filter(Boolean).join(' ')
}

/** Signs that a voice may leave out, and keys with English names. */
const KEYS: Readonly<Record<string, string>> = {
  ...{
    '.': 'Punkt',
    ',': 'Komma',
    ';': 'Strichpunkt',
    '/': 'Schrägstrich',
    '-': 'Minus',
    '+': 'Plus',
    'Bild↑': 'Bild auf',
    'Bild↓': 'Bild ab',
  },
  ...{ Space: 'Leertaste', Shift: 'Umschalt', Enter: 'Eingabe', Backspace: 'Rücktaste' },
}

/** A key as it is set, so that a voice says it. */
function key(does: string): string {
  const shown = keyCaption(`floodline.${does}`, 'de')
  return KEYS[shown] ?? shown
}

export const de: AudioModeWords = {
  title: 'Nach Gehör',
  get opened() {
    const moving = ['away', 'left', 'near', 'right'].map(way => key(way)).join(' ')
    return `Du spielst nach Gehör: Die Zeit wartet auf deine Tasten. ${key('look-move')} erkunden das Brett, ${moving} schieben den Stein, ${key('drop')} lässt ihn fallen, ${key('read')} liest vor, wo er landet, ${key('say-keys')} nennt die Tasten.`
  },
  closed: 'Die Zeit läuft wieder.',
  close: 'Nicht mehr nach Gehör spielen',
  board: 'Brett',
  cut: cut => ({ map: 'Karte', y: 'Schichten', x: 'West nach Ost', z: 'Nord nach Süd' })[cut],
  cuts: 'Wie das Brett geschnitten ist',
  cutHint: cut =>
    ({
      map: 'die Spitze jeder Säule, entlang der Schwerkraft gesehen',
      y: 'eine Höhe nach der anderen',
      x: 'ein Schnitt nach dem anderen von West nach Ost',
      z: 'ein Schnitt nach dem anderen von Nord nach Süd',
    })[cut],
  sheet: ({ cut, axis, at, of }) =>
    cut === 'map' ? 'Karte entlang der Schwerkraft' : `${{ x: 'Schnitt x', y: 'Höhe', z: 'Schnitt z' }[axis]} ${at} von ${of - 1}`,
  sheetRead: ({ cut, axis, at }, counts) => {
    const name = cut === 'map' ? 'Karte entlang der Schwerkraft' : `${{ x: 'Schnitt x', y: 'Höhe', z: 'Schnitt z' }[axis]} ${at}`
    return `${name}: ${counts.length === 0 ? 'leer' : listed(counts.map(([thing, count]) => names.thing(thing, count)))}.`
  },
  further: 'Nächster Schnitt',
  nearer: 'Voriger Schnitt',
  calm: 'Zeit wartet auf Tasten',
  calmOn: 'Die Zeit wartet auf deine Tasten.',
  calmOff: 'Die Zeit läuft.',
  waited: 'Gewartet.',
  more: 'Vorlesen',
  askPiece: 'Stein',
  askGoals: 'Ziele',
  askHeights: 'Höhen',
  askComing: 'Was kommt',
  askTilts: 'Kippen',
  askAgain: 'Noch einmal',
  askKeys: 'Tasten',
  wait: 'Warten',

  cell: ({ read, body, bears, pool, onWater }) => {
    const more = [
      read.look && LOOK_NAMES.de[read.look],
      body && body.cells.length > 1 && `einer von ${body.cells.length} verbundenen Blöcken`,
      body &&
        (body.held.length > 0 ? `gehalten von ${listed(body.held.map(holder => HELD[holder]))}` : 'von nichts gehalten, er wird fallen'),
      onWater && 'Wasser darunter',
      bears > 0 && `trägt ${blocks(bears)}`,
      pool &&
        `Becken ${LETTERS[pool.number] ?? pool.number + 1}, noch ${units(pool.pool.room)}, bis ${
          pool.pool.spill < 0 ? 'die Kammer voll ist' : `es auf Ebene ${pool.pool.spill} überläuft`
        }`,
    ].filter(Boolean)
    return more.length === 0 ? spoken.cellRead(read) : `${spoken.cellRead(read).replace(/\.$/, '')}, ${more.join(', ')}.`
  },
  column: ({ spot: [x, y, z], top, look, level: at, water, surface, hollow, lands, piece }, gravity, axis) => {
    const where = { x: `z ${z}, Höhe ${y}`, y: `x ${x}, z ${z}`, z: `x ${x}, Höhe ${y}` }[axis]
    const what = [
      look && LOOK_NAMES.de[look],
      top === 'edge' ? (gravity === 'DOWN' ? 'Boden' : `Seite ${names.towards(gravity)}`) : `${TOPS[top]} bis ${level(gravity, at)}`,
      hollow > 0 && `${cells(hollow)} hohl darunter`,
      water > 0 && `Wasser darüber bis ${level(gravity, surface)}`,
      lands >= 0 && `hier landet der Stein auf ${level(gravity, lands)}`,
      piece && lands < 0 && 'der Stein ist darüber',
    ]
    return `${where}: ${what.filter(Boolean).join(', ')}.`
  },
  piece: (facts, drop, around) =>
    joined(
      `${capital(names.piece(facts.piece, facts.material))}, ${LIES[facts.lie]}${facts.falls > 0 ? `, ${cells(facts.falls)} über seinem Platz` : ''}.`,
      `${facts.falls > 0 ? 'Landet auf' : 'Steht auf'} ${landing(facts, around)}.`,
      foreseen(drop, around, false),
    ),
  place: (facts, drop, around) => joined(`${capital(landing(facts, around))}.`, foreseen(drop, around, true)),
  noPiece: 'Es ist kein Stein da.',
  tilt: ({ future, waters, height }, key) => {
    const { sense, refusal, blocked, shift, lost, overflow } = future
    const title = `${capital(TILT[sense])} kippen`
    if (refusal) return `${title}: geht nicht. ${refused(refusal) ?? refusal.because}`
    if (blocked) return `${title}: geht nicht, der Stein ist mit ${cells(blocked.length)} im Weg.`
    const what = [
      shift === 0 ? 'nichts rutscht' : `${blocks(shift)} ${shift === 1 ? 'rutscht' : 'rutschen'}`,
      lost > 0 && `${blocks(lost)} verloren`,
      waters > 0 && `${units(waters)} Wasser ${waters === 1 ? 'bewegt' : 'bewegen'} sich`,
      overflow > 0 && `${units(overflow)} ${overflow === 1 ? 'läuft' : 'laufen'} über`,
      height >= 0 && `danach Höhe ${height}`,
    ]
    return `${title}: ${what.filter(Boolean).join(', ')}.${key === '' ? '' : ` Noch einmal ${key} kippt.`}`
  },
  noTilts: 'In diesem Level kippt das Brett nicht.',
  notTilted: 'Nicht gekippt.',
  nothingMoved: 'Noch ist nichts gefallen oder geflossen.',
  bumped: (step, because) => {
    if (because !== 'no-room' || step === null) return `${capital(events.bumped(because))}.`
    return step in STEP ? `Kein Platz ${STEP[step as keyof typeof STEP]}.` : 'Kein Platz zum Drehen.'
  },
  summary,
  goals: (hud, { loses }) =>
    joined(
      `${hud.goals.map(hudWords.goalSpoken).join('. ')}.`,
      `Höhe jetzt ${Math.max(0, hud.height.now)}${hud.height.goal === null ? '' : `, Ziel ${hud.height.goal}`}, über ${hud.height.limit} ist das Level verloren.`,
      loses.length > 0 ? `${loses.join('. ')}.` : '',
      hud.mass.limit === null ? '' : `Gewicht ${hud.mass.have} von ${hud.mass.limit}.`,
      hud.stars
        .filter(({ star }) => star > 1)
        .map(({ star, conditions, standing }) => `Stern ${star}: ${goalWords.star(conditions)}, ${goalWords.starStanding(standing)}.`)
        .join(' '),
      hud.warnings.map(warning => `Warnung: ${hudWords.warning(warning)}.`).join(' '),
    ),
  heights: ({ now, lowest, highest, free, rows }, { gravity, height }, { axis }) =>
    joined(
      now < 0 ? 'Noch ist nichts gebaut.' : `Gebaut bis Höhe ${now}.`,
      `Grenze ${height.limit}${height.goal === null ? '' : `, Ziel ${height.goal}`}.`,
      `Säulen von ${lowest < 0 ? 'Boden' : level(gravity.name, lowest)} bis ${highest < 0 ? 'Boden' : level(gravity.name, highest)}, ${free} davon am niedrigsten.`,
      `Belegte Zellen je Säule, ${axis === 'x' ? 'von Nord nach Süd' : 'von West nach Ost'}.`,
      rows.map((row, i) => `${axis === 'y' ? `z ${i}` : `Höhe ${rows.length - 1 - i}`}: ${row.map(at => at + 1).join(' ')}`).join('; '),
    ).replace(/([^.])$/, '$1.'),
  coming: ({ next, hold, abilities, wind, tilt, gravity }) =>
    joined(
      `Die Schwerkraft zieht ${names.towards(gravity.name)}.`,
      next.length === 0
        ? 'Danach kommt kein Stein.'
        : `${hudWords.nextSpoken(next.map(({ piece, material }) => names.piece(piece, material)))}.`,
      hold
        ? `Ablage: ${hold.token ? names.piece(hold.token.piece, hold.token.material) : 'leer'}${hold.used ? ', für diesen Stein benutzt' : ''}.`
        : '',
      abilities.map(ability => `${hudWords.abilityState(ability)}.`).join(' '),
      tilt.never ? '' : `Kippen: ${tilt.left === null ? 'ohne Grenze' : `noch ${tilt.left}`}. ${hudWords.tiltState(tilt)}.`,
      wind ? de.wind(wind) : '',
    ),
  keys: keys => `${keys.map(([key, does]) => `${KEYS[key] ?? key}: ${does}`).join('. ')}.`,
  wind: ({ direction, ticks, cells: by, after }) =>
    `Wind ${names.towards(direction)} in ${counted(ticks, 'Takt', 'Takten')}, ${by === 0 ? 'dieser Stein hält' : `schiebt ${cells(by)}`}${after?.direction ? `, dann ${names.towards(after.direction)}` : ''}.`,
}
