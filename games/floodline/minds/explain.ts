/**
 * Why did this move, why is this wet [FL-152]. Given the state before a tick, says for every voxel that the tick shifted and every cell
 * that it flooded what the cause was, and what to take away so that it had not happened (testing/promises/explained.ts does, and looks).
 */

import type { Facts } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { type FloodEvent, type Floodline, GRAVITIES } from '../nouns.ts'
import { tick } from '../rules/tick.ts'
import { type Body, type FallCode, type Happened, watch } from './explain-bodies.ts'
import { type Flood, type FloodCode, floods } from './explain-water.ts'
import { whyFell, whyFlooded } from './explain-words.ts'
import { type Removal, type Scene, worldCopy } from './explain-worlds.ts'

type State = Floodline['State']

export type CauseCode = FallCode | FloodCode

/** In the three forms of a refusal, and as something that can be undone. */
export interface Cause {
  readonly code: CauseCode
  readonly because: string
  readonly facts: Facts
  readonly without: readonly Removal[] // all of these together
}

/** Voxels of one body share their cause, and so do cells that were flooded alike. */
export interface Shifted {
  readonly resolve: 'tilt' | 'lock'
  readonly from: number
  readonly to: number // -1: lost
  readonly cause: Cause
}

export interface Flooded {
  readonly resolve: 'tilt' | 'lock'
  readonly cell: number
  readonly cause: Cause
}

export interface Explanation {
  readonly resolve: 'lock' | 'tilt' | 'both' | 'none'
  readonly shifted: readonly Shifted[] // in the order of the resolves
  readonly flooded: readonly Flooded[]
  readonly because: string // the biggest thing that happened
}

/**
 * What the tick after this state does, and why. A state does not say which anchors the latest tilt let expire; who has heard
 * it (the event `released`) may say so, and gets an answer that names them.
 */
export function explain(before: Readonly<State>, released: readonly number[] = []): Explanation {
  const scenes = scenesOf(before, released)
  const shifted: Shifted[] = []
  const flooded: Flooded[] = []
  for (const scene of scenes) {
    const happened = watch(scene)
    if (!happened) continue
    const { resolve } = scene
    for (const body of happened.bodies) {
      const cause = causeOfFall(scene, body)
      body.from.forEach((from, i) => shifted.push({ resolve, from, to: body.to[i], cause }))
    }
    for (const flood of floods(happened)) {
      const cause = causeOfFlood(happened, flood)
      for (const cell of flood.cells) flooded.push({ resolve, cell, cause })
    }
  }
  const resolve = scenes.length === 2 ? 'both' : scenes.length === 1 ? scenes[0].resolve : 'none'
  return { resolve, shifted, flooded, because: summary(resolve, shifted, flooded) }
}

/** Why the voxel that ended (or began) in a cell moved, or why the cell is wet. The latest resolve comes first. */
export function why({ shifted, flooded }: Explanation, cell: number): Cause | null {
  const moved = shifted.findLast(({ to }) => to === cell) ?? flooded.findLast(flood => flood.cell === cell)
  return (moved ?? shifted.findLast(({ from }) => from === cell))?.cause ?? null
}

/** The resolves of the coming tick, each with the world in which it begins. */
export function scenesOf(before: Readonly<State>, released: readonly number[] = []): Scene[] {
  const { level, ...rest } = before
  const state: State = { ...copy(rest), level }
  const scenes: Scene[] = []
  let letGo = released
  const listen = (event: FloodEvent): void => {
    // A tilt comes first in a tick, so it begins with the state as it was.
    if (event.kind === 'tilted') {
      scenes.push({ resolve: 'tilt', world: worldCopy(before), to: event.to, released })
      letGo = []
    }
    if (event.kind === 'released') letGo = event.cells
    if (event.kind === 'locked') scenes.push({ resolve: 'lock', world: worldCopy(state), to: state.gravity, released: letGo })
  }
  tick(state, listen)
  return scenes
}

function causeOfFall(scene: Scene, body: Body): Cause {
  const { code, ice, anchors, without } = body
  const from = GRAVITIES[scene.world.gravity]
  const to = GRAVITIES[scene.to]
  return { code, because: whyFell(scene, body), facts: { cells: body.from, ends: body.to, ice, anchors, from, to }, without }
}

function causeOfFlood({ scene }: Happened, flood: Flood): Cause {
  const { sources, ridge, rim } = flood
  const [source] = sources
  const spilled = ridge >= 0
  return {
    code: spilled ? 'spilled' : source.code,
    because: whyFlooded(scene, flood),
    facts: {
      cells: flood.cells,
      ridge,
      rim,
      sources: sources.map(({ code, body, cells }) => ({
        code,
        cells,
        body: body?.from ?? [],
        root: body?.code ?? '',
      })),
      from: GRAVITIES[scene.world.gravity],
      to: GRAVITIES[scene.to],
    },
    without: spilled ? [{ kind: 'gap', cells: rim }] : sources.map(({ removal }) => removal),
  }
}

function summary(resolve: Explanation['resolve'], shifted: readonly Shifted[], flooded: readonly Flooded[]): string {
  if (resolve === 'none') return 'nothing settled in this tick'
  const effects = [...tally(shifted), ...tally(flooded)].sort((a, b) => b[1] - a[1])
  if (effects.length === 0) return 'everything stayed where it was'
  const [[biggest]] = effects
  const others = effects.length - 1
  return others === 0 ? biggest.because : `${biggest.because} (and ${others} more ${others === 1 ? 'thing' : 'things'} happened)`
}

function tally(effects: readonly { readonly cause: Cause }[]): Map<Cause, number> {
  const counts = new Map<Cause, number>()
  for (const { cause } of effects) counts.set(cause, (counts.get(cause) ?? 0) + 1)
  return counts
}
