import { drag, type Point } from '../../../../ui/input/drag.ts'
import type { PlayerProps } from '../../../../ui/stage.ts'
import type { Blocks } from '../../nouns.ts'
import type { Shape } from '../../rules/shapes.ts'
import { shapeAt } from '../shape.ts'
import { shapeInHand } from '../view-state.ts'
import { cornerUnder, type Glass, placeUnder } from './geometry.ts'
import type { HeldBlock } from './held-block.ts'

/** What the floating block must know of the drag it is part of. */
export interface Flight {
  readonly cell: number
  readonly touch: boolean
  /** The block is in sight for the first time. */
  lifted(element: HTMLElement): void
}

/** Where a block is lifted from, and how. */
interface Lift {
  readonly shape: Shape
  readonly glass: Glass
  readonly grip: Point // where it was gripped, in cells of the block
  readonly small: number // a cell in the hand over a cell of the grid
  readonly touch: boolean
}

const LIFT_MS = 120

/** A pointer that drags a block from the hand over the grid. */
export class Dragging {
  /** The latest drag. */
  flight: Flight | null = null
  /** The block that hangs on the pointer. */
  readonly floating: { current: HTMLDivElement | null } = { current: null }
  readonly #block: HeldBlock
  readonly #props: () => PlayerProps<Blocks>
  readonly #grid: () => HTMLElement | null

  constructor(block: HeldBlock, props: () => PlayerProps<Blocks>, grid: () => HTMLElement | null) {
    this.#block = block
    this.#props = props
    this.#grid = grid
  }

  press(slot: number, event: PointerEvent): void {
    const { table, still } = this.#props()
    const shape = shapeInHand(table, slot)
    const grid = this.#grid()
    if (shape < 0 || !grid) return
    const button = event.currentTarget as HTMLElement
    const lift = liftFrom(button, grid, table.view, shapeAt(shape), event)
    const wasCarried = this.#block.isCarried(slot)
    const begun = drag(button, event, {
      move: ({ at }) => this.#move(lift, at),
      drop: ({ at }) => {
        this.#move(lift, at)
        const { x, y } = cornerOf(lift, at)
        const { left, top, cell } = lift.glass
        this.#block.release(({ row, col }) => ({ x: x - left - col * cell, y: y - top - row * cell }))
      },
      // A tap is the other way to pick: the block is carried, and a second tap on the grid puts it down.
      tap: () => (wasCarried ? this.#block.putBack() : this.#block.carry(slot)),
      cancel: () => this.#block.putBack(),
    })
    if (!begun) return
    this.flight = flightOf(lift, { x: event.clientX, y: event.clientY }, still)
    this.#block.lift(slot)
  }

  #move(lift: Lift, at: Point): void {
    const corner = cornerOf(lift, at)
    if (this.floating.current) put(this.floating.current, corner)
    this.#block.over(placeUnder(corner, lift.glass, lift.shape, this.#props().table.view))
  }
}

function flightOf(lift: Lift, from: Point, still: boolean): Flight {
  return {
    cell: lift.glass.cell,
    touch: lift.touch,
    lifted(element) {
      put(element, cornerOf(lift, from))
      if (!still) grow(element, lift)
    },
  }
}

function cornerOf({ grip, shape, glass, touch }: Lift, at: Point): Point {
  return cornerUnder(at, grip, shape, glass.cell, touch)
}

/** Measures what is lifted. The whole place in the hand can be pressed, so the grip may lie beside the block: then its edge counts. */
function liftFrom(button: HTMLElement, grid: HTMLElement, view: Blocks['View'], shape: Shape, event: PointerEvent): Lift {
  const { left, top, width } = grid.getBoundingClientRect()
  const cell = (width + 1) / view.cols
  const box = (button.querySelector('.bp-block') ?? button).getBoundingClientRect()
  const within = (at: number, from: number, length: number, cells: number): number => Math.max(0, Math.min(1, (at - from) / length)) * cells
  const grip = {
    x: within(event.clientX, box.left, box.width, shape.cols),
    y: within(event.clientY, box.top, box.height, shape.rows),
  }
  return { shape, glass: { left, top, cell }, grip, small: box.width / (shape.cols * cell), touch: event.pointerType === 'touch' }
}

function put(element: HTMLElement, { x, y }: Point): void {
  element.style.transform = `translate3d(${x}px, ${y}px, 0)`
  // The points stand at the left of the block, unless there is no space.
  element.dataset['side'] = x < 96 ? 'right' : 'left'
}

/** From the size it has in the hand to the size of the grid, around the grip. */
function grow(element: HTMLElement, { grip, glass, small, touch }: Lift): void {
  const block = element.querySelector<HTMLElement>('.bp-lifted')
  if (!block) return
  block.style.transformOrigin = touch ? '50% 130%' : `${grip.x * glass.cell}px ${grip.y * glass.cell}px`
  block.animate([{ transform: `scale(${small})` }, { transform: 'scale(1)' }], {
    duration: LIFT_MS,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  })
}
