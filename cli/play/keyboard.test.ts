/** Play at a keyboard: completion, Ctrl-C, Ctrl-D, colours. The streams are made up, readline is the real one. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import { Session } from '../../kernel/session.ts'
import { type Caught, inFolder, madeWorld } from '../../terminal/testing/world.ts'
import type { World } from '../../terminal/world.ts'
import { lockstep } from '../main.ts'
import { completions } from './completion.ts'
import { Match } from './match.ts'

interface Sitting {
  readonly output: Caught
  readonly code: Promise<number>
  /** Presses keys and waits until the screen shows something after it, or until they have been read. */
  press(keys: string, until?: string): Promise<void>
}

async function sit(line: string, given: Partial<World> = {}): Promise<Sitting> {
  const input = new PassThrough()
  const { world, output } = madeWorld({ input, interactive: true, ...given })
  const began = output.saw('> ')
  const code = lockstep(line.split(' '), world)
  await began
  const press = async (keys: string, until?: string): Promise<void> => {
    const seen = until === undefined ? new Promise(setImmediate) : output.saw(until)
    input.write(keys)
    await seen
  }
  return { output, code, press }
}

test('Tab completes a word, and twice lists what it could be', async () => {
  const { code, press } = await sit('play nim --level classic')
  await press('un\t', 'do')
  await press('\r', 'there is nothing to take back yet')
  await press('c', 'c')
  await press('\t')
  await press('\t', 'c1  c2  c3  c4  c5')
  await press('5\r', 'careless: ')
  await press('\u0003', 'The game is not kept')
  expect(await code).toBe(0)
})

test('what is typed before the prompt is back is not lost or turned around', async () => {
  const { output, code, press } = await sit('play nim --level classic')
  await press('b9\rb', '> b')
  await press('1', '1')
  await press('\r', 'careless: ')
  await press('log\r', '1.  seat 0  b1')
  await press('\u0004', 'The input ended')
  expect(await code).toBe(0)
  expect(output.text).not.toContain('neither')
})

test('Ctrl-C leaves at once and says how to keep a game', async () => {
  const { output, code, press } = await sit('play nim --level classic')
  await press('a1\r', 'careless: ')
  await press('half a li\u0003', 'say "save FILE" before you leave')
  expect(await code).toBe(0)
  expect(output.text).not.toContain('half a li is')
})

test('Ctrl-C and Ctrl-D keep the game where --save says', async () => {
  for (const key of ['\u0003', '\u0004']) {
    await inFolder(async folder => {
      const file = join(folder, 'game.txt')
      const { code, press } = await sit(`play nim --level classic --save ${file}`)
      await press('a1\r', 'careless: ')
      await press(key, 'Go on with: npx lockstep play nim --resume')
      expect(await code).toBe(0)
      expect(await readFile(file, 'utf8')).toContain('0 a1')
    })
  }
})

test('a signal from outside keeps the game as well, and nobody listens afterwards', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'game.txt')
    const stops = new Set<() => void>()
    const onInterrupt = (stop: () => void): (() => void) => {
      stops.add(stop)
      return () => stops.delete(stop)
    }
    const { code, press } = await sit(`play nim --level classic --save ${file}`, { onInterrupt })
    await press('a1\r', 'careless: ')
    for (const stop of stops) stop()
    expect(await code).toBe(0)
    expect(stops.size).toBe(0)
    expect(await readFile(file, 'utf8')).toContain('0 a1')
  })
})

test('without colour there is no escape in what the game prints, and with it there is', async () => {
  const plain = await sit('play nim --level classic', { colour: false })
  // What readline itself writes to place the cursor is not ours.
  const ours = plain.output.text.split('\u001b').filter(piece => !/^\[(\d+G|0J)/.test(piece))
  expect(ours).toEqual([expect.stringContaining('Three, four, five')])
  await plain.press('\u0004', '\n')
  const coloured = await sit('play nim --level classic', { colour: true })
  expect(coloured.output.text).toContain('\u001b[1mnim, Three, four, five\u001b[0m')
  await coloured.press('\u0004', '\n')
  expect([await plain.code, await coloured.code]).toEqual([0, 0])
})

function classic(game = nim): Match {
  const session: Session = new Session(game, { heaps: [3, 4, 5], first: 0, misere: false })
  return new Match(session, {}, { bots: [null, null], guide: null })
}

test('completions are actions of this position and words that are of use in it', () => {
  const match = classic()
  expect(completions('a', match)).toEqual(['a1', 'a2', 'a3'])
  expect(completions('s', match)).toEqual(['save '])
  expect(completions(' a', match)).toEqual([' a1', ' a2', ' a3'])
  expect(completions('w', match)).toEqual([])
  expect(completions('h', match)).toEqual(['help']) // no guide, no hint
  expect(match.session.offer(0, 'a3')).toBeNull()
  expect(completions('a', match)).toEqual([])
  expect(completions('', match)).toEqual(expect.arrayContaining(['b1', 'c5', 'undo', 'quit']))
})

test('more actions than fit on a screen are completed a word at a time', () => {
  const many = Array.from({ length: 300 }, (_, index) => `take ${index % 3} from ${index}`)
  const game = {
    ...nim,
    notate: ({ sticks }: { sticks: number }) => many[sticks] ?? '',
    legal: () => many.map((_, sticks) => ({ heap: 0, sticks })),
  }
  const match = classic(game)
  expect(completions('ta', match)).toEqual(['take '])
  expect(completions('take ', match)).toEqual(['take 0 ', 'take 1 ', 'take 2 '])
  expect(completions('take 1 from 29', match)).toEqual(['take 1 from 292', 'take 1 from 295', 'take 1 from 298'])
})
