import { expect, test } from 'vitest'
import { centreOf, outgrown } from './centre.js'
import { planted } from './testing/planted.ts'

const GAME = `/** What a game is. */
export interface Game {
  readonly id: string
  hide?(event: string): string | null
  legal(): { readonly own?: boolean }
}
`
const STAGE = 'export interface Stage {\n  draw(): void\n}\n'
const SIZES = {
  'kernel/game.ts': { lines: 6, interfaces: 1, members: 4, optional: 2 },
  'ui/stage.ts': { lines: 3, interfaces: 1, members: 1, optional: 0 },
}

const grown = (game: string, stage = STAGE): string[] => outgrown(planted({ 'kernel/game.ts': game, 'ui/stage.ts': stage }), SIZES)

test('lines, interfaces and members are counted, members of members too', () => {
  expect(centreOf(planted({ 'kernel/game.ts': GAME }))).toEqual(new Map([['kernel/game.ts', SIZES['kernel/game.ts']]]))
  expect(grown(GAME)).toEqual([])
  expect(grown('export interface Game {}\n')).toEqual([])
})

test('growth of any kind is a decision', () => {
  expect(grown(`${GAME}// more\n`)).toEqual(['kernel/game.ts:1 has grown to 7 lines, and 6 stand in tools/checks/centre.json'])
  expect(grown(GAME, 'export interface Stage {\n  draw?(): void; bare: 1\n}\n')).toEqual([
    'ui/stage.ts:1 has grown to 2 members, and 1 stand in tools/checks/centre.json',
    'ui/stage.ts:1 has grown to 1 optional members, and 0 stand in tools/checks/centre.json',
  ])
  expect(grown(GAME, 'interface A {}\ninterface B {}\n')).toEqual([
    'ui/stage.ts:1 has grown to 2 interfaces, and 1 stand in tools/checks/centre.json',
  ])
})

test('a centre that was moved away is noticed', () => {
  expect(outgrown(planted({ 'kernel/game.ts': GAME }), SIZES)).toEqual(['ui/stage.ts:1 is gone: the check itself is broken'])
})
