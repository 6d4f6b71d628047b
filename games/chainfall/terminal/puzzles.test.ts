import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type } from '../../../cli/testing/lockstep.ts'
import { inFolder } from '../../../terminal/testing/world.ts'
import { compared, puzzles as kept, type Puzzle } from '../levels/puzzles.ts'
import { cellName } from '../rules/grid.ts'
import { notate } from '../rules/notation.ts'
import { worldOf } from '../rules/preview.ts'
import { legal } from '../rules/turn.ts'

test('puzzles: mined from the seed, the same ones every time', () =>
  inFolder(async root => {
    const folder = join(root, 'games', 'chainfall', 'levels')
    await mkdir(folder, { recursive: true })
    const { code, out } = await type('puzzles chainfall --preset bare --count 1 --seed again', { root })
    expect(code).toBe(0)
    await type('puzzles chainfall --preset bare --count 1 --seed again --write', { root })
    expect(await readFile(join(folder, 'puzzles.json'), 'utf8')).toBe(`${out.trimEnd()}\n`)
    expect((JSON.parse(out) as { rules: string }[]).map(({ rules }) => rules)).toEqual(['Bare'])
  }))

test('puzzles are mined in chainfall, of the rule sets that have some', async () => {
  expect((await type('puzzles chainfall --preset v1')).err).toMatch('there are puzzles of bare, duel5, cascade')
  expect((await type('puzzles nim')).err).toMatch('not in nim')
})

test('puzzles are solved at the prompt: a wrong turn is told what it misses, hints say more and more', async () => {
  const [first, second, third] = kept as readonly [Puzzle, Puzzle, Puzzle]
  const { view, answer, points } = first
  const taken = cellName(view.config, view.owner.indexOf(1))
  const wrong = notate([...legal(worldOf(view), view.turn)].find(turn => !compared(first, turn).right)!)
  const lines = ['', 'zz', taken, wrong, 'hint', 'hint', answer, 'next', 'answer', 'quit']
  const { code, out } = await type('puzzles chainfall --solve', { stdin: `${lines.join('\n')}\n` })
  expect(code).toBe(0)
  for (const [at, puzzle] of [first, second, third].entries())
    expect(out).toMatch(`Puzzle ${at + 1} of ${kept.length}, ${puzzle.rules}: find`)
  expect(out).toMatch('No: "zz" is no turn.')
  expect(out).toMatch(new RegExp(`No: .*tile on ${taken}`))
  expect(out).toMatch(
    new RegExp(`No: ${wrong} scores \\w+, and there are ${points} to be had\\.\n {2}It leaves .* standing, which the answer takes`),
  )
  expect(out).toMatch('Hint: it begins with ')
  expect(out).toMatch('Hint: it takes ')
  expect(out).toMatch(`Right: ${answer} scores ${points}, and no other turn does.`)
  expect(out).toMatch(`The answer is ${third.answer}: ${third.points} points in ${third.waves} waves.`)
  expect(out).toMatch(`1 of ${kept.length} puzzles solved.`)
})

test('an answer that was asked for is not solved; one rule set can be asked for, and a place to begin', async () => {
  const duels = kept.filter(({ rules }) => rules === 'Duel5')
  const { answer, points } = duels.at(-1) as Puzzle
  const line = `puzzles chainfall --solve --preset duel5 --from ${duels.length}`
  const { out } = await type(line, { stdin: `answer\n${answer}\n` })
  expect(out).toMatch(`Puzzle ${duels.length} of ${duels.length}, Duel5`)
  expect(out).toMatch(`Right: ${answer} scores ${points}`)
  expect(out).toMatch(`0 of ${duels.length} puzzles solved.`)
})
