import { expect, test } from 'vitest'
import { below, pick, stream } from '../../../kernel/rng.ts'
import type { Session } from '../../../kernel/session.ts'
import { dealt } from '../../../kernel/testing/play.ts'
import { stackdoku } from '../game.ts'
import { SETUPS } from '../levels/presets.ts'
import type { Difficulty, Stackdoku } from '../nouns.ts'
import { mayStand } from '../rules/grid.ts'
import { freePairs } from '../rules/stack.ts'
import { FULL, state, tiles, without } from '../testing/drawn.ts'
import { canClear } from '../testing/textbook.ts'
import { explain } from './explain.ts'
import { hint, type Reason } from './guide.ts'
import { type Doom, Judge, knownIn } from './judge.ts'
import { minds } from './minds.ts'
import { RATING } from './step.ts'

type Advised = NonNullable<ReturnType<typeof hint>>

function reasonOf({ facts }: Advised): Reason {
  return facts.reason as unknown as Reason
}

function doomOf({ facts }: Advised): Doom {
  return facts.doom as unknown as Doom
}

/** As whoever helps may see it. */
function seen({ state: at }: Pick<Session<Stackdoku>, 'state'>): Stackdoku['View'] {
  return stackdoku.view(at, stackdoku.helper ?? 0)
}

function hinted(session: Session<Stackdoku>): Advised {
  const advice = hint(seen(session))
  if (!advice) throw new Error('no hint')
  return advice
}

for (const difficulty of ['easy', 'medium', 'hard', 'expert'] as const)
  test(`[SD-13] ${difficulty}: who only follows hints wins`, () => {
    for (let nth = 1; nth <= 2; nth++) {
      const session = dealt(stackdoku, `follow-${nth}`, { ...SETUPS[difficulty], level: nth })
      while (!session.outcome) {
        const { action, because } = hinted(session)
        expect(because.startsWith(stackdoku.notate(action))).toBe(true)
        expect(session.act(0, action), because).toBeNull()
      }
      expect(session.outcome.code).toBe('won')
    }
  })

/** A game played at random until it is doomed. */
function doomed(seed: string, difficulty: Difficulty, wrong: boolean): Session<Stackdoku> | null {
  const session = dealt(stackdoku, seed, { ...SETUPS[difficulty], undos: null, lives: null })
  const rng = stream(seed, 'test')
  for (let step = 0; step < 200; step++) {
    const actions = [...stackdoku.legal(session.state, 0)].filter(
      action => action.kind === 'take' || (action.kind === 'place' && (wrong || session.state.solution[action.cell] === action.value)),
    )
    if (actions.length === 0) break
    session.act(0, pick(rng, actions))
    const known = knownIn(seen(session))
    if (known && !new Judge(seen(session), known).now().winnable) {
      for (let more = below(rng, 4); more > 0; more--) {
        const next = [...stackdoku.legal(session.state, 0)].filter(({ kind }) => kind === 'take' || kind === 'place')
        if (next.length > 0) session.act(0, pick(rng, next))
      }
      return session
    }
  }
  return null
}

for (const wrong of [true, false])
  test(`[SD-39] [SD-55] a doomed game knows which action did it, and undo leads back to a win (${wrong ? 'a wrong number' : 'the stack'})`, () => {
    let found = 0
    for (let nth = 0; nth < 10; nth++) {
      const session = doomed(`doom-${nth}`, 'hard', wrong)
      if (!session) continue
      found++
      const advice = hinted(session)
      expect(advice.code).toBe('doomed')
      const doom = doomOf(advice)
      expect(session.state.trail[doom.at]).toBe(doom.action)
      expect(doom.undos).toBe(session.state.trail.length - doom.at)
      for (let undo = 1; undo < doom.undos; undo++) session.offer(0, '!undo')
      expect(hinted(session).code).toBe('doomed')
      session.offer(0, '!undo')
      const then = hinted(session)
      expect(then.code).not.toBe('doomed')
      expect(then.action).toEqual(advice.action)
      if (found > 1) continue
      while (!session.outcome) expect(session.act(0, hinted(session).action)).toBeNull()
      expect(session.outcome.code).toBe('won')
    }
    expect(found).toBeGreaterThan(2)
  })

test('[SD-39] winnable is what the textbook says of the stack, and the solution of the grid', () => {
  for (let nth = 0; nth < 8; nth++) {
    const session = dealt(stackdoku, `judge-${nth}`, { ...SETUPS.easy, level: nth + 1, lives: null })
    const rng = stream(`judge-${nth}`, 'test')
    for (let step = 0; step < 30; step++) {
      const actions = [...stackdoku.legal(session.state, 0)].filter(({ kind }) => kind === 'take' || kind === 'place')
      if (actions.length === 0) break
      session.act(0, pick(rng, actions))
      const { state: at } = session
      const view = stackdoku.view(at, 0)
      const wrong = at.cells.findIndex((value, cell) => value !== 0 && value !== at.solution[cell])
      const verdict = new Judge(view, knownIn(view)!).now()
      expect(verdict.wrong.length > 0).toBe(wrong >= 0)
      expect(verdict.clearable).toBe(canClear({ ...at, values: at.standing }))
    }
  }
})

test('[SD-13] it says what the Sudoku wants, what is freed, and which pair would lose', () => {
  // Four 5s: the two at the left may go first, but then the other two lie on each other. So 1 has to keep for 3.
  const stack = tiles('5 . 5 . 5\n', '. . . . 5')
  const at = state(stack, { cells: without(0, 40, 28, 24), solution: FULL.slice(), room: 4 })
  const advice = hint(stackdoku.view(at, 0)) as Advised
  const reason = reasonOf(advice)
  expect(advice).toMatchObject({ code: 'take', action: { kind: 'take', a: 0, b: 3 } })
  expect(reason).toMatchObject({ kind: 'take', value: 5, frees: [2], losing: [[0, 1]], left: 2 })
  expect(advice.because).toBe(
    '1 4: they are wanted, r1c1 is the last empty cell of box 1, a 5; they free tile 3 (5); 1 and 2 would be a pair too, but the rest could then not be cleared',
  )
})

for (const difficulty of ['easy', 'medium', 'hard', 'expert'] as const)
  test(`[SD-13] ${difficulty}: a pair wherever one can be taken, else a placement`, () => {
    for (let nth = 1; nth <= 2; nth++) {
      const session = dealt(stackdoku, `kinds-${nth}`, { ...SETUPS[difficulty], level: nth })
      while (!session.outcome) {
        const { tray, room, gone } = session.state
        const advice = hinted(session)
        expect(advice.code, session.state.trail.join(', ')).toBe(room - tray.length >= 2 && gone.includes(0) ? 'take' : 'place')
        session.act(0, advice.action)
      }
    }
  })

test('[SD-13] the pairs that would lose are all there, each once, as the textbook has it', () => {
  let lost = 0
  for (let nth = 1; nth <= 4; nth++) {
    const session = dealt(stackdoku, `losing-${nth}`, { ...SETUPS.hard, level: nth })
    while (!session.outcome) {
      const { state: now } = session
      const advice = hinted(session)
      const reason = reasonOf(advice)
      // Of more tiles the textbook makes a long story.
      if (reason.kind === 'take' && now.gone.filter(gone => gone === 0).length <= 26) {
        const losing = [...freePairs(now, now.standing)].filter(
          ([a, b]) =>
            !canClear({ ...now, values: now.standing, gone: now.gone.map((gone, tile) => (tile === a || tile === b ? 1 : gone)) }),
        )
        const inOrder = [...reason.losing].sort(([a, b], [c, d]) => a - c || b - d)
        expect(inOrder, `losing-${nth}, after ${now.trail.join(', ')}`).toEqual(losing)
        lost += losing.length
      }
      session.act(0, advice.action)
    }
  }
  expect(lost).toBeGreaterThan(5)
})

test('[SD-13] with a full tray it is a placement, with the technique', () => {
  const at = state(tiles('5 5'), { cells: without(0, 1, 2), tray: [3, 4], room: 3, solution: FULL.slice() })
  const advice = hint(stackdoku.view(at, 0)) as Advised
  expect(advice).toMatchObject({ code: 'place', action: { kind: 'place', value: 3, cell: 1 } })
  expect(advice.because).toBe('3 r1c2: the tray has no room for a pair; r1c2 is the last empty cell of column 2, a 3')
})

test('a hidden number is not given away', () => {
  for (let nth = 1; nth <= 5; nth++) {
    const session = dealt(stackdoku, `secret-${nth}`, { ...SETUPS.medium, level: nth })
    const advice = hinted(session)
    const reason = reasonOf(advice)
    if (reason.kind !== 'take' || reason.frees.length === 0) continue
    expect(advice.because).toMatch(/they free tiles? [\d, and]+(;|$)/)
  }
})

test("[SD-56] where numbers are hidden, the player's own eyes are not enough for a hint", () => {
  const session = dealt(stackdoku, 'alone', { ...SETUPS.hard })
  expect(hint(stackdoku.view(session.state, 0))).toBeNull()
  expect(hint(stackdoku.view(session.state, 'referee'))).not.toBeNull()
})

test('where nothing is hidden the solution is worked out', () => {
  const session = dealt(stackdoku, 'open', { ...SETUPS.hard, hints: 0, hidden: false })
  const view = stackdoku.view(session.state, 0)
  expect(view.known).toBeNull()
  expect(knownIn(view)?.solution).toEqual([...session.deal.solution])
})

test('an explanation ends in the cell, and names only what it rests on', () => {
  const session = dealt(stackdoku, 'explain', { ...SETUPS.hard, level: 3 })
  const { givens, solution } = session.deal
  let explained = 0
  givens.forEach((given, cell) => {
    if (given !== 0) return
    const steps = explain(givens, cell, solution[cell] as number, RATING['xy-chain'])
    if (!steps) return
    explained++
    expect(steps.at(-1)?.place).toEqual({ cell, digit: solution[cell] })
    for (const step of steps.slice(0, -1)) expect(step.place).toBeNull()
  })
  expect(explained).toBeGreaterThan(5)
  const wrong = givens.indexOf(0)
  const digit = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(each => each !== solution[wrong] && mayStand(givens, wrong, each))
  if (digit !== undefined) expect(explain(givens, wrong, digit, RATING.trial)).toBeNull()
})

test("[SD-39] [SD-56] whether it can be won is judged with the helper's eyes, and only where there is assistance", () => {
  const judge = minds.guide?.judge
  const session = dealt(stackdoku, 'alone', SETUPS.medium)
  expect(judge?.(seen(session))).toEqual({ winnable: true, undos: 0, doom: null })
  expect(judge?.(stackdoku.view(session.state, 0))).toBeNull()
  expect(judge?.(seen(dealt(stackdoku, 'alone', SETUPS.hard)))).toBeNull()
})

test('where numbers are hidden, the sure one still places nothing wrong', () => {
  const session = dealt(stackdoku, 'sure', SETUPS.hard)
  const sure = minds.bots.find(({ id }) => id === 'sure')!
  const rng = stream('sure', 'test')
  for (let step = 0; step < 60 && !session.outcome; step++)
    session.act(0, sure.pick(stackdoku.view(session.state, 0), [...stackdoku.legal(session.state, 0)], rng, { steps: 1 }))
  const { cells, solution, trail } = session.state
  expect(trail.length).toBeGreaterThan(3)
  expect(Array.from(cells).filter((value, cell) => value !== 0 && value !== solution[cell])).toEqual([])
})

test('the sure one wins, the tidy one sometimes', () => {
  const won = (id: string, play: number): boolean => {
    const bot = minds.bots.find(each => each.id === id)!
    const session = dealt(stackdoku, `bots-${play}`, { ...SETUPS.easy, level: play + 1 })
    const rng = stream(`bots-${play}`, id)
    for (let step = 0; step < 200 && !session.outcome; step++)
      session.act(0, bot.pick(stackdoku.view(session.state, 0), [...stackdoku.legal(session.state, 0)], rng, { steps: 1 }))
    return session.outcome?.code === 'won'
  }
  const wins = (id: string): number => [0, 1, 2, 3, 4, 5].filter(play => won(id, play)).length
  expect(wins('sure')).toBe(6)
  expect(wins('tidy')).toBeGreaterThan(0)
})
