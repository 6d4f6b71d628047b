/** What belongs to one board and goes with it. */
import type { Group } from 'three'
import { BoardMesh } from '../mesh/board-mesh.ts'
import type { GlyphSheet } from '../overlay/figures.ts'
import { Platform } from '../overlay/platform.ts'
import type { World } from '../picture.ts'
import type { Materials } from './materials.ts'

export class BoardScenery {
  readonly board: BoardMesh
  readonly platform: Platform

  constructor({ bounds, voidFaces = [], chapter }: World, materials: Materials, sheet: GlyphSheet, ground: Group, air: Group) {
    this.board = new BoardMesh(bounds, voidFaces, materials)
    this.platform = new Platform(bounds, voidFaces, chapter, materials, sheet)
    ground.add(this.board.group, this.platform.group)
    air.add(this.board.panes, this.board.water)
  }

  /** Could another world stand here? */
  static same(a: World | null, b: World): boolean {
    return a !== null && a.chapter === b.chapter && String(a.bounds) === String(b.bounds) && String(a.voidFaces) === String(b.voidFaces)
  }

  dispose(): void {
    for (const part of [this.board.group, this.board.panes, this.board.water, this.platform.group]) part.removeFromParent()
    this.board.dispose()
    this.platform.dispose()
  }
}
