/** The camera and the lean of the board: where they shall be, and where they are on their way. */
import type { Spot } from '../../../nouns.ts'
import { directionOf, EAST, NORTH, SOUTH, WEST } from '../../../rules/board/space.ts'
import { Glide, LEAN_LASTS_MS, leanAt } from '../effects/motion.ts'
import type { CameraTarget, Watch } from '../picture.ts'
import {
  boardMatrix,
  framed,
  type Lens,
  lensOf,
  type Matrix,
  onScreen,
  PITCH,
  type Point,
  type Pose,
  rayThrough,
  through,
  undone,
  WHOLE,
  type Window,
  yawOf,
} from './lens.ts'

const LEAN = (14 * Math.PI) / 180
const TURN_MS = 200
const FOLLOW_MS = 700 // nearer and farther, which nobody is to feel
const RIM = 1.1 // cells around the board that must be in the picture
const UNDER = 1.7 // and below it: the rim, and a hint of the island

export class Camera {
  #target: CameraTarget = { corner: 0 }
  #near: Near = { zoom: 1, focus: 0, reach: Number.POSITIVE_INFINITY, watch: null }
  #bounds: Spot = [10, 10, 10]
  #top = 10
  #aspect = 1.6
  #windows: readonly Window[] = [WHOLE]
  #high = 800 // pixels of the screen
  #window: Window = WHOLE // of these the one in which the board is largest
  #leaned: readonly Point[] = [] // where the upper corners of the board come to whichever way it leans
  readonly #pose = new Glide({ yaw: yawOf(0), pitch: PITCH, distance: 60, height: 5, turn: 0, x: 0, z: 0 }, TURN_MS)
  readonly #lean = new Glide({ east: 0, south: 0 }, LEAN_LASTS_MS, leanAt)

  /** Round the board from where it stands, in radians. */
  orbit = 0
  #lens: Lens | null = null
  #lensPose: object | null = null
  #orbited = 0
  #board: Matrix | null = null
  #boardLean: object | null = null

  get corner(): number {
    return this.#target.corner
  }

  /** From where the board is in a window, up to a height. */
  #fit(window: Window, top: number): Pose {
    const [X, , Z] = this.#bounds
    const leaning = top === this.#top ? this.#leaned : leaned(this.#bounds, top)
    const least: Point = [-X / 2 - RIM, -UNDER, -Z / 2 - RIM]
    return framed(least, [X / 2 + RIM, top, Z / 2 + RIM], yawOf(this.#target.corner), PITCH, this.#aspect, window, leaning)
  }

  /** From where some layers of a board are seen as it leans now: there is no room to keep for other leans. */
  #fitWatched(watch: Watch): Pose {
    const [low, high] = layersSeen(watch, this.#top, (this.#window.bottom - this.#window.top) * this.#high)
    const [X, , Z] = this.#bounds
    const { east, south } = this.#lean.goal
    const board = boardMatrix(this.#bounds, east, south)
    const foot = low === 0 ? -UNDER : low
    const corners = [-RIM, X + RIM].flatMap(x => [foot, high].flatMap(y => [-RIM, Z + RIM].map(z => through(board, [x, y, z]))))
    const middle = through(board, [X / 2, (foot + high) / 2, Z / 2])
    return framed(middle, middle, yawOf(this.#target.corner), PITCH, this.#aspect, this.#window, corners, middle)
  }

  #choose(): void {
    const [first = WHOLE, ...others] = this.#windows
    this.#window = first
    if (others.length === 0) return
    const far = (window: Window): number => this.#fit(window, this.#top).distance
    this.#window = this.#windows.toSorted((a, b) => far(a) - far(b))[0] ?? first
  }

  /** The whole board in the window; nearer when asked for, and then what is in focus stays in it. */
  #aim(now: number, cut: boolean, lasts?: number): void {
    const { corner, yaw = 0, pitch = 0 } = this.#target
    const { zoom, focus, reach, watch } = this.#near
    const fit = nearer(watch ? this.#fitWatched(watch) : this.#fit(this.#window, Math.min(this.#top, reach)), zoom, focus)
    // The short way round: corners are on a circle.
    const before = this.#pose.goal.yaw
    const wanted = yawOf(corner) + yaw
    const full = 2 * Math.PI
    const turned = wanted + Math.round((before - wanted) / full) * full
    this.#pose.towards(
      {
        yaw: turned,
        pitch: PITCH + pitch,
        distance: fit.distance,
        height: fit.height,
        turn: yawOf(0) - (turned - yaw),
        x: fit.x,
        z: fit.z,
      },
      now,
      cut,
      lasts,
    )
  }

  frame(bounds: Spot, top: number, now: number, cut: boolean): void {
    this.#bounds = bounds
    this.#top = top
    this.#leaned = leaned(bounds, top)
    this.#board = null
    this.#choose()
    this.#aim(now, cut)
  }

  /** `high`: the screen, in pixels. */
  resize(aspect: number, windows: readonly Window[], now: number, high = 800): void {
    this.#aspect = aspect
    this.#high = high
    this.#windows = windows
    this.#choose()
    this.#lens = null
    this.#aim(now, true)
  }

  /** `slowly`: where it only follows, nobody is to feel it; else it is soon done. */
  stand(target: CameraTarget, now: number, cut: boolean, slowly = true): void {
    const { corner, yaw } = this.#target
    const { zoom, focus, reach, watch } = this.#near
    const follows = target.corner === corner && target.yaw === yaw && (target.zoom ?? zoom) === zoom
    this.#target = target
    this.#near = {
      ...{ zoom: target.zoom ?? zoom, focus: target.focus ?? focus, reach: target.reach ?? reach },
      watch: target.watch === undefined ? watch : target.watch,
    }
    this.#aim(now, cut, follows && slowly ? FOLLOW_MS : undefined)
  }

  lean(gravity: number, now: number, cut: boolean): void {
    const [x, , z] = directionOf(gravity)
    this.#lean.towards({ east: x * LEAN, south: z * LEAN }, now, cut)
    if (this.#near.watch) this.#aim(now, cut, LEAN_LASTS_MS)
  }

  moving(now: number): boolean {
    return this.#pose.moving(now) || this.#lean.moving(now)
  }

  /** Kept while it stands: labels and the flat picture ask for it by the hundred. */
  lens(now: number): Lens {
    const pose = this.#pose.at(now)
    if (this.#lens === null || this.#lensPose !== pose || this.#orbited !== this.orbit)
      this.#lens = lensOf(this.orbit === 0 ? pose : { ...pose, yaw: pose.yaw + this.orbit }, this.#aspect, this.#window)
    this.#lensPose = pose
    this.#orbited = this.orbit
    return this.#lens
  }

  /** How far round the light is. */
  turn(now: number): number {
    return this.#pose.at(now).turn
  }

  board(now: number): Matrix {
    const lean = this.#lean.at(now)
    if (this.#board === null || this.#boardLean !== lean) this.#board = boardMatrix(this.#bounds, lean.east, lean.south)
    this.#boardLean = lean
    return this.#board
  }

  /** Where a point of the board is on a screen of a size. */
  project(point: Point, now: number, width: number, height: number): { x: number; y: number } {
    return onScreen(this.lens(now), through(this.board(now), point), width, height)
  }

  /** The line of sight through a place on the screen, in the board's coordinates. */
  ray(x: number, y: number, now: number, width: number, height: number): { eye: Point; way: Point } {
    const lens = this.lens(now)
    const back = undone(this.board(now))
    const way = rayThrough(lens, x, y, width, height)
    const eye = through(back, lens.eye)
    const beyond = through(back, [lens.eye[0] + way[0], lens.eye[1] + way[1], lens.eye[2] + way[2]])
    return { eye, way: [beyond[0] - eye[0], beyond[1] - eye[1], beyond[2] - eye[2]] }
  }

  /** How figures must lie to be read: by the corner, whatever the nudges. */
  facing(): { right: Point; away: Point } {
    const yaw = yawOf(this.#target.corner)
    return { right: [Math.cos(yaw), 0, Math.sin(yaw)], away: [Math.sin(yaw), 0, -Math.cos(yaw)] }
  }
}

interface Near {
  readonly zoom: number
  readonly focus: number
  readonly reach: number
  readonly watch: Watch | null
}

/** A layer is so many pixels high if it can be, and so many layers are seen at least. */
const LAYER_PX = 30
const LEAST_LAYERS = 13

/** From which height to which: what is watched, and as much beside it as has room; all of a board where that has room. */
export function layersSeen({ low, high, also }: Watch, top: number, pixels: number): readonly [low: number, high: number] {
  const room = Math.max(LEAST_LAYERS, Math.floor(pixels / LAYER_PX), high - low)
  if (room >= top) return [0, top]
  // Towards what is to be seen too, then down, where things stand, and up only from the floor.
  const reach = Math.min(top, Math.max(high, Math.min(also, low + room)))
  const base = Math.max(0, reach - room)
  return [base, Math.min(top, base + room)]
}

/** Nearer by a factor, about a height; never below the island or above the sky over the board. */
function nearer(pose: Pose, zoom: number, focus: number): Pose {
  if (zoom === 1) return pose
  const room = pose.height * (1 - 1 / zoom)
  return { ...pose, distance: pose.distance / zoom, height: Math.max(pose.height - room, Math.min(pose.height + room, focus)) }
}

/** A tilt moves no camera, so there is room for every lean from the start. */
function leaned([X, Y, Z]: Spot, top: number): Point[] {
  const height = Math.min(Y, top)
  return [NORTH, SOUTH, EAST, WEST].flatMap(gravity => {
    const [x, , z] = directionOf(gravity)
    const board = boardMatrix([X, Y, Z], x * LEAN, z * LEAN)
    return [0, X].flatMap(east => [0, Z].map(south => through(board, [east, height, south])))
  })
}
