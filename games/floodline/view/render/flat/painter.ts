/** A pen that knows the board: faces as polygons, lines, a sky. For flat.ts, which says what and in which order. */
import type { Spot } from '../../../nouns.ts'
import { DRAIN, HEAVY, ICE, isPorous, isVoxel, materialOf, REINFORCED, SOLID } from '../../../rules/board/cells.ts'
import type { Point } from '../camera/lens.ts'
import { cornerOf, NORMALS } from '../mesh/faces.ts'
import { scatter } from '../mesh/looks.ts'
import { FLOOR, hexOf, mixed, rgbOf, WATER_DEEP, WATER_SHALLOW } from '../palette.ts'
import type { FlatLook } from './flat-looks.ts'
import { lightIn, litFace } from './light-tones.ts'

type Project = (point: Point) => { x: number; y: number }
type Filled = (x: number, y: number, z: number) => boolean

const GREY_PART = 0.9
const ROOF_SHADE = rgbOf('#8F7F7C')
const WINDOW_LIT = '#F7C877'
const WINDOW_DARK = '#575273'

/** So many figures fit side by side, on a card of a phone too. */
const FIGURES_ACROSS = 20

export class Painter {
  polygons = 0
  readonly #pen: CanvasRenderingContext2D
  readonly #project: Project
  readonly #tones = new Map<string, string>() // lit, by tone, face and turn
  #chapter = 1
  #width = 1
  #height = 1

  constructor(pen: CanvasRenderingContext2D, project: Project) {
    this.#pen = pen
    this.#project = project
  }

  begin(width: number, height: number, dpr: number): void {
    this.#width = width
    this.#height = height
    this.polygons = 0
    this.#pen.setTransform(dpr, 0, 0, dpr, 0, 0)
    this.#pen.lineJoin = 'round'
    this.#pen.lineCap = 'round'
  }

  /** Under the sky of a chapter, and in its light. */
  sky(tones: readonly string[], chapter: number): void {
    if (chapter !== this.#chapter) this.#tones.clear()
    this.#chapter = chapter
    const [zenith = '#5C74AD', middle = zenith, horizon = middle, lit = horizon, shade = middle] = tones
    const wash = this.#pen.createLinearGradient(0, 0, 0, this.#height)
    for (const [at, tone] of [
      [0, zenith],
      [0.2, middle],
      [0.37, horizon],
      [0.55, lit],
      [1, shade],
    ] as const)
      wash.addColorStop(at, tone)
    this.#pen.fillStyle = wash
    this.#pen.fillRect(0, 0, this.#width, this.#height)
  }

  #lit(tone: string, face: number, turn: number): string {
    const key = `${tone} ${face} ${turn.toFixed(2)}`
    const known = this.#tones.get(key)
    if (known !== undefined) return known
    const made = litFace(tone, face, turn, lightIn(this.#chapter))
    this.#tones.set(key, made)
    return made
  }

  #fill(points: readonly Point[], fill: string, alpha = 1): void {
    const pen = this.#pen
    pen.beginPath()
    for (const [i, point] of points.entries()) {
      const { x, y } = this.#project(point)
      if (i === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
    pen.closePath()
    pen.globalAlpha = alpha
    pen.fillStyle = fill
    pen.fill()
    if (alpha === 1) {
      // Neighbours would leave a hair of what is behind them.
      pen.strokeStyle = fill
      pen.lineWidth = 0.6
      pen.stroke()
    }
    pen.globalAlpha = 1
    this.polygons++
  }

  path(points: readonly Point[], ink: string, width: number, dash: number[] = []): void {
    const pen = this.#pen
    pen.beginPath()
    for (const [i, point] of points.entries()) {
      const { x, y } = this.#project(point)
      if (i === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
    pen.setLineDash(dash)
    pen.strokeStyle = ink
    pen.lineWidth = width
    pen.stroke()
    pen.setLineDash([])
  }

  /** From clear to nothing. */
  fading(from: Point, to: Point): void {
    const a = this.#project(from)
    const b = this.#project(to)
    const ink = this.#pen.createLinearGradient(a.x, a.y, b.x, b.y)
    ink.addColorStop(0, 'rgba(255,247,240,0.5)')
    ink.addColorStop(1, 'rgba(255,247,240,0.08)')
    const pen = this.#pen
    pen.beginPath()
    pen.moveTo(a.x, a.y)
    pen.lineTo(b.x, b.y)
    pen.strokeStyle = ink
    pen.lineWidth = 1
    pen.stroke()
  }

  text(words: string, at: Point): void {
    const { x, y } = this.#project(at)
    const pen = this.#pen
    pen.font = `600 ${Math.min(13, this.#width / FIGURES_ACROSS)}px ui-sans-serif, system-ui, sans-serif`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillStyle = '#FFFFFF'
    pen.fillText(words, x, y)
  }

  arrow(from: Point, to: Point, ink: string): void {
    const a = this.#project(from)
    const b = this.#project(to)
    const pen = this.#pen
    const turn = Math.atan2(b.y - a.y, b.x - a.x)
    pen.strokeStyle = ink
    pen.fillStyle = ink
    pen.lineWidth = 10
    pen.beginPath()
    pen.moveTo(a.x, a.y)
    pen.lineTo(b.x - Math.cos(turn) * 14, b.y - Math.sin(turn) * 14)
    pen.stroke()
    pen.beginPath()
    pen.moveTo(b.x, b.y)
    for (const side of [2.5, -2.5]) pen.lineTo(b.x + Math.cos(turn + side) * 26, b.y + Math.sin(turn + side) * 26)
    pen.fill()
  }

  /** A whole box in one tone. */
  block(least: Point, most: Point, tone: string, turn: number, eye: Point): void {
    for (const [face, normal] of NORMALS.entries()) {
      if (!looksAt(normal, least, most, eye)) continue
      const corners = [0, 1, 2, 3].map(corner => {
        const at = cornerOf(face, corner, 0, 0, 0)
        return at.map((part, axis) => (part === 0 ? least[axis] : most[axis])) as unknown as Point
      })
      this.#fill(corners, this.#lit(tone, face, turn))
    }
  }

  floor(X: number, Z: number): void {
    for (let x = 0; x < X; x++)
      for (let z = 0; z < Z; z++)
        this.#fill(
          [
            [x, 0, z],
            [x + 1, 0, z],
            [x + 1, 0, z + 1],
            [x, 0, z + 1],
          ],
          FLOOR[(x + z) & 1] as string,
        )
  }

  /** Every cell, those further from the eye first: along each axis from both ends towards it. */
  backToFront([X, Y, Z]: Spot, eye: Point, visit: (x: number, y: number, z: number, cell: number) => void): void {
    const order = (size: number, at: number): number[] =>
      Array.from({ length: size }, (_, i) => i).sort((a, b) => Math.abs(b + 0.5 - at) - Math.abs(a + 0.5 - at))
    const xs = order(X, eye[0])
    const ys = order(Y, eye[1])
    const zs = order(Z, eye[2])
    for (const y of ys) for (const x of xs) for (const z of zs) visit(x, y, z, (y * X + x) * Z + z)
  }

  cell(
    x: number,
    y: number,
    z: number,
    tone: string,
    turn: number,
    eye: Point,
    filled: Filled,
    code: number,
    grey: boolean,
    worn: FlatLook | null = null,
  ): void {
    const shown = grey ? greyed(tone) : tone
    for (const [face, normal] of NORMALS.entries()) {
      const [nx, ny, nz] = normal
      if (filled(x + nx, y + ny, z + nz) || !looksAt(normal, [x, y, z], [x + 1, y + 1, z + 1], eye)) continue
      const corners = [0, 1, 2, 3].map(corner => cornerOf(face, corner, x, y, z))
      this.#fill(corners, this.#lit(shown, face, turn))
      if (worn) this.#lines(corners, worn)
      else if (code === SOLID) this.#house(corners, this.#lit(shown, face, turn), ny, scatter(scatter(x, y), z * 6 + face))
      this.#mark(corners as unknown as [Point, Point, Point, Point], code, ny !== 0)
    }
  }

  #lines(corners: readonly Point[], { lines, ink, wide }: FlatLook): void {
    const at = placeOn(corners)
    for (const [u0, v0, u1, v1] of lines) this.path([at(u0, v0), at(u1, v1)], ink, wide)
  }

  /** A roof within its parapet, or a window or two, lit or not as chance has it. */
  #house(corners: readonly Point[], lit: string, up: number, chance: number): void {
    const at = placeOn(corners)
    const box = (u0: number, v0: number, u1: number, v1: number): Point[] => [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]
    if (up > 0) this.#fill(box(0.12, 0.12, 0.88, 0.88), hexOf(mixed(rgbOf(lit), ROOF_SHADE, 0.2)))
    if (up !== 0) return
    for (const [i, u] of (chance & 4 ? [0.16, 0.6] : [0.38]).entries())
      this.#fill(box(u, 0.3, u + 0.24, 0.74), (chance >> i) & 1 ? WINDOW_LIT : WINDOW_DARK)
  }

  /** What tells materials apart without colour, in a line or two. */
  #mark(corners: [Point, Point, Point, Point], code: number, level: boolean): void {
    const at = placeOn(corners)
    this.path([at(0, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0)], 'rgba(60,45,60,0.16)', 0.7)
    if (isPorous(code))
      for (const u of [0.25, 0.5, 0.75]) for (const v of [0.25, 0.5, 0.75]) this.path([at(u, v), at(u + 0.01, v)], 'rgba(60,50,60,0.6)', 4)
    if (isVoxel(code) && materialOf(code) === HEAVY)
      for (const u of [0.15, 0.5, 0.85]) this.path([at(u - 0.1, level ? 0.4 : 0.4), at(u + 0.1, 0.6)], '#E3A93B', 3)
    if (isVoxel(code) && materialOf(code) === REINFORCED) {
      this.path([at(0.1, 0.1), at(0.9, 0.9)], '#7C8396', 2)
      this.path([at(0.1, 0.9), at(0.9, 0.1)], '#7C8396', 2)
    }
    if (code === ICE) this.path([at(0.1, 0.8), at(0.5, 0.45), at(0.9, 0.7)], '#FFFFFF', 1.5)
    if (code === DRAIN) for (const u of [0.25, 0.5, 0.75]) this.path([at(u, 0.15), at(u, 0.85)], '#C8974A', 2)
  }

  glass(x: number, y: number, z: number, tone: string, alpha: number, turn: number, eye: Point, filled: Filled): void {
    for (const [face, normal] of NORMALS.entries()) {
      const [nx, ny, nz] = normal
      if (filled(x + nx, y + ny, z + nz) || !looksAt(normal, [x, y, z], [x + 1, y + 1, z + 1], eye)) continue
      const corners = [0, 1, 2, 3].map(corner => cornerOf(face, corner, x, y, z))
      this.#fill(corners, this.#lit(tone, face, turn), alpha)
    }
  }

  /** The surface lies a little below the top of its cell, with a white shore. */
  water(x: number, y: number, z: number, turn: number, eye: Point, wet: Filled, [gx, gy, gz]: Spot): void {
    const deep = hexOf(mixed(rgbOf(WATER_SHALLOW), rgbOf(WATER_DEEP), 0.6))
    for (const [face, normal] of NORMALS.entries()) {
      const [nx, ny, nz] = normal
      if (wet(x + nx, y + ny, z + nz) || !looksAt(normal, [x, y, z], [x + 1, y + 1, z + 1], eye)) continue
      const surface = nx === -gx && ny === -gy && nz === -gz
      const lowered = surface ? 0.14 : 0
      const corners = [0, 1, 2, 3].map((corner): Point => {
        const [cx, cy, cz] = cornerOf(face, corner, x, y, z)
        return [cx + gx * lowered, cy + gy * lowered, cz + gz * lowered]
      })
      this.#fill(corners, surface ? deep : this.#lit(WATER_DEEP, face, turn), surface ? 0.72 : 0.66)
      if (surface) this.path([...corners, corners[0] as Point], 'rgba(255,255,255,0.45)', 1)
    }
  }
}

/** Where on a face a place of its own is, across and along. */
function placeOn(corners: readonly Point[]): (u: number, v: number) => Point {
  const [a, b, c, d] = corners as [Point, Point, Point, Point]
  return (u, v) => {
    const mix = (axis: 0 | 1 | 2): number => (1 - v) * ((1 - u) * a[axis] + u * b[axis]) + v * ((1 - u) * d[axis] + u * c[axis])
    return [mix(0), mix(1), mix(2)]
  }
}

/** Is the eye before that side of the box? */
function looksAt([nx, ny, nz]: Spot, least: Point, most: Point, eye: Point): boolean {
  const side = (n: number, axis: 0 | 1 | 2): boolean => (n > 0 ? eye[axis] > most[axis] : eye[axis] < least[axis])
  if (nx !== 0) return side(nx, 0)
  return ny !== 0 ? side(ny, 1) : side(nz, 2)
}

function greyed(tone: string): string {
  const [r, g, b] = rgbOf(tone)
  const grey = 0.3 * r + 0.59 * g + 0.11 * b
  return hexOf(mixed([r, g, b], [grey, grey, grey], GREY_PART))
}
