import type { Seat } from '../../../kernel/game.ts'
import { after } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import type { Card, Chainfall, Config } from '../nouns.ts'
import { cardBit } from '../rules/cards.ts'
import { cellName, type Size } from '../rules/grid.ts'

type State = Chainfall['State']

export const V1: Config = chainfall.presets[0]!.setup
export const CASCADE: Config = chainfall.presets[1]!.setup

export interface Around {
  readonly config?: Partial<Config>
  readonly queue?: readonly number[]
  readonly bag?: readonly number[] // in the order of drawing
  readonly turn?: Seat
  readonly turns?: number
  readonly score?: readonly [number, number]
  readonly used?: readonly [readonly Card[], readonly Card[]]
  readonly lastPlacer?: Seat | -1
}

/**
 * A position from its picture, the highest row first: `B3` and `R1` are tiles of Blue and Red, `#2` is a wall with two ticks
 * left, `..` is empty. Tiles are numbered in cell order, from a1.
 */
export function drawn(text: string, { config = {}, queue = [4, 4, 4], bag = [], turn = 0, turns = 2, ...more }: Around = {}): State {
  const lines = text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .reverse()
  const marks = lines.flat()
  const tiles = marks.map(mark => /^([BR])(\d+)$/.exec(mark))
  const walls = marks.map(mark => /^#(\d)$/.exec(mark))
  let placed = 0
  return {
    config: { ...V1, ...config, rows: lines.length, cols: lines[0]!.length },
    owner: Int8Array.from(tiles, tile => (tile ? 'BR'.indexOf(tile[1]!) : -1)),
    fuse: Uint8Array.from(tiles, tile => Number(tile?.[2] ?? 0)),
    id: Uint16Array.from(tiles, tile => (tile ? ++placed : 0)),
    wall: Uint8Array.from(walls, wall => Number(wall?.[1] ?? 0)),
    mason: Int8Array.from(walls, wall => (wall ? 0 : -1)),
    queue: [...queue],
    bag: bag.toReversed(),
    score: [...(more.score ?? [0, 0])],
    used: (more.used ?? [[], []]).map(cards => cards.reduce((bits, card) => bits | cardBit(card), 0)) as [number, number],
    turn,
    turns,
    placed,
    lastPlacer: more.lastPlacer ?? -1,
  }
}

export function picture({ config, owner, fuse, wall }: Readonly<State>): string {
  const { rows, cols } = config
  const mark = (cell: number): string => {
    if (owner[cell]! >= 0) return `${'BR'.charAt(owner[cell]!)}${fuse[cell]}`
    return wall[cell]! > 0 ? `#${wall[cell]}` : '..'
  }
  return Array.from({ length: rows }, (_, down) =>
    Array.from({ length: cols }, (_, col) => mark((rows - 1 - down) * cols + col)).join(' '),
  ).join('\n')
}

/** The position after a turn in its notation, which must not be refused. */
export function played(state: Readonly<State>, ...turns: readonly string[]): State {
  let now = state as State
  for (const text of turns) {
    const action = chainfall.parse(text)
    if (!action) throw new Error(`${text} is no turn`)
    const refusal = chainfall.refuse(now, now.turn, action)
    if (refusal) throw new Error(`${text}: ${refusal.because}`)
    now = after(chainfall, now, now.turn, action)
  }
  return now
}

export function refused(state: Readonly<State>, text: string): ReturnType<typeof chainfall.refuse> {
  return chainfall.refuse(state, state.turn, chainfall.parse(text) as Chainfall['Action'])
}

/** What a turn told, without changing anything. */
export function told(state: Readonly<State>, text: string): Chainfall['Event'][] {
  const events: Chainfall['Event'][] = []
  const world = structuredClone(state) as State
  chainfall.apply(world, world.turn, chainfall.parse(text) as Chainfall['Action'], event => events.push(event))
  return events
}

/** The waves of a turn in words: `a1 burns a1 b1 lights b1 +1`. */
export function waves(state: Readonly<State>, text: string): string[] {
  return told(state, text).flatMap(event => (event.kind === 'wave' ? [waveText(state.config, event)] : []))
}

function waveText(size: Size, { exploding, burnt, lit, points }: Extract<Chainfall['Event'], { kind: 'wave' }>): string {
  const names = (cells: readonly number[]): string => cells.map(cell => cellName(size, cell)).join(' ') || 'nothing'
  const lights = lit.length > 0 ? ` lights ${names(lit)}` : ''
  return `${names(exploding)} burns ${names(burnt.map(({ cell }) => cell))}${lights} +${points}`
}

export function notations(state: Readonly<State>): string[] {
  return Array.from(chainfall.legal(state, state.turn), chainfall.notate)
}
