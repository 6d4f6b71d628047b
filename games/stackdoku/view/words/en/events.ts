/** What can be done, what happened, and why something could not be done. */
import type { Outcome, Refusal } from '../../../../../kernel/game.ts'
import type { Explanation } from '../../../../../ui/stage.ts'
import type { Beat } from '../../../levels/tutorial.ts'
import type { Stackdoku } from '../../../nouns.ts'
import { colOf, rowOf } from '../../../rules/grid.ts'
import { numbers } from '../../model/refusal-marks.ts'
import { at, capital, counted, listed, one } from './phrases.ts'
import { notYet } from './tutorial.ts'

type View = Stackdoku['View']

/** `the 5`, or `another tile` where its number is not to be seen. */
const theTiles = (shown: readonly number[], count: number): string => {
  if (shown.length === count && count > 0) return listed(shown.map(number => `the ${number}`))
  return count === 1 ? 'another tile' : 'other tiles'
}

export function preview(_view: View, action: Stackdoku['Action']): Explanation {
  switch (action.kind) {
    case 'take':
      return { title: `Take tiles ${action.a + 1} and ${action.b + 1}`, lines: [] }
    case 'place':
      return { title: `Place ${action.value} at ${at(action.cell)}`, lines: [] }
    default:
      return { title: TURNS[action.kind], lines: [] }
  }
}

const TURNS = {
  restart: 'Start a new attempt',
  concede: 'Concede',
  show: 'Show the numbers',
  hide: 'Hide the numbers',
  shuffle: 'Deal the tiles anew',
}

export function heard(event: Stackdoku['Event']): string {
  switch (event.kind) {
    case 'took':
      return `Two ${event.value}s taken.${event.freed.length > 0 ? ` ${counted(event.freed.length, { one: 'One more tile is', other: '# more tiles are' })} free.` : ''}`
    case 'placed':
      return `${event.value} placed at ${at(event.cell)}.${event.mistake ? ' It does not belong there: take it back.' : ''}`
    case 'completed': {
      const units = [
        ...event.rows.map(row => `row ${row + 1}`),
        ...event.cols.map(col => `column ${col + 1}`),
        ...event.boxes.map(box => `box ${box + 1}`),
      ]
      return `${capital(listed(units))} complete.`
    }
    case 'restarted':
      return `Attempt ${event.attempt}. The level lies as at the start.`
    case 'shuffled':
      return 'The tiles are dealt anew, and the stack can be cleared.'
    case 'numbers':
      return event.hidden ? 'The numbers are hidden.' : 'The numbers are visible.'
    case 'stuck':
      return 'Stuck: no pair can be taken and no token placed.'
    case 'won':
      return 'The stack is cleared and the grid is full.'
    case 'failed':
      return 'No attempt is left.'
  }
}

export function refused(refusal: Refusal): string | null {
  const { code, facts } = refusal
  const number = facts['number']
  const that = typeof number === 'number' ? `That ${number}` : 'That tile'
  const others = (name: string): string => theTiles(numbers(facts, `${name}Numbers`), numbers(facts, name).length)
  switch (code) {
    case 'covered': {
      const by = others('by')
      return `${that} is under ${by}. Lift ${numbers(facts, 'by').length === 1 ? by.replace('another', 'that') : 'them'} first.`
    }
    case 'blocked':
      return `${that} is blocked on both sides, by ${others('left')} and ${others('right')}.`
    case 'gone':
      return 'That tile has been taken.'
    case 'differ': {
      const [a, b] = numbers(facts, 'values')
      return `${capital(one(a ?? 0))} and ${one(b ?? 0)} are no pair.`
    }
    case 'tray-full':
      return facts['left'] === 0
        ? 'The tray is full: place a token first.'
        : 'The tray has one place left, and a pair needs two: place a token first.'
    case 'not-in-tray':
      return numbers(facts, 'tray').length === 0
        ? `There is no ${facts['value']} to place: the tray is empty.`
        : `There is no ${facts['value']} to place: the tray holds ${listed(numbers(facts, 'tray').map(String))}.`
    case 'cell-taken':
      return `${capital(at(Number(facts['cell'])))} has ${one(Number(facts['has']))} already.`
    case 'conflict':
      return conflict(refusal)
    case 'mistake':
      return `${capital(one(Number(facts['value'])))} may stand at ${at(Number(facts['cell']))}, but it does not belong there.`
    case 'fixed':
      return facts['hidden'] === true ? 'The numbers stay hidden in this level.' : 'The numbers stay visible in this level.'
    case 'last-attempt':
      return 'This is the last attempt.'
    case 'nothing-done':
      return 'Nothing has been done yet.'
    case 'no-order':
      return 'No arrangement of the tiles that are left can be cleared.'
    case 'over':
      return 'The level is over.'
    case 'lesson':
      return notYet(facts['beat'] as Beat)
    default:
      return null
  }
}

function conflict({ facts }: Refusal): string {
  const cell = Number(facts['cell'])
  const value = Number(facts['value'])
  const [row, col, box] = [numbers(facts, 'row'), numbers(facts, 'col'), numbers(facts, 'box')]
  const said = [
    ...row.map(other => `row ${rowOf(cell) + 1} already has ${one(value)}, in column ${colOf(other) + 1}`),
    ...col.map(other => `column ${colOf(cell) + 1} already has ${one(value)}, in row ${rowOf(other) + 1}`),
    ...box.filter(other => !row.includes(other) && !col.includes(other)).map(other => `the box already has ${one(value)}, at ${at(other)}`),
  ]
  return `${capital(listed(said))}.`
}

export function ended({ code, facts }: Outcome): string | null {
  if (code === 'won')
    return facts['attempt'] === 1 ? 'Cleared and complete, at the first attempt.' : `Cleared and complete, at attempt ${facts['attempt']}.`
  return code === 'failed' ? 'Stuck, and no attempt is left.' : null
}
