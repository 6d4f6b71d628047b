// @vitest-environment happy-dom
/** A table that is far away: the answer comes a frame later, after a while, never, or is a refusal. Every stage copes. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Wire } from '../testing/far-table.ts'
import { onceRefused, press, type Seated, sitDown, type Wish } from '../testing/seat.tsx'

const after = (ms: number): Wire => ({ carry: deliver => void setTimeout(deliver, ms) })
const never: Wire = { carry: () => {} }

interface Player extends Omit<Wish, 'wire' | 'seed'> {
  /** The moves to make, as they are notated; without it, the first there is, again and again. */
  line?(deal: unknown): readonly string[]
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

/** Picks a block by its number, carries it to the corner and from there to its place. */
async function carry(_at: Seated, text: string): Promise<void> {
  const [, slot = '', row = '', col = ''] = /^(\d) r(\d)c(\d)$/.exec(text) ?? []
  await tap(slot)
  for (const key of ['ArrowLeft', 'ArrowUp']) for (let step = 0; step < 9; step++) await tap(key)
  for (let step = 1; step < Number(col); step++) await tap('ArrowRight')
  for (let step = 1; step < Number(row); step++) await tap('ArrowDown')
  await tap('Enter')
}

/** Presses one tile and the other, or goes to a cell and says which number goes there. */
async function pair({ root }: Seated, text: string): Promise<void> {
  const [, value = '', row = '', col = ''] = /^(\d) r(\d)c(\d)$/.exec(text) ?? []
  if (value !== '') {
    root.querySelector<HTMLElement>(`[data-place="c${(Number(row) - 1) * 9 + Number(col) - 1}"]`)?.focus()
    return tap(value)
  }
  for (const tile of text.split(' ')) {
    // A key on a button is a click, which only a browser makes of it.
    root.querySelector<HTMLElement>(`[data-place="t${Number(tile) - 1}"]`)?.click()
    await pass(1)
  }
}

/** Types a turn; when there is nothing to place, the button in the panel passes. */
async function typeTurn(at: Seated, text: string): Promise<void> {
  if (text !== 'pass') return type(at, text)
  at.root.querySelector<HTMLElement>('.turn .button.primary')?.click()
  await pass(1)
}

const PLAYERS: readonly Player[] = [
  { game: 'nim', level: 'classic', bot: 'careless', move: type },
  { game: 'blocks', move: carry },
  { game: 'chainfall', bot: 'spark', move: typeTurn },
  // Every level brings the proof that it can be won.
  { game: 'stackdoku', move: pair, line: deal => (deal as { line: string }).line.split(', ') },
]

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

/** What this player does next. */
function next({ line }: Player, { match: { table, game, deal, lines } }: Seated): string {
  return line?.(deal)[lines.length] ?? game.notate(table.legal[0])
}

/** Returns how many moves were made. */
async function playOut(player: Player, at: Seated, tries = 1): Promise<number> {
  const { table } = at.match
  let moves = 0
  while (!table.outcome && moves < 400) {
    const text = next(player, at)
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
    const text = next(player, at)
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

  test('lets time pass when no answer ever comes', async () => {
    const at = await arrive(never)
    await tap(' ')
    const { tick } = at.session
    await pass(60_000)
    expect(at.session.tick).toBeGreaterThan(tick + 500)
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
