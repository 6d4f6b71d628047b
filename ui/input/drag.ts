/**
 * Dragging with a mouse, a finger or a pen. Everything goes through one captured pointer: a second finger, a window that
 * loses the pointer and Escape all have an answer, so a thing in hand is always either put down or put back.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

/** One hold on something, from pressing to letting go. */
export interface Grip {
  readonly at: Point
  readonly moved: boolean // further than a tap trembles
}

export interface Dragged {
  move(grip: Grip): void
  drop(grip: Grip): void
  /** Let go where it was taken. */
  tap(grip: Grip): void
  /** Taken away: Escape, or the system needed the pointer. */
  cancel(): void
}

/** A finger that taps still slides a little. */
const TREMBLE = 6

let busy = false

/**
 * Begins a drag of an element at a press of the main button. False where nothing began: another button, or a hold is on
 * already.
 */
export function drag(held: HTMLElement, press: PointerEvent, dragged: Dragged): boolean {
  if (busy || press.button !== 0) return false
  busy = true
  const { pointerId } = press
  const from = { x: press.clientX, y: press.clientY }
  let grip: Grip = { at: from, moved: false }

  // The element hears every move of this pointer from now on, wherever it goes. A press made by a program has no pointer to capture.
  try {
    held.setPointerCapture(pointerId)
  } catch {}
  const page = held.ownerDocument
  const ours = { pointermove: move, pointerup: up, pointercancel: cancel, lostpointercapture: cancel } as const
  for (const [name, heard] of Object.entries(ours)) held.addEventListener(name, heard as EventListener)
  page.addEventListener('keydown', escape, true)
  return true

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return
    const at = { x: event.clientX, y: event.clientY }
    grip = { ...grip, at, moved: grip.moved || Math.hypot(at.x - from.x, at.y - from.y) > TREMBLE }
    dragged.move(grip)
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return
    move(event)
    end()
    if (grip.moved) dragged.drop(grip)
    else dragged.tap(grip)
  }

  function cancel(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return
    end()
    dragged.cancel()
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end()
    dragged.cancel()
  }

  function end(): void {
    busy = false
    for (const [name, heard] of Object.entries(ours)) held.removeEventListener(name, heard as EventListener)
    page.removeEventListener('keydown', escape, true)
  }
}

/** The cell that the corner of something at grid size is nearest to, by its distance from the corner of the grid. */
export function snapped(offset: Point, cell: number): { readonly row: number; readonly col: number } {
  return { row: Math.floor(offset.y / cell + 0.5), col: Math.floor(offset.x / cell + 0.5) }
}
