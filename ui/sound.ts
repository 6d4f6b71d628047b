/**
 * Sounds made of a few oscillators: no files, no library. A game asks for a cue by name; whether anything is to be heard is
 * for the settings and the browser to say, and the asking is remembered either way.
 */
import { signal } from '@preact/signals'

export type Category = 'pieces' | 'warnings' | 'music'

/** One voice of a cue: it begins, it bends, it fades. Times are in milliseconds from the start of the cue. */
export interface Voice {
  readonly wave: OscillatorType | 'noise'
  readonly hz: number
  readonly toHz?: number
  readonly atMs?: number
  readonly ms: number
  readonly gain: number
  readonly attackMs?: number
  readonly pan?: number // -1 left, 1 right
}

export interface Cue {
  readonly name: string
  readonly category: Category
  readonly voices: readonly Voice[]
}

/** A cue somebody asked for. Captions and tests read it. */
export interface Heard {
  readonly count: number
  readonly name: string
  readonly caption: string
}

/** By category, 0 to 1. The settings write it. */
export const volumes = signal<Readonly<Record<Category, number>>>({ pieces: 0.6, warnings: 0.6, music: 0.4 })

/** Whether cues are shown as words. The settings write it. */
export const captioned = signal(false)

const KEPT = 16

/** The last cues asked for, oldest first. */
export const heard = signal<readonly Heard[]>([])

let context: AudioContext | null = null

let gestured = false

/** What makes the sounds comes with the first gesture: before it nothing can sound. */
const fetchSynth = () => import('./synth.ts')

/** Browsers start sound only in answer to a hand; what is asked for before that is not made up for later. Called once, at the root. */
export function awaitGesture(page: EventTarget = document): void {
  const begin = (): void => {
    gestured = true
    void fetchSynth().catch(() => {}) // silent where it cannot be fetched
    for (const name of ['pointerdown', 'keydown']) page.removeEventListener(name, begin, true)
  }
  for (const name of ['pointerdown', 'keydown']) page.addEventListener(name, begin, true)
}

/** What everything here sounds on, once a hand has allowed it: for a stage that plays more than cues. */
export function audio(): AudioContext | null {
  if (!gestured || typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  return context
}

/** Asks for a cue. The caption is what somebody reads who does not hear it. */
export function play(cue: Cue, caption = ''): void {
  const count = (heard.peek().at(-1)?.count ?? 0) + 1
  heard.value = [...heard.peek(), { count, name: cue.name, caption }].slice(-KEPT)
  const volume = volumes.peek()[cue.category]
  if (volume <= 0 || !gestured || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const on = context
  void fetchSynth().then(
    ({ sound }) => {
      for (const voice of cue.voices) sound(on, voice, volume)
    },
    () => {},
  )
}
