import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isFault, playOver, verify } from '../../../kernel/replay.ts'
import { Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import type { FloodLevel } from '../nouns.ts'
import { readLevelFolders } from '../testing/authoring/folders.ts'
import { tooQuick } from '../testing/campaign/pace.ts'
import type { Puzzle } from './folder.ts'
import { faultsOf } from './format/validate.ts'
import { puzzles } from './generated/levels.ts'
import { ideas, titles } from './generated/titles.ts'

const TEN_MINUTES = 36_000

function fileOf({ number, level }: Puzzle, file: string): string {
  return readFileSync(new URL(`puzzles/${String(number).padStart(2, '0')}-${level.id}/${file}`, import.meta.url), 'utf8')
}

/** How it ends if the same is pressed for every piece. */
function pressed(level: FloodLevel, keys: readonly string[]): string | undefined {
  const session = new Session(floodline, level)
  while (!session.outcome && session.tick < TEN_MINUTES) {
    for (const key of keys) {
      session.offer(0, key)
      session.advance()
    }
    session.advance()
  }
  return session.outcome?.code
}

const DROPS = [[], ['x+'], ['x-'], ['z+'], ['z-'], ['x+', 'z+'], ['x+', 'z-'], ['x-', 'z+'], ['x-', 'z-'], ['x+', 'x+'], ['yaw+'], ['yaw-']]

describe.each(puzzles.map(each => [each.level.title, each] as const))('puzzle %s', (_, each) => {
  const { level } = each

  test('has no faults and nothing to be warned of, and its pieces do not come again', () => {
    expect(faultsOf(level, fileOf(each, 'level.json'))).toEqual([])
    expect(level.bag).toMatchObject({ type: 'FIXED_SEQUENCE', loop: false })
  })

  test('says its idea in one line, in both languages', () => {
    const [title, idea] = [titles[level.id]!, ideas[level.id]!]
    for (const said of [title, idea]) expect(said.en === said.de || /\n/.test(said.en + said.de)).toBe(false)
    expect(idea.en.length).toBeLessThan(90)
  })

  test('is won with all stars by the replay beside it', () => {
    const text = fileOf(each, 'gold.replay')
    expect(verify(text, floodline)).toMatchObject({ ok: true, outcome: { code: 'won', facts: { stars: [true, true, true] } } })
    const over = playOver(text, floodline)
    expect(!isFault(over) && over.session.deal, 'the replay is of another version of the level: record it again').toEqual(level)
    expect(isFault(over) || tooQuick(level, over.session.log), 'a hand can play it').toBeNull()
  })

  test('waits for the hand, and would be lost without one if it did not', () => {
    expect(level.waits).toBe(true)
    const code = pressed({ ...level, waits: false }, [])
    expect(code).not.toBe('won')
    expect(code).toBeDefined()
  })

  test.each(DROPS)('is lost by pressing %s and dropping hard, piece by piece', (...keys) => {
    const code = pressed(level, [...keys.filter(key => typeof key === 'string'), 'drop'])
    expect(code).toBeDefined()
    expect(code).not.toBe('won')
  })
})

const needed = readLevelFolders().puzzles.flatMap(({ plan: { needs } }) => needs ?? [])

test('there are ten or more, and for every tool one that needs it', () => {
  expect(new Set(needed)).toEqual(new Set(['tilt', 'hold', 'stabilise', 'freeze', 'drain']))
  expect(puzzles.length).toBeGreaterThanOrEqual(10)
})

/** Keys by the tick in which they are pressed: both pieces sink beside the roof and are turned in below it. */
const SLIDING_IN = [
  '18 soft+ · 23 soft- · 23 x+ · 32 x+ · 41 soft+ · 43 soft- · 43 x- · 52 x- · 61 yaw- · 70 drop ·',
  '89 soft+ · 94 soft- · 94 x+ · 103 x+ · 112 soft+ · 114 soft- · 114 x- · 123 yaw- · 132 drop',
].join(' ')

function endOf(level: FloodLevel): string | undefined {
  const session = new Session(floodline, level)
  for (const [, at = '', key = ''] of SLIDING_IN.matchAll(/(\d+) (\S+)/g)) {
    session.advance(Number(at) - session.tick)
    session.offer(0, key)
  }
  session.advance()
  return session.outcome?.code
}

test('Tilt Once is not won by sliding in below the roof, as it once was', () => {
  const tiltOnce = puzzles.find(({ level }) => level.id === 'tilt-once')
  expect(tiltOnce && endOf(tiltOnce.level)).not.toBe('won')
  const shelf = playOver(readFileSync(new URL('../testing/shelf/tilt-once-gold.replay', import.meta.url), 'utf8'), floodline)
  expect(!isFault(shelf) && endOf(shelf.session.deal), 'these keys did win the level that shipped first').toBe('won')
})
