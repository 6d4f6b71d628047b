/** Everything that only moves: phases on their way, dust, the jolt of the board, the celebration. Fetched when the first picture stands. */
import { Group } from 'three'
import { directionOf } from '../../../rules/board/space.ts'
import type { Matrix, Point } from '../camera/lens.ts'
import type { Materials } from '../gl/materials.ts'
import type { PhaseMotion, World } from '../picture.ts'
import { Celebration } from './celebration.ts'
import { Dust } from './dust.ts'
import { Jolt } from './jolt.ts'
import { PhaseAnimation } from './phase-animation.ts'
import { Rain } from './rain.ts'

export class Effects {
  readonly group = new Group()
  readonly #materials: Materials
  readonly #phases: PhaseAnimation
  readonly #dust = new Dust()
  readonly #jolt = new Jolt()
  readonly #celebration = new Celebration()
  readonly #rain: Rain

  constructor(materials: Materials) {
    this.#materials = materials
    this.#phases = new PhaseAnimation(materials)
    this.#rain = new Rain(materials.time)
    this.group.add(this.#phases.group, this.#dust.mesh, this.#rain.mesh)
  }

  get casters(): Group {
    return this.#phases.casters
  }

  // ── Phases ─────────────────────────────────────────────────────────────────────────────────────────

  /** Cells the board must leave out meanwhile. */
  get away(): readonly number[] {
    return this.#phases.away
  }

  /** Bodies are on their way, and their shadows with them. */
  get carries(): boolean {
    return this.#phases.moving
  }

  /** Says whether it is another motion than before: then the board leaves out other cells. */
  animate(world: World, motion: PhaseMotion | null, part: number, grainOf: (cell: number) => number): boolean {
    const changed = motion !== this.#phases.motion
    if (changed && motion) this.#phases.begin(world, motion, grainOf)
    else if (changed) this.#phases.end()
    if (motion) this.#phases.at(part)
    return changed
  }

  // ── What is felt ───────────────────────────────────────────────────────────────────────────────────

  streaks(least: Point, most: Point, way: Point, now: number): void {
    this.#dust.streaks(least, most, way, now)
  }

  puff({ bounds, gravity }: World, cells: readonly number[], kind: 'dust' | 'ripple', weight: number, now: number): void {
    if (kind === 'dust') this.#dust.puffs(bounds, cells, gravity, weight, now)
    else this.#dust.rings(bounds, cells, gravity, now)
  }

  trail({ bounds, gravity }: World, cells: readonly number[], by: number, now: number): void {
    this.#dust.trails(bounds, cells, gravity, by, now)
  }

  jolt({ gravity }: World, weight: number, now: number): void {
    this.#jolt.hit(weight, directionOf(gravity), now)
  }

  /** `on`: in the chapter where it rains, for who wants movement and has a machine for it. */
  rain({ bounds }: World, on: boolean, top: number): void {
    this.#rain.fall(on, bounds, top)
  }

  get rains(): boolean {
    return this.#rain.falls
  }

  celebrate(on: boolean, now: number, cut = false): void {
    this.#celebration.set(on, now, cut)
  }

  // ── Frames ─────────────────────────────────────────────────────────────────────────────────────────

  moving(now: number): boolean {
    return this.#dust.moving(now)
  }

  /** The board swings: what stands on it is drawn again. */
  shakes(now: number): boolean {
    return this.#jolt.moving(now)
  }

  /** The view itself changes with every frame. */
  turns(now: number): boolean {
    return this.#celebration.moving(now)
  }

  tell(now: number): void {
    this.#dust.tell(now)
    this.#materials.lit.value = this.#celebration.lit(now)
  }

  orbit(now: number): number {
    return this.#celebration.orbit(now)
  }

  shake(board: Matrix, now: number): Matrix {
    return this.#jolt.shake(board, now)
  }

  dispose(): void {
    this.#phases.dispose()
    this.#dust.dispose()
    this.#rain.dispose()
  }
}
