/** Fingers and a mouse on the canvas, from the events of the page to what is asked of the game. Fetched after the first picture. */
import type { Controller } from '../../playback/controller.ts'
import { type Turn, turnFor } from '../bearings.ts'
import { pointedAtWorld, tookInHand } from '../instrument.ts'
import type { Control } from '../key-repeat.ts'
import { MOST_PITCH, MOST_YAW } from '../keyboard.ts'
import { Gestures } from './gestures.ts'
import { MouseHand } from './mouse.ts'
import { isOnBoard, type Place } from './reach.ts'

const ORBIT_PX = 400

/** Returns how to take them off again. */
export function handsOn(controller: Controller, place: HTMLCanvasElement): () => void {
  const { input, looking, play } = controller
  const reach = () => looking.reach()
  const allows = (turn: Turn): boolean => controller.hud.peek().axes.includes(turnFor(turn, play.corner).axis)
  const fingers = new Gestures(reach, allows)
  const mouse = new MouseHand(reach, allows)
  let { pieces } = input
  let looked = false

  const onBoard = (event: MouseEvent): boolean => {
    const { picture } = looking
    return picture !== null && !play.building && isOnBoard(point => picture.project(point), play.state.level.bounds, within(place, event))
  }
  const steer = (controls: readonly Control[]): void => {
    for (const control of controls) {
      tookInHand('mouse')
      input.tap(control)
    }
  }
  const look = (by: Place | null): void => {
    if (by) looking.orbit(clamp(-by.x / ORBIT_PX, MOST_YAW), clamp(by.y / ORBIT_PX, MOST_PITCH))
    else if (looked) looking.orbit(0, 0)
    looked = by !== null
  }
  const follow = (): void => {
    if (pieces === input.pieces) return
    pieces = input.pieces
    fingers.anew()
    mouse.anew()
  }

  const on = {
    pointerdown(event: PointerEvent): void {
      place.setPointerCapture(event.pointerId)
      looking.probe(at(event))
      if (event.pointerType === 'touch') return fingers.down(event.pointerId, at(event), event.timeStamp)
      if (!play.building) pointedAtWorld()
      mouse.down(event.button, at(event), event.timeStamp, onBoard(event))
    },
    pointermove(event: PointerEvent): void {
      follow()
      if (event.pointerType === 'touch') {
        for (const control of fingers.move(event.pointerId, at(event))) input.tap(control)
        return
      }
      if (event.buttons === 0) {
        looking.probe(at(event))
        place.style.cursor = onBoard(event) ? 'grab' : ''
      }
      steer(mouse.move(at(event)))
      const by = mouse.looks(at(event))
      if (by) look(by)
    },
    pointerup(event: PointerEvent): void {
      if (event.pointerType === 'touch')
        for (const control of fingers.up(event.pointerId, event.timeStamp, innerWidth / 2)) input.tap(control)
      else steer(mouse.up(at(event), event.timeStamp))
      on.pointercancel(event)
    },
    pointercancel(event: PointerEvent): void {
      if (event.pointerType === 'touch') fingers.up(event.pointerId, Number.POSITIVE_INFINITY, 0)
      else mouse.cancel()
      look(null)
    },
    wheel(event: WheelEvent): void {
      if (event.ctrlKey || play.building) return // the page's own, or somebody else's
      event.preventDefault()
      steer(mouse.wheel(event, event.timeStamp))
    },
    contextmenu(event: MouseEvent): void {
      event.preventDefault()
    },
  }
  const takeOff = listen(place, on)
  return () => {
    takeOff()
    look(null)
  }
}

function listen(place: HTMLElement, on: object): () => void {
  const all = Object.entries(on) as [string, EventListener][]
  for (const [name, listener] of all) place.addEventListener(name, listener, { passive: false })
  return () => {
    for (const [name, listener] of all) place.removeEventListener(name, listener)
  }
}

function at({ clientX, clientY }: MouseEvent): Place {
  return { x: clientX, y: clientY }
}

function within(place: HTMLElement, { clientX, clientY }: MouseEvent): Place {
  const { left, top } = place.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}
