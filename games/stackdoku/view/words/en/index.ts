import type { Difficulty, Stackdoku } from '../../../nouns.ts'
import { leftOf, placedIn } from '../../model/counts.ts'
import { explained } from '../reasons.ts'
import type { StackdokuWords } from '../types.ts'
import { lostWith, whyLost } from './doom.ts'
import { ended, heard, preview, refused } from './events.ts'
import { at, capital, counted, figure, listed, one } from './phrases.ts'
import { english } from './reasons.ts'
import { BEATS, notYet } from './tutorial.ts'

const DIFFICULTIES: Readonly<Record<Difficulty, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' }

const about = ({ room, undos, hints, hidden }: Stackdoku['Setup']): string =>
  [
    `tray of ${room}`,
    hidden ? 'numbers hidden' : 'numbers visible',
    undos === null ? 'undo is free' : counted(undos, { one: '# undo', other: '# undos' }),
    hints === null ? 'hints are free' : counted(hints, { one: '# hint', other: '# hints' }),
  ].join(', ')

export const en: StackdokuWords = {
  rule: () => 'Take free pairs off the stack and place their numbers in the Sudoku. Clear the one and fill the other.',
  how: 'Click two free tiles with the same number, then drag a token to its cell.',
  standing: ({ gone }) => counted(leftOf(gone), { one: '# tile left', other: '# tiles left' }),
  preview,
  advised: (view, advice) => explained(english, view, advice),
  heard,
  refused,
  ended,
  keys: [
    ['Tab', 'stack, tray, grid'],
    ['stackdoku.move', 'go about'],
    ['stackdoku.confirm', 'take, put down'],
    ['1 … 9', 'find or place'],
    ['stackdoku.pencil', 'pencil'],
    ['stackdoku.marks', 'marks'],
    ['stackdoku.free', 'say free tiles'],
  ],
  preset: name => name,
  scored: score => (score > 0 ? 'Solved' : 'Not solved'),
  shared: (view, { code }) => `${DIFFICULTIES[view.difficulty]} ${view.level} · ${code === 'won' ? 'solved' : 'not solved'}`,
  dealt: ({ layout }) => (layout === 'tutorial' ? 'seven steps, five minutes' : layout),
  random: about,
  named: () => null,
  called: ({ layout, difficulty, level }) => (layout === 'tutorial' ? 'Tutorial' : `${DIFFICULTIES[difficulty]} ${level}`),
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
  trayCount: (count, room) => `${count} of ${room}`,
  token: (number, held) => `token ${number}${held ? ', in hand' : ''}`,
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
    return `${at(cell)}: ${value}, ${placedIn(view, cell) ? 'placed' : 'given'}${view.wrong.includes(cell) ? ', does not belong there' : ''}`
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
  notYet,
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
