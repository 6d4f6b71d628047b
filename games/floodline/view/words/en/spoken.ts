import { type End, type Run, readLanding, readSlice, type Thing } from '../../hud/inside/reading.ts'
import type { SpokenWords } from '../types.ts'
import { refused } from './events.ts'
import { counted, listed, names, some } from './names.ts'

const THINGS: Readonly<Record<Thing, string>> = {
  empty: 'empty',
  water: 'water',
  block: 'block',
  porous: 'porous block',
  ice: 'ice',
  drain: 'drain',
  wall: 'wall',
  rock: 'rock',
}

const ON: Readonly<Record<Thing | End, string>> = {
  ...{ empty: 'in the air', water: 'on water', block: 'on a block', porous: 'on a porous block', ice: 'on ice', drain: 'on a drain' },
  ...{ wall: 'on a wall', rock: 'on rock', edge: 'on the floor', side: 'against the side of the board', void: 'over nothing' },
}

const SCOPE = { SELF: 'from the cell on top of it', ADJ6: 'from the cells that touch it', ADJ26: 'from all cells round it' } as const

function lasts(left: number, one: string): string {
  return left === Number.POSITIVE_INFINITY ? 'for good' : `for ${counted(left, one)}`
}

function ran({ thing, from, to }: Run): string {
  return `${THINGS[thing]} x ${from === to ? from : `${from} to ${to}`}`
}

const cellRead: SpokenWords['cellRead'] = ({ x, y, z, thing, material, anchored, thaws, rate, scope, depth, piece, lands }) => {
  const what = [
    material === 'STANDARD' ? THINGS[thing] : `${material.toLowerCase()} ${THINGS[thing]}`,
    anchored > 0 && `anchored ${lasts(anchored, 'tilt')}`,
    thing === 'ice' && (thaws === Number.POSITIVE_INFINITY ? 'never thaws' : `thaws in ${counted(thaws, 'resolve')}`),
    thing === 'drain' && `takes ${counted(rate, 'unit')} each resolve ${SCOPE[scope]}`,
    depth > 1 && `${counted(depth, 'cell')} under the surface`,
    piece && 'the active piece is here',
    lands && !piece && 'the piece lands here',
  ]
  return `x ${x}, z ${z}, height ${y}: ${what.filter(Boolean).join(', ')}.`
}

const sliceRead: SpokenWords['sliceRead'] = ({ y, counts, rows }) =>
  counts.length === 0
    ? `Height ${y}: empty.`
    : `Height ${y}: ${listed(counts.map(([thing, count]) => names.thing(thing, count)))}. ${rows.map(({ z, runs }) => `Row z ${z}: ${runs.map(ran).join('; ')}`).join('. ')}.`

const landingRead: SpokenWords['landingRead'] = ({ piece, material, x, z, height, on, wet, falls }) => {
  const water = wet > 0 ? `, ${counted(wet, 'cell')} into water` : ''
  const how = falls === 0 ? 'stands at' : 'lands at'
  return `The ${names.piece(piece, material)} ${how} x ${x}, z ${z}, height ${height}, ${ON[on]}${water}.`
}

export const spoken: SpokenWords = {
  cellRead,
  sliceRead,
  landingRead,
  spokenSlice: (view, y) => sliceRead(readSlice(view, y)),
  spokenLanding: view => {
    const landing = readLanding(view)
    return landing ? landingRead(landing) : ''
  },
  spokenTilt: ({ sense, refusal, blocked, shift, lost, overflow }) => {
    const title = `Tilt ${{ forward: 'north', back: 'south', left: 'west', right: 'east' }[sense]}`
    if (refusal) return `${title}: ${refused(refusal) ?? refusal.because}`
    if (blocked) return `${title}: the piece is in the way with ${counted(blocked.length, 'cell')}.`
    return `${title}: ${some(shift, 'block')} shifted, ${some(lost, 'block')} lost, ${some(overflow, 'unit')} of water spilled.`
  },
}
