/** The sentences of an explanation. Coordinates are those of the world, as the rule book writes them: (x, y, z). */
import { GRAVITIES, type Spot } from '../nouns.ts'
import { spotOf } from '../rules/board/space.ts'
import type { Body } from './explain-bodies.ts'
import type { Flood, Source } from './explain-water.ts'
import type { Scene } from './explain-worlds.ts'

const MOST_NAMED = 3

export function placed(bounds: Spot, cell: number): string {
  return `(${spotOf(bounds, cell).join(', ')})`
}

function listed(bounds: Spot, cells: readonly number[]): string {
  const named = cells.slice(0, MOST_NAMED).map(cell => placed(bounds, cell))
  return cells.length > MOST_NAMED ? `${named.join(' ')} and ${cells.length - MOST_NAMED} more` : named.join(' ')
}

export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

function named(gravity: number): string {
  return GRAVITIES[gravity].toLowerCase()
}

/** "the 5 voxels at (0, 1, 0) (0, 2, 0) (0, 3, 0) and 2 more" */
function theBody(bounds: Spot, { from }: Body): string {
  return from.length === 1 ? `the voxel at ${placed(bounds, from[0])}` : `the ${from.length} voxels at ${listed(bounds, from)}`
}

/** Why it was free to fall. */
function freed({ world, to }: Scene, { ice, anchors, code, from }: Body): string {
  const { bounds } = world.level
  const [it, its] = from.length === 1 ? ['it', 'its'] : ['them', 'their']
  switch (code) {
    case 'gravity-turned':
      return `gravity turned from ${named(world.gravity)} to ${named(to)} and nothing holds ${it} there`
    case 'ice-thawed':
      return `the ice at ${listed(bounds, ice)} thawed and nothing else held ${it}`
    case 'anchor-expired':
      return `${anchors.length > 0 ? `the anchor${anchors.length > 1 ? 's' : ''} at ${listed(bounds, anchors)}` : `${its} anchor`} expired with the latest tilt and nothing else held ${it}`
    case 'never-held':
      return `nothing held ${it} from the start`
    case 'over-void':
      return `the board is open to the ${to === 0 ? 'bottom' : named(to)} and nothing holds ${it}`
    case 'lost-support':
      return `nothing holds ${it}`
  }
}

export function whyFell(scene: Scene, body: Body): string {
  const lost = body.to.filter(cell => cell < 0).length
  const way = scene.to === 0 ? 'fell' : `slid ${named(scene.to)}`
  const out = lost === 0 ? '' : lost === body.from.length ? ' and out of the board' : `, ${lost} of them out of the board`
  return `${theBody(scene.world.level.bounds, body)} ${way}${out}: ${freed(scene, body)}`
}

function because(scene: Scene, { code, body, cells }: Source): string {
  const { bounds } = scene.world.level
  switch (code) {
    case 'displaced':
    case 'spilled': {
      const who = body ? theBody(bounds, body) : scene.resolve === 'lock' ? 'the piece that locked' : 'the piece in the air'
      return `${who} displaced ${counted(cells.length, 'unit')} of water at ${listed(bounds, cells)}`
    }
    case 'gravity-turned':
      return `gravity turned from ${named(scene.world.gravity)} to ${named(scene.to)} and the water ran`
    case 'opened':
      return `${body ? theBody(bounds, body) : `what nothing held at ${listed(bounds, cells)}`} moved and the water took another way`
    case 'dammed':
      return `the piece at ${listed(bounds, cells)} is in the way of the water`
    case 'ice-thawed':
      return `the ice at ${listed(bounds, cells)} thawed`
    case 'dam-moved':
      return 'what held the water back in the latest tilt is gone'
    case 'never-at-rest':
      return 'the water did not lie at rest when the level began'
  }
}

export function whyFlooded(scene: Scene, flood: Flood): string {
  const { bounds } = scene.world.level
  const where = `${flood.cells.length === 1 ? 'the cell' : `${flood.cells.length} cells`} at ${listed(bounds, flood.cells)}`
  const over = flood.ridge < 0 ? '' : `, and it ran over the ridge at ${placed(bounds, flood.ridge)}`
  const sources = flood.sources.slice(0, MOST_NAMED).map(source => because(scene, source))
  const more = flood.sources.length > MOST_NAMED ? `, and so on (${flood.sources.length} causes)` : ''
  return `${where} flooded: ${sources.join('; and even without that, ')}${more}${over}`
}
