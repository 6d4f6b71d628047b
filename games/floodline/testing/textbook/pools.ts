/**
 * Pools by the letter of the rule book [FL-69], and what they still take by trying it: units are poured in one at a time, with
 * the fill of the textbook, until one of them runs off.
 */
import { below, stream } from '../../../../kernel/rng.ts'
import { GRAVITIES, type Spot } from '../../nouns.ts'
import { blocks, EMPTY, isOpen, WATER } from '../../rules/board/cells.ts'
import { type Pool, type Pools, poolsOf, type Waters } from '../../rules/board/pools.ts'
import { randomBoard } from '../boards.ts'
import { flood } from './space.ts'
import { fill, type Ground, groundOf, settleWater } from './water.ts'

interface Lake {
  readonly bounds: Spot
  readonly ground: Ground
  readonly level: readonly number[] // by cell, from 0
  readonly open: readonly boolean[]
  readonly free: readonly boolean[]
  readonly water: ReadonlySet<number>
}

function lakeOf({ level: { bounds }, cells, gravity }: Waters): Lake {
  const ground = groundOf(bounds, gravity)
  const codes = [...cells]
  return {
    bounds,
    ground,
    level: ground.elevation.map(elevation => elevation - ground.levels[0]!),
    open: codes.map(isOpen),
    free: codes.map(code => !blocks(code)),
    water: new Set(codes.flatMap((code, cell) => (code === WATER ? [cell] : []))),
  }
}

/** K(L) of FL-69. */
function connected({ bounds, level, open }: Lake, from: number, upTo: number): Set<number> {
  return flood(bounds, from, cell => open[cell]! && level[cell]! <= upTo)
}

/** By cell: how high a way from the nearest source must go, over open cells, both ends included; -1 without a way. */
function lowestWays({ ground, level, open }: Lake, sources: Iterable<number>): number[] {
  const height = level.map(() => -1)
  const waiting = new Map<number, number>()
  for (const source of sources) waiting.set(source, level[source]!)
  while (waiting.size > 0) {
    const [cell, here] = [...waiting].reduce((lowest, other) => (other[1] < lowest[1] ? other : lowest))
    waiting.delete(cell)
    height[cell] = here
    for (const other of ground.beside[cell]!) {
      if (!open[other] || height[other]! >= 0) continue
      const there = Math.max(here, level[other]!)
      if (there < (waiting.get(other) ?? Number.POSITIVE_INFINITY)) waiting.set(other, there)
    }
  }
  return height
}

interface Found {
  readonly set: ReadonlySet<number>
  readonly units: readonly number[]
  readonly surface: number
  readonly lowest: number
}

function poolsByTheBook(lake: Lake): Found[] {
  const { ground, level, water } = lake
  const pools: Found[] = []
  for (const cell of ground.order) {
    if (!water.has(cell) || pools.some(({ set }) => set.has(cell))) continue
    for (let surface = ground.levels.length - 1; surface >= level[cell]!; surface--) {
      const set = connected(lake, cell, surface)
      if (![...set].some(other => water.has(other) && level[other] === surface)) continue
      const units = [...set].filter(other => water.has(other))
      pools.push({ set, units, surface, lowest: ground.order.find(other => set.has(other))! })
      break
    }
  }
  return pools.sort((a, b) => ground.order.indexOf(a.lowest) - ground.order.indexOf(b.lowest))
}

/** A unit that was lifted to a level and lies lower has run over a rim of that level. */
function pour(lake: Lake, { units, surface }: Found): Pick<Pool, 'spill' | 'room'> {
  const { ground, level, open } = lake
  const lift = lowestWays(lake, units).map(height => Math.max(height, surface))
  const free = lake.free.map((may, cell) => may && !lake.water.has(cell))
  for (let room = 0; ; room++) {
    const landed = new Set<number>()
    if (fill(ground, open, free, landed, [units[0]!]) > 0) return { spill: -1, room }
    const [cell = -1] = landed
    if (level[cell]! < lift[cell]!) return { spill: lift[cell]!, room }
  }
}

function poolByTheBook(lake: Lake, found: Found): Pool {
  const { level, free, water } = lake
  const { set, surface, lowest } = found
  const layer = [...set].filter(cell => free[cell] && level[cell] === surface)
  const { spill, room } = pour(lake, found)
  return {
    lowest,
    surface,
    filled: layer.filter(cell => water.has(cell)).length,
    layer: layer.length,
    spill,
    room,
  }
}

/** For boards at rest. */
export function textbookPools(waters: Waters): Pools {
  const lake = lakeOf(waters)
  const found = poolsByTheBook(lake)
  return {
    pools: found.map(pool => poolByTheBook(lake, pool)),
    poolOf: Int32Array.from(waters.cells, (_, cell) => (lake.water.has(cell) ? found.findIndex(({ set }) => set.has(cell)) : -1)),
    req: Int16Array.from(lowestWays(lake, lake.water)),
  }
}

/** What the boards of a run had in them: a comparison of empty boards proves nothing. */
export interface PoolTally {
  pools: number
  spilling: number
}

/** Null, or what differs, on one random board whose water has settled. */
export function poolsDifference(seed: string, gravity: number, tally?: PoolTally): string | null {
  const waters = randomWaters(seed, gravity)
  const where = `${seed} ${GRAVITIES[gravity]}`
  const all = textbookPools(waters)
  const found = poolsOf(waters)
  if (tally) {
    tally.pools += all.pools.length
    tally.spilling += all.pools.filter(({ spill }) => spill >= 0).length
  }
  for (const field of ['pools', 'poolOf', 'req'] as const) {
    const [mine, textbook] = [JSON.stringify([...found[field]]), JSON.stringify([...all[field]])]
    if (mine !== textbook) return `${where}: ${field} ${mine}, the textbook says ${textbook}`
  }
  return null
}

/** Small, since every unit that may still come is poured; now and then with a row longer than a word of bits. */
function randomWaters(seed: string, gravity: number): Waters {
  const rng = stream(seed, 'pools')
  const bounds: Spot = below(rng, 25) === 0 ? [2, 34, 1] : [1 + below(rng, 5), 2 + below(rng, 6), 1 + below(rng, 5)]
  const board = randomBoard(rng, bounds)
  const codes = [...board.cells]
  const water = new Set(codes.flatMap((code, cell) => (code === WATER ? [cell] : [])))
  const settled = settleWater({ bounds, gravity, cells: codes, water, piece: new Set(), entered: new Set() })
  const cells = board.cells.map((code, cell) => (settled.water.has(cell) ? WATER : code === WATER ? EMPTY : code))
  return { level: { bounds }, cells, gravity }
}
