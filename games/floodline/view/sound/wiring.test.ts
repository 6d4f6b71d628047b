/** From the controller to the synthesiser, nothing left out: what a player really hears of a running game. */
import { beforeEach, expect, test, vi } from 'vitest'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { awaitGesture, heard, type Voice, volumes } from '../../../../ui/sound/sound.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { warningsOf } from '../../rules/futures.ts'
import type { Control } from '../input/key-repeat.ts'
import { Controller } from '../playback/controller.ts'
import { voicesOf } from './voices.ts'

const { sounded } = vi.hoisted(() => ({ sounded: [] as Voice[] }))

/** A synthesiser that writes down what it is asked to sound. */
vi.mock('../../../../ui/sound/synth.ts', () => ({ on: null, sound: (voice: Voice) => void sounded.push(voice) }))

/** A low room: the third bar on top of the others is close to the limit. A pool at the side. */
const LEVEL: FloodLevel = {
  format: 1,
  id: 'wiring',
  title: 'Wiring',
  seed: 3,
  bounds: [7, 12, 5],
  maxWorldHeight: 5,
  gravityTicksPerCell: 20,
  terrain: [
    { type: 'BEDROCK', from: [0, 0, 0], to: [6, 0, 4] },
    { type: 'WATER', from: [0, 1, 0], to: [6, 1, 4] },
  ],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2'] },
  objectives: [{ type: 'PLACE_PIECES', count: 30 }],
}

async function sitDown(changes: Partial<FloodLevel> = {}) {
  const session = new Session(floodline, { ...LEVEL, ...changes })
  const table = new LocalTable<Floodline>(session, 0)
  const controller = new Controller(table, false)
  let now = 0
  const frames = (count: number): void => {
    for (let frame = 0; frame < count; frame++) {
      controller.frame((now += 17))
      if (controller.play.reading && !controller.play.playback) controller.explaining.goOn()
    }
  }
  const press = (control: Control): void => {
    controller.input.press(control, now)
    controller.input.release(control)
  }
  press('left') // the first press fetches what sounds
  await vi.dynamicImportSettled()
  return { controller, table, press, frames, state: () => controller.state }
}

/** Names of cues since this was last asked. */
function cues(): string[] {
  const names = heard.peek().map(({ name }) => name)
  heard.value = []
  return names
}

beforeEach(async () => {
  vi.stubGlobal('requestAnimationFrame', (done: (now: number) => void) => setTimeout(done, 0, 0))
  volumes.value = { pieces: 1, warnings: 1, music: 0 }
  const page = new EventTarget()
  awaitGesture(page)
  page.dispatchEvent(new Event('keyup'))
  await vi.waitFor(() => vi.dynamicImportSettled())
  await new Promise(done => setTimeout(done, 20))
  heard.value = []
  sounded.length = 0
})

test('[FL-153] what is the matter is heard in a running game, by the synthesiser itself', async () => {
  const { press, frames, state } = await sitDown()
  const all: string[] = []
  for (let piece = 0; piece < 5 && warningsOf(state()).length === 0; piece++) {
    expect(all).not.toContain('WARNING')
    press('drop')
    frames(200)
    all.push(...cues())
  }
  expect(warningsOf(state()).map(({ kind }) => kind)).not.toEqual([])
  expect(all).toContain('WARNING')
  await new Promise(done => setTimeout(done))
  const [first] = voicesOf({ id: 'WARNING', kinds: ['overflow-risk'] })
  expect(sounded.map(({ hz }) => hz)).toContain(first?.hz)
})

test.each([
  ['by its own key', 'key'],
  ['by a button of the page', 'page'],
])('what was taken back %s is not heard any more', async (_, way) => {
  const { controller, table, press, frames } = await sitDown({ undos: true })
  frames(5)
  press('drop')
  while (!controller.play.playback) frames(1)
  expect(cues()).toContain('LOCK')
  if (way === 'key') controller.input.command('undo')
  // The page knows nothing of marks: the latest lies where the game is now.
  else for (let mark = 0; mark < 2; mark++) table.undo()
  frames(60)
  expect(cues()).toEqual([])
  // The same once more, and not taken back: now it is heard to its end.
  press('drop')
  frames(200)
  expect(cues()).toEqual(expect.arrayContaining(['LOCK', 'FLOW', 'SPAWN']))
})

test('a danger that was there before is no news after something was taken back', async () => {
  const { controller, press, frames, state } = await sitDown({ undos: true })
  while (warningsOf(state()).length === 0) {
    press('drop')
    frames(200)
  }
  expect(cues()).toContain('WARNING')
  press('tilt-right')
  frames(200)
  controller.input.takeBack()
  cues()
  press('left')
  frames(150)
  expect(warningsOf(state())).not.toEqual([])
  expect(cues()).not.toContain('WARNING')
})
