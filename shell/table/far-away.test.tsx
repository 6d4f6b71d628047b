// @vitest-environment happy-dom
/** A table that is far away: the answer comes a frame later, after a while, never, or is a refusal. Every stage copes. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Wire } from '../testing/far-table.ts'
import { onceRefused, press, type Seated, sitDown, type Wish } from '../testing/seat.tsx'

const after = (ms: number): Wire => ({ carry: deliver => void setTimeout(deliver, ms) })
const never: Wire = { carry: () => {} }

interface Player extends Omit<Wish, 'wire' | 'seed'> {
  /** Does it with the keyboard, as a person would; `text` is the action as it is notated. */
  move(seated: Seated, text: string): Promise<void>
}

/** Cells and sticks are named where the keyboard is, and typed. */
async function type({ root }: Seated, text: string): Promise<void> {
  root.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus()
  for (const key of [...text, 'Enter']) await tap(key)
}

async function tap(key: string): Promise<void> {
  press(key)
  await pass(1)
}

const PLAYERS: readonly Player[] = [{ game: 'nim', level: 'classic', bot: 'careless', move: type }]

let seated: Seated | null = null

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
})

afterEach(() => {
  seated?.leave()
  seated = null
  vi.useRealTimers()
})

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

/** Long enough for an answer, the opponent's answer to it, and whatever is shown of both. */
const TURN_MS = 6000

async function sit(player: Player, wire: Wire): Promise<Seated> {
  seated = await sitDown({ seed: 'far', wire, ...player })
  await pass(500)
  return seated
}

/** Makes the first move there is, again and again. Returns how many were made. */
async function playOut(player: Player, at: Seated, tries = 1): Promise<number> {
  const { table, game } = at.match
  let moves = 0
  while (!table.outcome && moves < 400) {
    const text = game.notate(table.legal[0])
    for (let attempt = 0; attempt < tries; attempt++) {
      await player.move(at, text)
      expect(table.pending, `move ${moves + 1}, ${text}`).toBe(text)
      await pass(TURN_MS)
      expect(table.pending).toBeNull()
    }
    moves++
  }
  return moves
}

describe.each(PLAYERS)('$game', player => {
  test.each([
    ['a frame later', 16],
    ['300 ms later', 300],
  ])('is played to an end when answers come %s: nothing is lost and nothing done twice', async (_, ms) => {
    const at = await sit(player, after(ms))
    const moves = await playOut(player, at)
    expect(at.session.outcome).not.toBeNull()
    expect(at.match.table.outcome).toEqual(at.session.outcome)
    expect(at.session.log.filter(({ seat }) => seat === 0)).toHaveLength(moves)
  })

  test('is played to an end when everything is refused once, later: the sentence is there, and the move can be made again', async () => {
    const at = await sit(player, { ...after(50), spoil: onceRefused() })
    const text = at.match.game.notate(at.match.table.legal[0])
    await player.move(at, text)
    await pass(1000)
    expect(at.session.ply).toBe(0)
    expect(at.root.textContent).toContain('Not yet')
    await player.move(at, text)
    await pass(TURN_MS)
    await playOut(player, at, 2)
    expect(at.match.table.outcome).toEqual(at.session.outcome)
    expect(at.session.outcome).not.toBeNull()
  })

  test('says that a move is on its way when no answer ever comes, and takes no other', async () => {
    const at = await sit(player, never)
    const { table, game } = at.match
    const before = JSON.stringify(table.view)
    await player.move(at, game.notate(table.legal[0]))
    await pass(1000)
    expect(table.pending).toBe(game.notate(table.legal[0]))
    expect(at.root.textContent).toContain('on its way')
    await player.move(at, game.notate(table.legal[1]))
    await pass(1000)
    expect(table.pending).toBe(game.notate(table.legal[0]))
    expect([at.session.ply, JSON.stringify(table.view)]).toEqual([0, before])
  })
})

/** Time cannot be far away: pieces fall here, and only what is asked for is late. So nobody waits for anybody's turn. */
describe('floodline', () => {
  const wish = { game: 'floodline', level: 'first-stack', seed: 'far' }

  async function arrive(wire: Wire): Promise<Seated> {
    seated = await sitDown({ ...wish, wire })
    await settle()
    return seated
  }

  /** The frame and the stage fetch the rest of themselves when it is needed. */
  async function settle(): Promise<void> {
    await pass(100)
    await vi.dynamicImportSettled()
    await pass(900)
  }

  const drops = ({ session }: Seated): number => session.log.filter(({ text }) => text === 'drop').length

  /** Drops pieces until the level is over, one way or the other. Returns how often. */
  async function dropAll(at: Seated): Promise<number> {
    let presses = 0
    while (!at.match.table.outcome && presses < 100) {
      await tap(' ')
      presses++
      await settle()
    }
    return presses
  }

  test.each([
    ['a frame later', 16],
    ['300 ms later', 300],
  ])('is played to an end when answers come %s: every press is a drop, and none is two', async (_, ms) => {
    const at = await arrive(after(ms))
    const presses = await dropAll(at)
    expect(at.session.outcome).not.toBeNull()
    expect(at.match.table.outcome).toEqual(at.session.outcome)
    expect(drops(at)).toBe(presses)
  })

  test('lets pieces fall when no answer ever comes', async () => {
    const at = await arrive(never)
    await tap(' ')
    const { tick } = at.session
    await pass(60_000)
    expect(at.session.tick).toBeGreaterThan(tick + 500)
    expect(at.session.outcome).not.toBeNull()
    expect(drops(at)).toBe(0)
  })

  test('says what was refused later, and takes it the next time', async () => {
    const at = await arrive({ ...after(50), spoil: onceRefused() })
    await tap(' ')
    await settle()
    expect(drops(at)).toBe(0)
    expect(at.root.textContent).toContain('not yet')
    await tap(' ')
    await settle()
    expect(drops(at)).toBe(1)
  })
})
