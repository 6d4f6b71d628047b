/** What a setup or a deal from a stranger must keep. [SD-54] */
import { fieldsOf, isWithin, malformed, refuseStray } from '../../../kernel/foreign.ts'
import { type Refusal, silent } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import type { Stackdoku } from '../nouns.ts'
import { Bands } from '../rules/bands.ts'
import { CELLS, isLegalGrid } from '../rules/grid.ts'
import { parseLine } from '../rules/notation.ts'
import { outcome } from '../rules/outcome.ts'
import { isSupported, SIZE } from '../rules/stack.ts'
import { apply, refuse, start } from '../rules/turn.ts'

const LEAST_ROOM = 2
const MOST_ROOM = 12
const MOST_LEVEL = 1_000_000
const MOST_BUDGET = 999
const MOST_TILES = 64 // two words of bits
const FARTHEST = 40

const SETUP = ['difficulty', 'level', 'room', 'undos', 'hints', 'lives', 'hidden', 'fixed', 'mistakes', 'assist'] as const
const DEAL = ['layout', 'xs', 'ys', 'zs', 'values', 'givens', 'solution', 'line'] as const

export function refuseSetup(setup: unknown): Refusal | null {
  return refuseFields(setup) ?? refuseStray(setup, SETUP)
}

function refuseFields(setup: unknown): Refusal | null {
  const { difficulty, level, room, mistakes, ...rest } = fieldsOf(setup)
  if (!['easy', 'medium', 'hard', 'expert'].includes(difficulty as string))
    return malformed('difficulty', '"difficulty" is easy, medium, hard or expert')
  if (!isWithin(level, 1, MOST_LEVEL)) return malformed('level', `"level" is a whole number from 1 to ${MOST_LEVEL}`)
  if (!isWithin(room, LEAST_ROOM, MOST_ROOM)) return malformed('room', `"room" is a whole number from ${LEAST_ROOM} to ${MOST_ROOM}`)
  for (const name of ['undos', 'hints', 'lives'] as const)
    if (rest[name] !== null && !isWithin(rest[name], name === 'lives' ? 1 : 0, MOST_BUDGET))
      return malformed(name, `"${name}" is a whole number up to ${MOST_BUDGET}, or null for no limit`)
  for (const name of ['hidden', 'fixed', 'assist'] as const)
    if (typeof rest[name] !== 'boolean') return malformed(name, `"${name}" is true or false`)
  if (!['off', 'warn', 'block'].includes(mistakes as string)) return malformed('mistakes', '"mistakes" is off, warn or block')
  return null
}

/** Checked in an order in which each check may trust the ones before. The last plays the proof. */
export function refuseDeal(deal: unknown): Refusal | null {
  return refuseFields(deal) ?? refuseShape(deal) ?? refuseStack(deal as Deal) ?? refuseSudoku(deal as Deal) ?? refuseLine(deal as Deal)
}

type Deal = Stackdoku['Deal']

function refuseShape(value: unknown): Refusal | null {
  const deal = fieldsOf(value)
  if (typeof deal.layout !== 'string') return malformed('layout', '"layout" is a name')
  if (typeof deal.line !== 'string') return malformed('line', '"line" is a list of actions')
  for (const name of ['givens', 'solution'] as const)
    if (!isBytes(deal[name], CELLS, 9)) return malformed(name, `"${name}" has ${CELLS} digits from 0 to 9`)
  const tiles = deal.values instanceof Uint8Array ? deal.values.length : 0
  if (tiles > MOST_TILES) return malformed('values', `there are at most ${MOST_TILES} tiles`)
  for (const name of ['values', 'xs', 'ys', 'zs'] as const)
    if (!isBytes(deal[name], tiles, name === 'values' ? 9 : FARTHEST)) return malformed(name, `"${name}" has a small number for each tile`)
  return refuseStray(value, [...SETUP, ...DEAL])
}

function isBytes(value: unknown, length: number, most: number): boolean {
  return value instanceof Uint8Array && value.length === length && value.every(each => each <= most)
}

function refuseStack({ xs, ys, zs }: Deal): Refusal | null {
  for (let tile = 0; tile < xs.length; tile++) {
    for (let other = 0; other < tile; other++)
      if (zs[tile] === zs[other] && Math.abs(xs[tile] - xs[other]) < SIZE && Math.abs(ys[tile] - ys[other]) < SIZE)
        return malformed('xs', `tiles ${other + 1} and ${tile + 1} are in the same place`)
    if (!isSupported({ xs, ys, zs }, tile)) return malformed('zs', `tile ${tile + 1} hangs in the air`)
  }
  return null
}

/** Tiles are what the blanks need, an even number of each, and the blanks have one solution. [SD-45] [SD-46] */
function refuseSudoku({ givens, solution, values }: Deal): Refusal | null {
  if (solution.includes(0) || !isLegalGrid(solution)) return malformed('solution', '"solution" is a full and legal grid')
  const needed = new Uint8Array(10)
  const there = new Uint8Array(10)
  for (const value of values) there[value]++
  for (let cell = 0; cell < CELLS; cell++) {
    if (givens[cell] === 0) needed[solution[cell]]++
    else if (givens[cell] !== solution[cell]) return malformed('givens', 'a given differs from the solution')
  }
  for (let digit = 0; digit <= 9; digit++) {
    if (needed[digit] % 2 !== 0) return malformed('givens', `an odd number of ${digit}s is missing`)
    if (needed[digit] !== there[digit]) return malformed('values', `${needed[digit]} tiles are needed with a ${digit}`)
  }
  return new Bands().count(givens, 2) === 1 ? null : malformed('givens', 'the givens have more than one solution')
}

/** It can be won, because here is how. */
function refuseLine(deal: Deal): Refusal | null {
  const actions = parseLine(deal.line)
  if (!actions) return malformed('line', '"line" has something that is no action')
  const state = start(copy(deal))
  for (const action of actions) {
    if (action.kind !== 'take' && action.kind !== 'place') return malformed('line', 'a proof only takes and places')
    const refusal = refuse(state, 0, action)
    if (refusal) return malformed('line', `the proof does not hold: ${refusal.because}`)
    apply(state, 0, action, silent)
  }
  return outcome(state)?.code === 'won' ? null : malformed('line', 'the proof does not win')
}
