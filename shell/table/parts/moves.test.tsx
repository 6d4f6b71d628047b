// @vitest-environment happy-dom
/** The list of moves, for the keyboard. */
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OPPOSITE_SPARK, type Seated, sitDown, TIME } from '../../testing/seat.tsx'

let seated: Seated

const pass = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => {}))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: [...TIME] })
  seated = await sitDown(OPPOSITE_SPARK)
  await pass(500)
})
afterEach(() => {
  seated.leave()
  vi.useRealTimers()
})

const moves = (): HTMLButtonElement[] => [...seated.root.querySelectorAll<HTMLButtonElement>('button.move')]
/** Which of them the keyboard comes to, counted from the first move. */
const stops = (): number[] => moves().flatMap(({ tabIndex }, nth) => (tabIndex === 0 ? [nth] : []))
const focused = (): number => moves().findIndex(each => each === document.activeElement)

async function playRound(): Promise<void> {
  const { table } = seated.match
  table.act(table.legal[0])
  do await pass(3000)
  while (table.legal.length === 0)
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

test('a list of moves is one stop, and arrow keys lead from move to move', async () => {
  await playRound()
  await playRound()
  await playRound()
  expect(moves()).toHaveLength(6)
  expect(stops()).toEqual([5])
  moves()[5]?.focus()
  const way: number[] = []
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'ArrowLeft', 'End']) {
    press(key)
    way.push(focused())
    expect(stops()).toEqual([focused()])
  }
  expect(way).toEqual([4, 2, 0, 0, 1, 3, 0, 0, 5])
})

test('whoever leaves the list comes back to the last move', async () => {
  await playRound()
  moves()[0]?.focus()
  moves()[0]?.blur()
  expect(stops()).toEqual([1])
  await playRound()
  expect(stops()).toEqual([3])
})
