import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isFault, playOver } from '../../../kernel/replay.ts'
import { Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import type { FloodLevel, Floodline, Objective, StarCondition } from '../nouns.ts'
import { starConditionMet } from '../rules/stars.ts'
import { certificates, MEDALS, STARS } from '../testing/campaign/certificates.ts'
import { DROPS, IDLE, PUSHES, TILTS_FIRST, tried } from '../testing/campaign/hands.ts'
import { readSubjects, type Subject } from '../testing/campaign/subject.ts'
import { type Planned, THIRTY } from '../testing/campaign/thirty.ts'
import { faultsOf } from './format/validate.ts'
import { campaign } from './generated/levels.ts'
import { prompts as promptsOf } from './generated/prompts.ts'
import { firstHistory, type Prompt, promptFor, remember } from './lesson/prompts.ts'

const TWENTY_SECONDS = 1200
const MOST_WORDS = 12

const { subjects } = readSubjects()
const byName = subjects.map(subject => [`${subject.number} ${subject.title}`, subject] as const)

/** What a level promises by its place in the plan: `[LV03-O]`. */
const row = ({ number }: Pick<Subject, 'number'>, what: 'O' | 'K' | 'S'): string => `LV${String(number).padStart(2, '0')}-${what}`

const rows = subjects.map(
  subject => [`[${row(subject, 'O')}] [${row(subject, 'K')}] [${row(subject, 'S')}] ${subject.title}`, subject] as const,
)

function planOf({ number }: Subject): Planned {
  const plan = THIRTY[number - 1]
  if (!plan) throw new Error(`the plan has no level ${number}`)
  return plan
}

function session(text: string | undefined): Session<Floodline> {
  const over = playOver(text ?? '', floodline)
  if (isFault(over)) throw new Error(over.because)
  return over.session
}

/** The keys of a replay on another version of its level, up to the tick in which it was won. */
function onceMore(text: string | undefined, level: FloodLevel): Session<Floodline> {
  const before = session(text)
  const again = new Session(floodline, level)
  for (const { tick, seat, text: key } of before.log) {
    again.advance(tick - again.tick)
    if (seat !== null) again.offer(0, key)
  }
  again.advance(before.tick - again.tick)
  return again
}

describe.each(rows)('%s', (_, subject) => {
  const { level, replays, folder } = subject
  const plan = planOf(subject)

  test('has no faults and nothing to be warned of, as data and as it is written', () => {
    const text = readFileSync(`${folder}/level.json`, 'utf8')
    expect(faultsOf(level, text)).toEqual([])
    expect(campaign.find(({ number }) => number === subject.number)?.level).toEqual(level)
  })

  test('is the level of the plan: title, goals, limits, stars', () => {
    expect(level.title.replace(/['’]/, '’')).toBe(plan.title)
    for (const goal of plan.goals) expect(level.objectives).toContainEqual(expect.objectContaining(goal))
    for (const star of plan.two ?? []) expect(level.stars?.two).toContainEqual(expect.objectContaining(star))
    for (const star of plan.three ?? []) expect(level.stars?.three).toContainEqual(expect.objectContaining(star))
    expect(level.stars?.two).not.toEqual([])
    expect(level.stars?.three).not.toEqual([])
    for (const [what, holds] of Object.entries(plan.also ?? {})) expect(holds(level), what).toBe(true)
  })

  test('can be won with exactly the first star, the first two, and all three, by a hand', () => {
    const found = certificates(subject)
    expect(found.flatMap(({ name, faults }) => faults.map(fault => `${name}: ${fault}`))).toEqual([])
    expect(Object.fromEntries(found.map(({ name, stars }) => [name, stars]))).toMatchObject(STARS)
    for (const text of Object.values(replays)) expect(text.length).toBeLessThan(20_000)
  })

  test('one step short of the goal is not won', () => {
    const { state } = session(replays['gold'])
    for (const [at, objective] of level.objectives.entries()) {
      const reached = asked(objective, state.goals[at]?.have ?? 0, state)
      if (reached === null) continue
      const wanting = (one: Objective): FloodLevel => ({ ...level, objectives: level.objectives.with(at, one) })
      expect(onceMore(replays['gold'], wanting(reached.exactly)).outcome?.code, JSON.stringify(reached.exactly)).toBe('won')
      expect(onceMore(replays['gold'], wanting(reached.beyond)).outcome?.code, JSON.stringify(reached.beyond)).not.toBe('won')
    }
  })

  test('a star is earned at its limit and not one beyond', () => {
    const { state } = session(replays['gold'])
    const limited = [...(level.stars?.two ?? []), ...(level.stars?.three ?? [])].flatMap(condition => boundary(condition, state))
    for (const { at, passes } of limited) expect(starConditionMet({ ...state, ...at.state }, at.condition), at.says).toBe(passes)
  })

  test('waits for the hand, and would be lost without one if it did not', () => {
    expect(level.waits).toBe(true)
    expect(tried(level, IDLE)).toMatchObject({ won: [], ends: { 'not over': 1 } })
    expect(Object.keys(tried(level, IDLE).ends), 'it should end by itself within ten minutes').toHaveLength(2)
  })

  test('is lost by whoever drops, pushes the same way or tilts first', () => {
    for (const ways of [DROPS, PUSHES]) expect(tried(level, ways).won).toEqual([])
    expect(tried(level, TILTS_FIRST).won.length).toBeLessThan(TILTS_FIRST.length / 100)
  })

  test('its board is no wider than ten', () => {
    const [X, , Z] = level.bounds
    expect(Math.max(X, Z)).toBeLessThanOrEqual(10)
  })
})

/** A goal that asks for exactly what was reached, and for one more; null where it is no number. */
function asked(objective: Objective, have: number, { metrics }: Floodline['State']): { exactly: Objective; beyond: Objective } | null {
  switch (objective.type) {
    case 'REACH_HEIGHT':
      return { exactly: { ...objective, height: have }, beyond: { ...objective, height: have + 1 } }
    case 'DRAIN_WATER':
      return { exactly: { ...objective, units: have }, beyond: { ...objective, units: have + 1 } }
    case 'PLACE_PIECES':
      return { exactly: { ...objective, count: have }, beyond: { ...objective, count: have + 1 } }
    case 'SURVIVE_ROTATIONS':
      return { exactly: { ...objective, count: metrics.tilts }, beyond: { ...objective, count: metrics.tilts + 1 } }
    case 'ENCLOSE_CAVITY':
      return { exactly: { ...objective, count: have }, beyond: { ...objective, count: have + 1 } }
    case 'BUILD_BRIDGE':
      return { exactly: { ...objective, gap: have }, beyond: { ...objective, gap: have + 1 } }
    case 'OVERHANG':
      return { exactly: { ...objective, length: have }, beyond: { ...objective, length: have + 1 } }
    case 'STAY_UNDER_WEIGHT':
      return { exactly: { ...objective, maxMass: metrics.mass }, beyond: { ...objective, maxMass: metrics.mass - 1 } }
    default:
      return null
  }
}

interface Boundary {
  readonly at: { readonly condition: StarCondition; readonly state: Partial<Floodline['State']>; readonly says: string }
  readonly passes: boolean
}

/** Counts are set to the limit and one beyond it; what is seen on the board is measured, and the limit set to that and one less. */
function boundary(condition: StarCondition, { metrics }: Floodline['State']): Boundary[] {
  const counted = (metric: keyof typeof metrics, limit: number): Boundary[] =>
    [0, 1].map(beyond => ({
      at: { condition, state: { metrics: { ...metrics, [metric]: limit + beyond } }, says: `${metric} ${limit + beyond}` },
      passes: beyond === 0,
    }))
  switch (condition.type) {
    case 'MAX_PIECES_USED':
      return counted('pieces', condition.count)
    case 'MAX_ROTATIONS_USED':
      return counted('tilts', condition.count)
    case 'MAX_SHIFT_VOXELS_TOTAL':
      return counted('shift', condition.count)
    case 'MAX_LOST_VOXELS_TOTAL':
      return counted('lost', condition.count)
    case 'MAX_HOLDS_USED':
      return counted('holds', condition.count)
    case 'MAX_COLLAPSES':
      return counted('collapses', condition.count)
    case 'MAX_MASS':
      return counted('mass', condition.mass)
    case 'MAX_ABILITY_USES':
      return counted(({ stabilise: 'stabilised', freeze: 'froze', drain: 'drains' } as const)[condition.ability], condition.count)
    default:
      return []
  }
}

// ── What the thirty promise together ─────────────────────────────────────────────────────────────────

const after = (number: number): readonly Subject[] => subjects.filter(each => each.number > number)
const before = (number: number): readonly Subject[] => subjects.filter(each => each.number < number)
const bagOf = ({ level }: Subject): string => JSON.stringify(level.bag)

test('there are thirty', () => {
  expect(subjects.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
})

test('[FL-J-01] every level names one new beat, and no two the same', () => {
  const beats = subjects.map(({ texts }) => texts?.beat.en ?? '')
  expect(beats.filter(beat => beat === '' || beat.split(/\s+/).length > MOST_WORDS)).toEqual([])
  expect(new Set(beats).size).toBe(subjects.length)
})

test('[FL-J-04] freeze is scarce in the second chapter', () => {
  for (const { level, number } of subjects) if (number <= 20) expect(level.abilities?.freeze?.charges ?? 0).toBeLessThanOrEqual(2)
})

test('[FL-J-07] from level 4 on north and south are open in a fifth of the levels that can be tilted, or more', () => {
  const tilted = after(3).filter(({ level: { tilt } }) => tilt?.allowed === undefined || tilt.allowed.length > 1)
  const open = tilted.filter(({ level: { tilt } }) => tilt?.allowed === undefined || /NORTH|SOUTH/.test(tilt.allowed.join()))
  expect(5 * open.length).toBeGreaterThanOrEqual(tilted.length)
})

test('[FL-J-17] where tilts are numbered, the best way leaves half of them or a star counts them', () => {
  for (const subject of subjects) {
    const { maxRotations, tiltBudget } = subject.level.tilt ?? {}
    const most = Math.min(maxRotations ?? Number.POSITIVE_INFINITY, tiltBudget ?? Number.POSITIVE_INFINITY)
    const gold = certificates(subject).find(({ name }) => name === 'gold')
    const isCounted = JSON.stringify(subject.level.stars).includes('"MAX_ROTATIONS_USED"')
    const { tilts } = gold?.metrics ?? { tilts: 0 }
    expect(most === Number.POSITIVE_INFINITY || isCounted || 2 * tilts <= most || tilts >= most - 1, subject.title).toBe(true)
  }
})

test('[FL-J-08] from level 7 on there is hold', () => {
  expect(after(6).filter(({ level }) => level.hold !== true)).toEqual([])
})

test('[FL-J-09] [FL-J-11] [FL-J-12] [FL-J-13] [FL-J-14] nothing comes before its lesson', () => {
  expect(before(7).filter(each => bagOf(each).includes(':REINFORCED'))).toEqual([])
  expect(before(16).filter(({ level }) => level.abilities?.freeze)).toEqual([])
  expect(before(18).filter(({ level }) => level.abilities?.drain)).toEqual([])
  expect(before(21).filter(each => bagOf(each).includes(':HEAVY'))).toEqual([])
  expect(before(24).filter(({ level }) => (level.hazards ?? []).length > 0)).toEqual([])
  expect(before(25).filter(({ level }) => level.abilities?.stabilise)).toEqual([])
})

test('[FL-J-22] every level has a seed', () => {
  for (const { level } of subjects) expect(Number.isInteger(level.seed)).toBe(true)
})

test('[FL-J-23] each chapter ends in an exam', () => {
  for (const { exam, number } of subjects) expect(exam, `level ${number}`).toBe(number % 10 === 0)
})

// ── Prompts ──────────────────────────────────────────────────────────────────────────────────────────

/** Everything a level says in a game, with the tick at which it begins. */
function heard(text: string | undefined, prompts: readonly Prompt[]): { prompt: Prompt; tick: number }[] {
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

describe.each(byName)('the prompts of level %s', (_, { id, replays }) => {
  const prompts = promptsOf[id] ?? []

  test('are few, short, and said in both languages', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(3)
    expect(prompts.length).toBeLessThanOrEqual(8)
    for (const { say, there = say } of prompts)
      for (const sentence of [say.en, say.de, there.en, there.de]) {
        expect(sentence).toMatch(/^[A-ZÄÖÜ].{5,}[.!?]$/)
        expect(sentence.length).toBeLessThanOrEqual(105)
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(MOST_WORDS)
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

  test('[FL-J-15] begin with the first tick, and follow what the player does within 20 seconds', () => {
    for (const medal of MEDALS) {
      const said = heard(replays[medal], prompts)
      expect(said[0]).toEqual({ prompt: prompts[0], tick: 0 })
      expect(new Set(said.map(({ prompt }) => prompt)).size).toBeGreaterThanOrEqual(3)
      expect(said[1]?.tick).toBeLessThan(TWENTY_SECONDS)
    }
  })

  test('are all heard by somebody', () => {
    const said = new Set(MEDALS.flatMap(medal => heard(replays[medal], prompts).map(one => one.prompt)))
    const unheard = prompts.filter(prompt => !said.has(prompt)).map(({ say }) => say.en)
    expect(unheard.length, unheard.join(' | ')).toBeLessThanOrEqual(2)
  })
})
