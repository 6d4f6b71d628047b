import { expect, test } from 'vitest'
import { type } from '../../../cli/testing/lockstep.ts'

function play(line: string, lines: readonly string[], colour = false): ReturnType<typeof type> {
  return type(`play chainfall ${line}`, { stdin: `${lines.join('\n')}\n`, colour })
}

test('every turn is told as it went, and the board drawn', async () => {
  const { code, out } = await play('--preset bare --seed told --seat both', ['a1', 'a1', 'b1', 'quit'])
  expect(code).toBe(0)
  expect(out).toMatch(/\n {4}(Blue|Red) puts a [1-4] on a1\n/)
  expect(out).toMatch(' 6  .   .   .   .   .   .\n')
  expect(out).toMatch('Blue to move')
})

test('a variant is a preset, and a mind may be called by its level', async () => {
  const { out } = await play('--variant duel5 --mind 2 --seed level', ['quit'])
  expect(out).toMatch('chainfall, Duel5, seed level')
  expect(out).toMatch('match has seat 1: Takes the most points')
  expect((await play('--variant duel5 --mind 99', ['quit'])).err).toMatch('chainfall has no bot "99"')
  expect((await play('--variant duel5 --preset v1', ['quit'])).err).toMatch('--preset and --variant cannot go together')
})

test('tiles have colours where there are any, and shapes everywhere', async () => {
  const lines = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'quit']
  const { out } = await play('--preset bare --seed paint --seat both', lines, true)
  const plain = (await play('--preset bare --seed paint --seat both', lines)).out
  expect(out).toContain('\u001b[36m(')
  expect(out).toContain('\u001b[31m<')
  expect(plain).toMatch(/\([1-4]\)/)
  expect(plain).toMatch(/<[1-4]>/)
})

test('for programs, what happened comes with its events', async () => {
  const { out } = await play('--preset bare --seed json --seat both --json', ['a1', 'quit'])
  const told = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { kind?: string; events?: { kind: string }[] })
    .find(({ events }) => events !== undefined)
  expect(told?.events?.map(({ kind }) => kind)).toContain('placed')
})

test('a turn can be tried before it is played: it is told, and nothing has happened', async () => {
  const { out } = await play('--preset bare --seed told --seat both', ['try a1', 'try', 'try z9', 'log', 'quit'])
  expect(out).toMatch(/> try a1\n {4}(Blue|Red) puts a [1-4] on a1\n/)
  expect(out).toMatch('No: try wants a turn, for example: try ')
  expect(out).toMatch('> log\n  nothing yet')
})
