/**
 * Positions as pictures. A line is a layer, the highest first; its words are its rows from north to south, a sign a cell from west to
 * east. So each column of words is a side view seen from the south, as in the rule book, and a board one cell deep is one word a line.
 *
 *     .  EMPTY      #  SOLID, loose           :  POROUS      D  drain of the level      W  WALL      P  the active piece
 *     ~  WATER      A  SOLID, anchored        I  ICE         2  its second kind         B  BEDROCK   Q  the piece, in water
 *                   H  SOLID of HEAVY                        d  drain that was placed
 *                   R  SOLID of REINFORCED
 */
import { silent } from '../../../kernel/game.ts'
import {
  type FloodAction,
  type FloodEvent,
  type FloodLevel,
  type Floodline,
  PIECES,
  type PieceName,
  type Spot,
  type Terrain,
} from '../nouns.ts'
import { ask, parse, refuse } from '../rules/actions.ts'
import { BEDROCK, DRAIN, EMPTY, FOREVER, HEAVY, ICE, POROUS, REINFORCED, SOLID, WALL, WATER } from '../rules/board/cells.ts'
import { indexOf, spotOf } from '../rules/board/space.ts'
import { pieceCells } from '../rules/pieces/piece.ts'
import { resolveTilt } from '../rules/resolve.ts'
import { start } from '../rules/start.ts'
import { tick } from '../rules/tick.ts'

type State = Floodline['State']

interface Drawing {
  readonly bounds: Spot
  readonly cells: Uint8Array
  readonly notes: Uint8Array
  readonly piece: readonly number[] // cells, by index
}

/** By sign: the code of the cell and its note. */
const CODES: Readonly<Record<string, readonly [code: number, note: number]>> = {
  '.': [EMPTY, 0],
  '~': [WATER, 0],
  '#': [SOLID, 0],
  H: [SOLID + HEAVY, 0],
  R: [SOLID + REINFORCED, FOREVER],
  A: [SOLID, FOREVER],
  ':': [POROUS, 0],
  I: [ICE, FOREVER],
  D: [DRAIN, 1],
  '2': [DRAIN, 2],
  d: [DRAIN, 0],
  W: [WALL, 0],
  B: [BEDROCK, 0],
  P: [EMPTY, 0],
  Q: [WATER, 0],
}

export function drawing(picture: string): Drawing {
  const layers = picture.trim().split('\n').reverse()
  const rows = layers.map(layer => layer.trim().split(/\s+/))
  const bounds: Spot = [rows[0]![0]!.length, rows.length, rows[0]!.length]
  const cells = new Uint8Array(bounds[0] * bounds[1] * bounds[2])
  const notes = new Uint8Array(cells.length)
  const piece: number[] = []
  rows.forEach((layer, y) => {
    layer.forEach((row, z) => {
      Array.from(row).forEach((sign, x) => {
        const cell = indexOf(bounds, x, y, z)
        const known = CODES[sign]
        if (!known || layer.length !== bounds[2] || row.length !== bounds[0]) throw new Error(`${sign} in ${row}: not a board`)
        cells[cell] = known[0]
        notes[cell] = known[1]
        if (sign === 'P' || sign === 'Q') piece.push(cell)
      })
    })
  })
  return { bounds, cells, notes, piece: piece.sort((a, b) => a - b) }
}

/** Of a SOLID: how it is drawn depends on its anchor too. */
function signOf(code: number, note: number): string {
  if (code === SOLID) return note === 0 ? '#' : 'A'
  if (code === ICE) return 'I'
  if (code > POROUS && code < ICE) return ':'
  return Object.keys(CODES).find(sign => CODES[sign]![0] === code && (code !== DRAIN || CODES[sign]![1] === note)) ?? '?'
}

/** The world without the active piece. */
export function picture({ level: { bounds }, cells, notes }: Readonly<Pick<State, 'level' | 'cells' | 'notes'>>): string {
  return pictureOf(bounds, cell => signOf(cells[cell]!, notes[cell]!))
}

/** The world with the active piece in it. */
export function wholePicture(state: Readonly<State>): string {
  const { level, cells, notes } = state
  const piece = new Set(pieceCells(state))
  return pictureOf(level.bounds, cell => (piece.has(cell) ? (cells[cell] === WATER ? 'Q' : 'P') : signOf(cells[cell]!, notes[cell]!)))
}

function pictureOf(bounds: Spot, sign: (cell: number) => string): string {
  const [X, Y, Z] = bounds
  const row = (y: number, z: number): string => Array.from({ length: X }, (_, x) => sign(indexOf(bounds, x, y, z))).join('')
  const layer = (y: number): string => Array.from({ length: Z }, (_, z) => row(y, z)).join(' ')
  return Array.from({ length: Y }, (_, y) => layer(Y - 1 - y)).join('\n')
}

/** A picture as `picture` draws it: for comparing with one that was written over several lines of a test. */
export function tidy(text: string): string {
  return text
    .trim()
    .split('\n')
    .map(line => line.trim().replace(/\s+/g, ' '))
    .join('\n')
}

/** A picture of an empty room of so many cells each way, an odd number, with an I3 along x in the middle. */
export function roomOf(side: number): string {
  const middle = (side - 1) / 2
  const row = '.'.repeat(side)
  const layers = Array.from({ length: side }, () => Array.from({ length: side }, () => row))
  layers[middle]![middle] = `${'.'.repeat(middle - 1)}PPP${'.'.repeat(middle - 1)}`
  return layers.map(layer => layer.join(' ')).join('\n')
}

/** A level that nothing wins and nothing loses, and in which pieces take their time. */
export function levelOf(bounds: Spot, changes: Partial<FloodLevel> = {}): FloodLevel {
  return {
    ...{ format: 1, id: 'drawn', title: 'Drawn', seed: 1, bounds, maxWorldHeight: bounds[1] - 1, gravityTicksPerCell: 100, terrain: [] },
    bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'] },
    objectives: [{ type: 'PLACE_PIECES', count: 999 }],
    ...changes,
  }
}

export interface Drawn {
  readonly piece?: PieceName // which lies where P and Q are drawn; I3 unless said otherwise
  readonly pose?: number // of several that look alike; otherwise the first
  readonly level?: Partial<FloodLevel>
  readonly drains?: readonly Pick<Terrain, 'rate' | 'scope'>[] // terms of D, then of 2
  readonly ice?: number // resolves that I has left; never thaws unless said otherwise
  readonly state?: Partial<State>
}

/** A position in play: the world of the picture, settled or not, with the active piece where it is drawn, or out of play if it is not. */
export function drawn(
  text: string,
  { piece = 'I3', pose, level = {}, drains = [], ice = FOREVER, state: changes = {} }: Drawn = {},
): State {
  const { bounds, cells, notes, piece: at } = drawing(text)
  const terms = drains.map(term => ({ type: 'DRAIN', at: [0, 0, 0], ...term }) as const)
  const state = start(levelOf(bounds, { ...level, terrain: [...(level.terrain ?? []), ...terms] }))
  cells.forEach((code, cell) => {
    if (code === ICE) notes[cell] = ice
  })
  const where = (wanted: number): number[] => Array.from(cells.keys()).filter(cell => cells[cell] === wanted)
  Object.assign(state, { cells, notes, lost: '', drainCells: where(DRAIN), iceCells: ice === FOREVER ? [] : where(ICE) })
  if (at.length > 0) put(state, piece, at, pose)
  else if (changes.piece === undefined) state.piece = -1
  return Object.assign(state, changes)
}

/** A fresh piece that stands in these cells. */
function put(state: State, name: PieceName, at: readonly number[], only: number | undefined): void {
  const { bounds, gravityTicksPerCell = 30, lock = {} } = state.level
  const fresh = { fallIn: gravityTicksPerCell, lockIn: lock.delayTicks ?? 12, lockResets: 0, armed: 0, grounded: false, material: 0 }
  Object.assign(state, fresh, { piece: PIECES.indexOf(name) })
  for (const cell of at)
    for (let pose = 0; pose < 24; pose++) {
      if (pose !== (only ?? pose)) continue
      const [x, y, z] = spotOf(bounds, cell)
      Object.assign(state, { pose, x, y, z })
      if (
        pieceCells(state)
          .sort((a, b) => a - b)
          .join() === at.join()
      )
        return
    }
  throw new Error(`${name} does not look like that`)
}

// ── Playing ──────────────────────────────────────────────────────────────────────────────────────────

/** Asks, and says with what code it was refused; '' if it was not. */
export function asking(state: State, text: string): string {
  const asked = wish(text)
  const refusal = refuse(state, asked)
  if (!refusal) ask(state, asked)
  return refusal?.code ?? ''
}

export function wish(text: string): FloodAction {
  const asked = parse(text)
  if (!asked) throw new Error(`"${text}" is not an action`)
  return asked
}

/** One tick in which these things are asked for (with commas between them), and what it told. None of them may be refused. */
export function play(state: State, wishes = ''): FloodEvent[] {
  for (const text of wishes.split(',').map(each => each.trim())) {
    if (text === '') continue
    const code = asking(state, text)
    if (code !== '') throw new Error(`${text}: ${code}`)
  }
  const told: FloodEvent[] = []
  tick(state, event => told.push(event))
  return told
}

/** A tilt resolve by itself, also where no piece is in play; to the gravity in force, it only settles. Says what it told. */
export function tilted(state: State, gravity = state.gravity): FloodEvent[] {
  const told: FloodEvent[] = []
  resolveTilt(state, gravity, event => told.push(event))
  return told
}

/** So many ticks in which nothing is asked for. */
export function wait(state: State, ticks: number): void {
  for (let n = 0; n < ticks; n++) tick(state, silent)
}

/** The cell at a spot. */
export function at({ level: { bounds } }: Readonly<State>, x: number, y: number, z = 0): number {
  return indexOf(bounds, x, y, z)
}
