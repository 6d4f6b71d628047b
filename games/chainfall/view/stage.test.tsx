// @vitest-environment happy-dom
/** From hands to the table and from the table to eyes and ears, at a table that answers when it likes. */
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Advice, Refusal, Table } from '../../../kernel/game.ts'
import { dealFrom, Session } from '../../../kernel/session.ts'
import { LocalTable } from '../../../kernel/table.ts'
import { heard } from '../../../ui/sound/sound.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import { useNews } from '../../../ui/use-news.ts'
import { chainfall } from '../game.ts'
import type { Chainfall } from '../nouns.ts'
import { V1 } from '../testing/drawn.ts'
import { Aside, Lead, Stage, Viewer } from './stage.tsx'
import { stateOf } from './view-state.ts'

/** A seat at a session that hears of nothing before `deliver` is called. */
class LateTable implements Table<Chainfall> {
  readonly seat = 0
  readonly legal = []
  readonly undosLeft = 0
  readonly offers: string[] = []
  readonly session = new Session(chainfall, dealFrom(chainfall, V1, 'late'))
  readonly #local = new LocalTable(this.session, 0)
  readonly #listeners = new Set<Parameters<Table<Chainfall>['listen']>[0]>()
  readonly #queue: (() => void)[] = []
  pending: string | null = null
  ply = 0
  view = this.#local.view
  toMove = this.#local.toMove
  outcome = this.#local.outcome

  constructor() {
    this.#local.listen(events => {
      const { ply, view, toMove, outcome } = this.#local
      this.#queue.push(() => {
        Object.assign(this, { ply, view, toMove, outcome, pending: null })
        this.tell(events)
      })
    })
  }

  act(action: Chainfall['Action']): Refusal | null {
    if (this.pending !== null) return { code: 'pending', because: 'wait', facts: {} }
    this.pending = chainfall.notate(action)
    this.offers.push(this.pending)
    return null
  }

  /** The other side's turn. */
  answer(text: string): void {
    if (this.session.offer(1, text)) throw new Error(`${text} is refused`)
  }

  deliver(): void {
    if (this.pending !== null && this.session.offer(0, this.pending)) throw new Error(`${this.pending} is refused`)
    for (const hear of this.#queue.splice(0)) hear()
  }

  tell(events: readonly Chainfall['Event'][], refusal?: Refusal): void {
    for (const hear of this.#listeners) hear(events, refusal)
  }

  undo = (): null => null
  resign = (): null => null
  hint = (): null => null

  listen(listener: Parameters<Table<Chainfall>['listen']>[0]): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Does something, and draws whatever comes of it. */
function flush(does: () => unknown): void {
  void act(() => void does())
}

const root = document.createElement('div')
document.body.append(root)

interface Wish {
  readonly chosen?: PlayerProps<Chainfall>['chosen']
  readonly advice?: Advice<Chainfall>
  readonly refusal?: Refusal
  refuse?(refusal: Refusal): void
}

/** A frame that draws everything, the score with news of its own: as the theatre does. */
function Page({ table, wish }: { table: LateTable; wish: Wish }) {
  const props: PlayerProps<Chainfall> = {
    ...{ table, news: useNews(table), still: false, chosen: wish.chosen ?? null },
    ...{ advice: wish.advice ?? null, refusal: wish.refusal ?? null },
    ...{ choose() {}, ask() {}, dismiss() {}, act: action => void table.act(action), refuse: wish.refuse ?? (() => {}) },
  }
  return (
    <>
      <Lead {...props} news={useNews(table)} />
      <Stage {...props} />
      <Aside {...props} />
    </>
  )
}

const draw = (table: LateTable, wish: Wish = {}): void => flush(() => render(<Page table={table} wish={wish} />, root))
const away = (): void => flush(() => render(null, root))
const cell = (name: string): HTMLElement => root.querySelector(`[data-place="${name}"]`) as HTMLElement
const hasGhost = (name: string): boolean => cell(name).querySelector('[data-wished="true"]') !== null
const cues = (): string[] => heard.value.map(({ name }) => name)
const pass = (ms: number): void => flush(() => vi.advanceTimersByTime(ms))

function click(name: string): void {
  flush(() => void cell(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })))
}

function type(keys: readonly string[]): void {
  for (const key of keys) flush(() => void cell('a1').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
}

beforeEach(() => {
  vi.useFakeTimers()
  heard.value = []
})
afterEach(() => {
  away()
  vi.useRealTimers()
})

test('a click and a typed turn reach the table', () => {
  const clicked = new LateTable()
  draw(clicked)
  click('c3')
  expect(clicked.offers).toEqual(['c3'])
  const typed = new LateTable()
  draw(typed)
  type(['b', '2', 'Enter'])
  expect(typed.offers).toEqual(['b2'])
})

test('a hint that is written down leaves the last turn on the board', () => {
  const table = new LateTable()
  draw(table)
  click('c3')
  flush(() => table.deliver())
  flush(() => {
    table.answer('d4')
    table.deliver()
  })
  const { last, latest } = stateOf(table).happened.value
  expect(last?.events.length).toBeGreaterThan(0)
  flush(() => {
    table.session.offer(0, '!hint')
    table.deliver()
  })
  expect(table.ply).toBe(3)
  expect(stateOf(table).happened.value).toMatchObject({ last, latest })
})

test('a turn on its way stays where it is, and no other is taken', () => {
  const table = new LateTable()
  const refuse = vi.fn<(refusal: Refusal) => void>()
  draw(table, { refuse })
  click('c3')
  draw(table, { refuse })
  expect([hasGhost('c3'), root.querySelector('.cf-space')?.getAttribute('aria-busy')]).toEqual([true, 'true'])
  click('d4')
  expect(refuse).toHaveBeenCalledWith(expect.objectContaining({ code: 'pending' }))
  expect(table.offers).toEqual(['c3'])
  expect(cues()).toEqual([]) // nothing has happened yet
})

test('a turn that was refused later can be played again', () => {
  const table = new LateTable()
  draw(table)
  click('c3')
  table.pending = null
  flush(() => table.tell([], { code: 'spoilt', because: 'not now', facts: {} }))
  expect(cues()).toEqual([])
  click('c3')
  expect(table.offers).toEqual(['c3', 'c3'])
})

test('a turn and its late answer are shown and heard once, however often the board is drawn', () => {
  const table = new LateTable()
  draw(table)
  click('c3')
  flush(() => table.deliver())
  expect(cues()).toEqual(['TILE_PLACE'])
  away()
  draw(table)
  expect(cues()).toEqual(['TILE_PLACE'])
  flush(() => table.tell([])) // something is no longer on its way: nothing has happened
  // The answer comes while the turn before it is still being shown, and waits for its end.
  table.answer('d5')
  flush(() => table.deliver())
  expect(cues()).toEqual(['TILE_PLACE'])
  for (let beat = 0; beat < 10; beat++) pass(500)
  expect(cues()).toEqual(['TILE_PLACE', 'TICK', 'TILE_PLACE', 'TICK'])
  expect(root.querySelector('.cf-last h3')?.textContent).toContain('d5')
})

test('two turns that arrive together are both shown, each in its own position', () => {
  const table = new LateTable()
  draw(table)
  click('c3')
  table.session.offer(0, 'c3')
  table.pending = null
  table.answer('c4')
  flush(() => table.deliver())
  for (let beat = 0; beat < 10; beat++) pass(500)
  expect(cues()).toEqual(['TILE_PLACE', 'TICK', 'TILE_PLACE', 'TICK'])
})

test('what was refused is pointed at and heard once', () => {
  const table = new LateTable()
  const refusal = { code: 'occupied', because: 'there is a tile', facts: { cell: 0 } }
  draw(table, { refusal })
  expect(cell('a1').dataset['refused']).toBe('true')
  away()
  draw(table, { refusal })
  expect(cues()).toEqual(['INVALID'])
})

test('advice lies on the board until somebody moves it, and goes when it is dismissed', () => {
  const table = new LateTable()
  const action = chainfall.parse('e5') as Chainfall['Action']
  const advice = { action, code: 'quiet', because: 'it is quiet there', facts: {} }
  draw(table, { advice })
  expect(hasGhost('e5')).toBe(true)
  flush(() => root.querySelector<HTMLElement>('.cf-do .primary')?.click())
  expect(table.offers).toEqual(['e5'])
  table.pending = null
  draw(table)
  expect(hasGhost('e5')).toBe(false)
})

test('once it is over or called off, nothing says that there is a turn to play or a card left', () => {
  const table = new LateTable()
  draw(table)
  expect(root.textContent).toContain('4 of 4 still playable')
  expect(root.querySelector('.cf-queue')?.textContent).toContain('This turn')
  draw(Object.assign(table, { toMove: null }))
  for (const wrong of ['playable', 'cards left', 'of 4 left']) expect(root.textContent).not.toContain(wrong)
  expect(root.querySelector('.cf-queue')?.textContent).not.toContain('This turn')
  expect(root.querySelector('.cf-queue [data-now="true"], .cf-card[data-state="held"]')).toBeNull()
})

test('where there is little room, what a turn comes to still says whose turn it is', () => {
  const table = new LateTable()
  const short = (): string | null | undefined => root.querySelector('.cf-sum-short em')?.textContent
  const advised = (turn: string): Advice<Chainfall> => ({
    action: chainfall.parse(turn)!,
    code: 'quiet',
    because: 'it is quiet',
    facts: {},
  })
  draw(table, { advice: advised('e5') })
  expect(short()).toBe('Blue to move')
  draw(table, { advice: advised('wall a1, e5') })
  expect(short()).toBe('Blue to move: Firewall')
  away()
  const empty = Object.assign(new LateTable(), { view: { ...table.view, queue: [], left: [] } })
  draw(empty)
  expect(short()).toBe('Blue to move. There is nothing to place.')
})

/** Our turn is played, and the table keeps what is chosen from here on. */
function aheadTable(turn: string): LateTable {
  const table = Object.assign(new LateTable(), { keepsAhead: true })
  table.act(chainfall.parse(turn)!)
  table.deliver()
  return table
}

test('nothing of a plan is left on the board once it is taken back, nor of what was begun in its place', () => {
  const table = aheadTable('c3')
  draw(table, { chosen: { action: chainfall.parse('e5')!, held: false } })
  expect(hasGhost('e5')).toBe(true)
  type(['7']) // the wall
  click('a1')
  expect(cell('a1').querySelector('.cf-wall')).not.toBeNull()
  draw(table)
  expect(hasGhost('e5')).toBe(false)
  expect(cell('a1').querySelector('.cf-wall')).toBeNull()
})

test('on a card there is the board and nothing else', () => {
  const table = new LateTable()
  const watch = (company?: { you: null; names: string[] }): void =>
    flush(() => render(<Viewer table={table} news={{ count: 0, events: [] }} still={true} {...(company ? { company } : {})} />, root))
  watch()
  expect(root.querySelector('.cf-queue')).toBeNull()
  watch({ you: null, names: ['You', 'Ember'] })
  expect(root.querySelector('.cf-queue')).not.toBeNull()
})
