// @vitest-environment happy-dom
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refusal, Table } from '../../../kernel/game.ts'
import { Session } from '../../../kernel/session.ts'
import { LocalTable } from '../../../kernel/table.ts'
import { heard } from '../../../ui/sound/sound.ts'
import type { Memo, PlayerProps } from '../../../ui/stage.ts'
import { useNews } from '../../../ui/use-news.ts'
import { stackdoku } from '../game.ts'
import { tutorial } from '../levels/tutorial.ts'
import { minds } from '../minds/minds.ts'
import type { Stackdoku } from '../nouns.ts'
import { FarTable } from '../testing/far-table.ts'
import { Lead, Stage } from './stage.tsx'

/** A guide that answers when it is told to. */
class SlowGuide {
  readonly #questions: ((answer: boolean) => void)[] = []

  judge(asked: Stackdoku['View']): Promise<unknown> {
    return new Promise((resolve, reject) =>
      this.#questions.push(answers => (answers ? resolve(minds.guide?.judge?.(asked)) : reject(new Error('it fell over')))),
    )
  }

  /** To the question that was asked first. `false`: it falls over instead. */
  answer(answers = true): void {
    const question = this.#questions.shift() ?? fail('nobody asked')
    question(answers)
  }

  forget(): void {
    this.#questions.length = 0
  }
}

const guide = new SlowGuide()

function fail(because: string): never {
  throw new Error(because)
}

beforeEach(() => {
  guide.forget()
  heard.value = []
})

afterEach(() => {
  vi.useRealTimers()
  render(null, document.body)
})

/** The level of the tutorial without its script: ten tiles, a tray of four, one place for every token. */
function session(...lines: readonly string[]): Session<Stackdoku> {
  const begun = new Session(stackdoku, { ...tutorial.deal, layout: 'small', assist: true })
  for (const text of lines) begun.offer(0, text)
  return begun
}

/** As much of the page around a stage as it needs. `lead`: whether the frame has a place for it. */
function Page({ table, memo, lead, still }: { table: Table<Stackdoku>; memo: Memo; lead: boolean; still: boolean }) {
  const news = useNews(table)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [, drawAgain] = useState(0)
  useEffect(() => setRefusal(null), [news])
  useEffect(() => table.listen((_events, late) => late && setRefusal(late)), [table])
  const props: PlayerProps<Stackdoku> = {
    ...{ table, news, memo, refusal, still, chosen: null, advice: null, refuse: setRefusal },
    choose: () => setRefusal(null),
    act(action) {
      const refused = table.act(action)
      if (refused) setRefusal(refused)
      drawAgain(count => count + 1)
    },
    ask() {},
    judge: () => guide.judge(table.view),
    dismiss() {},
  }
  return (
    <>
      {lead && <Lead {...props} />}
      <Stage {...props} />
    </>
  )
}

interface Shown {
  tile(nth: number): HTMLElement
  cell(at: number): HTMLElement
  token(value: number): HTMLElement
  saved(): string | null
}

async function show(table: Table<Stackdoku>, { lead = false, still = true } = {}): Promise<Shown> {
  let saved = (): string | null => null
  const memo: Memo = {
    saved: null,
    keep(text) {
      saved = text
    },
    changed() {},
  }
  await act(() => render(<Page table={table} memo={memo} lead={lead} still={still} />, document.body))
  return {
    tile: nth => find(`.sd-tile[data-place="t${nth}"]`),
    cell: at => find(`.sd-cell[data-place="c${at}"]`),
    token: value => find(`.sd-token[aria-label^="token ${value}"]`),
    saved: () => saved(),
  }
}

function find(name: string): HTMLElement {
  return document.querySelector<HTMLElement>(name) ?? fail(`there is no ${name}`)
}

const click = (element: HTMLElement): Promise<void> => act(() => element.click())
const press = (key: string): Promise<void> =>
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
const cues = (): string[] => heard.value.map(({ name }) => name)

test('two tiles that are clicked are taken, drawn in the tray and heard', async () => {
  const table = new LocalTable(session(), 0)
  const { tile, token } = await show(table)
  await click(tile(5))
  expect(tile(5).dataset['selected']).toBe('true')
  await click(tile(8))
  expect(table.view.trail).toEqual(['6 9'])
  expect(token(8).textContent).toBe('8')
  expect(cues()).toEqual(['PAIR'])
})

test('a token goes where the next click points, and leaves an empty hand', async () => {
  const table = new LocalTable(session('6 9'), 0)
  const { token, cell } = await show(table)
  await click(token(8))
  expect(token(8).getAttribute('aria-pressed')).toBe('true')
  await click(cell(26))
  expect(table.view.trail).toEqual(['6 9', '8 r3c9'])
  expect(cell(26).textContent).toBe('8')
  expect(token(8).getAttribute('aria-pressed')).toBe('false')
  expect(cues()).toEqual(['PLACED', 'COMPLETED'])
})

test('a digit places a token where the keyboard is', async () => {
  const table = new LocalTable(session('6 9'), 0)
  const { cell } = await show(table)
  await act(() => cell(26).focus())
  await press('8')
  expect(table.view.trail).toEqual(['6 9', '8 r3c9'])
})

test('[SD-07] what is refused is pointed at, heard, and stays in hand', async () => {
  const table = new LocalTable(session('6 9', '1 4'), 0)
  const { token, cell } = await show(table)
  await click(token(3))
  await click(cell(9))
  expect([cell(9).dataset['tried'], cell(15).dataset['reason'], cell(14).dataset['reason']]).toEqual(['true', 'true', 'false'])
  expect(token(3).getAttribute('aria-pressed')).toBe('true')
  expect(cues()).toEqual(['INVALID'])
})

for (const still of [false, true])
  test(`[SD-17] two hidden numbers that do not match show for a moment and turn back by themselves${still ? ', without motion too' : ''}`, async () => {
    const table = new LocalTable(new Session(stackdoku, { ...tutorial.deal, layout: 'small', hidden: true }), 0)
    const { tile } = await show(table, { still })
    const { free, values } = table.view
    const other = free.find(nth => values[nth] !== values[5]) ?? fail('every number matches')
    const numbers = ['8', String(values[other])]
    const seen = (): (string | undefined)[] => [5, other].map(nth => tile(nth).querySelector('.sd-number')?.textContent)
    const said = (): boolean[] => [5, other].map(nth => tile(nth).getAttribute('aria-label')?.startsWith('number hidden') ?? false)
    expect([seen(), said()]).toEqual([
      [undefined, undefined],
      [true, true],
    ])
    vi.useFakeTimers()
    await click(tile(5))
    expect(seen()).toEqual(['8', undefined])
    await click(tile(other))
    expect([seen(), said(), table.view.trail]).toEqual([numbers, [false, false], []])
    await act(() => void vi.advanceTimersByTime(1000))
    expect(seen()).toEqual(numbers)
    await act(() => void vi.advanceTimersByTime(1000))
    expect([seen(), said()]).toEqual([
      [undefined, undefined],
      [true, true],
    ])
    // Tried again, they show again.
    await click(tile(5))
    await click(tile(other))
    expect(seen()).toEqual(numbers)
  })

test('marks and time are saved by the stage, whatever its frame shows', async () => {
  const { cell, saved } = await show(new LocalTable(session(), 0))
  expect(saved()).toBeNull()
  await click(cell(26))
  await press('m')
  await press('8')
  expect(JSON.parse(saved() ?? 'null')).toMatchObject({ pencil: { struck: { 26: 1 << 7 } } })
})

test('far away: what is on its way is a ghost, and nothing is lost or done twice', async () => {
  const table = new FarTable(session('6 9'), 0)
  const { token, cell, tile } = await show(table)
  await click(token(8))
  await click(cell(26))
  expect(find('.sd').getAttribute('aria-busy')).toBe('true')
  expect([cell(26).textContent, cell(26).dataset['kind'], cell(26).getAttribute('aria-busy')]).toEqual(['8', 'empty', 'true'])
  expect(token(8).getAttribute('aria-pressed')).toBe('true')
  // Said again before it is answered.
  await click(cell(65))
  expect(cues()).toEqual(['INVALID'])
  await act(() => table.arrive())
  expect(table.view.trail).toEqual(['6 9', '8 r3c9'])
  expect([cell(26).dataset['kind'], find('.sd').hasAttribute('aria-busy')]).toEqual(['placed', false])
  expect(token(8).getAttribute('aria-pressed')).toBe('false')
  // A pair stays lifted while it is on its way.
  await click(tile(0))
  await click(tile(3))
  expect([tile(0).dataset['selected'], tile(3).dataset['selected']]).toEqual(['true', 'true'])
  await act(() => table.arrive())
  expect(table.view.tray).toEqual([8, 3, 3])
})

test('far away: what is refused late is pointed at like anything else', async () => {
  const table = new FarTable(session('6 9', '1 4'), 0)
  const { token, cell } = await show(table)
  await click(token(3))
  await click(cell(9))
  expect(cell(9).dataset['tried']).toBe('false')
  await act(() => table.arrive())
  expect([cell(9).dataset['tried'], cell(15).dataset['reason']]).toEqual(['true', 'true'])
  expect(token(3).getAttribute('aria-pressed')).toBe('true')
  expect(cues()).toEqual(['INVALID'])
})

const prospect = (): string | undefined => document.querySelector<HTMLElement>('.sd-winnable .sd-long')?.textContent
const answer = (answers = true): Promise<void> => act(async () => guide.answer(answers))

test('[SD-39] the guide says whether it can be won, of the table it was asked about', async () => {
  const doomed = session('6 9', '8 r3c9', '8 r8c3', '1 4', '3 r1c1', '3 r9c8', '7 8', '6 r2c1', '6 r4c2', '2 3')
  await show(new LocalTable(session(), 0), { lead: true })
  guide.forget()
  await show(new LocalTable(doomed, 0), { lead: true })
  // Somebody starts over before there is an answer.
  await show(new LocalTable(session(), 0), { lead: true })
  await answer()
  expect(prospect()).toBeUndefined()
  await answer()
  expect(prospect()).toBe('Still winnable')
})

test('[SD-39] a guide that falls over claims nothing, and is asked again after the next move', async () => {
  const { tile } = await show(new LocalTable(session(), 0), { lead: true })
  await answer(false)
  expect(prospect()).toBeUndefined()
  await click(tile(5))
  await click(tile(8))
  await answer()
  expect(prospect()).toBe('Still winnable')
})
