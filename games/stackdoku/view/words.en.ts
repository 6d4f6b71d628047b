import type { Advice, Outcome, Refusal } from '../../../kernel/game.ts'
import { counterOf } from '../../../ui/count.ts'
import type { Explanation } from '../../../ui/stage.ts'
import type { Beat } from '../levels/tutorial.ts'
import type { Difficulty, Stackdoku } from '../nouns.ts'
import { colOf, rowOf } from '../rules/grid.ts'
import { reasonsGiven } from './advice.ts'
import { lostWith, whyLost } from './lost.en.ts'
import { numbers } from './pointing.ts'
import { isMistake, leftOf, placedIn } from './sums.ts'
import type { StackdokuWords } from './words.ts'

type View = Stackdoku['View']

const { figure, counted } = counterOf('en')

const DIFFICULTIES: Readonly<Record<Difficulty, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' }

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
const at = (cell: number): string => `row ${rowOf(cell) + 1}, column ${colOf(cell) + 1}`
const one = (number: number): string => `${number === 8 ? 'an' : 'a'} ${number}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `the 5`, or `another tile` where its number is not to be seen. */
const theTiles = (shown: readonly number[], count: number): string => {
  if (shown.length === count && count > 0) return listed(shown.map(number => `the ${number}`))
  return count === 1 ? 'another tile' : 'other tiles'
}

function preview(_view: View, action: Stackdoku['Action']): Explanation {
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

function advised(view: View, advice: Advice<Stackdoku>): Explanation {
  return reasonsGiven.value?.en(view, advice) ?? preview(view, advice.action)
}

function heard(event: Stackdoku['Event']): string {
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

function refused(refusal: Refusal): string | null {
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
      return en.notYet(facts['beat'] as Beat)
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

function ended({ code, facts }: Outcome): string | null {
  if (code === 'won')
    return facts['attempt'] === 1 ? 'Cleared and complete, at the first attempt.' : `Cleared and complete, at attempt ${facts['attempt']}.`
  return code === 'failed' ? 'Stuck, and no attempt is left.' : null
}

const about = ({ room, undos, hints, hidden }: Stackdoku['Setup']): string =>
  [
    `tray of ${room}`,
    hidden ? 'numbers hidden' : 'numbers visible',
    undos === null ? 'undo is free' : counted(undos, { one: '# undo', other: '# undos' }),
    hints === null ? 'hints are free' : counted(hints, { one: '# hint', other: '# hints' }),
  ].join(', ')

const BEATS: Readonly<Record<Beat, Explanation>> = {
  free: {
    title: 'Free tiles',
    lines: ['A tile is free when nothing lies on it and its left or right side is open. Free tiles are bright. Select one.'],
  },
  pair: { title: 'A pair', lines: ['Two free tiles with the same number come off together. Select both 8s.'] },
  tray: {
    title: 'The tray',
    lines: ['Each pair becomes two tokens in the tray, which has four places. Take one more pair and see it fill up.'],
  },
  place: {
    title: 'Placing',
    lines: ['The tray is full, so no pair can come. A token goes where its number is not yet in the row, column or box. Place all four.'],
  },
  hint: { title: 'Hints', lines: ['A hint shows a move that surely wins, and says why. Ask for one.'] },
  undo: { title: 'Undo', lines: ['Do what the hint says, or something else. Then take it back with Undo.'] },
  hide: {
    title: 'Hidden numbers',
    lines: ['Harder levels hide the numbers: a free tile shows its own while it is selected. Hide them now, with the button above.'],
  },
  show: { title: 'Hidden numbers', lines: ['Select a tile or two and see. Then show the numbers again.'] },
  ready: { title: 'Nearly done', lines: ['Take the last pair that is not a 5, and place its tokens.'] },
  trap: { title: 'A wrong turn', lines: ['Not every pair is a good pair. For once, take the two 5s of the back row, and place them.'] },
  rescue: { title: 'Stuck', lines: ['One 5 lies on the other, and neither can go without the other. Undo until the two 5s are back.'] },
  finish: { title: 'The right turn', lines: ['Now take the 5 on top with one of the back row. Clear the stack and fill the grid.'] },
}

export const en: StackdokuWords = {
  rule: () => 'Take free pairs off the stack and place their numbers in the Sudoku. Clear the one and fill the other.',
  how: 'Click two free tiles with the same number, then drag a token to its cell.',
  howTouch: 'Tap two free tiles with the same number, then a token, then its cell.',
  standing: ({ gone }) => counted(leftOf(gone), { one: '# tile left', other: '# tiles left' }),
  preview,
  advised,
  heard,
  refused,
  ended,
  keys: [
    ['Tab', 'stack, tray, grid'],
    ['↑ ↓ ← →', 'go about'],
    ['1 … 9', 'find or place'],
    ['m', 'pencil'],
    ['a', 'marks'],
    ['f', 'say free tiles'],
  ],
  preset: name => name,
  scored: score => (score > 0 ? 'Solved' : 'Not solved'),
  shared: (view, { code }) => `${DIFFICULTIES[view.difficulty]} ${view.level} · ${code === 'won' ? 'solved' : 'not solved'}`,
  dealt: ({ layout }) => (layout === 'tutorial' ? 'seven steps, five minutes' : layout),
  random: about,
  named: () => null,
  called: ({ layout, difficulty, level }) => (layout === 'tutorial' ? 'Tutorial' : `${DIFFICULTIES[difficulty]} ${level}`),
  figure,
  difficulty: difficulty => DIFFICULTIES[difficulty],
  own: {
    difficulty: 'Difficulty',
    level: 'Level',
    room: 'Places in the tray',
    undos: 'Undos',
    hints: 'Hints',
    lives: 'Attempts',
    free: 'Without a number: as many as you like.',
    hidden: 'Numbers hidden',
    assist: 'Say whether it can be won, deal anew on request',
    mistakes: 'Wrong numbers',
    when: mistakes => ({ off: 'say nothing', warn: 'tell me', block: 'refuse them' })[mistakes],
  },
  level: (difficulty, level) => `${DIFFICULTIES[difficulty]}, level ${level}`,
  numbers: hidden => (hidden ? 'Numbers hidden' : 'Numbers visible'),
  toggleNumbers: hidden => (hidden ? 'Show the numbers' : 'Hide the numbers'),
  winnable: 'Still winnable',
  winnableShort: 'Winnable',
  doomed: 'Cannot be won',
  doomedShort: 'Lost',
  doomedDo: 'What can be done',
  time: seconds => `${counted(Math.floor(seconds / 60), { one: '# minute', other: '# minutes' })} played`,
  hideClock: 'Hide the clock',
  showClock: 'Show the clock',
  marks: 'Marks',
  pencil: 'Pencil',
  sayFree: 'Say the free tiles',
  attempt: (attempt, of) => `Attempt ${attempt} of ${of}`,
  stack: view => `Stack, ${counted(leftOf(view.gone), { one: '# tile', other: '# tiles' })}, ${figure(view.free.length)} free`,
  tiles: count => [figure(count), count === 1 ? 'tile' : 'tiles'],
  free: count => [figure(count), 'free', ', lifted and bright'],
  tile: (view, tile, shown) =>
    `${shown ? view.values[tile] : 'number hidden'}, ${view.free.includes(tile) ? 'free' : 'not free'}, tile ${tile + 1}, layer ${(view.zs[tile] ?? 0) + 1}`,
  freeTiles: (view, shown) => {
    const seen = view.free.filter(shown).map(tile => view.values[tile] ?? 0)
    const hidden = view.free.length - seen.length
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(number => {
      const many = seen.filter(each => each === number).length
      return many === 0 ? [] : [many === 1 ? `one ${number}` : `${many} ${number}s`]
    })
    const said = [...counts, ...(hidden > 0 ? [`${hidden} hidden`] : [])]
    return said.length === 0 ? 'No tile is free.' : `Free: ${listed(said)}.`
  },
  selected: number => `${number} selected. Select another ${number}.`,
  deselected: 'Not selected any more.',
  noTile: number => `No free tile shows a ${number}.`,
  tray: 'Tray',
  trayLabel: (count, room) => `Tray, ${count} of ${room} places taken`,
  room: (count, room) => `${count} of ${room}`,
  token: (number, held) => `token ${number}${held ? ', in hand' : ''}`,
  place: 'empty place',
  held: number => `${number} in hand. Choose its cell.`,
  letGo: 'Put back.',
  grid: 'Sudoku',
  row: ({ cells }, row) => {
    const digits = cells.slice(9 * row, 9 * row + 9)
    const empty = digits.filter(digit => digit === 0).length
    return `row ${row + 1}: ${empty === 0 ? 'full' : `${digits.map(digit => (digit === 0 ? 'blank' : digit)).join(' ')}`}`
  },
  cell: (view, cell, marks) => {
    const value = view.cells[cell] ?? 0
    if (value === 0) return `${at(cell)}: empty${marks.length > 0 ? `, marks ${marks.join(' ')}` : ''}`
    return `${at(cell)}: ${value}, ${placedIn(view, cell) ? 'placed' : 'given'}${isMistake(view, cell) ? ', does not belong there' : ''}`
  },
  mistake: number => `${capital(one(number))} does not belong here. Take it back.`,
  digits: 'Digits',
  digit: (number, left, inTray) => `${number}, ${left} to place${inTray > 0 ? `, ${inTray} in the tray` : ''}`,
  penOn: 'Digits write marks now.',
  penOff: 'Digits place tokens now.',
  marked: (number, on) => (on ? `Mark ${number}` : `No mark ${number}`),
  autoOn: 'Marks follow the grid.',
  autoOff: 'Only your own marks.',
  watched: view =>
    `Stack with ${counted(leftOf(view.gone), { one: '# tile', other: '# tiles' })}, ${figure(view.free.length)} free; tray: ${view.tray.join(' ') || 'empty'}; ${figure(view.cells.filter(value => value === 0).length)} cells to fill`,
  takeThem: 'Take them',
  placeIt: 'Place it',
  myself: 'I will do it',
  proven: 'on a proven winning line',
  stuckTitle: 'Stuck',
  doomedTitle: 'This cannot be won any more',
  stuckWhy: ({ tray }) =>
    tray.length === 0 ? 'No two free tiles have the same number.' : 'No pair can be taken, and no token of the tray fits anywhere.',
  doomedWhy: (view, doom) =>
    doom
      ? `${whyLost(doom)} ${lostWith(view, doom)}`
      : 'A wrong number stands in the grid, or the tiles that are left cannot all be paired.',
  tooFar: (undos, left) =>
    `${counted(undos, { one: '# undo', other: '# undos' })} would lead back to when it could be won; ${left === 0 ? 'none is' : counted(left, { one: '# is', other: '# are' })} left.`,
  whatWentWrong: 'Hint: what went wrong',
  back: undos => `Back to when it could be won (${counted(undos, { one: '# undo', other: '# undos' })})`,
  undoOne: 'Undo',
  shuffle: 'Deal the tiles anew',
  restart: (attempt, of) => (of === null ? 'Start over' : `Start over, attempt ${attempt} of ${of}`),
  concede: 'Concede the level',
  close: 'Look at the board',
  recovered: 'Back where the level can be won.',
  step: (step, of) => `Step ${step} of ${of}`,
  beat: beat => BEATS[beat],
  notYet: beat =>
    beat === 'tray'
      ? 'Leave the tokens in the tray for a moment: first take another pair.'
      : beat === 'trap'
        ? 'For once, take the two 5s of the back row.'
        : beat === 'rescue'
          ? 'Undo first, until the two 5s are back.'
          : 'Not yet: the 5s come last in this lesson.',
  results: 'Result',
  result: (name, value) => [RESULTS[name], figure(value)],
  toggled: 'Numbers were shown or hidden on the way.',
  next: (difficulty, level) => `Play ${DIFFICULTIES[difficulty].toLowerCase()}, level ${level}`,
}

const RESULTS = {
  time: 'Time',
  moves: 'Moves',
  hints: 'Hints',
  undos: 'Undos',
  mistakes: 'Wrong numbers',
  attempts: 'Attempts',
  shuffles: 'Dealt anew',
}
