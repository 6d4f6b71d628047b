import type { Step } from '../../../minds/step.ts'
import type { Speaker } from '../reasons.ts'
import { lostWith, whyLost } from './doom.ts'
import { at, capital, listed, one, short } from './phrases.ts'

const cells = (which: readonly number[]): string => listed(which.map(short))

function unit(which: number): string {
  if (which < 9) return `row ${which + 1}`
  return which < 18 ? `column ${which - 8}` : `box ${which - 17}`
}

function step({ technique, cells: seen, digits, units, place, strikes }: Step, alone: boolean): string {
  const digit = digits[0] ?? 0
  const both = listed(digits.map(String))
  const gone = cells(strikes.map(strike => strike.cell))
  const half = units.length / 2
  const [first = 0, second = 0] = units
  const there = at(place?.cell ?? 0)
  switch (technique) {
    case 'last':
      return `${there} is the last empty cell of ${unit(first)}: ${one(digit)}`
    case 'hidden-box':
    case 'hidden-line':
      return `${there} is the only place for ${one(digit)} in ${unit(first)}`
    case 'naked':
      return `${there} can only be ${digit}: the other eight digits ${alone ? 'already stand in its row, column or box' : 'are ruled out there'}`
    case 'pointing':
    case 'claiming':
      return `in ${unit(first)}, ${one(digit)} can only be in ${unit(second)}, so not at ${gone}`
    case 'naked-pair':
    case 'naked-triple':
    case 'naked-quad':
      return `${cells(seen)} share ${both} between them, so ${gone} cannot have them`
    case 'hidden-pair':
    case 'hidden-triple':
    case 'hidden-quad':
      return `in ${unit(first)}, ${both} can only be at ${cells(seen)}, so nothing else is there`
    case 'x-wing':
    case 'swordfish':
    case 'jellyfish':
      return `the ${digit}s of ${listed(units.slice(0, half).map(unit))} are all in ${listed(units.slice(half).map(unit))}, so none is at ${gone}`
    case 'xy-wing':
    case 'xyz-wing':
      return `whatever ${short(seen[0] ?? 0)} is, ${cells(technique === 'xy-wing' ? seen.slice(1) : seen)} have ${one(digit)} among them, so not ${gone}`
    case 'colours':
      return `the places for ${one(digit)} at ${cells(seen)} hang together two by two, so not at ${gone}`
    case 'xy-chain':
      return `one end or the other of ${seen.map(short).join('–')} has ${one(digit)}, so not ${gone}`
    case 'trial':
      return `${one(digit)} at ${cells(seen)} would leave something without a place`
  }
}

export const english: Speaker = {
  doomed: 'This cannot be won any more',
  whyLost,
  lostWith,
  take: value => `Take the two ${value}s`,
  place: (value, cell) => `Place the ${value} at ${at(cell)}`,
  wanted: (why, tokens) => `${tokens === 1 ? 'It is' : 'They are'} wanted. ${capital(why)}.`,
  later: 'They are safe. At a glance no cell asks for them yet, but the stack can still be cleared without them.',
  frees: (numbers, hidden) => {
    const all = [
      ...numbers.map(number => `the ${number}`),
      ...(hidden > 0 ? [hidden === 1 ? 'one more tile' : `${hidden} more tiles`] : []),
    ]
    return `They open the stack. Lifting them frees ${listed(all)}.`
  },
  losing: pairs =>
    `Not any pair will do. ${pairs === 1 ? 'Another pair' : `${pairs} other pairs`} would leave tiles that cannot be cleared.`,
  fits: left =>
    left === 0
      ? 'They fit. The tray is full then, so place a token next.'
      : `They fit. The tray has ${left === 1 ? 'one place' : `${left} places`} left then.`,
  full: 'It makes room. The tray has no room for a pair.',
  known: (value, cell) => `${at(cell)} is where ${one(value)} belongs, though no technique known here shows it`,
  step,
  chained: steps => steps.join('; so '),
}
