/** Looking into the board: a layer of it, what the rules see in it, a cell and what is known of it, and what lies under the picture. */
import { type Signal, signal } from '@preact/signals'
import type { Floodline } from '../../nouns.ts'
import { isVoxel, WATER } from '../../rules/board/cells.ts'
import { contains, directionOf, indexOf, spotOf } from '../../rules/board/space.ts'
import type { Xray, XrayName } from '../hud/inside/layers.tsx'
import { type LookSettings, NO_XRAY } from '../present/presenter.ts'
import type { Hit } from '../render/camera/ray.ts'
import { NORMALS } from '../render/mesh/faces.ts'
import type { DebugPanel } from './debug-panel.tsx'

type State = Floodline['State']

export class Inspection {
  readonly xray: Signal<Xray> = signal(NO_XRAY)
  /** What lies under the picture, for whoever wants to see it; fetched when they do. */
  readonly debugPanel: Signal<typeof DebugPanel | null> = signal(null)
  /** The cell that is asked about. */
  readonly probed: Signal<number | null> = signal(null)
  /** The list of ways to look is open. */
  readonly choosing: Signal<boolean> = signal(false)
  readonly #depths: Signal<boolean> = signal(false)
  brush: readonly number[] = [] // cells a hand would fill
  aim: readonly number[] = [] // cells a lesson wants the piece in
  readonly #layer: Signal<number | null> = signal(null)

  get depths(): boolean {
    return this.#depths.value
  }

  set depths(shown: boolean) {
    this.#depths.value = shown
  }

  get layer(): number | null {
    return this.#layer.value
  }

  /** Looks at a layer of the board, or at all of it again. A cell that is asked about comes along. */
  slice({ level: { bounds } }: State, layer: number | null): void {
    const [X, Y, Z] = bounds
    const at = layer === null ? null : Math.max(0, Math.min(Y - 1, layer))
    this.#layer.value = at
    if (at === null) {
      this.xray.value = NO_XRAY
      this.probed.value = null
      return
    }
    const [x, , z] = spotOf(bounds, this.probed.peek() ?? indexOf(bounds, X >> 1, 0, Z >> 1))
    this.probed.value = indexOf(bounds, x, at, z)
  }

  toggle(name: XrayName): void {
    this.xray.value = { ...this.xray.value, [name]: !this.xray.value[name] }
  }

  async toggleDebugPanel(): Promise<void> {
    if (this.debugPanel.value) this.debugPanel.value = null
    else this.debugPanel.value = (await import('./debug-panel.tsx').catch(() => null))?.DebugPanel ?? null
  }

  get looking(): Omit<LookSettings, 'marked'> {
    const layer = this.#layer.peek()
    const probed = layer === null ? null : this.probed.peek()
    const brush = this.brush.length > 0 ? this.brush : this.aim
    return { xray: this.xray.value, depths: this.depths, layer, brush: probed === null ? brush : [probed] }
  }
}

/** What somebody means who points: a block itself; over ground the cell that is open there, where there is water its surface. */
export function cellMeantBy({ level: { bounds }, cells, gravity }: Readonly<State>, { cell, spot, face }: Hit): number {
  if (isVoxel(cells[cell] ?? 0)) return cell
  const [nx, ny, nz] = (cells[cell] ?? 0) > WATER ? (NORMALS[face] ?? [0, 1, 0]) : [0, 0, 0]
  let [x, y, z] = [spot[0] + nx, spot[1] + ny, spot[2] + nz]
  if (!contains(bounds, x, y, z)) return cell
  const [gx, gy, gz] = directionOf(gravity)
  while (contains(bounds, x - gx, y - gy, z - gz) && cells[indexOf(bounds, x - gx, y - gy, z - gz)] === WATER)
    [x, y, z] = [x - gx, y - gy, z - gz]
  return indexOf(bounds, x, y, z)
}
