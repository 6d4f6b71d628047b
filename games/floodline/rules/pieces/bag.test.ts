import { describe, expect, test } from 'vitest'
import { below, next } from '../../../../kernel/rng.ts'
import { type Bag, type FloodLevel, PIECES, type Token } from '../../nouns.ts'
import { asking, drawn, levelOf, play, wait } from '../../testing/drawn.ts'
import { start } from '../start.ts'
import { fillQueue, pieceWords, takeNext, windWords } from './bag.ts'
import { materialOfToken, pieceOf, tokenCode } from './pieces.ts'

type State = ReturnType<typeof start>

function game(bag: Bag, changes: Partial<FloodLevel> = {}): State {
  return start(levelOf([6, 12, 6], { bag, ...changes }))
}

function named(token: number): string {
  const material = materialOfToken(token)
  return `${PIECES[pieceOf(token)]}${material === 0 ? '' : `:${['STANDARD', 'HEAVY', 'REINFORCED'][material]}`}`
}

/** The first so many tokens, the one that is in play included. */
function tokens(state: State, count: number): string[] {
  const first = state.piece * 3 + state.material
  return [first, ...Array.from({ length: count - 1 }, () => takeNext(state))].map(named)
}

// ── PCG32 as published (O'Neill), in wide integers and nothing else. ────────────────────────────────────

const MASK = (1n << 64n) - 1n

function* published(seed: bigint): Generator<number> {
  const increment = 1442695040888963407n
  let state = 0n
  const step = (): bigint => {
    const old = state
    state = (old * 6364136223846793005n + increment) & MASK
    return old
  }
  step()
  state = (state + seed) & MASK
  step()
  for (;;) {
    const old = step()
    const shifted = Number((((old >> 18n) ^ old) >> 27n) & 0xffff_ffffn)
    const turn = Number(old >> 59n)
    yield ((shifted >>> turn) | (shifted << (-turn & 31))) >>> 0
  }
}

function first(words: Iterator<number>, count: number): number[] {
  return Array.from({ length: count }, () => words.next().value as number)
}

/** Written down from the published algorithm in wide integers, once in another language. */
const KNOWN: [seed: number, pieces: number[], wind: number[]][] = [
  [0, [3894649422, 2055130073, 2315086854, 2925816488], [3916903943, 3144545670, 1009639691]],
  [1, [1412771199, 1791099446, 124312908, 1968572995], [1902674026, 3402566497, 1117667306]],
  [42, [3270867926, 1795671209, 1924641435, 1143034755], [773677104, 1412551091, 2707675441]],
  [2026, [1425719730, 915299857, 1028619527, 2578754178], [148746125, 228292318, 419582512]],
  [0xffff_ffff, [1690806306, 1175666736, 601713809, 1455133790], [2701612345, 3721009547, 3177569499]],
]

describe('[FL-130] [FL-131] the generators', () => {
  test.each(KNOWN)('seed %i gives these words', (seed, pieces, wind) => {
    const [words, others] = [pieceWords(seed), windWords(seed)]
    expect(pieces.map(() => next(words))).toEqual(pieces)
    expect(wind.map(() => next(others))).toEqual(wind)
  })

  test.each([0, 1, 42, 2026, 0x8000_0000, 0xffff_ffff])('seed %i gives what the published algorithm gives', seed => {
    const words = pieceWords(seed)
    expect(Array.from({ length: 50 }, () => next(words))).toEqual(first(published(BigInt(seed)), 50))
  })
})

test.each([0, 42, 0x7f4a_7c15, 0xffff_ffff])(
  '[FL-131] wind has a generator of its own, seeded with seed XOR 0x9E3779B97F4A7C15: %i',
  seed => {
    const words = windWords(seed)
    const expected = first(published(BigInt(seed) ^ 0x9e3779b97f4a7c15n), 50)
    expect(Array.from({ length: 50 }, () => next(words))).toEqual(expected)
  },
)

test('[FL-131] so wind never changes pieces', () => {
  const bag: Bag = { type: 'WEIGHTED', weights: { I3: 1, O2: 1, T3: 1, L4: 1 } }
  const calm = game(bag)
  const windy = game(bag, {
    hazards: [
      { type: 'WIND_GUST', intervalTicks: 7, pushStrength: 1, directionMode: 'RANDOM_SEEDED' },
      { type: 'WIND_GUST', intervalTicks: 3, pushStrength: 1, directionMode: 'RANDOM_SEEDED' },
    ],
  })
  wait(windy, 40)
  expect(windy.words).toEqual(calm.words)
  expect(windy.windWords).not.toEqual(calm.windWords)
  expect(tokens(windy, 30)).toEqual(tokens(calm, 30))
})

test('[FL-132] below(n) throws away words smaller than (2^32 − n) mod n', () => {
  for (const n of [1, 3, 7, 600, 0x9000_0000]) {
    const rng = pieceWords(9)
    const words = published(9n)
    const least = (2 ** 32 - n) % n
    for (let draw = 0; draw < 200; draw++) {
      let word = words.next().value as number
      while (word < least) word = words.next().value as number
      expect(below(rng, n)).toBe(word % n)
    }
  }
})

describe('[FL-55] the queue', () => {
  test('holds five tokens ahead; a spawn takes the first and draws another behind the last', () => {
    const state = game({ type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3', 'I4', 'L3', 'L4', 'J4', 'T3', 'S4'] })
    expect([PIECES[state.piece], ...state.queue.map(named)]).toEqual(['O2', 'I3', 'I4', 'L3', 'L4', 'J4'])
    play(state, 'drop')
    expect([PIECES[state.piece], ...state.queue.map(named)]).toEqual(['I3', 'I4', 'L3', 'L4', 'J4', 'T3'])
  })
})

describe('[FL-56] FIXED_SEQUENCE', () => {
  test('begins again at the end', () => {
    const state = game({ type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3:HEAVY', 'T3'] })
    expect(tokens(state, 8)).toEqual(['O2', 'I3:HEAVY', 'T3', 'O2', 'I3:HEAVY', 'T3', 'O2', 'I3:HEAVY'])
  })

  test('with loop: false it ends, and the queue gets shorter', () => {
    const state = game({ type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3', 'T3', 'L3', 'O2', 'I3', 'I4'], loop: false })
    const lengths = Array.from({ length: 7 }, () => {
      const { length } = state.queue
      play(state, 'drop')
      return length
    })
    expect(lengths).toEqual([5, 5, 4, 3, 2, 1, 0])
    expect(state.lost).toBe('bag-empty')
  })
})

describe('[FL-57] WEIGHTED', () => {
  test('keys in order of their code units, the first whose running sum exceeds the number', () => {
    // Code units: I3 < I3:HEAVY < O2 < T3. The sums are 2, 5, 5 (left out), 6.
    const state = game({ type: 'WEIGHTED', weights: { T3: 1, 'I3:HEAVY': 3, O2: 0, I3: 2 } }, { seed: 77 })
    const rng = pieceWords(77)
    const expected = Array.from({ length: 60 }, () => {
      const at = below(rng, 6)
      return at < 2 ? 'I3' : at < 5 ? 'I3:HEAVY' : 'T3'
    })
    expect(tokens(state, 60)).toEqual(expected)
    expect(new Set(expected).size).toBe(3)
  })

  test('the order of the file means nothing', () => {
    const one = game({ type: 'WEIGHTED', weights: { O2: 2, I3: 5, L3: 1 } })
    const other = game({ type: 'WEIGHTED', weights: { L3: 1, I3: 5, O2: 2 } })
    expect(tokens(one, 40)).toEqual(tokens(other, 40))
  })
})

describe('[FL-57] BAG_N', () => {
  const list: Token[] = ['O2', 'I3', 'T3', 'L3:REINFORCED', 'I3']

  test('the list as written, shuffled from the last place down, taken from the end', () => {
    const state = game({ type: 'BAG_N', tokens: list }, { seed: 5 })
    const rng = pieceWords(5)
    const expected: string[] = []
    for (let bag = 0; bag < 4; bag++) {
      const filled = [...list]
      for (let i = filled.length - 1; i >= 1; i--) {
        const j = below(rng, i + 1)
        ;[filled[i], filled[j]] = [filled[j]!, filled[i]!]
      }
      expected.push(...filled.reverse())
    }
    expect(tokens(state, 20)).toEqual(expected)
  })

  test('every bag is a permutation of the list', () => {
    const drawnTokens = tokens(game({ type: 'BAG_N', tokens: list }, { seed: 123 }), 50)
    for (let bag = 0; bag < 10; bag++) expect(drawnTokens.slice(5 * bag, 5 * bag + 5).sort()).toEqual([...list].sort())
  })
})

describe('[FL-58] hold', () => {
  const holding = (changes: Partial<FloodLevel> = {}): State =>
    game({ type: 'FIXED_SEQUENCE', sequence: ['O2:HEAVY', 'I3', 'T3', 'L3'] }, { hold: true, ...changes })

  test('with an empty slot the next of the queue comes', () => {
    const state = holding()
    const told = play(state, 'hold')
    expect(told[0]).toEqual({ kind: 'held', piece: tokenCode('O2:HEAVY'), back: tokenCode('I3') })
    expect([named(state.held), PIECES[state.piece], ...state.queue.map(named)]).toEqual([
      'O2:HEAVY',
      'I3',
      'T3',
      'L3',
      'O2:HEAVY',
      'I3',
      'T3',
    ])
    expect(state.metrics.holds).toBe(1)
  })

  test('then the one on hold comes back, with its material and nothing else', () => {
    const state = holding({ abilities: { stabilise: { charges: 5 } } })
    wait(state, 100) // it has fallen a cell
    play(state, 'roll+, x+')
    play(state, 'hold')
    play(state, 'drop')
    const queue = [...state.queue]
    play(state, 'hold')
    expect([PIECES[state.piece], state.material, state.pose, state.y, named(state.held)]).toEqual(['O2', 1, 0, 11, 'T3'])
    expect(state).toMatchObject({ lockIn: 12, lockResets: 0, grounded: false, fallIn: 99, armed: 0 })
    expect(state.queue).toEqual(queue)
  })

  test('once for each lock', () => {
    const state = holding()
    play(state, 'hold')
    expect(asking(state, 'hold')).toBe('hold-used')
    play(state, 'drop')
    expect(asking(state, 'hold')).toBe('')
  })

  test('the newcomer appears under the gravity in force', () => {
    const state = holding()
    play(state, 'tilt right, hold')
    expect([state.x, state.y]).toEqual([0, 5])
  })

  test('it takes the arms off without giving charges back', () => {
    const state = holding({ abilities: { stabilise: { charges: 2 } } })
    play(state, 'stabilise')
    play(state, 'hold')
    expect([state.armed, state.charges]).toEqual([0, [1, 0, 0]])
  })

  test('a level has none unless it says so', () => {
    expect(asking(holding({ hold: false }), 'hold')).toBe('hold-off')
    expect(asking(game({ type: 'FIXED_SEQUENCE', sequence: ['I3'] }), 'hold')).toBe('hold-off')
  })
})

describe('[FL-59] hold that cannot be', () => {
  test('a newcomer that would not fit is ignored, and not used up', () => {
    const state = drawn('.###.\n.....\n##..#\n.PPP.\n.....', {
      level: { hold: true, abilities: { drain: { charges: 1, rate: 1, scope: 'SELF' } } },
    })
    play(state, 'drain')
    const before = { ...state }
    expect(play(state, 'hold')).toEqual([{ kind: 'bumped', asked: { kind: 'hold' }, because: 'no-room' }])
    const { piece, pose, x, y, z, armed, held, holdUsed, lockIn, lockResets, grounded, material } = before
    expect(state).toMatchObject({ piece, pose, x, y, z, armed, held, holdUsed, lockIn, lockResets, grounded, material })
    expect([state.metrics.holds, state.fallIn, state.queue]).toEqual([0, before.fallIn - 1, before.queue])
    expect(asking(state, 'hold')).toBe('')
  })

  test('nothing to bring is ignored', () => {
    const state = game({ type: 'FIXED_SEQUENCE', sequence: ['I3'], loop: false }, { hold: true })
    expect(play(state, 'hold')).toEqual([{ kind: 'bumped', asked: { kind: 'hold' }, because: 'nothing-to-hold' }])
    expect([state.held, state.holdUsed, state.metrics.holds]).toEqual([-1, false, 0])
  })

  test('if the queue is empty when a piece is to spawn, the piece on hold comes, and the slot is empty then', () => {
    const state = game({ type: 'FIXED_SEQUENCE', sequence: ['O2', 'I3'], loop: false }, { hold: true })
    play(state, 'hold')
    expect([PIECES[state.piece], state.queue.length]).toEqual(['I3', 0])
    play(state, 'drop')
    expect([PIECES[state.piece], state.held, state.lost]).toEqual(['O2', -1, ''])
    play(state, 'drop')
    expect(state.lost).toBe('bag-empty')
  })
})

test('[FL-55] filling a full queue draws nothing', () => {
  const state = game({ type: 'WEIGHTED', weights: { I3: 1, O2: 1 } })
  const words = state.words.slice()
  fillQueue(state)
  expect(state.words).toEqual(words)
})
