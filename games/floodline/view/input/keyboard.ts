/**
 * Keyboard and pad. They are there before the first picture is: what can be seen can be used.
 *
 * The way of one key press, in two passes. When the key goes down it is only noted:
 *
 *     window keydown ─ keyboard ─ keys (which control) ─ input-controller ─ playback/play ─ key-repeat
 *
 * At the next frame (stage ─ playback/controller ─ play) that is due a tick, what is held becomes actions of that tick:
 *
 *     play ─ key-repeat (what repeats) ─ bearings (which way in the world) ─ kernel/table ─ kernel/session ─ rules/actions ─ rules/tick
 *
 * What comes of it goes the other way: the table says it, play collects it, and the frame hands it to picture, sound and display.
 */
import { useLayoutEffect } from 'preact/hooks'
import { pads } from '../../../../ui/input/gamepads.ts'
import { isTakenElsewhere } from '../../../../ui/input/key-owner.ts'
import { bindings } from '../../../../ui/input/keys.ts'
import type { Controller } from '../playback/controller.ts'
import { exploredBy } from './explore-keys.ts'
import { tookInHand } from './instrument.ts'
import { type Bound, boundBy, boundTo, isCommand } from './keys.ts'

/** Ours, though it takes keys: what is around the world. */
const STAGE = '.fl'

/** Where somebody types or picks something on the stage itself. */
const FIELDS = 'input:not([type="range"]), select'

/** What a slider does with the keyboard. */
const SLIDES = /^(Arrow|Page|Home|End)/

/** The keyboard is the game's while nobody types and no dialog is open. */
export function useKeys(controller: Controller, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return
    // By the place of the key: what it is called may change while it is down, with Shift.
    const held = new Map<string, Bound>()
    const down = (event: KeyboardEvent): void => {
      if (isOthers(event)) return
      if (event.key === 'Escape' && controller.input.cancel()) return event.preventDefault()
      const bound = boundBy(event)
      if (!bound || (controller.play.over && !isCommand(bound))) return
      event.preventDefault()
      if (event.repeat) return
      if (isCommand(bound)) return controller.input.command(bound)
      tookInHand('keys')
      const already = [...held.values()].includes(bound)
      held.set(placeOf(event), bound)
      if (!already) controller.input.press(bound, performance.now())
    }
    const up = (event: KeyboardEvent): void => {
      const bound = held.get(placeOf(event))
      held.delete(placeOf(event))
      if (bound && !isCommand(bound) && ![...held.values()].includes(bound)) controller.input.release(bound)
    }
    const gone = (): void => {
      held.clear()
      controller.input.letGo()
    }
    // Before the page, which has uses of its own for some letters.
    addEventListener('keydown', down, true)
    addEventListener('keyup', up, true)
    addEventListener('blur', gone)
    return () => {
      removeEventListener('keydown', down, true)
      removeEventListener('keyup', up, true)
      removeEventListener('blur', gone)
    }
  }, [controller, on])
}

function placeOf({ code, key }: KeyboardEvent): string {
  return code || key
}

/** With Ctrl a key is the browser's, unless Ctrl is a key of the game. A button and a slider keep their own keys. */
function isOthers(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey, target } = event
  if (altKey || metaKey || (ctrlKey && boundTo('Control', bindings.peek()) === null)) return true
  if (!(target instanceof Element)) return false
  if (target.closest(STAGE) ? target.closest(FIELDS) : isTakenElsewhere(event)) return true
  if (target.closest('[role="grid"]') !== null && exploredBy(key) !== null) return true
  return (target.closest('input') !== null && SLIDES.test(key)) || (isPressed(target) && (key === ' ' || key === 'Enter'))
}

function isPressed(target: Element): boolean {
  return target.closest('a, button, summary') !== null
}

/** As far as the eye may be turned off its corner, in radians. */
export const MOST_YAW = 0.5
export const MOST_PITCH = 0.3

/** A pad is the game's while it is played; in menus, at a pause and at the end it is the page's. */
export function usePads(controller: Controller, on: boolean): void {
  const there = pads.value.length > 0
  useLayoutEffect(() => {
    if (!on || !there) return
    let gone = false
    let giveBack = (): void => {}
    const taken = import('./gamepad.ts').then(({ steerBy }) => {
      if (gone) return
      const steered = {
        press: (bound: Bound): void =>
          isCommand(bound) ? controller.input.command(bound) : controller.input.press(bound, performance.now()),
        release: (bound: Bound): void => {
          if (!isCommand(bound)) controller.input.release(bound)
        },
        say: (sentence: string): void => controller.message.say(sentence),
        look: (x: number, y: number): void => controller.looking.orbit(-x * MOST_YAW, y * MOST_PITCH),
      }
      giveBack = steerBy(steered, () => controller.play.over || document.querySelector('dialog[open]') !== null)
    })
    taken.catch(() => {}) // no connection: the pad presses keys, as everywhere
    return () => {
      gone = true
      giveBack()
    }
  }, [controller, on, there])
}
