/** Hands that drag: a mouse at a desk, a finger on a phone. They aim by what they see, the block and the grid, as a person does. */
import { type CDPSession, expect, type Page } from '@playwright/test'
import type { Blocks, Placement } from '../games/blocks/nouns.ts'

interface Point {
  readonly x: number
  readonly y: number
}

export interface Hand {
  press(at: Point): Promise<void>
  move(to: Point): Promise<void>
  release(): Promise<void>
}

export async function handFor(page: Page, touch: boolean): Promise<Hand> {
  if (!touch) return mouse(page)
  return page.context().browser()?.browserType().name() === 'chromium' ? finger(await page.context().newCDPSession(page)) : toldFinger(page)
}

function mouse(page: Page): Hand {
  return {
    async press({ x, y }) {
      await page.mouse.move(x, y)
      await page.mouse.down()
    },
    move: ({ x, y }) => page.mouse.move(x, y, { steps: 2 }),
    release: () => page.mouse.up(),
  }
}

/** Real touches, as the browser gets them from a screen. */
function finger(screen: CDPSession): Hand {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })) })
  return {
    press: async at => void (await touch('touchStart', [at])),
    move: async to => void (await touch('touchMove', [to])),
    release: async () => void (await touch('touchEnd', [])),
  }
}

/** Where a browser takes no touches from a program but taps: the events that a finger would have made, at what it pressed on. */
function toldFinger(page: Page): Hand {
  let at: Point = { x: 0, y: 0 }
  const tell = (type: string, to: Point): Promise<void> => {
    at = to
    return page.evaluate(
      ([name, { x, y }]) => {
        const held = name === 'pointerdown' ? document.elementFromPoint(x, y) : document.querySelector('[data-finger]')
        const button = held?.closest('button') ?? held
        if (name === 'pointerdown') button?.setAttribute('data-finger', '')
        if (name === 'pointerup') button?.removeAttribute('data-finger')
        const down = name === 'pointerup' ? 0 : 1
        const told = { pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, buttons: down, clientX: x, clientY: y }
        button?.dispatchEvent(new PointerEvent(name, { ...told, bubbles: true, cancelable: true }))
      },
      [type, to] as const,
    )
  }
  return {
    press: to => tell('pointerdown', to),
    move: to => tell('pointermove', to),
    release: () => tell('pointerup', at),
  }
}

/** Picks a block up and brings it over the middle of the grid. */
export async function lift(page: Page, hand: Hand, slot: number): Promise<Point> {
  const from = await middleOf(page, `.bp-slot[data-slot="${slot}"] .bp-block`)
  const over = await middleOf(page, '.bp-cells')
  await hand.press(from)
  await hand.move({ x: (from.x + over.x) / 2, y: (from.y + over.y) / 2 })
  await hand.move(over)
  await expect(page.locator('.bp-floating .bp-block')).toBeVisible()
  return over
}

/**
 * Carries a lifted block until its top left corner lies on a cell, and says where the hand is then. It looks again after
 * every move, as an eye does: on a busy machine the block is drawn a moment after the hand has moved.
 */
export async function carry(page: Page, hand: Hand, from: Point, { row, col }: Pick<Placement, 'row' | 'col'>): Promise<Point> {
  let at = from
  for (let look = 0; look < 20; look++) {
    const cell = await boxOf(page, `.bp-cell[data-place="${row}:${col}"]`)
    const block = await atRest(page, '.bp-floating .bp-block')
    const [right, down] = [cell.x - block.x, cell.y - block.y]
    if (Math.max(Math.abs(right), Math.abs(down)) < 2) return at
    at = { x: at.x + right, y: at.y + down }
    await hand.move(at)
  }
  throw new Error(`the block could not be brought to row ${row + 1}, column ${col + 1}`)
}

/** Where something is once it is in the same place twice in a row. */
async function atRest(page: Page, selector: string): Promise<{ x: number; y: number }> {
  for (let before = await boxOf(page, selector); ; ) {
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const now = await boxOf(page, selector)
    if (now.x === before.x && now.y === before.y && now.width === before.width) return now
    before = now
  }
}

export async function drag(page: Page, hand: Hand, placement: Placement): Promise<void> {
  const at = await lift(page, hand, placement.slot)
  await carry(page, hand, at, placement)
  await hand.release()
}

/** Which cells hold a mark of these kinds, by number. */
export async function marked(page: Page, cols: number, ...kinds: string[]): Promise<number[]> {
  const names = await page
    .locator(kinds.map(kind => `.bp-cell:has(.bp-mark[data-kind="${kind}"])`).join(', '))
    .evaluateAll(cells => cells.map(cell => cell.getAttribute('data-place') ?? ''))
  return names.map(name => cellNumber(name, cols)).sort((a, b) => a - b)
}

/** The colours on the board, as they are drawn. */
export async function drawnCells(page: Page, { rows, cols }: Pick<Blocks['View'], 'rows' | 'cols'>): Promise<number[]> {
  const cells = new Array<number>(rows * cols).fill(0)
  const fills = await page
    .locator('.bp-cell:has(> .bp-fill)')
    .evaluateAll(found => found.map(cell => [cell.getAttribute('data-place'), cell.querySelector('.bp-fill')?.getAttribute('data-tint')]))
  for (const [name, tint] of fills) cells[cellNumber(name ?? '', cols)] = Number(tint)
  return cells
}

function cellNumber(name: string, cols: number): number {
  const [row = 0, col = 0] = name.split(':').map(Number)
  return row * cols + col
}

async function middleOf(page: Page, selector: string): Promise<Point> {
  const { x, y, width, height } = await boxOf(page, selector)
  return { x: x + width / 2, y: y + height / 2 }
}

async function boxOf(page: Page, selector: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen`)
  return box
}
