/** The picture: what it can be asked for, in plain data. Cells are indices (rules/board/space.ts). A scene and a flat canvas both do it. */
import type { Spot } from '../../nouns.ts'
import type { Point } from './camera/lens.ts'
import type { Hit } from './camera/ray.ts'

export interface World {
  readonly bounds: Spot
  readonly cells: Uint8Array
  readonly notes: Uint8Array
  readonly tints: Uint8Array // by cell: a number of the piece it came with, from 1; 0 for what the level brought. Neighbours with the same number have no seam
  readonly looks?: Uint8Array // by cell: the look of what stood at the start, a number of LOOKS from 1; 0 for none
  readonly gravity: number
  readonly maxWorldHeight: number
  readonly chapter: 1 | 2 | 3
  readonly voidFaces?: readonly number[] // gravity codes
}

export interface ShownPiece {
  readonly cells: readonly number[]
  readonly ghostCells: readonly number[] // where it would land; empty for none
  readonly material: number
}

/** In CSS pixels from the top left. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface CameraTarget {
  readonly corner: number // 0 to 3: SW, SE, NE, NW
  readonly yaw?: number // nudges off the corner, in radians
  readonly pitch?: number
  /** How many times nearer than the whole board needs; as before when nothing is said, as the next two. */
  readonly zoom?: number
  readonly focus?: number // height that stays in sight then
  readonly reach?: number // height up to which there is anything to see; more than the board has is all of it
  readonly watch?: Watch | null // on a tall board what must be in sight; null: all of it
}

/** Heights that somebody works at. */
export interface Watch {
  readonly low: number
  readonly high: number
  readonly also: number // a height that is seen too if there is room
}

export interface Arrow {
  readonly from: Point // in cells, as everything here
  readonly to: Point
  readonly tone: 'white' | 'coral' | 'gold' | 'indigo'
  readonly size?: number // half the width of its head
}

/** Everything drawn over the world. What is left out is not shown. */
export interface Overlay {
  readonly goalHeight?: number | null
  readonly limitHeight?: number | null
  readonly forbiddenHeight?: number | null // from here on no water
  readonly currentHeight?: number | null
  readonly future?: readonly number[] | null // what would be solid; the present goes grey
  readonly futureWater?: readonly number[] | null
  readonly highlight?: { readonly cause?: readonly number[]; readonly from?: readonly number[]; readonly to?: readonly number[] } | null
  readonly unsupported?: readonly number[] | null
  readonly insecure?: { readonly loose: readonly number[]; readonly afloat: readonly number[] } | null // held by nothing, or by water
  readonly req?: Int16Array | null // by cell: how high water must rise; below 0 is never
  readonly pools?: Int16Array | Uint8Array | null // by cell: pool from 1, 0 for none; edges are drawn where pools end
  readonly drainScopes?: readonly { readonly drain: number; readonly cells: readonly number[] }[] | null
  readonly components?: Uint16Array | null // by cell: component from 1
  readonly slice?: { readonly layer: number; readonly above: 'hidden' | 'outlined'; readonly only?: boolean } | null
  readonly depthNumbers?: boolean
  readonly arrows?: readonly Arrow[] | null
  readonly cursor?: readonly number[] | null // cells an editor would paint
}

/** Water that rises or sinks as one: cells above each other. */
export interface Column {
  readonly foot: number // cell
  readonly top: number
  readonly height: number // cells
  /** The part of the phase at which it begins, 0 to 1. */
  readonly from: number
  /** How deep the water it belongs to becomes: its surface comes up from there, level with its neighbours'. 0: it is there at once. */
  readonly depth: number
}

/** All water that moves in a phase. */
export interface Flow {
  readonly into: readonly number[]
  readonly out: readonly number[]
  readonly rising: readonly Column[]
  readonly sinking: readonly Column[]
  /** How long a column takes, as a part of the phase. */
  readonly takes: number
}

/** What leaves the board for good: along gravity, and down when its middle is past the rim. */
export interface Lost {
  readonly cells: readonly number[]
  readonly way: Point
  readonly rim: number // cells from its middle to there
  readonly leaves: number // at which part of the phase it is there
}

/** One phase of a resolve as movement; the world that is shown is the one before it. */
export interface PhaseMotion {
  readonly ms: number // that it takes
  /** `lands`: at which part of the phase. */
  readonly bodies: readonly { readonly cells: readonly number[]; readonly by: Point; readonly lands: number }[]
  readonly lost: readonly Lost[]
  readonly flow: Flow | null
  readonly iceIn: readonly number[]
  readonly iceOut: readonly number[]
}

export type Quality = 'low' | 'medium' | 'high'

export interface Stats {
  draws: number
  triangles: number
  meshMs: number // the latest change of the world
  frameMs: number // smoothed, while something moves
  walks: number // how often the whole board was looked through; a frame in which nothing changes adds none
  frames: number // that were drawn
  quality: Quality
}

export interface PictureOptions {
  readonly quality: Quality | 'auto'
  readonly still: boolean // cuts in place of movement
  readonly dark?: boolean
}

/** On the screen, in CSS pixels from the top left of the canvas. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** What a stage can ask for. The scene does all of it; the flat picture leaves movement out. */
export interface Picture {
  readonly stats: Stats
  readonly lost: boolean
  still: boolean
  onRestored: (() => void) | null // a lost context came back: go on drawing
  /** A setting was changed while playing. */
  set(options: Partial<PictureOptions>): void
  /** Size in CSS pixels; `free` are parts that nothing covers: the board is fitted into the one in which it is largest. */
  resize(width: number, height: number, dpr: number, free?: readonly Rectangle[]): void
  show(world: World): void
  /** The piece in hand. The same object as before only moves; `offset` is where it is between cells. */
  piece(piece: ShownPiece | null, offset?: Point): void
  camera(target: CameraTarget): void
  /** The board leans towards gravity and stays so; dust drifts that way for a moment. `cut`: it has always leant. */
  lean(gravity: number, cut?: boolean): void
  /** Everything over the world, all of it each time; it is rebuilt each time, so call this when it changes and not in every frame. */
  overlay(overlay: Overlay): void
  /** A phase of a resolve, `part` of it shown, over the world before it; null when it is over and the world after it is shown. */
  animate(motion: PhaseMotion | null, part: number): void
  /** Streaks through the whole board: a tilt, a gust. */
  drift(way: Point): void
  /** Dust where cells landed, rings where they met water. `weight`: mass times the cells it fell. */
  puff(cells: readonly number[], kind: 'dust' | 'ripple', weight?: number): void
  /** The way a piece has come in no time: so many cells along gravity, to these. */
  trail(cells: readonly number[], by: number): void
  /** The board gives way along gravity and swings back. */
  jolt(weight: number): void
  /** The level is won: windows light up one by one, and the camera goes round the island. */
  celebrate(on: boolean): void
  /** Draws if there is anything new; says whether it did. */
  draw(now: number): boolean
  /** Where a cell's middle or a point of the board is. */
  project(at: number | Point): Place
  /** Where a label of the ruler hangs. */
  rulerPoint(height: number): Place
  /** Where the name of a sideways gravity stands: under the arrow on the rim. */
  gravityPoint(): Place | null
  /** The cell under a place on the screen: the first that is not air or water, else the floor under it. */
  pick(x: number, y: number): Hit | null
  dispose(): void
}
