// @vitest-environment happy-dom
/** What a game came to, from the table to what is read and heard of it. */
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stream } from '../../../../kernel/rng.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { heard } from '../../../../ui/sound/sound.ts'
import type { EndProps } from '../../../../ui/stage.ts'
import { floodline } from '../../game.ts'
import { levels } from '../../levels/levels.ts'
import { endlessLevel } from '../../levels/made/endless.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { score } from '../../rules/stars.ts'
import { End } from '../end.tsx'
import { Controller } from '../playback/controller.ts'

/** One piece wins it; the third star cannot be had. A block in the air comes down with the first lock. */
const LEVEL: FloodLevel = {
  format: 1,
  id: 'result',
  title: 'Result',
  seed: 3,
  bounds: [7, 12, 5],
  maxWorldHeight: 8,
  gravityTicksPerCell: 20,
  terrain: [{ type: 'SOLID', at: [0, 3, 0] }],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2'] },
  objectives: [{ type: 'PLACE_PIECES', count: 1 }],
  stars: { two: [{ type: 'MAX_PIECES_USED', count: 4 }], three: [{ type: 'MAX_SHIFT_VOXELS_TOTAL', count: 0 }] },
}

const root = document.createElement('div')
document.body.append(root)
let controller: Controller | null = null
let now = 0

function frames(count: number): void {
  for (let frame = 0; frame < count; frame++) controller?.frame((now += 17))
}

type Pressed = 'left' | 'drop' | 'tilt-right'

function press(control: Pressed): void {
  controller?.input.press(control, now)
  controller?.input.release(control)
}

/** To the end, with a drop after every resolve; then what the end says. */
async function played(level: FloodLevel, still = false, first: Pressed = 'left'): Promise<Controller> {
  const table = new LocalTable<Floodline>(new Session(floodline, level), 0)
  const sat = new Controller(table, still)
  controller = sat
  press(first) // the first press fetches what sounds
  await vi.dynamicImportSettled()
  for (let n = 0; n < 400 && !table.outcome; n++) {
    press('drop')
    frames(3)
    for (let wait = 0; wait < 400 && sat.play.playback && !table.outcome; wait++) frames(1)
    if (sat.play.reading) sat.explaining.goOn()
  }
  frames(400)
  heard.value = []
  const props = { table, still, deal: level, lines: [], news: { count: 0, events: [] } } as unknown as EndProps<Floodline>
  await act(() => render(<End {...props} />, root))
  await act(() => vi.dynamicImportSettled())
  await pass(1)
  return sat
}

const cues = (): string[] => heard.peek().map(({ name }) => name)
const pass = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => {}))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  await act(() => render(null, root))
  vi.useRealTimers()
})

test('the stars that were earned ring in one after another; the others are there without a bell', async () => {
  await played(LEVEL)
  const stars = [...root.querySelectorAll<HTMLElement>('.fl-earned li')]
  expect(stars.map(star => star.dataset['earned'])).toEqual(['true', 'true', 'false'])
  expect(stars.map(star => star.textContent)).toEqual(['Met: Win the level', 'Met: At most 4 pieces', 'Missed: No blocks shifted'])
  expect(stars.map(star => star.style.getPropertyValue('--fl-ring')).slice(0, 2)).toEqual(['380ms', '760ms'])
  expect(cues()).toEqual([])
  await pass(400)
  expect(cues()).toEqual(['STAR'])
  await pass(2000)
  expect(cues()).toEqual(['STAR', 'STAR'])
  expect(heard.peek().at(-1)?.caption).toBe('star')
  expect(root.querySelector('.fl-see')).toBeNull()
})

test('whoever leaves before the last star hears no more of them', async () => {
  await played(LEVEL)
  await pass(400)
  await act(() => render(null, root))
  await pass(2000)
  expect(cues()).toEqual(['STAR'])
})

test('of a lost level the resolve that decided it is shown once more on request', async () => {
  const { play } = await played({
    ...LEVEL,
    voidFaces: ['DOWN'],
    terrain: [{ type: 'BEDROCK', from: [1, 0, 0], to: [6, 0, 4] }, ...LEVEL.terrain],
    objectives: [{ type: 'PLACE_PIECES', count: 9 }],
    constraints: [{ type: 'MAX_LOST_VOXELS', count: 0 }],
  })
  expect(play.state.lost).toBe('too-many-lost')
  expect(play.phases.telling.peek()).toBeNull()
  const see = root.querySelector<HTMLElement>('.fl-see')
  expect(see?.textContent).toBe('See what happened')
  await act(() => see?.click())
  expect(play.phases.telling.peek()).toBe('again')
  expect(play.phases.resolve?.events.map(({ kind }) => kind)).toContain('lost')
})

test('what a tilt lost and the next lock counted is shown once more as well: the tilt', async () => {
  const level = levels.find(({ id }) => id === 'unsupported')?.deal
  if (!level) throw new Error('there is a level with a rim')
  const { play } = await played(level, false, 'tilt-right')
  expect(play.state.lost).toBe('too-many-lost')
  const see = root.querySelector<HTMLElement>('.fl-see')
  await act(() => see?.click())
  expect(play.phases.telling.peek()).toBe('again')
  expect(play.phases.resolve?.events.map(({ kind }) => kind)).toContain('tilted')
})

test('without movement nothing is offered that would move', async () => {
  await played({ ...LEVEL, maxWorldHeight: 8, objectives: [{ type: 'PLACE_PIECES', count: 30 }] }, true)
  expect(root.querySelector('.fl-earned')?.getAttribute('data-still')).toBe('true')
  expect(root.querySelector('.fl-see')).toBeNull()
})

test('endless ends with what the points came from, and with no stars', async () => {
  const setup: Floodline['Setup'] = { width: 4, depth: 4, height: 8, water: 0, goal: 'score', wind: false, practice: false }
  const { play } = await played(endlessLevel(setup, stream('end', 'deal')))
  expect(play.state.lost).not.toBe('')
  expect(root.querySelector('.fl-earned')).toBeNull()
  const points = [...root.querySelectorAll('.fl-parts b')].map(({ textContent }) =>
    Number((textContent ?? '').replace('−', '-').replaceAll(',', '')),
  )
  expect(points.length).toBeGreaterThan(0)
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(score(play.state))
  expect(root.querySelector('.fl-parts li')?.getAttribute('aria-label')).toMatch(/^Pieces: \d+, \d+ points$/)
})
