/** A mouse on the world looks around it, and into it; fingers on the world move and turn the piece. */
import { useLayoutEffect } from 'preact/hooks'
import type { Controller } from '../playback/controller.ts'
import { turnFor } from './bearings.ts'
import { Gestures } from './gestures.ts'
import { MOST_PITCH, MOST_YAW } from './keyboard.ts'

export function usePointer(controller: Controller, canvas: { readonly current: HTMLCanvasElement | null }, on: boolean): void {
  useLayoutEffect(() => {
    const place = canvas.current
    if (!place || !on) return
    const gestures = new Gestures(
      () => controller.looking.reach(),
      turn => controller.hud.peek().axes.includes(turnFor(turn, controller.play.corner).axis),
    )
    let from: { x: number; y: number } | null = null // of a mouse
    let piece = controller.input.pieces
    const at = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => ({ x: clientX, y: clientY })
    const down = (event: PointerEvent): void => {
      place.setPointerCapture(event.pointerId)
      controller.looking.probe(at(event))
      if (event.pointerType === 'touch') gestures.down(event.pointerId, at(event), event.timeStamp)
      else from = at(event)
    }
    const move = (event: PointerEvent): void => {
      if (from)
        return controller.looking.orbit(clamp((from.x - event.clientX) / 400, MOST_YAW), clamp((event.clientY - from.y) / 400, MOST_PITCH))
      if (event.pointerType !== 'touch') controller.looking.probe(at(event))
      if (piece !== controller.input.pieces) gestures.anew()
      piece = controller.input.pieces
      for (const control of gestures.move(event.pointerId, at(event))) controller.input.tap(control)
    }
    const up = (event: PointerEvent): void => {
      for (const control of gestures.up(event.pointerId, event.timeStamp, innerWidth / 2)) controller.input.tap(control)
      gone(event)
    }
    const gone = (event: PointerEvent): void => {
      gestures.up(event.pointerId, Number.POSITIVE_INFINITY, 0)
      if (from) controller.looking.orbit(0, 0)
      from = null
    }
    const stage = place.parentElement
    stage?.addEventListener('mousedown', keepKeys)
    place.addEventListener('pointerdown', down)
    place.addEventListener('pointermove', move)
    place.addEventListener('pointerup', up)
    place.addEventListener('pointercancel', gone)
    return () => {
      stage?.removeEventListener('mousedown', keepKeys)
      place.removeEventListener('pointerdown', down)
      place.removeEventListener('pointermove', move)
      place.removeEventListener('pointerup', up)
      place.removeEventListener('pointercancel', gone)
    }
  }, [controller, on])
}

/** A button that a mouse has pressed does not keep the keyboard: the next Space is a drop. Tab still gets there. */
function keepKeys(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}
