// @vitest-environment happy-dom
/** Can this still be won, and how? From a button on the stage through the worker to the words on the page and the line in the log. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Question as Asked } from '../../ui/worker-client.ts'
import { type Seated, sitDown } from '../testing/seat.tsx'
import { advise, judge, type Position, type Question } from './think.ts'

const asked: string[] = []

class Thinker extends EventTarget {
  postMessage({ id, job, asked: what }: Asked): void {
    asked.push(job)
    const answer = job === 'judge' ? judge(what as Position) : advise(what as Question)
    void answer.then(data => this.dispatchEvent(new MessageEvent('message', { data: { id, answer: data } })))
  }
  terminate(): void {}
}

let seated: Seated | null = null

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('Worker', Thinker)
})
afterEach(() => {
  seated?.leave()
  vi.unstubAllGlobals()
})

function find(selector: string, says: string): HTMLElement {
  const found = [...(seated?.root.querySelectorAll<HTMLElement>(selector) ?? [])].find(({ textContent }) => textContent?.includes(says))
  if (!found) throw new Error(`nothing says ${says}`)
  return found
}

async function pressed(selector: string, says: string): Promise<void> {
  await vi.waitFor(() => find(selector, says))
  find(selector, says).click()
}

const said = (): string => seated?.root.querySelector('.fl-prompt')?.textContent ?? ''
const lines = (): string[] => seated?.session.log.map(({ text }) => text) ?? []

async function atLevel(level: string): Promise<void> {
  seated = await sitDown({ game: 'floodline', level, seed: 'kitchen', wire: { carry: deliver => deliver() } })
}

test('whether it can be won is said, and no hint is counted', async () => {
  await atLevel('first-tilt')
  await pressed('button', 'Help')
  await pressed('.fl-help button', 'Can this still be won?')
  await vi.waitFor(() => expect(said()).toBe('Yes, even with all three stars.'))
  expect(asked).toEqual(['judge'])
  expect(lines()).not.toContain('!hint')
})

test('a hint says what to do first, and is counted once', async () => {
  await atLevel('four-winds')
  await pressed('button', 'Help')
  await pressed('.fl-help button', 'Show me')
  await vi.waitFor(() => expect(said()).toMatch(/^Tilt the world west first\./))
  expect(asked).toEqual(['judge', 'advise'])
  expect(lines().filter(line => line === '!hint')).toHaveLength(1)
})

test('by key: once for the questions, again for the hint', async () => {
  await atLevel('four-winds')
  await vi.waitFor(() => find('button', 'Help'))
  const press = (): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true, cancelable: true }))
  await vi.waitFor(() => {
    press()
    expect(seated?.root.querySelector('.fl-help')).not.toBeNull()
  })
  press()
  await vi.waitFor(() => expect(said()).toMatch(/^Tilt the world west first\./))
  expect(seated?.root.querySelector('.fl-help')).toBeNull()
})
