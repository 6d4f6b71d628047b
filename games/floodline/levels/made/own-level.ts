/** A level out of what somebody has built in a sandbox: the board as it stands, and one goal. */
import { type FloodLevel, type Floodline, GRAVITIES, MATERIALS, type Objective, type Spot, type Terrain } from '../../nouns.ts'
import { BEDROCK, DRAIN, EMPTY, FOREVER, ICE, isPorous, isVoxel, materialOf, PLACED, REINFORCED, WALL } from '../../rules/board/cells.ts'
import { indexOf } from '../../rules/board/space.ts'

type State = Readonly<Floodline['State']>

export const OWN_GOALS = ['free', 'pieces', 'height', 'drain'] as const

/** `free`: nothing is asked for, and whoever opens it builds on. Anything else is something to think about, so time waits for the hand. */
export type OwnGoal = (typeof OWN_GOALS)[number]

export interface OwnLevel {
  readonly title: string
  readonly goal: OwnGoal
  readonly amount: number // pieces, height or units
}

export function levelFromBoard(state: State, { title, goal, amount }: OwnLevel): FloodLevel {
  const { sandbox: _sandbox, undos: _undos, about: _about, objectives: _objectives, gravity: _gravity, ...rest } = state.level
  const level = {
    ...rest,
    id: idOf(title),
    title,
    ...(state.gravity === 0 ? {} : { gravity: GRAVITIES[state.gravity] ?? 'DOWN' }),
    terrain: terrainOf(state),
  }
  return goal === 'free'
    ? { ...level, objectives: [], sandbox: true, undos: true }
    : { ...level, objectives: [objectiveOf(goal, amount)], waits: true }
}

function objectiveOf(goal: Exclude<OwnGoal, 'free'>, amount: number): Objective {
  switch (goal) {
    case 'pieces':
      return { type: 'PLACE_PIECES', count: amount }
    case 'height':
      return { type: 'REACH_HEIGHT', height: amount }
    case 'drain':
      return { type: 'DRAIN_WATER', units: amount }
  }
}

/** With a word before it that no level of ours begins with. */
function idOf(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['level']
  return `own-${words.join('-')}`.slice(0, 40).replace(/-$/, '')
}

/** How it goes on in an address, beside which nothing else of a setup matters. */
export function ownSetup(level: FloodLevel): Floodline['Setup'] {
  const { bounds, maxWorldHeight } = level
  const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
  return {
    ...{ width: within(bounds[0], 4, 16), depth: within(bounds[2], 4, 16), height: within(maxWorldHeight, 8, 40) },
    ...{ water: 0, goal: 'free', wind: false, practice: false, level },
  }
}

// ── The board ────────────────────────────────────────────────────────────────────────────────────────

/** Boxes of cells that hold the same, as large as they come: along z first, then along x, then upward. */
export function terrainOf(state: State): Terrain[] {
  const { bounds } = state.level
  const names = Array.from(state.cells, (_, cell) => nameOf(state, cell))
  const isSame = (name: string, [x0, y0, z0]: Spot, [x1, y1, z1]: Spot): boolean => {
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) for (let z = z0; z <= z1; z++) if (names[indexOf(bounds, x, y, z)] !== name) return false
    return true
  }
  const terrain: Terrain[] = []
  for (let y = 0; y < bounds[1]; y++)
    for (let x = 0; x < bounds[0]; x++)
      for (let z = 0; z < bounds[2]; z++) {
        const name = names[indexOf(bounds, x, y, z)] ?? ''
        if (name === '') continue
        const from: Spot = [x, y, z]
        const to: [number, number, number] = [x, y, z]
        for (const axis of [2, 0, 1] as const)
          while (to[axis] + 1 < bounds[axis] && isSame(name, next(from, to, axis), moved(to, axis))) to[axis]++
        clear(names, bounds, from, to)
        const what = JSON.parse(name) as Pick<Terrain, 'type'>
        terrain.push(to.every((end, axis) => end === from[axis]) ? { ...what, at: from } : { ...what, from, to: [...to] })
      }
  return terrain
}

/** The near corner of the layer that would come next along an axis. */
function next(from: Spot, to: Spot, axis: 0 | 1 | 2): Spot {
  const near: [number, number, number] = [...from]
  near[axis] = to[axis] + 1
  return near
}

function moved(to: Spot, axis: 0 | 1 | 2): Spot {
  const far: [number, number, number] = [...to]
  far[axis]++
  return far
}

function clear(names: string[], bounds: Spot, from: Spot, to: Spot): void {
  for (let y = from[1]; y <= to[1]; y++)
    for (let x = from[0]; x <= to[0]; x++) for (let z = from[2]; z <= to[2]; z++) names[indexOf(bounds, x, y, z)] = ''
}

/** What a cell holds, as an entry of the terrain without its place; '' for air. Cells of one name may lie in one box. */
function nameOf(state: State, cell: number): string {
  const code = state.cells[cell] ?? EMPTY
  return code === EMPTY ? '' : JSON.stringify(contentOf(state, code, state.notes[cell] ?? 0))
}

function contentOf(state: State, code: number, note: number): Omit<Terrain, 'at' | 'from' | 'to'> {
  if (isVoxel(code)) {
    const material = MATERIALS[materialOf(code)] ?? 'STANDARD'
    return {
      type: isPorous(code) ? 'POROUS' : 'SOLID',
      ...(material === 'STANDARD' ? {} : { material }),
      // What is anchored for a few tilts only is loose once it is told anew.
      ...(note === FOREVER && material !== MATERIALS[REINFORCED] ? { anchored: true } : {}),
    }
  }
  if (code === ICE) return { type: 'ICE', ...(note === FOREVER ? {} : { resolves: note }) }
  if (code === DRAIN) return { type: 'DRAIN', ...drainOf(state, note) }
  return { type: code === WALL ? 'WALL' : code === BEDROCK ? 'BEDROCK' : 'WATER' }
}

function drainOf({ level }: State, note: number): Pick<Terrain, 'rate' | 'scope'> {
  const { rate = 1, scope = 'ADJ6' } =
    (note === PLACED ? level.abilities?.drain : level.terrain.filter(({ type }) => type === 'DRAIN')[note - 1]) ?? {}
  return { rate, scope }
}
