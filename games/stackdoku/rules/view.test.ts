import { expect, test } from 'vitest'
import { dealt } from '../../../kernel/testing/play.ts'
import { stackdoku } from '../game.ts'
import { SETUPS } from '../levels/presets.ts'
import type { Mistakes } from '../nouns.ts'
import { FULL, state, tiles, without } from '../testing/drawn.ts'

const HIDDEN = { hidden: true, hints: 0, solution: FULL.slice(), cells: FULL.slice() }

test('[SD-16] visible: every number is there', () => {
  expect(stackdoku.view(state(tiles('1 2 1', ' 3')), 0).values).toEqual([1, 2, 1, 3])
})

test('[SD-17] hidden: only free tiles have a number', () => {
  const at = state(tiles('4 2 1', '  3'), HIDDEN)
  expect(stackdoku.view(at, 0)).toMatchObject({ values: [4, 0, 1, 3], free: [0, 2, 3] })
  at.gone[3] = 1
  at.gone[0] = 1
  expect(stackdoku.view(at, 0).values).toEqual([4, 2, 1, 3])
})

test("[SD-56] the solution and what is hidden are the referee's until it is over, however much help there is", () => {
  const help = { hints: 5, assist: true, mistakes: 'warn' } as const
  const at = state(tiles('4 2 1'), { ...HIDDEN, ...help })
  for (const eye of [0, 'public'] as const) expect(stackdoku.view(at, eye)).toMatchObject({ known: null, values: [4, 0, 1] })
  const known = { dealt: [4, 2, 1], standing: [4, 2, 1], solution: [...FULL] }
  expect(stackdoku.view(at, 'referee')).toMatchObject({ known, values: [4, 2, 1] })
  const over = state(tiles('4 2 1'), { ...HIDDEN, ...help, failed: true })
  for (const eye of [0, 'public'] as const) expect(stackdoku.view(over, eye)).toMatchObject({ known, values: [4, 2, 1] })
})

test('[SD-38] [SD-56] spectators do not hear whether a number belongs where it was put', () => {
  const placed = { kind: 'placed', value: 9, cell: 0, slot: 0, mistake: true } as const
  expect(([0, 'public', 'referee'] as const).map(eye => stackdoku.hide?.(placed, eye))).toEqual([
    placed,
    { ...placed, mistake: false },
    placed,
  ])
})

test('[SD-38] a wrong number is marked where the player wants to be told, and for nobody else', () => {
  const cells = FULL.slice()
  cells[0] = 9
  const at = (mistakes: Mistakes) => state(tiles('1 1'), { cells, givens: without(0, 1), solution: FULL.slice(), mistakes })
  expect((['off', 'warn', 'block'] as const).map(mistakes => stackdoku.view(at(mistakes), 0).wrong)).toEqual([[], [0], []])
  expect(stackdoku.view(at('warn'), 'public').wrong).toEqual([])
})

test('[SD-44] in a terminal free tiles stand in brackets, and what is hidden is a question mark', () => {
  const at = state(tiles('4 2 1\n\n5 6 7', '\n 3'), { ...HIDDEN, givens: FULL.slice(), tray: [8, 8] })
  expect(stackdoku.text(stackdoku.view(at, 0)).split('\n').slice(0, 7)).toEqual([
    'layer 1                         1 2 3 | 4 5 6 | 7 8 9',
    '    1:?   2:? [ 3:1]            ------+-------+------',
    '    4:?   5:? [ 6:7]         1  5 3 4 | 6 7 8 | 9 1 2',
    'layer 2                      2  6 7 2 | 1 9 5 | 3 4 8',
    '     [ 7:3]                  3  1 9 8 | 3 4 2 | 5 6 7',
    '                                ------+-------+------',
    'tray  [8] [8] [ ] [ ] [ ]    4  8 5 9 | 7 6 1 | 4 2 3',
  ])
})

test('[SD-44] a cleared layer says so, and placed numbers are marked', () => {
  const { state: at } = dealt(stackdoku, 'terminal', SETUPS.easy)
  const [take, put] = at.line.split(', ') as [string, string]
  for (const text of [take, put]) stackdoku.apply(at, 0, stackdoku.parse(text)!, () => {})
  expect(stackdoku.text(stackdoku.view(at, 0))).toContain(`${put[0]}'`)
  at.gone.fill(1, at.zs.indexOf(2))
  expect(stackdoku.text(stackdoku.view(at, 0))).toContain('layer 3: cleared')
})
