/** When the wind blows, and where to [FL-80…FL-86]. */
import { below, type Rng } from '../../../../kernel/rng.ts'
import { type Gusts, type Hazard, type Material, type Spot, WINDS, type WindDirection } from '../../nouns.ts'

const TO: Readonly<Record<WindDirection, Spot>> = { EAST: [1, 0, 0], WEST: [-1, 0, 0], NORTH: [0, 0, -1], SOUTH: [0, 0, 1] }

export class TextbookWind {
  hazard: Hazard
  readonly words: Rng
  next: number
  direction: WindDirection
  gusts = 0

  /** Draws the offset first, then the first direction. */
  constructor(hazard: Hazard, words: Rng) {
    this.hazard = hazard
    this.words = words
    this.next = hazard.firstGustOffsetTicks ?? below(words, this.interval())
    this.direction = this.drawDirection()
  }

  private interval(): number {
    return Math.max(1, this.hazard.intervalTicks)
  }

  private drawDirection(): WindDirection {
    const { directionMode, fixedDirection = 'EAST', directions = ['EAST', 'WEST'] } = this.hazard
    if (directionMode === 'FIXED') return fixedDirection
    if (directionMode === 'ALTERNATE_EW') return this.gusts % 2 === 0 ? 'EAST' : 'WEST'
    return directions[below(this.words, directions.length)]!
  }

  step(): Spot {
    return TO[this.direction]
  }

  /** How many cells it tries to push a piece. */
  push(material: Material): number {
    return Math.floor(this.hazard.pushStrength / (material === 'HEAVY' ? 2 : 1))
  }

  /** A gust has passed, whether or not it moved anything. */
  pass(): void {
    this.gusts++
    this.next += this.interval()
    this.direction = this.drawDirection()
  }

  state(): Gusts {
    return { next: this.next, direction: WINDS.indexOf(this.direction), gusts: this.gusts }
  }
}
