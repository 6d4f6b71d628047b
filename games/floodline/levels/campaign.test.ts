import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isFault, playOver, verify } from '../../../kernel/replay.ts'
import { below, stream } from '../../../kernel/rng.ts'
import { Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import { spotOf } from '../rules/board/space.ts'
import { pieceCells } from '../rules/pieces/piece.ts'
import type { CampaignLevel } from './folder.ts'
import { faultsOf } from './format/validate.ts'
import { campaign } from './generated/levels.ts'
import { prompts as promptsOf } from './generated/prompts.ts'
import { firstHistory, type Prompt, promptFor, remember } from './lesson/prompts.ts'

const TEN_MINUTES = 36_000
const TWENTY_SECONDS = 1200

const byName = campaign.map(entry => [`${entry.number} ${entry.level.title}`, entry] as const)

function fileOf({ number, level }: CampaignLevel, file: string): string {
  const name = `campaign/${String(number).padStart(2, '0')}-${level.id}/${file}`
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}

/** Plays until the end or for ten minutes; `hand` says what is pressed for one piece, a key a tick, and then time passes. */
function played(level: FloodLevel, hand: (piece: number) => readonly string[]): Session<Floodline> {
  const session = new Session(floodline, level)
  while (!session.outcome && session.tick < TEN_MINUTES) {
    for (const key of hand(session.state.metrics.pieces)) {
      session.offer(0, key)
      session.advance()
    }
    session.advance()
  }
  return session
}

function session(text: string): Session<Floodline> {
  const over = playOver(text, floodline)
  if (isFault(over)) throw new Error(over.because)
  return over.session
}

describe.each(byName)('level %s', (_, entry) => {
  const { level } = entry
  const best = fileOf(entry, 'gold.replay')
  const rough = fileOf(entry, 'bronze.replay')

  test('has no faults and nothing to be warned of, as data and as it is written', () => {
    expect(faultsOf(level, fileOf(entry, 'level.json'))).toEqual([])
    expect(JSON.parse(fileOf(entry, 'level.json'))).toEqual(level)
  })

  test.each([
    ['with all stars', best, [true, true, true]],
    ['after some mistakes, with the first star alone', rough, [true, false, false]],
  ])('can be won %s', (_, text, stars) => {
    expect(verify(text, floodline)).toMatchObject({ ok: true, outcome: { code: 'won', facts: { stars } } })
    expect(session(text).deal, 'the replay is of another version of the level: record it again').toEqual(level)
    expect(text.length).toBeLessThan(8000)
  })

  test('waits for the hand, and would be lost without one if it did not', () => {
    expect(level.waits).toBe(true)
    const { outcome } = played({ ...level, waits: false }, () => [])
    expect(outcome?.code).not.toBe('won')
    expect(outcome, 'it should end by itself within ten minutes').not.toBeNull()
  })

  test.each([
    { keys: [] },
    ...['x+', 'x-', 'z+', 'z-'].map(step => ({ keys: [step] })),
    ...['x+', 'x-'].flatMap(x => ['z+', 'z-'].map(z => ({ keys: [x, z] }))),
    ...['x+', 'x-', 'z+', 'z-'].map(step => ({ keys: [step, step] })),
    ...['yaw+', 'yaw-'].map(turn => ({ keys: [turn] })),
  ])('is lost by pressing $keys and dropping hard, piece by piece', ({ keys }) => {
    const { outcome } = played(level, () => [...keys, 'drop'])
    expect(outcome).not.toBeNull()
    expect(outcome?.code).not.toBe('won')
  })

  test('its board is no wider than ten', () => {
    const [X, , Z] = level.bounds
    expect(Math.max(X, Z)).toBeLessThanOrEqual(10)
  })
})

// ── What single levels promise ───────────────────────────────────────────────────────────────────────

function numbered(number: number): FloodLevel {
  const entry = campaign.find(one => one.number === number)
  if (!entry) throw new Error(`there is no level ${number}`)
  return entry.level
}

/** Anywhere over the board, turned anyhow, and dropped. */
function anywhere(seed: string): () => string[] {
  const rng = stream(seed, 'campaign')
  const some = (...keys: string[]): string[] => new Array<string>(below(rng, 6)).fill(keys[below(rng, keys.length)] ?? '')
  return () => [...some('yaw+', 'yaw-').slice(0, 3), ...some('x+', 'x-'), ...some('z+', 'z-'), 'drop']
}

const SEEDS = Array.from({ length: 60 }, (_, i) => `drops ${i}`)

test('2: without a tilt nothing reaches the height, wherever pieces land', () => {
  for (const seed of SEEDS) expect(played(numbered(2), anywhere(seed)).outcome?.code).not.toBe('won')
})

test('4: two tilts lose the level unless something was tied to the rock before', () => {
  for (const [there, back] of [
    ['right', 'left'],
    ['left', 'right'],
    ['forward', 'back'],
    ['back', 'forward'],
  ]) {
    const game = new Session(floodline, numbered(4))
    game.offer(0, `tilt ${there}`)
    game.advance(62)
    game.offer(0, `tilt ${back}`)
    game.advance()
    expect(game.state.metrics.tilts).toBe(2)
    game.offer(0, 'drop')
    game.advance()
    expect(game.outcome?.code).toBe('too-many-lost')
  }
})

test('11: pieces on the ice sink when it thaws, and drive the water out of the basin', () => {
  const game = played(numbered(11), () => ['drop'])
  expect(game.outcome?.code).toBe('water-forbidden')
  expect(game.state.metrics).toMatchObject({ pieces: 3, shift: 11 })
})

test('12: only what stands in the well drains by itself', () => {
  const game = played(numbered(12), () => ['drop'])
  expect(game.state.metrics.drained).toBe(4)
})

/** Level 2 as somebody plays it who obeys at once or later: what is steered, from which tick after the tilt on, and how fast. */
function tilted(at: number, { touched, rest, every }: { touched: boolean; rest: number; every: number }): string | undefined {
  const game = new Session(floodline, numbered(2))
  const press = (key: string, ticks: number): void => {
    game.offer(0, key)
    game.advance(ticks)
  }
  if (touched) press('z+', 1)
  game.advance(at - game.tick)
  press('tilt right', 24)
  if (touched) press('z-', rest)
  const highest = (): number => Math.max(...pieceCells(game.state).map(cell => spotOf(game.deal.bounds, cell)[1]))
  for (let steps = 0; steps < 12 && (highest() > 8 || highest() < 6); steps++) press(highest() > 8 ? 'y-' : 'y+', every)
  press('drop', 24)
  press('tilt left', 24)
  press('drop', 1)
  return game.outcome?.code
}

test('2: whoever tilts, at whatever moment, and reacts within 400 ms wins', () => {
  const moments = Array.from({ length: 241 }, (_, at) => at + 1)
  for (const touched of [false, true]) expect(moments.filter(at => tilted(at, { touched, rest: 24, every: 24 }) !== 'won')).toEqual([])
})

test('2: after the first touch a second passes before it is too late to steer', () => {
  const moments = Array.from({ length: 241 }, (_, at) => at + 1)
  expect(moments.filter(at => tilted(at, { touched: true, rest: 60, every: 6 }) !== 'won')).toEqual([])
})

// ── Prompts ──────────────────────────────────────────────────────────────────────────────────────────

/** Everything a level says in a game, with the tick at which it begins. */
function heard(text: string, prompts: readonly Prompt[]): { prompt: Prompt; tick: number }[] {
  const over = session(text)
  const again = new Session(floodline, over.deal)
  let history = firstHistory()
  again.listen(events => {
    history = remember(history, events, again.tick)
  })
  const said: { prompt: Prompt; tick: number }[] = []
  const look = (): void => {
    const prompt = promptFor(prompts, history, again.state)
    if (prompt && said.at(-1)?.prompt !== prompt) said.push({ prompt, tick: again.tick })
  }
  look()
  for (const { tick, seat, text: asked } of over.log) {
    while (again.tick < tick) {
      again.advance()
      look()
    }
    if (seat !== null) again.offer(0, asked)
  }
  return said
}

describe.each(byName)('the prompts of level %s', (_, entry) => {
  const prompts = promptsOf[entry.level.id] ?? []

  test('are few, short, and said in both languages', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(3)
    expect(prompts.length).toBeLessThanOrEqual(8)
    for (const { say, there = say } of prompts)
      for (const sentence of [say.en, say.de, there.en, there.de]) {
        expect(sentence).toMatch(/^[A-ZÄÖÜ].{5,}[.!?]$/)
        expect(sentence.length).toBeLessThanOrEqual(105)
      }
    expect(new Set(prompts.flatMap(({ say }) => [say.en, say.de])).size).toBe(2 * prompts.length)
  })

  test('name a key, or the way to a place and then a key', () => {
    for (const { say, aim, point } of prompts) {
      // There is nothing left to press: it says so.
      if (say.en.startsWith('No tilt is left')) continue
      expect(aim !== undefined || point?.startsWith('key '), say.en).toBe(true)
    }
  })

  test('begin with the first tick and follow what the player does', () => {
    for (const file of ['gold.replay', 'bronze.replay']) {
      const said = heard(fileOf(entry, file), prompts)
      expect(said[0]).toEqual({ prompt: prompts[0], tick: 0 })
      expect(new Set(said.map(({ prompt }) => prompt)).size).toBeGreaterThanOrEqual(3)
      expect(said[1]?.tick).toBeLessThan(TWENTY_SECONDS)
    }
  })

  test('are all heard by somebody', () => {
    const said = new Set(['gold.replay', 'bronze.replay'].flatMap(file => heard(fileOf(entry, file), prompts).map(one => one.prompt)))
    const unheard = prompts.filter(prompt => !said.has(prompt)).map(({ say }) => say.en)
    expect(unheard.length, unheard.join(' | ')).toBeLessThanOrEqual(2)
  })
})

test('4: after a tilt that lost too much no prompt asks for anything that could save it', () => {
  const game = new Session(floodline, numbered(4))
  let history = firstHistory()
  game.listen(events => {
    history = remember(history, events, game.tick)
  })
  game.offer(0, 'tilt right')
  game.advance()
  expect(game.state.metrics.lost).toBeGreaterThan(5)
  expect(promptFor(promptsOf['unsupported'] ?? [], history, game.state)?.say.en).toMatch(/^More than 5 blocks are lost/)
})
