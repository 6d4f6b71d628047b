/** The piece in play as it is shown: where it is and would land, found again only when that changed, and gliding from cell to cell. */
import type { Floodline, Spot } from '../../nouns.ts'
import { landingCells, pieceCells } from '../../rules/pieces/piece.ts'
import type { Point } from '../render/camera/lens.ts'
import type { ShownPiece } from '../render/picture.ts'

type State = Floodline['State']

/** How long a piece takes to glide to the cell it is in already. */
const GLIDE_MS = 70

/** Further than this in one step it jumps: a wind, a tilt, another piece. */
const GLIDES = 2 // cells

export class PieceGlide {
  #piece: ShownPiece | null = null
  #at: Spot | null = null
  #pose = -1
  #landed = -1 // the board on which its landing was found
  #glide: { from: Point; at: number } | null = null

  /** It may land elsewhere now. */
  forget(): void {
    this.#piece = null
  }

  hide(): void {
    this.#piece = null
    this.#at = null
  }

  /** The same object as before as long as nothing but its glide has changed. */
  show(state: State, board: number, now: number, still: boolean): ShownPiece {
    const spot: Spot = [state.x, state.y, state.z]
    const turned = this.#pose !== poseOf(state)
    const there = this.#at !== null && !turned && distance(this.#at, spot) === 0
    if (this.#piece && there && this.#landed === board) return this.#piece
    if (!there)
      this.#glide = this.#at && !turned && !still && distance(this.#at, spot) <= GLIDES ? { from: minus(this.#at, spot), at: now } : null
    this.#at = spot
    this.#pose = poseOf(state)
    this.#landed = board
    this.#piece = { cells: pieceCells(state), ghostCells: landingCells(state), material: state.material }
    return this.#piece
  }

  /** How far it is from the cell it is in: it comes quickly and arrives softly. */
  offset(now: number): Point {
    const part = this.#glide ? Math.min(1, (now - this.#glide.at) / GLIDE_MS) : 1
    const [x, y, z] = this.#glide?.from ?? [0, 0, 0]
    const left = (1 - part) * (1 - part)
    if (part >= 1) this.#glide = null
    return [x * left, y * left, z * left]
  }
}

function poseOf({ piece, pose }: State): number {
  return piece * 24 + pose
}

function minus([a, b, c]: Spot, [x, y, z]: Spot): Point {
  return [a - x, b - y, c - z]
}

function distance([a, b, c]: Spot, [x, y, z]: Spot): number {
  return Math.abs(a - x) + Math.abs(b - y) + Math.abs(c - z)
}
