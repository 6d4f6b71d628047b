// @vitest-environment happy-dom
/** What is explained, and when: from what happens at a table to what the reason panel says. */
import { expect, test, vi } from 'vitest'
import type { Table } from '../../../../kernel/game.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import { levels } from '../../levels/levels.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { stepSaid, titleSaid } from '../hud/warnings/ending-words.ts'
import type { Why } from '../hud/warnings/why.ts'
import { Controller } from '../playback/controller.ts'

function levelOf(id: string): FloodLevel {
  const found = levels.find(level => level.id === id)
  if (!found) throw new Error(`no level ${id}`)
  return found.deal
}

interface Seat {
  readonly controller: Controller
  readonly session: Session<Floodline>
  frames(count: number): Promise<void>
  press(control: 'tilt-right' | 'drop' | 'left'): Promise<void>
}

function sitDown(level: FloodLevel): Seat {
  const session = new Session(floodline, level)
  const controller = new Controller(new LocalTable<Floodline>(session, 0), true)
  let now = 0
  const frames = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) controller.frame((now += 17))
    await vi.dynamicImportSettled()
    controller.frame((now += 17))
  }
  const press: Seat['press'] = async control => {
    controller.input.press(control, now)
    controller.input.release(control)
    await frames(4)
  }
  return { controller, session, frames, press }
}

const said = (why: Why | null): string => (why ? [titleSaid(why), ...why.steps.map(step => stepSaid(step).join(' '))].join(' | ') : '')

test('a tilt that costs blocks which count is explained at once, as a lock is', async () => {
  const { controller, frames, press } = sitDown(levelOf('unsupported'))
  await frames(3)
  await press('tilt-right')
  expect(controller.state.metrics.lost).toBe(16)
  expect(controller.hud.value.why).toMatchObject({ resolve: 'tilt', lost: 16 })
})

test('what is explained in the end is what ended it: the blocks a tilt lost, not those that fell last', async () => {
  const { controller, frames, press } = sitDown(levelOf('unsupported'))
  await frames(3)
  await press('tilt-right')
  controller.explaining.goOn()
  await frames(3)
  await press('drop')
  expect(controller.state.lost).toBe('too-many-lost')
  const { why } = controller.hud.value
  expect(why).toMatchObject({ ended: { because: 'too-many-lost', limit: 5 }, lost: 16 })
  expect(said(why)).toMatch(/^Why the level is lost \| \d+ blocks left the world\. 5 were allowed\. \| Gravity turned\./)
})

test('an empty bag says what is missing, and nothing of what fell', async () => {
  const { controller, frames, press } = sitDown(levelOf('first-tilt'))
  await frames(3)
  for (let pieces = 0; pieces < 12 && controller.state.lost === ''; pieces++) {
    await press('drop')
    controller.explaining.goOn()
    await frames(3)
  }
  expect(controller.state.lost).toBe('bag-empty')
  await controller.explaining.ask()
  await frames(1)
  const { why } = controller.hud.value
  expect(said(why)).toMatch(/^Why the level is lost \| No pieces are left\. Still missing: /)
  expect(why?.steps.map(({ kind }) => kind)).toEqual(['ended'])
})

test('ice that held something and ice that only thawed do not contradict each other', async () => {
  const level: FloodLevel = {
    ...{ format: 1, id: 'thaw', title: 'Thaw', seed: 1, bounds: [6, 10, 3], maxWorldHeight: 8 },
    terrain: [
      { type: 'ICE', from: [0, 2, 0], to: [3, 2, 2], resolves: 1 },
      { type: 'SOLID', from: [0, 3, 0], to: [1, 3, 0] },
    ],
    bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'I3', 'I3'] },
    objectives: [{ type: 'PLACE_PIECES', count: 9 }],
  }
  const { controller, frames, press } = sitDown(level)
  await frames(3)
  await press('drop')
  const { why } = controller.hud.value
  const root = why?.steps.find(({ kind }) => kind === 'root')
  expect(root).toMatchObject({ code: 'ice-thawed', ice: 12 })
  expect(root && stepSaid(root)[1]).toMatch(/^12 cells of ice ran out of resolves; \d+ of them/)
})

/** Nobody sits at it: what was done comes with the time, as in a replay, and a tilt comes before the fourth tick. */
function replayed(session: Session<Floodline>): Table<Floodline> {
  const local = new LocalTable<Floodline>(session, 0)
  const advance = (): void => {
    if (session.tick === 3) session.act(0, { kind: 'tilt', sense: 'right' })
    session.advance(1)
  }
  const no = (): never => {
    throw new Error('nobody sits here')
  }
  return {
    ...{ seat: null, legal: [], pending: null, undosLeft: 0, act: no, undo: no, resign: no, hint: no },
    ...{ time: { advance, mark: () => ({ code: 'spectating', because: '', facts: {} }) }, listen: heard => local.listen(heard) },
    get view() {
      return local.view
    },
    get ply() {
      return local.ply
    },
    get outcome() {
      return local.outcome
    },
    get toMove() {
      return local.toMove
    },
  }
}

test('a replay can be asked too: what was done in a tick is read from what happened in it', async () => {
  const session = new Session(floodline, levelOf('unsupported'))
  const controller = new Controller(replayed(session), true)
  for (let frame = 1; frame < 40; frame++) controller.frame(frame * 17)
  expect(controller.state.metrics.lost).toBe(16)
  expect(controller.hud.value.why).toBeNull()
  expect(controller.hud.value.canAsk).toBe(true)
  await controller.explaining.ask()
  controller.frame(1000)
  expect(controller.hud.value.why).toMatchObject({ resolve: 'tilt', lost: 16 })
})
