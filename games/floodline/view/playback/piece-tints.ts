/**
 * Which plaster a voxel wears. The rules do not know pieces once they are locked; the eye wants to see them as bodies. So the stage
 * remembers, from the events, which voxels came together, and forgets without harm: what it never saw is toned by body.
 */
import type { FloodEvent, Spot } from '../../nouns.ts'
import { isVoxel } from '../../rules/board/cells.ts'
import { directionOf } from '../../rules/board/space.ts'

type Fell = Extract<FloodEvent, { kind: 'fell' }>

/** Numbers go round: two pieces so far apart in time are no longer told apart, unless they touch. */
const NUMBERS = 250

export class PieceTints {
  readonly of: Uint8Array // by cell: a number for each piece, from 1; 0 where there is no voxel
  readonly #bounds: Spot
  #pieces = 0

  constructor(bounds: Spot, cells: Uint8Array) {
    this.#bounds = bounds
    this.of = new Uint8Array(cells.length)
    this.catchUp(cells)
  }

  /** Voxels that no event spoke of: each body of them gets a tone. Voxels that are gone lose theirs. */
  catchUp(cells: Uint8Array): void {
    for (let cell = 0; cell < cells.length; cell++) {
      if (!isVoxel(cells[cell] ?? 0)) this.#clear(cell)
      else if (this.of[cell] === 0) this.#paint(this.#body(cells, cell))
    }
  }

  follow(events: readonly FloodEvent[], gravity: number): void {
    let down = gravity
    for (const event of events) {
      if (event.kind === 'tilted') down = event.to
      else if (event.kind === 'merged') this.#paint(event.cells)
      else if (event.kind === 'sank') for (const cell of event.cells) this.#clear(cell)
      else if (event.kind === 'fell') fallAlong(this.of, this.#bounds, event, down)
    }
  }

  #paint(cells: readonly number[]): void {
    const number = 1 + (this.#pieces++ % NUMBERS)
    for (const cell of cells) this.of[cell] = number
  }

  #clear(cell: number): void {
    this.of[cell] = 0
  }

  /** Untold voxels that hang together, a few at a time: an old wall is no single piece. */
  #body(cells: Uint8Array, start: number): number[] {
    const [X, , Z] = this.#bounds
    const body = [start]
    const seen = new Set(body)
    for (let at = 0; at < body.length && body.length < 5; at++) {
      const cell = body[at] as number
      const z = cell % Z
      const x = ((cell - z) / Z) % X
      const beside = [z > 0 ? cell - 1 : -1, z < Z - 1 ? cell + 1 : -1, x > 0 ? cell - Z : -1, x < X - 1 ? cell + Z : -1]
      for (const other of beside) {
        if (other < 0 || seen.has(other) || this.of[other] !== 0 || !isVoxel(cells[other] ?? 0) || body.length >= 5) continue
        seen.add(other)
        body.push(other)
      }
    }
    return body
  }
}

/** What belongs to cells goes where they go; with what is lost it is gone. */
export function fallAlong(of: Uint8Array, [X, , Z]: Spot, { from, by, lost }: Fell, gravity: number): void {
  const gone = new Set(lost)
  const [dx, dy, dz] = directionOf(gravity)
  const shift = ((dy * X + dx) * Z + dz) * by
  const moving = from.map(cell => [cell, of[cell] ?? 0] as const)
  for (const [cell] of moving) of[cell] = 0
  for (const [cell, number] of moving) if (!gone.has(cell)) of[cell + shift] = number
}
