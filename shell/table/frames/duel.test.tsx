// @vitest-environment happy-dom
/** A table for two at which somebody looks at an earlier position. */
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chainfall } from '../../../games/chainfall/game.ts'
import { staged } from '../../stages.ts'
import { OPPOSITE_SPARK, type Seated, sitDown, TIME } from '../../testing/seat.tsx'
import { MoveList } from '../parts/moves.tsx'

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

let seated: Seated

beforeEach(async () => {
  vi.useFakeTimers({ toFake: [...TIME] })
  seated = await sitDown(OPPOSITE_SPARK)
  await pass(500)
})
afterEach(() => {
  seated.leave()
  vi.useRealTimers()
})

const textOf = (part: string): string => seated.root.querySelector(part)?.textContent ?? ''

async function press(name: string): Promise<void> {
  seated.root.querySelector<HTMLElement>(`.moves-steps [aria-label="${name}"]`)?.click()
  await pass(100)
}

/** Our turn and the answer to it. */
async function playRound(): Promise<void> {
  seated.match.table.act(seated.match.table.legal[0])
  await pass(9000)
}

test('board, score, turn and bag are of one moment, and the panel says which it is and whose turn it is now', async () => {
  const shown = (): readonly string[] => [textOf('.table-lead'), textOf('.moves-left')]
  await playRound()
  const then = shown()
  const [first, answer] = seated.match.lines.map(({ text }) => text)
  await playRound()
  expect(seated.match.lines).toHaveLength(4)
  const now = shown()
  expect(now).not.toEqual(then)

  await press('One move back')
  await press('One move back')
  expect(shown()).toEqual(then)
  expect(textOf('.turn-whose')).toBe(`Round 1, Spark: ${answer}`)
  expect(textOf('.turn-how')).toContain('It is your turn now.')
  expect(textOf('main')).not.toContain('to move')

  await press('One move back')
  expect(textOf('.turn-whose')).toBe(`Round 1, You: ${first}`)
  await press('To the start')
  expect(textOf('.turn-whose')).toBe('The start')
  expect(textOf('.table-lead')).toContain('Turn 1')

  await press('Back to the game')
  expect(shown()).toEqual(now)
  expect(textOf('.seat[data-ours="true"]')).toContain('to move')
})

test('once it is over, nobody is said to be to move', async () => {
  await playRound()
  seated.match.table.resign()
  await pass(500)
  await press('One move back')
  expect(textOf('.turn-how').trim()).toBe('You are looking at an earlier position.')
})

test('a move that cannot be looked at is no button', async () => {
  await playRound()
  const { table, lines, openView, replay } = seated.match
  const match = { ...seated.match, game: chainfall, table, lines, openView, replay, history: null }
  const stage = await staged('chainfall').stage()
  const list = document.createElement('div')
  render(
    <MoveList
      {...{ match, stage }}
      company={{ you: 0, names: ['You', 'Spark'] }}
      news={{ count: 0, events: [] }}
      file=""
      past={null}
      look={() => {}}
    />,
    list,
  )
  expect([...list.querySelectorAll('td .move')].map(({ textContent }) => textContent)).toEqual(lines.map(({ text }) => text))
  expect(list.querySelector('button')).toBeNull()
  expect(list.querySelector('.moves-left')?.textContent).toMatch(/^Bag: /)
  expect(seated.root.querySelectorAll('td button.move')).toHaveLength(2)
})
