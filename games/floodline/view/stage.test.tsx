// @vitest-environment happy-dom
/** From keys to the session and from there to eyes and ears, in a page that can draw no world. */
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Table } from '../../../kernel/game.ts'
import { Session } from '../../../kernel/session.ts'
import { LocalTable } from '../../../kernel/table.ts'
import { Announcer } from '../../../ui/announce.tsx'
import { captioned, heard } from '../../../ui/sound/sound.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import { useNews } from '../../../ui/use-news.ts'
import { floodline } from '../game.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import { LateTable } from '../testing/late-table.ts'
import { Stage } from './stage.tsx'

/** A low room: the third bar on top of the others is close to the limit. */
const LEVEL: FloodLevel = {
  format: 1,
  id: 'wiring',
  title: 'Wiring',
  seed: 3,
  bounds: [7, 12, 5],
  maxWorldHeight: 5,
  gravityTicksPerCell: 20,
  terrain: [{ type: 'BEDROCK', from: [0, 0, 0], to: [6, 0, 4] }],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2'] },
  hold: true,
  objectives: [{ type: 'PLACE_PIECES', count: 30 }],
}

function Page({ table, still }: { table: Table<Floodline>; still: boolean }) {
  const props: PlayerProps<Floodline> = {
    ...{ table, news: useNews(table), still, chosen: null, advice: null, refusal: null },
    ...{ choose() {}, act() {}, refuse() {}, ask() {}, dismiss() {} },
  }
  return (
    <>
      <Stage {...props} />
      <Announcer />
    </>
  )
}

const root = document.createElement('div')
document.body.append(root)

const pass = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => {}))

async function sitDown(table: Table<Floodline>, still = true): Promise<void> {
  await act(() => render(<Page table={table} still={still} />, root))
  await pass(100)
}

async function press(key: string): Promise<void> {
  const target = document.activeElement ?? document.body
  await act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
  await pass(40)
  await act(() => void target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true })))
  await vi.dynamicImportSettled()
  await pass(100)
}

const text = (name: string): string => root.querySelector(name)?.textContent ?? ''
const cues = (): string[] => heard.peek().map(({ name }) => name)

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
  heard.value = []
})

afterEach(async () => {
  await act(() => render(null, root))
  vi.useRealTimers()
})

test('a drop reaches the session, is heard, and counts', async () => {
  const session = new Session(floodline, LEVEL)
  await sitDown(new LocalTable(session, 0))
  expect(text('.fl-goal-have')).toBe('0 / 30')
  await press('ArrowLeft') // the first press fetches what sounds
  await press(' ')
  const wishes = session.log.map(entry => entry.text).filter(line => !line.startsWith('='))
  expect(wishes).toEqual(['x-', 'drop'])
  expect(session.state.metrics.pieces).toBe(1)
  expect(cues()).toEqual(expect.arrayContaining(['DROP', 'LOCK']))
  expect(text('.fl-goal-have')).toBe('1 / 30')
})

test('a page that cannot draw the world says so; time passes, and what comes of it is shown', async () => {
  const session = new Session(floodline, { ...LEVEL, gravityTicksPerCell: 1 })
  await sitDown(new LocalTable(session, 0))
  await vi.dynamicImportSettled()
  await pass(1000)
  expect(text('.fl-flat')).toContain('cannot draw')
  expect(session.state.metrics.pieces).toBeGreaterThan(0)
  expect(text('.fl-goal-have')).toBe(`${session.state.metrics.pieces} / 30`)
})

test('what was turned down is said, and goes again', async () => {
  await sitDown(new LocalTable(new Session(floodline, LEVEL), 0))
  await press('b')
  expect(text('.fl-refused')).toBe('no charge left')
  await pass(3000)
  expect(text('.fl-refused')).toBe('')
})

test('FL-138: while a resolve is shown a drop waits for its piece, and Enter hurries', async () => {
  // A pool beside a wall: tilted, it runs.
  const terrain = [...LEVEL.terrain, { type: 'WATER', from: [0, 1, 0], to: [1, 1, 4] }, { type: 'BEDROCK', from: [2, 1, 0], to: [2, 1, 4] }]
  const session = new Session(floodline, { ...LEVEL, terrain } as FloodLevel)
  await sitDown(new LocalTable(session, 0), false)
  await press('4')
  expect(text('.fl-skip')).toBe('Skip Enter')
  await press(' ')
  expect(session.state.metrics.pieces).toBe(0)
  expect(text('.fl-skip')).not.toBe('')
  await press('Enter')
  expect(text('.fl-skip')).toBe('')
  await pass(200)
  expect(session.state.metrics.pieces).toBe(1)
})

test('[FL-153] a danger is written at the board and heard', async () => {
  await sitDown(new LocalTable(new Session(floodline, LEVEL), 0))
  expect(text('.fl-warning')).toBe('')
  for (let piece = 0; piece < 6 && text('.fl-warning') === ''; piece++) await press(' ')
  expect(text('.fl-warning')).not.toBe('')
  expect(cues()).toContain('WARNING')
})

test('keys belong to whoever is being typed into, and not to somebody who looks on', async () => {
  const session = new Session(floodline, LEVEL)
  await sitDown(new LocalTable(session, 0))
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  await press(' ')
  field.remove()
  expect(session.state.metrics.pieces).toBe(0)
  await press(' ')
  expect(session.state.metrics.pieces).toBe(1)
  await act(() => render(null, root))
  await sitDown(new LocalTable(session, null))
  await press(' ')
  expect(session.state.metrics.pieces).toBe(1)
})

test('[FL-147] far away: what is taken back is announced when it has been', async () => {
  const table = new LateTable({ ...LEVEL, undos: true })
  const { state } = table.session
  await sitDown(table)
  await press(' ')
  expect(state.metrics.pieces).toBe(0)
  table.arrive()
  await pass(500)
  expect(text('.fl-goal-have')).toBe('1 / 30')
  await press('u')
  expect(text('[role="log"]')).not.toContain('Taken back')
  while (table.pending !== null) table.arrive()
  await pass(100)
  expect(text('[role="log"]')).toContain('Taken back')
  expect(text('.fl-goal-have')).toBe('0 / 30')
})

test('the four tilts are shown side by side on a key, time waits meanwhile, and choosing one tilts', async () => {
  const session = new Session(floodline, { ...LEVEL, constraints: [{ type: 'MAX_LOST_VOXELS', count: 0 }], voidFaces: ['EAST'] })
  await sitDown(new LocalTable<Floodline>(session, 0))
  await press("'")
  await pass(50)
  const futures = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.fl-future')]
  expect(futures()).toHaveLength(4)
  const { tick } = session.state
  await pass(500)
  expect(session.state.tick).toBe(tick)
  await press('Escape')
  expect(futures()).toHaveLength(0)
  await press("'")
  await pass(50)
  const east = futures().find(future => future.textContent?.includes('east'))
  await act(() => east?.click())
  await pass(200)
  expect(futures()).toHaveLength(0)
  expect(session.state.metrics.tilts).toBe(1)
})

test('what loses the level stands beside the goals, with its count', async () => {
  const session = new Session(floodline, { ...LEVEL, constraints: [{ type: 'MAX_LOST_VOXELS', count: 5 }] })
  await sitDown(new LocalTable<Floodline>(session, 0))
  await vi.dynamicImportSettled()
  await pass(50)
  expect(text('.fl-limits')).toMatch(/Blocks lost.*0 \/ 5/)
  expect(text('.fl-limits')).toMatch(/Height/)
})

test('every view is behind one button: the list opens, x-ray and depths stay on, nearer has an end', async () => {
  await sitDown(new LocalTable(new Session(floodline, LEVEL), 0))
  const click = async (name: string): Promise<HTMLElement | undefined> => {
    const button = [...root.querySelectorAll('button')].find(each => each.getAttribute('aria-label') === name)
    await act(() => button?.click())
    await pass(100)
    await vi.dynamicImportSettled()
    await pass(100)
    return [...root.querySelectorAll('button')].find(each => each.getAttribute('aria-label') === name)
  }
  expect(root.querySelector('.fl-views')).toBeNull()
  expect((await click('Views'))?.getAttribute('aria-expanded')).toBe('true')
  expect((await click('Water depths'))?.getAttribute('aria-pressed')).toBe('true')
  expect((await click('X-ray'))?.getAttribute('aria-pressed')).toBe('true')
  expect(root.querySelector('.fl-layers')).not.toBeNull()
  await click('Nearer')
  expect((await click('Nearer'))?.getAttribute('aria-disabled')).toBe('true')
  await press('Escape')
  expect(root.querySelector('.fl-views')).toBeNull()
})

test('where captions are on, the stage shows them among what it says, and the page does not show them twice', async () => {
  captioned.value = true
  await sitDown(new LocalTable(new Session(floodline, LEVEL), 0))
  await vi.dynamicImportSettled()
  await pass(100)
  await act(() => {
    heard.value = [{ count: 1, name: 'LOCK', caption: 'A piece lands' }]
  })
  await pass(100)
  const shown = root.querySelectorAll('.fl-messages .caption')
  captioned.value = false
  expect(shown.length).toBe(1)
})

test('[FL-194] an endless level shows what its score is the sum of, a floor is told and heard', async () => {
  const floor = Array.from({ length: 35 }, (_, cell) => ({ type: 'SOLID', at: [cell % 7, 0, Math.floor(cell / 7)] }) as const)
  const terrain = floor.filter(({ at: [x, , z] }) => z !== 2 || x < 2 || x > 4) // what an I3 fills as it comes
  const points = { perPiece: 10, perWaterRemoved: 5, penaltyShiftVoxel: 0, penaltyLostVoxel: 5, penaltyRotation: 0, perFloor: 350 }
  const { objectives: _, ...level } = LEVEL
  const session = new Session(floodline, { ...level, terrain, objectives: [], score: points, endless: { mutators: [], settles: true } })
  await sitDown(new LocalTable(session, 0))
  await vi.dynamicImportSettled()
  await pass(200)
  expect(text('.fl-sum')).toBe('Floors00')
  await press('ArrowLeft')
  await press('ArrowRight')
  await press(' ')
  await pass(300)
  expect(session.state.endless?.floors).toBe(1)
  expect(text('.fl-score b')).toBe('360')
  expect([...root.querySelectorAll('.fl-sum li')].map(part => part.getAttribute('aria-label'))).toEqual([
    'Pieces: 1, 10 points',
    'Floors: 1, 350 points',
  ])
  expect(cues()).toContain('COLLAPSE')
})
