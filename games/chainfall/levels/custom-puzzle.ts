/**
 * A puzzle of somebody's own, as short as a link: a position that came up in a game, asked without cards. The answer is not in it;
 * it is found again wherever the link is opened, and a position without one is no puzzle.
 *
 *     own-Bare-b2A9D…-aabcd-3_2_4_0-0_16_2_5
 *         rules, board, queue, bag by countdown, seat _ turns _ Blue's points _ Red's
 *
 * On the board, row by row from the lowest: a number is so many empty cells, a small letter a blue tile (a is 1, b is 2 …), a large
 * one a red tile, and w with a digit a wall with so many ticks left.
 */
import type { Seat } from '../../../kernel/game.ts'
import { equal } from '../../../kernel/plain.ts'
import type { Chainfall, Config } from '../nouns.ts'
import { composition, counted, sum } from '../rules/bag.ts'
import { WALL_TICKS } from '../rules/cards.ts'
import { notate } from '../rules/notation.ts'
import { other } from '../rules/outcome.ts'
import { presets } from './presets.ts'
import { asked, onlyAnswer, type Puzzle } from './puzzles.ts'

type View = Chainfall['View']

const MARK = 'own'
/** The letter after which walls begin. */
const MOST_FUSE = 22
/** Three digits are more than any game has turns or points. */
const SHAPE = /^own-(\w+)-(\w+)-([a-v]*)-([\d_]+)-([01])_(\d{1,3})_(\d{1,3})_(\d{1,3})$/
/** A single point may be all there is to find. */
const LEAST = 1

/** The position as a puzzle, or null: the rules have no name, or no turn brings more than every other. */
export function puzzleFrom(seen: View): Puzzle | null {
  const config = asked(seen.config)
  // v1 asked without its cards is Bare, which says what is asked: a rule set that has no cards goes first.
  const byCards = presets.toSorted((a, b) => Number(a.setup.cardsEnabled) - Number(b.setup.cardsEnabled))
  const rules = byCards.find(({ setup }) => equal(asked(setup), config))
  if (!rules || seen.over || seen.fuse.some(fuse => fuse > MOST_FUSE)) return null
  return solved(rules.name, { ...seen, config })
}

/** The puzzle a link speaks of, or null: it speaks of none. */
export function puzzleIn(link: string): Puzzle | null {
  const [, name, board = '', queue = '', left = '', seat, turns, ...points] = SHAPE.exec(link) ?? []
  const preset = presets.find(preset => preset.name === name)
  if (!preset) return null
  const config = asked(preset.setup)
  const cells = cellsIn(board, config)
  if (!cells) return null
  const turn = Number(seat) as Seat
  const counts = left.split('_').map(Number)
  const values = Array.from(queue, fuseIn)
  const tiles = composition(config)
  const placed = sum(tiles) - sum(counts) - values.length
  const view: View = {
    config,
    ...cells,
    queue: values,
    left: counts,
    score: [Number(points[0]), Number(points[1])],
    used: [0, 0],
    turn,
    turns: Number(turns),
    placed,
    lastPlacer: placed === 0 ? -1 : other(turn),
    over: false,
    order: null,
  }
  return addsUp(view) ? solved(preset.name, view) : null
}

/** Whether a game can have come to such a position, as far as its figures tell. */
function addsUp(view: View): boolean {
  const { config, queue, left, score, turns, placed } = view
  const tiles = composition(config)
  const shown = counted(queue, tiles.length)
  const standing = view.fuse.filter(fuse => fuse > 0)
  const walls = view.wall.filter(ticks => ticks > 0)
  return (
    left.length === tiles.length &&
    queue.every(value => value <= tiles.length) &&
    tiles.every((count, at) => (left[at] ?? 0) + (shown[at] ?? 0) <= count) &&
    // The queue is full as long as there is something to fill it with.
    (sum(left) > 0 ? queue.length === config.queueSize : queue.length <= config.queueSize) &&
    placed <= mostPlaced(config, turns) &&
    // What stands was placed, and so was what somebody got a point for.
    standing.length + sum(score) <= placed &&
    // Every tile has ticked on the turn it was placed, and on the turn it was reinforced, if it was.
    standing.every(fuse => fuse < tiles.length) &&
    // A wall of the turn before has ticked once; older ones are gone, and a turn builds one.
    walls.length <= 1 &&
    walls.every(ticks => ticks < WALL_TICKS)
  )
}

function mostPlaced({ openingPlacements, placementsPerTurn }: Config, turns: number): number {
  return turns === 0 ? 0 : openingPlacements + (turns - 1) * placementsPerTurn
}

function solved(rules: string, view: View): Puzzle | null {
  const found = onlyAnswer(view, LEAST)
  if (!found) return null
  const { action, points, waves } = found
  return { id: linkOf(rules, view), rules, view, answer: notate(action), points, waves }
}

function linkOf(rules: string, { owner, fuse, wall, queue, left, turn, turns, score }: View): string {
  let board = ''
  let empty = 0
  for (const [cell, seat] of owner.entries()) {
    const ticks = wall[cell] ?? 0
    const mark = seat >= 0 ? letterOf(fuse[cell] ?? 0, seat) : ticks > 0 ? `w${ticks}` : ''
    if (mark === '') empty++
    else {
      board += `${empty || ''}${mark}`
      empty = 0
    }
  }
  return [
    MARK,
    rules,
    `${board}${empty || ''}`,
    queue.map(value => letterOf(value, 0)).join(''),
    left.join('_'),
    [turn, turns, ...score].join('_'),
  ].join('-')
}

const SMALL = 96
const LARGE = 64

function letterOf(fuse: number, seat: number): string {
  return String.fromCharCode((seat === 0 ? SMALL : LARGE) + fuse)
}

function fuseIn(letter: string): number {
  const code = letter.charCodeAt(0)
  return code > SMALL ? code - SMALL : code - LARGE
}

/** What stands where; null where it is not this board. */
function cellsIn(text: string, { rows, cols }: Config): Pick<View, 'owner' | 'fuse' | 'id' | 'wall' | 'mason'> | null {
  const cells = { owner: [] as number[], fuse: [] as number[], id: [] as number[], wall: [] as number[], mason: [] as number[] }
  let tiles = 0
  const add = (owner: number, fuse: number, wall: number): void => {
    cells.owner.push(owner)
    cells.fuse.push(fuse)
    cells.id.push(owner < 0 ? 0 : ++tiles)
    cells.wall.push(wall)
    cells.mason.push(-1)
  }
  for (const [mark, empty, ticks] of text.matchAll(/(\d{1,3})|w(\d)|./g)) {
    if (empty) for (let left = Number(empty); left > 0 && cells.owner.length <= rows * cols; left--) add(-1, 0, 0)
    else if (ticks) add(-1, 0, Number(ticks))
    else if (/[a-v]/.test(mark)) add(0, fuseIn(mark), 0)
    else if (/[A-V]/.test(mark)) add(1, fuseIn(mark), 0)
    else return null
  }
  return cells.owner.length === rows * cols ? cells : null
}
