import { silent } from '../../../kernel/game.ts'
import { Session } from '../../../kernel/session.ts'
import type { VectorAdapter, VectorResult } from '../../../tools/vector-adapter.ts'
import { stackdoku } from '../game.ts'
import { SETUPS } from '../levels/presets.ts'
import { Pencil } from '../minds/pencil.ts'
import type { Difficulty, Stackdoku } from '../nouns.ts'
import { Bands } from '../rules/bands.ts'
import { CELLS, mayStand, SIDE } from '../rules/grid.ts'
import { notate, taking } from '../rules/notation.ts'
import { isStuck, outcome } from '../rules/outcome.ts'
import { isFree } from '../rules/stack.ts'
import { apply, refuse } from '../rules/turn.ts'
import { type Drawn, placed, state } from './drawn.ts'
import { canClear } from './textbook.ts'

export const vectors: VectorAdapter = {
  folder: 'stackdoku',
  run(path, json) {
    switch ((json as { format?: string }).format) {
      case 'stackdoku-rules/1':
        return rules(json as Rules)
      case 'stackdoku-levels/1':
        return levels(json as Levels)
      default:
        throw new Error(`${path} is of a format that is not known here`)
    }
  },
}

function verdict(name: string, ours: unknown, theirs: unknown): VectorResult {
  const [mine, other] = [JSON.stringify(ours), JSON.stringify(theirs)]
  return mine === other ? { name, verdict: 'passed' } : { name, verdict: 'failed', because: `ours is ${mine}, it should be ${other}` }
}

// ── rules.json ───────────────────────────────────────────────────────────────────────────────────────

interface NamedTile {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly z: number
  readonly value?: number
}

type Grid = readonly (readonly (number | null)[])[]

interface Step {
  readonly do: 'removePair' | 'place' | 'undo'
  readonly tiles?: readonly [string, string]
  readonly trayIndex?: number
  readonly cell?: readonly [number, number]
  readonly ok: boolean
  readonly tray?: readonly number[]
  readonly cellValue?: number | null
}

interface Rules {
  readonly freeTile: readonly {
    readonly units: string
    readonly tiles: readonly NamedTile[]
    readonly free: Readonly<Record<string, boolean>>
  }[]
  readonly placement: readonly {
    readonly grid: Grid
    readonly value: number
    readonly cell: readonly [number, number]
    readonly legal: boolean
  }[]
  readonly tray: readonly {
    readonly tray: readonly number[]
    readonly capacity: number
    readonly incoming: number
    readonly fits: boolean
  }[]
  readonly stuck: readonly {
    readonly tiles: readonly NamedTile[]
    readonly grid: Grid
    readonly tray: readonly number[]
    readonly capacity: number
    readonly stuck: boolean
  }[]
  readonly flow: {
    readonly tiles: readonly NamedTile[]
    readonly capacity: number
    readonly steps: readonly Step[]
    readonly mismatch: Step
    readonly sameTileTwice: Step
  }
  readonly generatorProperties: readonly {
    readonly property: string
    readonly upstreamInput?: { readonly seed: number; readonly difficulty?: Difficulty; readonly level?: number }
  }[]
  readonly notInSeed: readonly string[]
}

function rules(file: Rules): VectorResult[] {
  return [
    ...file.freeTile.map(({ units, tiles, free }, nth) => verdict(`free ${nth + 1}`, freeAmong(tiles, units, Object.keys(free)), free)),
    ...file.placement.map(({ grid, value, cell, legal }, nth) =>
      verdict(`placement ${nth + 1}`, mayStand(cellsOf(grid), cellAt(cell), value), legal),
    ),
    ...file.tray.map(({ tray, capacity, incoming, fits }, nth) => verdict(`tray ${nth + 1}`, roomFor(tray, capacity, incoming), fits)),
    ...file.stuck.map(({ tiles, grid, tray, capacity, stuck }, nth) =>
      verdict(`stuck ${nth + 1}`, isStuck(state(drawnOf(tiles), { cells: cellsOf(grid), tray: [...tray], room: capacity })), stuck),
    ),
    ...flow(file.flow),
    ...file.generatorProperties.map(each => property(each.property, each.upstreamInput)),
    ...file.notInSeed.map((name): VectorResult => ({ name, verdict: 'rejected', because: 'the rule book has no endless mode' })),
  ]
}

/** Some vectors count in whole tiles. A negative place is moved along with everything else. */
function drawnOf(tiles: readonly NamedTile[], units = 'half tiles'): Drawn[] {
  const scale = units.startsWith('whole') ? 2 : 1
  const least = Math.min(0, ...tiles.flatMap(({ x, y }) => [x, y]))
  return tiles.map(({ x, y, z, value = 1 }) => [(x - least) * scale, (y - least) * scale, z, value])
}

function freeAmong(tiles: readonly NamedTile[], units: string, asked: readonly string[]): object {
  const stack = { ...placed(drawnOf(tiles, units)), gone: new Uint8Array(tiles.length) }
  return Object.fromEntries(
    asked.map(id => [
      id,
      isFree(
        stack,
        tiles.findIndex(tile => tile.id === id),
      ),
    ]),
  )
}

function cellsOf(grid: Grid): Uint8Array {
  return Uint8Array.from(grid.flat(), value => value ?? 0)
}

function cellAt([row, col]: readonly [number, number]): number {
  return row * SIDE + col
}

/** With one token we ask the tray itself, with two the rule that a pair needs two places. */
function roomFor(tray: readonly number[], room: number, incoming: number): boolean {
  if (incoming !== 2) return tray.length + incoming <= room
  const pair = state(
    [
      [0, 0, 0, 1],
      [4, 0, 0, 1],
    ],
    { tray: [...tray], room },
  )
  return refuse(pair, 0, taking(0, 1)) === null
}

/** The flow has no level behind it, so a session is laid over a drawn position. */
function flow({ tiles, capacity, steps, mismatch, sameTileTwice }: Rules['flow']): VectorResult[] {
  const begin = state(drawnOf(tiles, 'whole tiles'), { room: capacity })
  const session = new Session({ ...stackdoku, start: () => begin }, { ...begin })
  const tile = (id: string | undefined): number => tiles.findIndex(each => each.id === id)
  const told = (step: Step): object => {
    const pair = taking(tile(step.tiles?.[0]), tile(step.tiles?.[1]))
    const place = `${session.state.tray[step.trayIndex ?? 0]} r${(step.cell?.[0] ?? 0) + 1}c${(step.cell?.[1] ?? 0) + 1}`
    const text = step.do === 'undo' ? '!undo' : step.do === 'place' ? place : notate(pair)
    const ok = session.offer(0, text) === null
    return { ok, ...(step.tray && { tray: session.state.tray }), ...('cellValue' in step && { cellValue: session.state.cells[0] || null }) }
  }
  const wanted = ({ ok, tray, ...rest }: Step): object => ({
    ok,
    ...(tray && { tray }),
    ...('cellValue' in rest && { cellValue: rest.cellValue }),
  })
  return [mismatch, sameTileTwice, ...steps].map((step, nth) => verdict(`flow ${nth + 1} ${step.do}`, told(step), wanted(step)))
}

/** The seeds are another generator's; what must hold of a level must hold of ours from the same words. */
function property(name: string, input: Rules['generatorProperties'][number]['upstreamInput']): VectorResult {
  const make = (difficulty: Difficulty): Stackdoku['Deal'] => {
    const setup = { ...SETUPS[difficulty], level: input?.level ?? 1 }
    return new Session(stackdoku, stackdoku.deal(setup, Uint32Array.from([input?.seed ?? 1, 0, 0, 1]))).deal
  }
  const deal = make(input?.difficulty ?? 'easy')
  const count = (list: Uint8Array, digit: number): number => list.filter(value => value === digit).length
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const holds: Readonly<Record<string, () => boolean>> = {
    'every digit': () => digits.every(digit => count(deal.givens, digit) % 2 === 1),
    'exactly one': () => new Bands().count(deal.givens, 2) === 1,
    'same seed': () => JSON.stringify(make(input?.difficulty ?? 'easy')) === JSON.stringify(deal),
    'tile count': () => deal.values.length === count(deal.givens, 0) && digits.every(digit => count(deal.values, digit) % 2 === 0),
    'easy has': () => count(make('easy').givens, 0) < count(make('hard').givens, 0),
    'stack is': () => canClear(deal),
  }
  const known = Object.keys(holds).find(key => name.startsWith(key))
  if (known === undefined) return { name, verdict: 'failed', because: 'nobody here knows how to check this' }
  return verdict(name, holds[known]?.(), true)
}

// ── levels.json ──────────────────────────────────────────────────────────────────────────────────────

interface PlainTile {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly v: number
}

type Act =
  | { readonly remove: readonly [number, number]; readonly value: number }
  | { readonly place: readonly [number, number]; readonly value: number }

interface Levels {
  readonly solvable: readonly {
    readonly difficulty: Difficulty
    readonly capacity: number
    readonly givens: readonly string[]
    readonly solution: readonly string[]
    readonly tiles: readonly PlainTile[]
    readonly maxTrayOnWitness: number
    readonly witness: readonly Act[]
  }[]
  readonly unsolvableStacks: readonly { readonly layout: string; readonly tiles: readonly PlainTile[]; readonly removable: boolean }[]
}

function levels({ solvable, unsolvableStacks }: Levels): VectorResult[] {
  return [
    ...solvable.flatMap(level => {
      const deal = dealOf(level)
      return [
        verdict(`${level.difficulty}: accepted`, stackdoku.refuseDeal(deal)?.because ?? null, null),
        verdict(`${level.difficulty}: the witness`, witnessed(deal, level.witness), {
          won: true,
          guesses: 0,
          peak: level.maxTrayOnWitness,
        }),
      ]
    }),
    ...unsolvableStacks.map(({ layout, tiles, removable }, nth) =>
      verdict(`stack ${nth + 1}, ${layout}`, canClear(stackOf(tiles)), removable),
    ),
  ]
}

function stackOf(tiles: readonly PlainTile[]): ReturnType<typeof placed> {
  return placed(tiles.map(({ x, y, z, v }) => [x, y, z, v]))
}

function dealOf({ difficulty, capacity, givens, solution, tiles, witness }: Levels['solvable'][number]): Stackdoku['Deal'] {
  return {
    ...{ ...SETUPS[difficulty], room: capacity, layout: 'witness', ...stackOf(tiles) },
    givens: Uint8Array.from(givens.join(''), mark => (mark === '.' ? 0 : Number(mark))),
    solution: Uint8Array.from(solution.join(''), Number),
    line: witness.map(act => notate(actionOf(act))).join(', '),
  }
}

function actionOf(act: Act): Stackdoku['Action'] {
  return 'remove' in act ? taking(act.remove[0], act.remove[1]) : { kind: 'place', value: act.value, cell: cellAt(act.place) }
}

/** Plays it: every placement has to be a single at its moment. */
function witnessed(deal: Stackdoku['Deal'], witness: readonly Act[]): object {
  const at = stackdoku.start(deal)
  const singles = new Uint8Array(CELLS)
  let guesses = 0
  let peak = 0
  for (const act of witness) {
    const action = actionOf(act)
    if (action.kind === 'place' && new Pencil().load(at.cells).singles(singles)[action.cell] !== action.value) guesses++
    const refusal = refuse(at, 0, action)
    if (refusal) return refusal
    apply(at, 0, action, silent)
    peak = Math.max(peak, at.tray.length)
  }
  return { won: outcome(at)?.code === 'won', guesses, peak }
}
