/** The board as somebody reads it who does not see it: what is in a cell, along a layer, under the piece. Facts; the words say them. */
import { type Floodline, GRAVITIES, LOOKS, type Look, MATERIALS, type Material, type Scope } from '../../../nouns.ts'
import { BEDROCK, DRAIN, EMPTY, FOREVER, ICE, isPorous, isVoxel, materialOf, WALL, WATER } from '../../../rules/board/cells.ts'
import { AXES_OF, contains, directionOf, indexOf, spotOf } from '../../../rules/board/space.ts'
import { landingCells, pieceCells, roomToFall } from '../../../rules/pieces/piece.ts'
import { drainOf } from '../../looking/drain-scopes.ts'

type State = Floodline['State']

export type Thing = 'empty' | 'water' | 'block' | 'porous' | 'ice' | 'drain' | 'wall' | 'rock'

export interface CellRead {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly thing: Thing
  readonly look: Look | null // of what stood there at the start
  readonly material: Material // of blocks
  readonly anchored: number // tilts left; Infinity for good, 0 for not
  readonly thaws: number // resolves left of ice; Infinity for never, 0 for what is not ice
  readonly rate: number // of a drain
  readonly scope: Scope
  readonly depth: number // of water: 1 at the surface
  readonly piece: boolean // the active piece is here
  readonly lands: boolean // or would land here
}

export function thingOf(code: number): Thing {
  if (code === EMPTY) return 'empty'
  if (code === WATER) return 'water'
  if (code === ICE) return 'ice'
  if (code === DRAIN) return 'drain'
  if (code === WALL) return 'wall'
  if (code === BEDROCK) return 'rock'
  return isPorous(code) ? 'porous' : 'block'
}

/** What a cell looks like, by the numbers that the view keeps. */
export const lookAt = (looks: Uint8Array | undefined, cell: number): Look | null => LOOKS[(looks?.[cell] ?? 0) - 1] ?? null

export function readCell(state: Readonly<State>, cell: number, looks?: Uint8Array): CellRead {
  const { level, cells, notes } = state
  const [x, y, z] = spotOf(level.bounds, cell)
  const code = cells[cell] ?? EMPTY
  const note = notes[cell] ?? 0
  const lasting = note === FOREVER ? Number.POSITIVE_INFINITY : note
  const drain = code === DRAIN ? drainOf(state, cell) : { rate: 0, scope: 'SELF' as const }
  return {
    ...{ x, y, z, thing: thingOf(code), look: lookAt(looks, cell), ...drain },
    material: isVoxel(code) ? (MATERIALS[materialOf(code)] ?? 'STANDARD') : 'STANDARD',
    anchored: isVoxel(code) ? lasting : 0,
    thaws: code === ICE ? lasting : 0,
    depth: code === WATER ? depthAt(state, cell) : 0,
    piece: pieceCells(state).includes(cell),
    lands: landingCells(state).includes(cell),
  }
}

function depthAt({ level: { bounds }, cells, gravity }: Readonly<State>, cell: number): number {
  const u = AXES_OF[gravity]?.u ?? [0, 1, 0]
  let [x, y, z] = spotOf(bounds, cell)
  let depth = 0
  while (contains(bounds, x, y, z) && cells[indexOf(bounds, x, y, z)] === WATER) {
    depth++
    ;[x, y, z] = [x + u[0], y + u[1], z + u[2]]
  }
  return depth
}

// ── A layer ──────────────────────────────────────────────────────────────────────────────────────────

/** Things side by side in a row: from one x to another. */
export interface Run {
  readonly thing: Thing
  readonly from: number
  readonly to: number
}

export interface SliceRead {
  readonly y: number
  readonly counts: readonly (readonly [thing: Thing, count: number])[] // without what is empty
  readonly rows: readonly { readonly z: number; readonly runs: readonly Run[] }[] // without rows that are empty
}

export function readSlice({ level: { bounds }, cells }: Readonly<State>, y: number): SliceRead {
  const [X, , Z] = bounds
  const counts = new Map<Thing, number>()
  const rows: { z: number; runs: Run[] }[] = []
  for (let z = 0; z < Z; z++) {
    const runs: { thing: Thing; from: number; to: number }[] = []
    for (let x = 0; x < X; x++) {
      const thing = thingOf(cells[indexOf(bounds, x, y, z)] ?? EMPTY)
      if (thing === 'empty') continue
      counts.set(thing, (counts.get(thing) ?? 0) + 1)
      const last = runs.at(-1)
      if (last?.thing === thing && last.to === x - 1) last.to = x
      else runs.push({ thing, from: x, to: x })
    }
    if (runs.length > 0) rows.push({ z, runs })
  }
  return { y, counts: [...counts], rows }
}

// ── Where the piece lands ────────────────────────────────────────────────────────────────────────────

/** Where the board ends: its floor, one of its sides, or nothing at all. */
export type End = 'edge' | 'side' | 'void'

export interface LandingRead {
  readonly piece: number
  readonly material: number
  readonly x: number // of the pivot
  readonly y: number
  readonly z: number
  readonly height: number // the lowest y
  readonly falls: number // cells from here
  readonly on: Thing | End // what stops it
  readonly wet: number // of its cells, how many end in water
}

/** Of several things that stop it, the one that says most about what happens next. */
const TELLING: readonly (Thing | End)[] = ['ice', 'drain', 'porous', 'block', 'rock', 'wall', 'edge', 'side', 'void']

function endOf({ level, gravity }: Readonly<State>): End {
  if (level.voidFaces?.some(face => face === GRAVITIES[gravity])) return 'void'
  return GRAVITIES[gravity] === 'DOWN' ? 'edge' : 'side'
}

/** Null when there is no piece. */
export function readLanding(state: Readonly<State>): LandingRead | null {
  if (state.piece < 0) return null
  const { bounds } = state.level
  const g = directionOf(state.gravity)
  const landing = landingCells(state)
  const falls = roomToFall(state)
  const end = endOf(state)
  const under = landing.map((cell): Thing | End => {
    const [x, y, z] = spotOf(bounds, cell)
    const next = [x + g[0], y + g[1], z + g[2]] as const
    return contains(bounds, ...next) ? thingOf(state.cells[indexOf(bounds, ...next)] ?? EMPTY) : end
  })
  return {
    ...{ piece: state.piece, material: state.material, falls },
    ...{ x: state.x + g[0] * falls, y: state.y + g[1] * falls, z: state.z + g[2] * falls },
    height: Math.min(...landing.map(cell => spotOf(bounds, cell)[1])),
    on: TELLING.find(thing => under.includes(thing)) ?? end,
    wet: landing.filter(cell => state.cells[cell] === WATER).length,
  }
}
