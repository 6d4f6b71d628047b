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
import { cadence, type Note } from './composition.ts'
import { voicesOf } from './voices.ts'

const { sounded, notes } = vi.hoisted(() => ({ sounded: [] as Voice[], notes: [] as Note[] }))

/** A synthesiser that writes down what it is asked to sound, and a band that writes down its notes. */
vi.mock('../../../../ui/sound/synth.ts', () => ({ on: { currentTime: 0 }, sound: (voice: Voice) => void sounded.push(voice) }))
vi.mock('./band.ts', () => ({
  Band: class {
    begin(): void {}
    end(): void {}
    warm(): void {}
    setVolume(): void {}
    play(note: Note): void {
      notes.push(note)
    }
  },
}))
vi.stubGlobal('document', new EventTarget()) // what the music asks whether it is seen

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
  notes.length = 0
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

/** Won by the first piece, which falls into the pool: there is something to be shown. */
const WINNABLE: Partial<FloodLevel> = { objectives: [{ type: 'PLACE_PIECES', count: 1 }] }

test('a win is heard when it has been shown: a chord, and the music closes with its phrase; then a bell for every star', async () => {
  volumes.value = { pieces: 1, warnings: 1, music: 1 }
  const { controller, press, frames, state } = await sitDown(WINNABLE)
  frames(5)
  expect(notes.length).toBeGreaterThan(0) // there is music to break off
  notes.length = 0
  press('drop')
  while (!controller.play.playback) frames(1)
  expect(state().won).toBe(true)
  expect(cues()).not.toContain('WON')
  while (controller.play.playback) frames(1)
  expect(cues()).toContain('WON')
  expect(notes).toEqual(cadence(1))
  frames(30)
  expect(notes).toHaveLength(cadence(1).length)
  await new Promise(done => setTimeout(done))
  sounded.length = 0
  controller.ring(0)
  controller.ring(2)
  expect(cues()).toEqual(['STAR', 'STAR'])
  await new Promise(done => setTimeout(done))
  expect(sounded.map(({ hz }) => hz)).toEqual([0, 2].flatMap(turn => voicesOf({ id: 'STAR', turn }).map(({ hz }) => hz)))
})

test('what falls is heard to land when it has fallen', async () => {
  // Loose blocks on the bare floor: a tilt lets them slide to the wall.
  const { controller, press, frames } = await sitDown({ terrain: [{ type: 'SOLID', from: [1, 0, 1], to: [1, 1, 2] }] })
  frames(5)
  cues()
  press('tilt-right')
  while (!controller.play.playback) frames(1)
  expect(cues()).not.toContain('LAND')
  while (controller.play.playback) frames(1)
  expect(cues()).toContain('LAND')
})
