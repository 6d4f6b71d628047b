/** What is felt in the hands: a phone that shakes, a pad that rumbles. Fetched with the first event that a hand could feel. */
import { type Signal, signal } from '@preact/signals'
import { preference } from '../../../../ui/preferences.ts'
import type { FloodEvent } from '../../nouns.ts'
import { phasesOf } from '../playback/phases.ts'
import type { Instrument } from './instrument.ts'

const hapticsPreference = preference<boolean>('floodline', 'haptics', saved => saved !== false)

/** Whether somebody wants it. */
export const haptics: Signal<boolean> = signal(hapticsPreference.read())

export function setHaptics(on: boolean): void {
  haptics.value = on
  hapticsPreference.write(on)
}

/** One jolt: when, for how long, and how hard, 0 to 1. */
export interface Jolt {
  readonly at: number // ms
  readonly ms: number
  readonly force: number
}

/** `pace`: how fast resolves are shown; 0 where only their result is. */
export function joltsOf(events: readonly FloodEvent[], pace: number): readonly Jolt[] {
  const jolts: Jolt[] = []
  const first = events.find(({ kind }) => kind === 'dropped' || kind === 'tilted') ?? events.find(({ kind }) => kind === 'locked')
  if (first?.kind === 'tilted') jolts.push({ at: 0, ms: 30, force: 0.7 })
  else if (first?.kind === 'dropped') jolts.push({ at: 0, ms: 14 + Math.min(first.by, 12), force: Math.min(1, 0.35 + first.by / 20) })
  else if (first) jolts.push({ at: 0, ms: 8, force: 0.3 })
  let at = 0
  for (const phase of phasesOf(events)) {
    at += pace > 0 ? phase.ms / pace : 0
    const landed = phase.events.reduce((sum, event) => sum + (event.kind === 'fell' ? event.from.length : 0), 0)
    if (landed > 0) jolts.push({ at, ms: 16 + Math.min(2 * landed, 34), force: Math.min(1, 0.4 + landed / 30) })
  }
  if (events.some(({ kind }) => kind === 'won')) for (const later of [120, 200, 280]) jolts.push({ at: at + later, ms: 36, force: 0.6 })
  if (events.some(({ kind }) => kind === 'lost')) jolts.push({ at: at + 120, ms: 160, force: 1 })
  return jolts
}

/** As `navigator.vibrate` wants it: on, off, on … */
export function patternOf(jolts: readonly Jolt[]): number[] {
  const pattern: number[] = []
  let now = 0
  for (const { at, ms } of jolts) {
    const wait = Math.max(0, Math.round(at - now))
    if (pattern.length > 0) pattern.push(wait)
    else if (wait > 0) pattern.push(0, wait)
    pattern.push(ms)
    now = Math.max(now, at) + ms
  }
  return pattern
}

/** A phone, or a pad that can rumble. A desk has the call and nothing that shakes. */
export function canVibrate(): boolean {
  return hasMotor() || rumbling().length > 0
}

export function shake(events: readonly FloodEvent[], held: Instrument, pace: number): void {
  if (!haptics.peek()) return
  const jolts = joltsOf(events, pace)
  if (jolts.length === 0) return
  if (held === 'touch' && hasMotor() && (navigator.userActivation?.hasBeenActive ?? true)) navigator.vibrate(patternOf(jolts))
  if (held === 'pad') for (const jolt of jolts) setTimeout(() => rumble(jolt), jolt.at)
}

function hasMotor(): boolean {
  return typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches
}

function rumbling(): readonly GamepadHapticActuator[] {
  return (navigator.getGamepads?.() ?? []).flatMap(pad => pad?.vibrationActuator ?? [])
}

function rumble({ ms, force }: Jolt): void {
  for (const motor of rumbling()) {
    const played = motor.playEffect('dual-rumble', { duration: 2 * ms, strongMagnitude: force, weakMagnitude: force / 2 })
    played.catch(() => {}) // the pad is gone, or has another idea
  }
}
