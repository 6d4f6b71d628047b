/** A mouse and fingers on the world steer the piece and look around. */
import { useLayoutEffect } from 'preact/hooks'
import type { Controller } from '../../playback/controller.ts'

export function usePointer(controller: Controller, canvas: { readonly current: HTMLCanvasElement | null }, on: boolean): void {
  useLayoutEffect(() => {
    const place = canvas.current
    if (!place || !on) return
    let gone = false
    let takeOff = (): void => {}
    const put = import('./pointer-hands.ts').then(({ handsOn }) => {
      if (!gone) takeOff = handsOn(controller, place)
    })
    put.catch(() => {}) // no connection: keys and buttons steer
    const stage = place.parentElement
    stage?.addEventListener('mousedown', keepKeys)
    return () => {
      gone = true
      takeOff()
      stage?.removeEventListener('mousedown', keepKeys)
    }
  }, [controller, on])
}

/** A button that a mouse has pressed does not keep the keyboard: the next Space is a drop. Tab still gets there. */
function keepKeys(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}
