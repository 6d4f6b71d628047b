import { expect, test } from 'vitest'
import { members } from './members.js'
import { planted } from './testing/planted.ts'

const CLEAN = {
  'kernel/game.ts':
    'export interface Game { readonly id: string; hide?(event: string): string | null }\nexport const idOf = (game: Game) => [game.id, game.hide]\n',
  'games/pebbles/view/clock.ts': 'export class Clock {\n  #owed = 0\n  due() { return this.#owed }\n}\n',
  'games/pebbles/view/stage.ts': `import { type Game, idOf } from '../../../kernel/game.ts'
import { Clock } from './clock.ts'
const game: Game = { id: 'pebbles', hide: event => event }
export const Stage = () => [idOf(game), new Clock().due()]
`,
  'shell/stages.ts': `interface StageModule { Stage(): unknown }
export const stages: Record<string, () => Promise<StageModule>> = { pebbles: () => import('../games/pebbles/view/stage.ts') }
void stages.pebbles?.().then(({ Stage }) => Stage())
`,
}

function found(files: Readonly<Record<string, string>>, excuses = ''): string[] {
  return members(planted({ ...CLEAN, ...files }), excuses).map(({ says }) => says)
}

test('a tree in which everything is read passes', () => {
  expect(found({})).toEqual([])
})

test('a member that nobody reads is found, and one of the same name elsewhere does not hide it', () => {
  const sound = `export class Orchestra {\n  play() {}\n  forget() {}\n}\nexport class Backdrop {\n  #drawn = 0\n  forget() { return this.#drawn }\n}\n`
  const pit = `import { Backdrop, Orchestra } from './sound.ts'\nnew Orchestra().play()\nnew Backdrop().forget()\n`
  expect(found({ 'games/pebbles/view/sound.ts': sound, 'games/pebbles/view/pit.ts': pit })).toEqual([
    'games/pebbles/view/sound.ts:3 Orchestra.forget is read by no shipped file',
  ])
})

test('a test, a tool or testing/ is no reader; an export that only they import is found', () => {
  const files = {
    'games/pebbles/rules/day.ts': 'export const today = 1\nexport const nextDay = (day: number) => day + 1\n',
    'games/pebbles/rules/week.ts': "import { today } from './day.ts'\nconsole.log(today)\n",
    'games/pebbles/rules/day.test.ts': "import { nextDay } from './day.ts'\nnextDay(1)\n",
    'games/pebbles/testing/run.ts': "import { nextDay } from '../rules/day.ts'\nnextDay(1)\n",
    'tools/run.ts': "import { nextDay } from '../games/pebbles/rules/day.ts'\nnextDay(1)\n",
  }
  expect(found(files)).toEqual(['games/pebbles/rules/day.ts:2 nextDay is read by no shipped file'])
})

test('sentences that are written in every language and said in none are found, nested ones too', () => {
  const words = `export interface Words { said: string; paused: string; own: { level: string; room: string } }
export const en: Words = { said: 'a', paused: 'b', own: { level: 'c', room: 'd' } }
export const speak = (words: Words, key: 'level') => words.said + words.own[key]
speak(en, 'level')
`
  expect(found({ 'shell/words.ts': words })).toEqual([
    'shell/words.ts:1 Words.paused is read by no shipped file',
    'shell/words.ts:1 Words.own.room is read by no shipped file',
  ])
})

test('giving a value is no reading', () => {
  const counter = 'export class Counter {\n  seen = 0\n  look() { this.seen += 1; this.seen = 2; this.seen++ }\n}\nnew Counter().look()\n'
  expect(found({ 'ui/counter.ts': counter })).toEqual(['ui/counter.ts:2 Counter.seen is read by no shipped file'])
})

test('an optional member that nobody gives is found, though it is read', () => {
  const ears = `interface Hearing { corner: number; warnings: string[] }
const soundsOf = (hearing: Hearing) => hearing.corner + hearing.warnings.length
export class Ears {
  hear({ corner, warnings = [] }: { corner: number; warnings?: string[] }) { return soundsOf({ ...{ corner, warnings } }) }
}
new Ears().hear({ corner: 1 })
`
  expect(found({ 'ui/ears.ts': ears })).toEqual(['ui/ears.ts:4 Ears.hear.warnings is optional, and no shipped file gives it'])
  expect(found({ 'ui/ears.ts': `${ears}new Ears().hear({ corner: 1, warnings: ['late'] })\n` })).toEqual([])
})

test('what is handed over as another type is read there', () => {
  const files = {
    'ui/pointer.ts':
      'export interface Steered { press(key: string): void; say?(text: string): void }\nexport const steer = (it: Steered) => [it.press, it.say]\n',
    'ui/desk.ts':
      "import { steer } from './pointer.ts'\nexport class Desk {\n  press(_key: string) {}\n  say(_text: string) {}\n}\nsteer(new Desk())\n",
  }
  expect(found(files)).toEqual([])
})

test('a run and a tool are users of terminal/, and of nothing else', () => {
  const files = {
    'terminal/report.ts': 'export const report = (options: { wide?: boolean }) => options.wide\nexport const unused = 1\n',
    'games/pebbles/testing/runs/long.ts': "import { report } from '../../../../terminal/report.ts'\nreport({ wide: true })\n",
  }
  expect(found(files)).toEqual(['terminal/report.ts:2 unused is read by no shipped file'])
})

test('a job is read where a worker is asked for it by name', () => {
  const client = 'export class Client<J> {\n  ask<K extends keyof J>(job: K) { return job }\n}\n'
  const jobs = `import { Client } from './client.ts'
export interface PebbleJobs { judge: string; deal: string }
new Client<PebbleJobs>().ask('judge')
`
  expect(found({ 'ui/client.ts': client, 'ui/jobs.ts': jobs })).toEqual(['ui/jobs.ts:2 PebbleJobs.deal is read by no shipped file'])
})

test('what a class has from another is read where the heir is handed over, and what it reads of itself its interface asked for', () => {
  const files = {
    'ui/picture.ts':
      'export interface Picture { pick(): number; restored: (() => void) | null }\nexport const look = (it: Picture) => it.pick()\n',
    'ui/viewed.ts': 'export class Viewed {\n  pick() { return 1 }\n}\n',
    'ui/scene.ts': `import { look, type Picture } from './picture.ts'
import { Viewed } from './viewed.ts'
export class Scene extends Viewed implements Picture {
  restored: (() => void) | null = null
  again() { this.restored?.() }
}
look(new Scene())
new Scene().again()
`,
  }
  expect(found(files)).toEqual([])
})

test('an excuse needs a reason and something to excuse', () => {
  const files = {
    'ui/saved.ts': 'export interface Saved { v: 1; seed: string }\nexport const save: Saved = { v: 1, seed: "a" }\nconsole.log(save)\n',
  }
  expect(found(files)).toEqual(['ui/saved.ts:1 Saved.seed is read by no shipped file'])
  expect(found(files, 'ui/*.ts  Saved.*  written to the disk')).toEqual([])
  expect(found(files, 'ui/*.ts  Saved.*')).toEqual(['tools/checks/members.allowed:1 gives no reason: ui/*.ts  Saved.*'])
  expect(found({}, 'ui/*.ts  Saved.*  written to the disk')).toEqual([
    'tools/checks/members.allowed:1 excuses nothing any more: ui/*.ts  Saved.*  written to the disk',
  ])
})
