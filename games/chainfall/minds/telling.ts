/** What happened in a turn, in words: one line for what was done, one for every wave. */
import type { Chainfall } from '../nouns.ts'
import { CARD_NAMES } from '../rules/cards.ts'
import { cellName, type Size } from '../rules/grid.ts'
import { SEAT_NAMES } from '../rules/outcome.ts'

type Event = Chainfall['Event']
type Wave = Extract<Event, { kind: 'wave' }>

export function told(size: Size, events: readonly Event[]): string[] {
  const done = events.flatMap(event => doing(size, event))
  const waves = events.flatMap(event => (event.kind === 'wave' ? [waveLine(size, event)] : []))
  return [...(done.length > 0 ? [done.join(', ')] : []), ...waves]
}

/** The same before it is done, with what it comes to. */
export function foretold(size: Size, events: readonly Event[]): string[] {
  const waves = events.filter(event => event.kind === 'wave')
  const seat = events.flatMap(event => (event.kind === 'placed' || event.kind === 'passed' ? [event.seat] : []))[0]
  const points = waves.reduce((sum, wave) => sum + wave.points, 0)
  const own = waves.flatMap(({ burnt }) => burnt.filter(({ owner }) => owner === seat)).length
  const over = events.some(({ kind }) => kind === 'over') ? ', and the game ends' : ''
  const sum =
    waves.length === 0
      ? 'nothing goes off'
      : `${points} for you, ${own === 0 ? 'no tile' : own === 1 ? 'one tile' : `${own} tiles`} of your own lost`
  return [...told(size, events), `${sum}${over}`]
}

function doing(size: Size, event: Event): string[] {
  switch (event.kind) {
    case 'card': {
      const on = event.cells.length > 0 ? ` on ${listed(size, event.cells)}` : ''
      return [`${SEAT_NAMES[event.seat]} plays ${CARD_NAMES[event.card]}${on}`]
    }
    case 'placed':
      return [`${SEAT_NAMES[event.seat]} puts a ${event.fuse} on ${cellName(size, event.cell)}`]
    case 'passed':
      return [`${SEAT_NAMES[event.seat]} has nothing to place`]
    default:
      return []
  }
}

/** `wave 2: b4 and c5 go off and take c6, lighting c6, +1`. */
function waveLine(size: Size, { wave, exploding, burnt, lit, spared, points }: Wave): string {
  const taken = burnt.map(({ cell }) => cell).filter(cell => !exploding.includes(cell))
  const many = exploding.length > 1
  const takes = taken.length > 0 ? `${many ? 'take' : 'takes'} ${listed(size, taken)}` : `${many ? 'find' : 'finds'} nothing more`
  const lights = lit.length > 0 ? `, lighting ${listed(size, lit)}` : ''
  const spares = spared.length > 0 ? `, sparing ${listed(size, spared)}` : ''
  return `wave ${wave}: ${listed(size, exploding)} ${many ? 'go' : 'goes'} off and ${takes}${lights}${spares}, +${points}`
}

function listed(size: Size, cells: readonly number[]): string {
  const names = cells.map(cell => cellName(size, cell))
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
}
