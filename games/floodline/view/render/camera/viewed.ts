import type { Place } from '../picture.ts'
import type { Point } from './lens.ts'
import type { Hit } from './ray.ts'
import { Viewport } from './viewport.ts'

/** What every picture answers alike, whatever draws it: where something is on the screen, and what is there. */
export class Viewed {
  protected readonly viewport = new Viewport()

  project(at: number | Point): Place {
    return this.viewport.project(at)
  }

  rulerPoint(height: number): Place {
    return this.viewport.rulerPoint(height)
  }

  gravityPoint(): Place | null {
    return this.viewport.gravityPoint()
  }

  pick(x: number, y: number): Hit | null {
    return this.viewport.pick(x, y)
  }
}
