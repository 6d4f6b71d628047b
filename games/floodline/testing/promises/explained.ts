/**
 * Is an explanation true? Every cause it names is taken away and the resolve done again: the effect must be gone. Nothing of the
 * explanation's own worlds is used for that: the textbook resolves them, and there a piece can even be left out altogether.
 */
import { copy } from '../../../../kernel/plain.ts'
import { below, next, pick, type Rng, stream } from '../../../../kernel/rng.ts'
import { type Cause, type Explanation, explain, scenesOf } from '../../minds/explain.ts'
import { type Removal, rerun, type Scene } from '../../minds/explain-worlds.ts'
import {
  ABILITIES,
  AXES,
  type FloodAction,
  type FloodLevel,
  type Floodline,
  GRAVITIES,
  PIECES,
  type Spot,
  STEPS,
  type Terrain,
  TILTS,
} from '../../nouns.ts'
import { ask, refuse } from '../../rules/actions.ts'
import { BEDROCK, EMPTY, FOREVER, ICE, REINFORCED, SOLID, WATER } from '../../rules/board/cells.ts'
import { pieceCells } from '../../rules/pieces/piece.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import { randomLevel } from '../levels.ts'
import { isVoidBelow, type Locking, resolveLock, resolveTilt, shown, type World } from '../textbook/resolve.ts'
import { settleSolids, tiltBlocked } from '../textbook/solids.ts'
import { settleWater } from '../textbook/water.ts'

type State = Floodline['State']

// ── The checker ──────────────────────────────────────────────────────────────────────────────────────

/** What is wrong with an explanation, in words; empty if every cause stands. */
export function faults(
  before: Readonly<State>,
  explanation: Explanation,
  released: readonly number[] = [],
  codes?: Map<string, number>,
): string[] {
  const scenes = scenesOf(before, released)
  const found = missing(before, scenes, explanation)
  const checked = new Set<Cause>()
  for (const { cause, resolve } of [...explanation.shifted, ...explanation.flooded]) {
    if (checked.has(cause)) continue
    checked.add(cause)
    codes?.set(cause.code, (codes.get(cause.code) ?? 0) + 1)
    const scene = scenes.find(other => other.resolve === resolve)!
    const shifted = explanation.shifted.filter(effect => effect.cause === cause).map(({ from }) => from)
    const flooded = explanation.flooded.filter(effect => effect.cause === cause).map(({ cell }) => cell)
    // A body is held for good by holding any voxel of it, so this cause is also asked for its history.
    if (cause.code === 'anchor-expired' && !shifted.some(cell => scene.released.includes(cell)))
      found.push(`no anchor expired: ${cause.because}`)
    for (const without of [cause.without, ...rootsOf(cause)]) {
      const still = remains(scene, without, shifted, flooded)
      if (still) found.push(`${resolve}, ${cause.code} (${cause.because}): ${still}`)
    }
  }
  return found
}

/** What spilled must stay away if the ridge is higher, and also if nothing is displaced. */
function rootsOf({ code, facts }: Cause): Removal[][] {
  if (code !== 'spilled') return []
  const [{ body }] = facts['sources'] as [{ body: readonly number[] }]
  return [[body.length === 0 ? { kind: 'piece' } : { kind: 'fall', cells: body }]]
}

/** Everything that happened has a cause, and nothing that did not. */
function missing(before: Readonly<State>, scenes: readonly Scene[], { shifted, flooded }: Explanation): string[] {
  const after = copy(before) as State
  tick(after, () => {})
  const found: string[] = []
  const count = shifted.filter(({ to }) => to >= 0).length
  const [shift, lost] = [after.metrics.shift - before.metrics.shift, after.metrics.lost - before.metrics.lost]
  if (count !== shift) found.push(`${shift} voxels shifted, ${count} are explained`)
  if (shifted.length - count !== lost) found.push(`${lost} voxels were lost, ${shifted.length - count} are explained`)
  let cells = before.cells
  for (const scene of scenes) {
    if (`${scene.world.cells}` !== `${cells}`) found.push(`the ${scene.resolve} does not begin as it should`)
    cells = Uint8Array.from(byTheBook(scene, [])?.after ?? [])
    const wet = [...cells.keys()].filter(cell => cells[cell] === WATER && scene.world.cells[cell] !== WATER)
    const explained = flooded.filter(({ resolve }) => resolve === scene.resolve).map(({ cell }) => cell)
    if (`${wet}` !== `${explained.sort((a, b) => a - b)}`) found.push(`${scene.resolve} floods ${wet}, explained are ${explained}`)
  }
  if (`${cells}` !== `${after.cells}`) found.push('the last resolve does not end as it should')
  return found
}

/** Null if the effects are gone without these things; otherwise what is still so. */
function remains(scene: Scene, without: readonly Removal[], shifted: readonly number[], flooded: readonly number[]): string | null {
  const left = new Set<number>()
  if (shifted.length > 0) {
    const run = rerun(scene, without, pieceCells(scene.world), event => {
      if (event.kind === 'fell') for (const cell of event.from) left.add(cell)
    })
    if (!run) return 'then the tilt is blocked'
  }
  const moved = shifted.find(cell => left.has(cell))
  if (moved !== undefined) return `without it, the voxel at ${moved} still moves`
  const cells = byTheBook(scene, without)
  if (!cells) return 'then the tilt is blocked, says the textbook'
  const piece = new Set(pieceCells(scene.world))
  for (const cell of shifted)
    if (cells.after[cell] !== (piece.has(cell) && scene.resolve === 'lock' ? SOLID + scene.world.material : scene.world.cells[cell]))
      return `without it, the voxel at ${cell} is gone, says the textbook`
  if (without.some(removal => removal.kind === 'gap' && removal.cells.some(cell => flooded.includes(cell))))
    return 'the rock is where the water is'
  const wet = flooded.filter(cell => cells.after[cell] === WATER && cells.before[cell] !== WATER)
  return wet.length > 0 ? `without it, ${wet.length} of ${flooded.length} cells are still flooded: ${wet.slice(0, 5).join(' ')}` : null
}

/** A world of the textbook, and what is done in it. */
interface Book {
  world: World
  piece: readonly number[]
  pinned: boolean // the piece is anchored when it locks
  to: number // gravity of the resolve
}

/** The resolve without some things, by the textbook. Null if the piece then blocks the tilt. */
function byTheBook(scene: Scene, without: readonly Removal[]): { before: number[]; after: number[] } | null {
  const book = bookOf(scene)
  // Water comes to rest in the world as it was, so that is done first.
  for (const removal of without) if (removal.kind === 'unrest') comeToRest(book.world)
  for (const removal of without) takeAway(book, removal, scene)
  const { world, piece } = book
  const before = shown(world)
  if (scene.resolve === 'lock') resolveLock(world, lockingOf(scene, book))
  else {
    world.gravity = book.to
    const { moves } = settleSolids(world.level.bounds, world.gravity, world.cells, world.notes, isVoidBelow(world))
    if (tiltBlocked(world.level.bounds, world.gravity, moves, new Set(piece))) return null
    resolveTilt(world, new Set(piece))
  }
  return { before, after: shown(world) }
}

function bookOf({ world: state, to }: Scene): Book {
  const cells = Array.from(state.cells)
  const world: World = {
    level: state.level,
    gravity: state.gravity,
    cells: cells.map(code => (code === WATER ? EMPTY : code)),
    notes: Array.from(state.notes),
    water: new Set([...cells.keys()].filter(cell => cells[cell] === WATER)),
    drainCells: [...state.drainCells],
    iceCells: [...state.iceCells],
  }
  return { world, piece: pieceCells(state), pinned: false, to }
}

function comeToRest(world: World): void {
  const { gravity, cells, water } = world
  world.water = settleWater({ bounds: world.level.bounds, gravity, cells, water, piece: new Set(), entered: new Set() }).water
}

function takeAway(book: Book, removal: Removal, scene: Scene): void {
  const { world } = book
  switch (removal.kind) {
    case 'turn':
      book.to = world.gravity
      book.piece = []
      return
    case 'fall':
      for (const cell of removal.cells) {
        if (scene.resolve === 'lock' && pieceCells(scene.world).includes(cell)) book.pinned = true
        else world.notes[cell] = FOREVER
      }
      return
    case 'thaw':
      for (const cell of removal.cells) {
        if (world.cells[cell] === ICE) world.notes[cell] = FOREVER
        else book.world = { ...world, level: freezingFor(world.level, 9) }
      }
      return
    case 'void':
      book.world = { ...world, level: { ...world.level, voidFaces: [] } }
      return
    case 'piece':
      book.piece = []
      return
    case 'units':
      for (const cell of removal.cells) world.water.delete(cell)
      return
    case 'gap':
      for (const cell of removal.cells) world.cells[cell] = BEDROCK
      return
    case 'unrest':
      return
  }
}

function freezingFor(level: FloodLevel, resolves: number): FloodLevel {
  const freeze = level.abilities?.freeze
  return freeze ? { ...level, abilities: { ...level.abilities, freeze: { ...freeze, resolves } } } : level
}

function lockingOf({ world: { level, material, armed } }: Scene, { piece, pinned }: Book): Locking {
  const anchored = material === REINFORCED || pinned
  return {
    voxels: piece,
    code: SOLID + material,
    note: anchored ? FOREVER : armed & 1 ? (level.abilities?.stabilise?.tilts ?? 2) : 0,
    asDrain: piece.length > 0 && (armed & 4) !== 0,
    freezes: (armed & 2) !== 0,
  }
}

// ── Collapses ────────────────────────────────────────────────────────────────────────────────────────

export interface Report {
  checked: number // resolves in which something shifted or was flooded
  passed: number
  causes: number
  failures: string[] // the first twenty, with what makes them again
  codes: Record<string, number> // causes by code
  p50: number // milliseconds for an explanation
  p95: number
  most: number
}

/** Random collapses, explained and checked. `ordinary`: only boards of 10 × 30 × 10, for timing. */
export function collapses(seed: string, count: number, ordinary = false): Report {
  const report: Report = { checked: 0, passed: 0, causes: 0, failures: [], codes: {}, p50: 0, p95: 0, most: 0 }
  const codes = new Map<string, number>()
  const times: number[] = []
  for (let game = 0; report.checked < count; game++) {
    playSeed(`${seed} ${game}`, ordinary, (before, released, site) => {
      const began = performance.now()
      const explanation = explain(before, released)
      const took = performance.now() - began
      if (explanation.shifted.length + explanation.flooded.length === 0) return true
      times.push(took)
      report.checked++
      const found = faults(before, explanation, released, codes)
      if (found.length === 0) report.passed++
      else if (report.failures.length < 20) report.failures.push(`${seed} ${game}, ${site}, tick ${before.tick}: ${found.join('; ')}`)
      return report.checked < count
    })
  }
  times.sort((a, b) => a - b)
  report.p50 = times[Math.floor(times.length / 2)] ?? 0
  report.p95 = times[Math.floor(times.length * 0.95)] ?? 0
  report.most = times.at(-1) ?? 0
  report.codes = Object.fromEntries([...codes].sort((a, b) => b[1] - a[1]))
  report.causes = [...codes.values()].reduce((sum, n) => sum + n, 0)
  return report
}

/** One game, the same every time. A failure names its seed. */
export function playSeed(
  seed: string,
  ordinary: boolean,
  visit: (before: State, released: readonly number[], site: string) => boolean,
): void {
  const rng = stream(seed, 'collapse')
  const site = pick(rng, ordinary ? SITES.slice(1) : SITES)
  const level = site(rng, ordinary ? [10, 30, 10] : [4 + below(rng, 7), 12 + below(rng, 10), 4 + below(rng, 7)])
  play(rng, level, (before, released) => visit(before, released, site.name))
}

/** Plays at random and shows the state before each tick that tilts or locks. */
function play(rng: Rng, level: FloodLevel, visit: (before: State, released: readonly number[]) => boolean): void {
  const state = start(level)
  const tilts = below(rng, 3) // how fond of tilting the player is
  const skills = below(rng, 3)
  const most = 6 + below(rng, 30)
  let resolves = 0
  let released: number[] = []
  for (let ticks = 0; ticks < 400 && resolves < most && !state.won && state.lost === ''; ticks++) {
    wish(rng, state, tilts, skills)
    const before: State = { ...copy({ ...state, level: null }), level }
    const known = released
    tick(state, event => {
      if (event.kind === 'tilted' || event.kind === 'locked') released = []
      if (event.kind === 'released') released = event.cells
    })
    const { pieces, tilts: turns } = state.metrics
    if (pieces === before.metrics.pieces && turns === before.metrics.tilts) continue
    resolves++
    if (!visit(before, known)) return
  }
}

function wish(rng: Rng, state: State, tilts: number, skills: number): void {
  const wishes: FloodAction[] = []
  if (below(rng, 12) < tilts) wishes.push({ kind: 'tilt', sense: pick(rng, TILTS) })
  if (below(rng, 6) < skills) wishes.push({ kind: 'ability', ability: below(rng, 2) === 0 ? 'stabilise' : pick(rng, ABILITIES) })
  if (below(rng, 3) === 0) wishes.push({ kind: 'turn', axis: pick(rng, AXES), sense: pick(rng, [1, -1] as const) })
  for (let n = below(rng, 3); n > 0; n--) wishes.push({ kind: 'move', step: pick(rng, STEPS) })
  if (below(rng, 4) === 0) wishes.push({ kind: 'drop' })
  for (const asked of wishes) if (refuse(state, asked) === null) ask(state, asked)
}

const SITES = [anything, shelves, basins, yard] as const

/** The levels of the differential test, with every rule switched on somewhere. */
function anything(rng: Rng): FloodLevel {
  return { ...randomLevel(rng), objectives: [{ type: 'PLACE_PIECES', count: 1000 }], constraints: [] }
}

function site(rng: Rng, bounds: Spot, terrain: Terrain[]): FloodLevel {
  return {
    format: 1,
    id: 'site',
    title: 'Site',
    seed: next(rng),
    bounds,
    maxWorldHeight: bounds[1] - 4,
    gravityTicksPerCell: 5,
    ...(below(rng, 3) === 0 && { voidFaces: GRAVITIES.filter(() => below(rng, 2) === 0) }),
    terrain,
    bag: { type: 'BAG_N', tokens: PIECES },
    abilities: {
      stabilise: { charges: 9, tilts: 1 + below(rng, 2) },
      freeze: { charges: 9, resolves: 1 + below(rng, 3), scope: pick(rng, ['ADJ6', 'ADJ26'] as const) },
      drain: { charges: 3, rate: 1 + below(rng, 3), scope: 'ADJ6' },
    },
    objectives: [{ type: 'PLACE_PIECES', count: 1000 }],
  }
}

/** Ice to build on, over water. */
function shelves(rng: Rng, bounds: Spot): FloodLevel {
  const [X, , Z] = bounds
  const depth = below(rng, 3)
  const terrain: Terrain[] = []
  if (depth > 0) terrain.push({ type: 'WATER', from: [0, 0, 0], to: [X - 1, depth - 1, Z - 1] })
  for (let n = 1 + below(rng, 4); n > 0; n--) {
    const [x, y, z] = [below(rng, X), depth + 1 + below(rng, 3), below(rng, Z)]
    terrain.push({
      type: 'ICE',
      from: [x, y, z],
      to: [Math.min(X - 1, x + below(rng, 5)), y, Math.min(Z - 1, z + below(rng, 5))],
      resolves: 1 + below(rng, 6),
    })
  }
  return site(rng, bounds, terrain)
}

/** Basins side by side with ridges of different heights between them, some of them full. */
function basins(rng: Rng, bounds: Spot): FloodLevel {
  const [X, , Z] = bounds
  const terrain: Terrain[] = [{ type: 'BEDROCK', from: [0, 0, 0], to: [X - 1, 0, Z - 1] }]
  for (let x = 0; x < X; ) {
    const width = 1 + below(rng, 4)
    const end = Math.min(X - 1, x + width - 1)
    const ridge = 1 + below(rng, 5)
    const water = below(rng, ridge + 1)
    if (water > 0) terrain.push({ type: 'WATER', from: [x, 1, 0], to: [end, water, Z - 1] })
    if (end + 1 < X)
      terrain.push({
        type: pick(rng, ['BEDROCK', 'WALL', 'SOLID', 'POROUS']),
        anchored: true,
        from: [end + 1, 1, 0],
        to: [end + 1, ridge, Z - 1],
      } as Terrain)
    x = end + 2
  }
  return site(rng, bounds, terrain)
}

/** A bare floor with some rock and puddles: what is built here slides. */
function yard(rng: Rng, bounds: Spot): FloodLevel {
  const [X, , Z] = bounds
  const terrain: Terrain[] = []
  const depth = below(rng, 4)
  if (depth > 0) terrain.push({ type: 'WATER', from: [0, 0, 0], to: [X - 1, depth - 1, Z - 1] })
  for (let n = below(rng, 8); n > 0; n--) {
    const at: Spot = [below(rng, X), below(rng, 5), below(rng, Z)]
    terrain.push({
      type: pick(rng, ['BEDROCK', 'SOLID', 'POROUS', 'DRAIN'] as const),
      from: at,
      to: [at[0], Math.min(at[1] + below(rng, 3), 8), at[2]],
      rate: 1,
      scope: 'ADJ6',
    })
  }
  return site(rng, bounds, terrain.map(clean))
}

function clean({ type, rate = 1, scope = 'ADJ6', ...box }: Terrain): Terrain {
  return type === 'DRAIN' ? { type, ...box, rate, scope } : { type, ...box }
}
