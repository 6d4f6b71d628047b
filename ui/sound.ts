/**
 * Sounds made of a few oscillators: no files, no library. A game asks for a cue by name; whether anything is to be heard is
 * for the settings and the browser to say, and the asking is remembered either way.
 */
import { signal } from '@preact/signals'

export type Category = 'pieces' | 'warnings'

/** One voice of a cue: it begins, it bends, it fades. Times are in milliseconds from the start of the cue. */
export interface Voice {
  readonly wave: OscillatorType | 'noise'
  readonly hz: number
  readonly toHz?: number
  readonly atMs?: number
  readonly ms: number
  readonly gain: number
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
export const volumes = signal<Readonly<Record<Category, number>>>({ pieces: 0.6, warnings: 0.6 })

const KEPT = 16

/** The last cues asked for, oldest first. */
export const heard = signal<readonly Heard[]>([])

let context: AudioContext | null = null

let gestured = false

/** Browsers start sound only in answer to a hand; what is asked for before that is not made up for later. Called once, at the root. */
export function awaitGesture(page: EventTarget = document): void {
  const begin = (): void => {
    gestured = true
    for (const name of ['pointerdown', 'keydown']) page.removeEventListener(name, begin, true)
  }
  for (const name of ['pointerdown', 'keydown']) page.addEventListener(name, begin, true)
}

/** Asks for a cue. The caption is what somebody reads who does not hear it. */
export function play(cue: Cue, caption = ''): void {
  const count = (heard.peek().at(-1)?.count ?? 0) + 1
  heard.value = [...heard.peek(), { count, name: cue.name, caption }].slice(-KEPT)
  const volume = volumes.peek()[cue.category]
  if (volume <= 0 || !gestured || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const voice of cue.voices) sound(context, voice, volume)
}

/** Half a millisecond is no click; a fade to nothing ends at this, because an exponential never arrives. */
const SILENT = 0.0001
const ATTACK = 0.004

function sound(on: AudioContext, { wave, hz, toHz = hz, atMs = 0, ms, gain }: Voice, volume: number): void {
  const from = on.currentTime + atMs / 1000
  const to = from + ms / 1000
  const loudness = on.createGain()
  loudness.gain.setValueAtTime(SILENT, from)
  loudness.gain.exponentialRampToValueAtTime(Math.max(SILENT, gain * volume), from + ATTACK)
  loudness.gain.exponentialRampToValueAtTime(SILENT, to)
  loudness.connect(on.destination)
  const source = wave === 'noise' ? rustle(on, hz, toHz, from, to, loudness) : tone(on, wave, hz, toHz, from, to, loudness)
  source.start(from)
  source.stop(to)
}

function tone(on: AudioContext, wave: OscillatorType, hz: number, toHz: number, from: number, to: number, out: AudioNode): OscillatorNode {
  const source = on.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(hz, from)
  source.frequency.exponentialRampToValueAtTime(toHz, to)
  source.connect(out)
  return source
}

/** Noise through a band that glides from one pitch to the other. */
function rustle(on: AudioContext, hz: number, toHz: number, from: number, to: number, out: AudioNode): AudioBufferSourceNode {
  const source = on.createBufferSource()
  source.buffer = noise(on)
  source.loop = true
  const band = on.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = 1.2
  band.frequency.setValueAtTime(hz, from)
  band.frequency.exponentialRampToValueAtTime(toHz, to)
  source.connect(band).connect(out)
  return source
}

let hiss: AudioBuffer | null = null

function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate)
  const samples = hiss.getChannelData(0)
  // Any jumble will do, and the same one every time.
  let word = 1
  for (let i = 0; i < samples.length; i++) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0
    samples[i] = word / 2 ** 31
  }
  return hiss
}
