/** A board that follows events one by one, so that a resolve can be shown as it happened. At the end it is the real one. */
import type { FloodEvent, Spot } from '../../nouns.ts'
import { BEDROCK, DRAIN, EMPTY, ICE, SOLID, WATER } from '../../rules/board/cells.ts'
import { directionOf } from '../../rules/board/space.ts'

export class PhaseBoard {
  readonly cells: Uint8Array
  readonly #bounds: Spot
  #gravity: number
  #material = 0

  constructor(bounds: Spot, cells: Uint8Array, gravity: number) {
    this.#bounds = bounds
    this.cells = cells.slice()
    this.#gravity = gravity
  }

  get gravity(): number {
    return this.#gravity
  }

  /** How far a fall goes, in cell indices. */
  shiftOf(by: number): number {
    const [dx, dy, dz] = directionOf(this.#gravity)
    return ((dy * this.#bounds[0] + dx) * this.#bounds[2] + dz) * by
  }

  apply(event: FloodEvent): void {
    switch (event.kind) {
      case 'tilted':
        this.#gravity = event.to
        break
      case 'locked':
        this.#material = event.material
        break
      case 'merged':
        for (const cell of event.cells) this.cells[cell] = cell === event.drain ? DRAIN : SOLID + this.#material
        break
      case 'frozen':
        this.#set(event.cells, ICE)
        break
      case 'fell':
        this.#fall(event.from, event.by, event.lost)
        break
      case 'flowed':
        for (const cell of event.out) if (this.cells[cell] === WATER) this.cells[cell] = EMPTY
        this.#set(event.into, WATER)
        break
      case 'drained':
        this.#set(event.cells, EMPTY)
        break
      case 'settled':
        this.#set(event.cells, BEDROCK)
        break
      case 'sank':
        this.#set(event.cells, EMPTY)
        this.#set(event.drunk, EMPTY)
        break
      case 'thawed':
      case 'poured':
        this.#set(event.cells, WATER)
        break
      default:
    }
  }

  #set(cells: readonly number[], code: number): void {
    for (const cell of cells) this.cells[cell] = code
  }

  #fall(from: readonly number[], by: number, lost: readonly number[]): void {
    const gone = new Set(lost)
    const shift = this.shiftOf(by)
    const moving = from.map(cell => [cell, this.cells[cell] ?? EMPTY] as const)
    for (const [cell] of moving) this.cells[cell] = EMPTY
    for (const [cell, code] of moving) if (!gone.has(cell)) this.cells[cell + shift] = code
  }
}
