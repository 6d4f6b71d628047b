/** A picture that draws nothing and keeps what it was asked for: what a player would see, as data. */
import type { CameraTarget, Column, Flow, Overlay, PhaseMotion, Picture, Place, ShownPiece, Stats, World } from '../view/render/picture.ts'

const NOWHERE: Place = { x: 0, y: 0 }

export class Recording implements Picture {
  readonly stats: Stats = { draws: 0, triangles: 0, meshMs: 0, frameMs: 0, walks: 0, frames: 0, quality: 'low' }
  readonly lost = false
  still = false
  onRestored: (() => void) | null = null
  world: World | null = null
  over: Overlay = {}
  inHand: ShownPiece | null = null
  motion: PhaseMotion | null = null
  gravity = -1
  readonly leans: boolean[] = [] // whether each was there at once
  readonly cameras: CameraTarget[] = []
  /** What was seen to happen beside the world, each with the part of the phase it was shown in. */
  readonly effects: { readonly what: string; readonly cells: readonly number[]; readonly weight: number; readonly part: number }[] = []
  part = 0
  celebrating = false
  /** How often each was called. */
  readonly calls = { show: 0, overlay: 0, draw: 0 }

  set(): void {}
  resize(): void {}
  drift(): void {}
  dispose(): void {}

  /** The real board is handed over, not a copy of it: what was shown then is kept as it was then. */
  show(world: World): void {
    this.calls.show++
    this.world = { ...world, cells: world.cells.slice(), notes: world.notes.slice(), tints: world.tints.slice() }
  }

  piece(piece: ShownPiece | null): void {
    this.inHand = piece
  }

  camera(target: CameraTarget): void {
    this.cameras.push(target)
  }

  lean(gravity: number, cut = false): void {
    this.gravity = gravity
    this.leans.push(cut)
  }

  overlay(overlay: Overlay): void {
    this.calls.overlay++
    this.over = overlay
  }

  animate(motion: PhaseMotion | null, part: number): void {
    this.motion = motion
    this.part = part
  }

  puff(cells: readonly number[], kind: 'dust' | 'ripple', weight = 0): void {
    this.effects.push({ what: kind, cells, weight, part: this.part })
  }

  trail(cells: readonly number[], by: number): void {
    this.effects.push({ what: 'trail', cells, weight: by, part: this.part })
  }

  jolt(weight: number): void {
    this.effects.push({ what: 'jolt', cells: [], weight, part: this.part })
  }

  celebrate(on: boolean): void {
    this.celebrating = on
  }

  draw(): boolean {
    this.calls.draw++
    return true
  }

  project(): Place {
    return NOWHERE
  }

  rulerPoint(): Place {
    return NOWHERE
  }

  gravityPoint(): null {
    return null
  }

  pick(): null {
    return null
  }
}

/** How high a column stands at a part of the phase, as a part of its depth: it gathers way and comes to rest. */
function risen({ from }: Column, { takes }: Flow, part: number): number {
  const passed = Math.max(0, Math.min(1, (part - from) / takes))
  return passed * passed * (3 - 2 * passed)
}

/** Whether a cell of a column is under water at a part of the phase. */
export function isWet(column: Column, flow: Flow, cell: number, part: number, up: number): boolean {
  const above = (cell - column.foot) / up + column.depth - column.height // cells of the water below this one
  return column.depth * risen(column, flow, part) > above
}
