/** A mouse on the world looks around it; a finger on the world pushes the piece. */
import { useLayoutEffect } from 'preact/hooks'
import type { Way } from './bearings.ts'
import type { Desk } from './desk.ts'

/** How far a finger goes for one step. */
const STEP_PX = 34

/** As far as the eye may be turned off its corner, in radians. */
const MOST_YAW = 0.5
const MOST_PITCH = 0.3

export function usePointer(desk: Desk, canvas: { readonly current: HTMLCanvasElement | null }, on: boolean): void {
  useLayoutEffect(() => {
    const place = canvas.current
    if (!place || !on) return
    let from: { x: number; y: number } | null = null
    const down = (event: PointerEvent): void => {
      from = { x: event.clientX, y: event.clientY }
      place.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent): void => {
      if (!from) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (event.pointerType !== 'touch') return desk.orbit(clamp(-dx / 400, MOST_YAW), clamp(dy / 400, MOST_PITCH))
      const way = wayOf(dx, dy)
      if (!way) return
      from = { x: event.clientX, y: event.clientY }
      desk.press(way, performance.now())
      desk.release(way)
    }
    const up = (): void => {
      from = null
      desk.orbit(0, 0)
    }
    place.addEventListener('pointerdown', down)
    place.addEventListener('pointermove', move)
    place.addEventListener('pointerup', up)
    place.addEventListener('pointercancel', up)
    return () => {
      place.removeEventListener('pointerdown', down)
      place.removeEventListener('pointermove', move)
      place.removeEventListener('pointerup', up)
      place.removeEventListener('pointercancel', up)
    }
  }, [desk, on])
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}

/** The axes of the world run diagonally over the screen, and so do the ways of a finger. */
export function wayOf(dx: number, dy: number): Way | null {
  if (Math.hypot(dx, dy) < STEP_PX) return null
  if (dy < 0) return dx < 0 ? 'away' : 'right'
  return dx < 0 ? 'left' : 'near'
}
