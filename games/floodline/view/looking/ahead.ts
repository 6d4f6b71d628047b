/** What is to come, pointed out in the world: what a drop would do beside its ghost, and what may still be lost at the rim. */
import { type Floodline, GRAVITIES, type Spot } from '../../nouns.ts'
import { directionOf, spotOf } from '../../rules/board/space.ts'
import { Futures } from '../../rules/futures.ts'
import { DropWatch, isQuiet } from '../hud/fate/drop-fate.ts'
import type { DropFate } from '../hud/fate/fate.ts'
import { consequences, endSaid } from '../hud/fate/fate-words.ts'
import { countAtRim, weightAtRim } from '../hud/fate/rim-words.ts'
import type { BoardLabel } from '../hud/labels.tsx'
import type { Hud } from '../hud/model.ts'
import { keyHints } from '../input/key-hints.ts'
import { CAP_PX } from '../input/move-hints.ts'
import type { Picture, Place } from '../render/picture.ts'

type State = Floodline['State']
type Point = readonly [number, number, number]

const EDGE_PX = 110 // half of a label, so that it ends inside the board's width
const UNDER_PX = 18
const WIDEST_PX = 300
const RIM_ROOM_PX = 360 // on a narrower board a count at the rim would lie over what happens there; the panel has it too

export class Ahead {
  readonly drops = new DropWatch(new Futures())

  labels(scene: Picture, state: State, hud: Hud): readonly BoardLabel[] {
    const { bounds } = state.level
    const busy = hud.preview !== null || hud.why !== null || hud.layer !== null || hud.phases.length > 0 || hud.over !== null
    return [
      ...(hud.drop && !busy && !isQuiet(hud.drop)
        ? [
            fateLabel(
              scene,
              bounds,
              hud.drop,
              keyHints(at => scene.project(at), state, hud.corner),
            ),
          ]
        : []),
      ...(hud.over === null ? rimLabels(scene, state, hud) : []),
    ]
  }
}

/** Under the ghost, clear of it and of the keys round it. */
function fateLabel(scene: Picture, bounds: Spot, fate: DropFate, keys: readonly Place[]): BoardLabel {
  const places = fate.landing.flatMap(cell => cornersOf(spotOf(bounds, cell)).map(corner => scene.project(corner)))
  const [left, right] = sides(scene, bounds)
  const middle = places.reduce((sum, { x }) => sum + x, 0) / places.length
  const x = Math.max(left + EDGE_PX, Math.min(right - EDGE_PX, middle))
  const ends = endSaid(fate)
  const text = consequences(fate, false).join(' · ')
  return {
    id: 'fate',
    tone: fate.loses ? 'coral' : fate.wins !== null ? 'gold' : fate.lost + fate.stars.length > 0 ? 'coral' : 'paper',
    ...(ends && { strong: ends }),
    ...{ text, x, y: below(keys, x, Math.max(...places.map(({ y }) => y)) + UNDER_PX) },
  }
}

/** As far down as a label there must go to lie under every key it would touch. */
export function below(keys: readonly Place[], x: number, y: number): number {
  const touched = keys.filter(key => Math.abs(key.x - x) < WIDEST_PX / 2 + CAP_PX && key.y > y - UNDER_PX - CAP_PX)
  return Math.max(y, ...touched.map(key => key.y + CAP_PX + UNDER_PX))
}

/** The lower ones: what is seen lowest is one of them. */
function cornersOf([x, y, z]: Spot): readonly Point[] {
  return [
    [x, y, z],
    [x + 1, y, z],
    [x, y, z + 1],
    [x + 1, y, z + 1],
  ]
}

/** As far left and right as the board goes on the screen. */
function sides(scene: Picture, [X, , Z]: Spot): readonly [left: number, right: number] {
  const corners: readonly Point[] = [
    [0, 0, 0],
    [X, 0, 0],
    [0, 0, Z],
    [X, 0, Z],
  ]
  const xs = corners.map(corner => scene.project(corner).x)
  return [Math.min(...xs), Math.max(...xs)]
}

/** How many blocks may still fall out stands where they would: at the open side that is nearest to the eye. */
function rimLabels(scene: Picture, state: State, { mass }: Hud): BoardLabel[] {
  const { level, metrics } = state
  const [left, right] = sides(scene, level.bounds)
  if (right - left < RIM_ROOM_PX) return []
  const allowed = level.constraints?.flatMap(constraint => (constraint.type === 'MAX_LOST_VOXELS' ? [constraint.count] : []))[0]
  const open = (level.voidFaces ?? []).filter(face => face !== 'DOWN')
  const labels: BoardLabel[] = []
  const counted = metrics.lost > 0 || !level.endless // a city may lose many: nobody needs to read that none is lost yet
  if (allowed !== undefined && open.length > 0 && counted) {
    const at = nearest(open.map(face => rimPoint(scene, level.bounds, face)))
    labels.push({ id: 'rim', tone: metrics.lost > allowed ? 'coral' : 'paper', text: countAtRim(metrics.lost, allowed), ...at })
  }
  const weighed = level.constraints?.some(({ type }) => type === 'WEIGHT_LIMIT')
  if (weighed && mass.limit !== null) {
    const taken = labels.length > 0 ? open : []
    const free = GRAVITIES.filter(face => face !== 'DOWN' && !taken.includes(face))
    const at = nearest((free.length > 0 ? free : GRAVITIES).map(face => rimPoint(scene, level.bounds, face)))
    labels.push({ id: 'weight', tone: mass.percent >= 100 ? 'coral' : 'paper', text: weightAtRim(mass.have, mass.limit), ...at })
  }
  return labels
}

function rimPoint(scene: Picture, [X, , Z]: Spot, face: (typeof GRAVITIES)[number]): Place {
  const [dx, , dz] = directionOf(GRAVITIES.indexOf(face))
  return scene.project([X / 2 + dx * (X / 2 + 0.6), -0.5, Z / 2 + dz * (Z / 2 + 0.6)])
}

function nearest(places: readonly Place[]): Place {
  return places.reduce((low, place) => (place.y > low.y ? place : low))
}
