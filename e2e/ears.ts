/**
 * A player who sees nothing: a machine that reads the accessibility tree (roles, names, what is read aloud) and presses keys. It never
 * looks at a picture, a class or a test id, so whatever it needs is there for a screen reader as well.
 */
import { expect, type Page } from '@playwright/test'

export interface Cell {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** The world is not drawn for somebody who does not look: a machine without a graphics card reads it just as well. */
export async function withoutGraphics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
      const { getContext } = prototype
      prototype.getContext = function (this: unknown, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
      } as typeof getContext
    }
  })
}

export class Listener {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async sitDown(level: string): Promise<void> {
    await this.#page.goto(`/play/floodline?level=${level}`)
    const way = this.#page.getByRole('button', { name: /^Play by ear/ })
    await expect(way).toBeAttached()
    await expect(this.#page.getByRole('log')).toContainText('Play by ear')
    await this.#page.keyboard.press('l')
    await expect(this.#page.getByRole('gridcell').first()).toBeAttached()
  }

  /** Everything there is to read of the board and the piece. */
  async panel(): Promise<string> {
    return this.#page.getByRole('region', { name: 'By ear' }).ariaSnapshot()
  }

  /** The sentence about the piece: the first of the panel. */
  async piece(): Promise<string> {
    return this.#page.getByRole('region', { name: 'By ear' }).getByRole('paragraph').first().ariaSnapshot()
  }

  /** What was read aloud of late, the latest last. */
  async heard(): Promise<string> {
    return this.#page.getByRole('log').ariaSnapshot()
  }

  async hears(what: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('log')).toContainText(what)
  }

  /** The latest that was read aloud. */
  async latest(): Promise<string> {
    return (await this.heard()).trimEnd().split('\n').at(-1) ?? ''
  }

  /** Presses and waits until something else is said. */
  async ask(key: string): Promise<void> {
    const before = await this.latest()
    await this.press(key)
    await expect.poll(() => this.latest()).not.toBe(before)
  }

  async hearsLast(what: string): Promise<void> {
    await expect.poll(() => this.latest()).toContain(what)
  }

  /** Lets go of the piece, and waits until there is another, or the level is over. */
  async drop(key: string): Promise<void> {
    const before = await this.piece()
    await this.press(key)
    const over = this.#page.getByRole('region', { name: 'The end' })
    await expect.poll(async () => (await over.isVisible()) || (await this.piece()) !== before).toBe(true)
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
  }

  /** Presses and waits until the piece has something else to be said of it. */
  async steer(key: string): Promise<void> {
    const before = await this.piece()
    await this.press(key)
    await expect.poll(() => this.piece(), { intervals: [30, 60, 120, 250] }).not.toBe(before)
  }

  /** What keys do, as the game says when it is asked. */
  async keys(): Promise<(does: string) => string> {
    await this.press('/')
    await this.hearsLast('Space: Drop')
    const list = await this.latest()
    return does => {
      const [, key] = new RegExp(`([A-Z0-9]|[A-Z][a-z]+): ${does}`).exec(list) ?? []
      if (key === undefined) throw new Error(`no key does this: ${does}\n${list}`)
      return key === 'Space' ? ' ' : key.length === 1 ? key.toLowerCase() : key
    }
  }

  /** Where the piece would land, cell by cell, lowest layer first. */
  async landing(): Promise<Cell[]> {
    return cellsIn(await this.piece())
  }

  /** By column, read from the map: how many cells of it are taken. */
  async heights(): Promise<Map<string, number>> {
    const heights = new Map<string, number>()
    for (const [, x, z, what] of (await this.panel()).matchAll(/gridcell "x (\d+), z (\d+): ([^"]*)"/g)) {
      const [, top] = /to height (\d+)/.exec(what ?? '') ?? []
      heights.set(`${x} ${z}`, what?.startsWith('floor') ? 0 : Number(top) + 1)
    }
    return heights
  }
}

function cellsIn(sentence: string): Cell[] {
  const place = /(?:Lands|Stands) at (.*?), on /.exec(sentence)?.[1]
  if (place === undefined) throw new Error(`nothing is said of where it lands: ${sentence}`)
  return place.split('; ').flatMap(slab => {
    const [xs, zs, ys] = ['x', 'z', 'height'].map(name => {
      const [, from, to = from] = new RegExp(`${name} (\\d+)(?: to (\\d+))?`).exec(slab) ?? []
      return range(Number(from), Number(to))
    })
    return (ys ?? []).flatMap(y => (xs ?? []).flatMap(x => (zs ?? []).map(z => ({ x, y, z }))))
  })
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

export interface Plan {
  readonly east: number // steps; negative: west
  readonly south: number
  readonly top: number // the highest level it would then stand at
  readonly gaps: number // cells left empty under it
}

/** The lowest place for the piece as it lies, with the fewest gaps under it, and the nearest of those. */
export function lowestPlace(piece: readonly Cell[], heights: ReadonlyMap<string, number>): Plan {
  const plans: Plan[] = []
  const foot = Math.min(...piece.map(({ y }) => y))
  for (let east = -20; east <= 20; east++)
    for (let south = -20; south <= 20; south++) {
      const under = piece.map(({ x, y, z }) => ({ up: y - foot, ground: heights.get(`${x + east} ${z + south}`) }))
      if (under.some(({ ground }) => ground === undefined)) continue
      const rest = Math.max(...under.map(({ up, ground = 0 }) => ground - up))
      const lowest = under.filter(({ up }, i) => !piece.some((other, j) => j !== i && same(other, piece[i]) && other.y - foot < up))
      const gaps = lowest.reduce((sum, { up, ground = 0 }) => sum + rest + up - ground, 0)
      plans.push({ east, south, gaps, top: rest + Math.max(...under.map(({ up }) => up)) })
    }
  const far = ({ east, south }: Plan): number => Math.abs(east) + Math.abs(south)
  const [best] = plans.toSorted((a, b) => a.top - b.top || a.gaps - b.gaps || far(a) - far(b))
  if (!best) throw new Error('there is no place for it')
  return best
}

function same(a: Cell, b: Cell | undefined): boolean {
  return a.x === b?.x && a.z === b.z
}
