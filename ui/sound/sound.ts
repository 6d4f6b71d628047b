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

/** By category, 0 to 1. The settings write it: whoever has chosen nothing hears nothing. */
export const volumes = signal<Readonly<Record<Category, number>>>({ pieces: 0, warnings: 0, music: 0 })

/** Whether cues are shown as words. The settings write it. */
export const captioned = signal(false)

const KEPT = 16

/** The last cues asked for, oldest first. */
export const heard = signal<readonly Heard[]>([])

type Synth = typeof import('./synth.ts')

/** What makes the sounds, once a hand has allowed it. */
let synth: Promise<Synth | null> | null = null
let there: Synth | null = null

/**
 * Browsers start sound only in answer to a hand; what is asked for before that is not made up for later. Where everything is silent
 * nothing is opened at all: that waits until somebody has chosen to hear. Called once, at the root.
 */
export function awaitGesture(page: EventTarget = document): void {
  let touched = false
  let stop: (() => void) | null = null
  const begin = (): void => {
    if (!touched || !Object.values(volumes.value).some(volume => volume > 0)) return
    synth = afterTheFrame()
      .then(async () => (there = await import('./synth.ts')))
      .catch(() => null) // silent where it cannot be fetched, or where there is nothing to sound on
    for (const name of ENDS) page.removeEventListener(name, touch, true)
    stop?.()
  }
  const touch = (): void => {
    touched = true
    begin()
  }
  for (const name of ENDS) page.addEventListener(name, touch, true)
  stop = volumes.subscribe(begin)
}

/** A hand is done. To open the sound takes some machines a tenth of a second, and that is not taken out of a drag. */
const ENDS = ['pointerup', 'keyup']

function afterTheFrame(): Promise<unknown> {
  return new Promise(done => requestAnimationFrame(() => setTimeout(done)))
}

/** What everything here sounds on, once a hand has allowed it: for a stage that plays more than cues. */
export function audio(): AudioContext | null {
  return there?.on ?? null
}

/** Asks for a cue. The caption is what somebody reads who does not hear it. */
export function play(cue: Cue, caption = ''): void {
  const count = (heard.peek().at(-1)?.count ?? 0) + 1
  heard.value = [...heard.peek(), { count, name: cue.name, caption }].slice(-KEPT)
  const volume = volumes.peek()[cue.category]
  if (volume > 0)
    void synth?.then(made => {
      for (const voice of cue.voices) made?.sound(voice, volume)
    })
}
