// @vitest-environment happy-dom
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refusal, Table } from '../../../kernel/game.ts'
import { dealFrom, Session } from '../../../kernel/session.ts'
import { LocalTable } from '../../../kernel/table.ts'
import { heard } from '../../../ui/sound/sound.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import { useNews } from '../../../ui/use-news.ts'
import { blocks } from '../game.ts'
import type { Blocks } from '../nouns.ts'
import { notate } from '../rules/notation.ts'
import * as stage from './stage.tsx'

function newSession(): Session<Blocks> {
  const { setup } = blocks.presets.find(({ name }) => name === 'Pure') ?? { setup: null }
  if (!setup) throw new Error('there is no such preset')
  return new Session(blocks, dealFrom(blocks, setup, 'wired'))
}

/** A table that answers when it is told to. */
class SlowTable extends LocalTable<Blocks> {
  sent: Blocks['Action'] | null = null
  readonly #session: Session<Blocks>
  readonly #listeners: Parameters<Table<Blocks>['listen']>[0][] = []

  constructor(session: Session<Blocks>) {
    super(session, 0)
    this.#session = session
    Object.defineProperty(this, 'pending', { get: () => this.sent && notate(this.sent) })
  }

  override act(action: Blocks['Action']): Refusal | null {
    if (this.sent) return { code: 'pending', because: 'something is on its way', facts: {} }
    this.sent = action
    return null
  }

  override listen(listener: Parameters<Table<Blocks>['listen']>[0]): () => void {
    this.#listeners.push(listener)
    return super.listen(listener)
  }

  /** Does what was said, or turns it down after all. */
  answer(refusal?: Refusal): void {
    const { sent } = this
    this.sent = null
    if (refusal) for (const listener of this.#listeners) listener([], refusal)
    else if (sent) this.#session.act(0, sent)
  }
}

/** As much of a table's page as a stage needs. */
function Page({ table }: { table: Table<Blocks> }) {
  const news = useNews(table)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [, draw] = useState(0)
  useEffect(() => table.listen((_events, late) => late && setRefusal(late)), [table])
  const props: PlayerProps<Blocks> = {
    ...{ table, news, still: true, chosen: null, advice: null, refusal, refuse: setRefusal },
    choose: () => setRefusal(null),
    act(action) {
      setRefusal(table.act(action))
      draw(count => count + 1)
    },
    ask() {},
    dismiss() {},
  }
  return (
    <main>
      <stage.Lead {...props} />
      <stage.Stage {...props} />
      <stage.Aside {...props} />
    </main>
  )
}

/** Drawing takes a frame, and on a busy machine a frame takes its time. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, 10_000)
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
const cues = (): string[] => heard.value.map(({ name }) => name)
const press = (key: string): boolean => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

async function sit(table: Table<Blocks>): Promise<void> {
  render(<Page table={table} />, document.body)
  await eventually(() => expect(all('.bp-cell')).toHaveLength(64))
}

beforeEach(() => void (heard.value = []))
afterEach(() => render(null, document.body))

test('a key picks a block, its points are shown, another key places it, and both are heard', async () => {
  const session = newSession()
  await sit(new LocalTable(session, 0))
  press('1')
  await eventually(() => expect(all('.bp-mark[data-kind="ghost"]').length).toBeGreaterThan(0))
  expect(all('.bp-slot[data-held="true"]').map(slot => slot.getAttribute('data-slot'))).toEqual(['0'])
  await eventually(() => expect(all('.bp-sum .bp-total')).toHaveLength(1))
  press('Enter')
  await eventually(() => expect(all('.bp-cell > .bp-fill').length).toBe(session.state.cells.filter(cell => cell > 0).length))
  expect(session.state.placed).toBe(1)
  expect(all('.bp-drops li')).toHaveLength(1)
  await eventually(() => expect(cues()).toEqual(['BLOCK_PICKUP', 'BLOCK_PLACE']))
})

test('a click on a place of the hand and two taps on the grid place a block', async () => {
  const session = newSession()
  await sit(new LocalTable(session, 0))
  const click = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click() as void
  click('.bp-slot[data-slot="1"]')
  await eventually(() => expect(all('.bp-carried')).toHaveLength(1))
  click('[data-place="5:5"]')
  click('[data-place="5:5"]')
  await eventually(() => expect(session.state.placed).toBe(1))
})

test('[BP-34] what is refused is pointed at and heard', async () => {
  const session = newSession()
  session.act(0, [...blocks.legal(session.state, 0)][0]!)
  await sit(new LocalTable(session, 0))
  press('2')
  for (const key of ['Home', ...Array.from({ length: 8 }, () => 'ArrowUp')]) press(key)
  press('Enter')
  await eventually(() => expect(cues()).toEqual(['BLOCK_PICKUP', 'INVALID']))
  expect(all('.bp-mark[data-kind="way"]').length).toBeGreaterThan(0)
  expect(session.state.placed).toBe(1)
})

test('what is on its way stays to be seen until the table answers', async () => {
  const session = newSession()
  const table = new SlowTable(session)
  await sit(table)
  press('1')
  press('Enter')
  await eventually(() => expect(all('.bp-cells[aria-busy="true"]')).toHaveLength(1))
  expect(all('.bp-mark[data-kind="ghost"]').length).toBeGreaterThan(0)
  expect(all('.bp-cell > .bp-fill')).toHaveLength(0)
  // The next block can be taken meanwhile, and is kept when the answer comes.
  press('2')
  press('Enter')
  await eventually(() => expect(cues()).toContain('INVALID'))
  table.answer()
  await eventually(() => expect(all('.bp-cell > .bp-fill').length).toBeGreaterThan(0))
  expect(all('.bp-cells[aria-busy]')).toHaveLength(0)
  expect(all('.bp-slot[data-held="true"]').map(slot => slot.getAttribute('data-slot'))).toEqual(['1'])
})

test('a refusal that comes late is pointed at, and the block is back in the hand', async () => {
  const session = newSession()
  session.act(0, [...blocks.legal(session.state, 0)][0]!)
  const table = new SlowTable(session)
  await sit(table)
  press('2')
  press('Enter')
  await eventually(() => expect(all('.bp-cells[aria-busy="true"]')).toHaveLength(1))
  const taken = { slot: 1, row: 0, col: 0 }
  table.answer(blocks.refuse(session.state, 0, taken)!)
  await eventually(() => expect(all('.bp-mark[data-kind="way"]').length).toBeGreaterThan(0))
  expect(all('.bp-cells[aria-busy]')).toHaveLength(0)
  expect(all('.bp-slot[data-held="true"]')).toHaveLength(0)
  await eventually(() => expect(cues()).toContain('INVALID'))
})
