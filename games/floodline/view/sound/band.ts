/**
 * Plays notes: a few oscillators each, one filter for the pads, one echo for the plucks. Works on any audio context, one that
 * renders to memory too. Every level that changes does so by a ramp or a glide, so nothing clicks.
 */
import type { Note, Part } from './composition.ts'

/** Peak of a note of loudness 100, by part: so that the fullest bar, with the volume at 1, stays under a quarter of what a speaker takes. */
const GAIN: Readonly<Record<Part, number>> = { pad: 0.05, pluck: 0.07, drone: 0.07, pulse: 0.1 }

/** Seconds. */
const PAD = { attack: 2.2, release: 2.4 }
const DRONE = { attack: 1.2, release: 1.6 }
const STRIKE = 0.008

/** An exponential never arrives. */
const SILENT = 0.0001

export class Band {
  readonly #on: BaseAudioContext
  readonly #volume: GainNode
  #heat = 0
  #take: Take | null = null

  constructor(on: BaseAudioContext, out: AudioNode = on.destination) {
    this.#on = on
    this.#volume = on.createGain()
    this.#volume.connect(out)
  }

  setVolume(to: number): void {
    glide(this.#on, this.#volume.gain, Math.min(1, Math.max(0, to)), 0.05)
  }

  /** By heat, 0 to 100. */
  warm(heat: number): void {
    this.#heat = heat
    this.#take?.warm(heat)
  }

  /** Fades in. What ended before fades out beside it, on its own. */
  begin(seconds: number): void {
    this.#take = new Take(this.#on, this.#volume, this.#heat, seconds)
  }

  /** Fades out, and then nothing runs. */
  end(seconds: number): void {
    this.#take?.end(seconds)
    this.#take = null
  }

  play(note: Note, at: number): void {
    this.#take?.play(note, at)
  }
}

/** A glide goes on from wherever the value is, also from the middle of another glide. Nearly there after three times the seconds. */
function glide(on: BaseAudioContext, param: AudioParam, to: number, seconds: number): void {
  param.setTargetAtTime(to, on.currentTime, seconds)
}

/** All that sounds between a beginning and an end, with filter, echo and fade of its own. */
class Take {
  readonly #on: BaseAudioContext
  readonly #fade: GainNode
  readonly #warmth: BiquadFilterNode // pads pass it; danger opens it
  readonly #echo: GainNode
  readonly #sounding = new Map<AudioScheduledSourceNode, readonly AudioNode[]>() // sources, and what goes with each when it has ended
  #ended = false

  constructor(on: BaseAudioContext, out: AudioNode, heat: number, seconds: number) {
    this.#on = on
    this.#fade = on.createGain()
    this.#fade.gain.value = 0
    glide(on, this.#fade.gain, 1, seconds)
    this.#fade.connect(out)
    this.#warmth = on.createBiquadFilter()
    this.#warmth.type = 'lowpass'
    this.#warmth.Q.value = 0.4
    this.#warmth.frequency.value = warmthAt(heat)
    this.#warmth.connect(this.#fade)
    this.#echo = this.#echoInto(this.#fade)
  }

  warm(heat: number): void {
    glide(this.#on, this.#warmth.frequency, warmthAt(heat), 0.6)
  }

  /** After seven times the seconds a thousandth is left: then the sources stop, those too that have not begun. */
  end(seconds: number): void {
    this.#ended = true
    glide(this.#on, this.#fade.gain, 0, seconds)
    for (const source of this.#sounding.keys()) source.stop(this.#on.currentTime + 7 * seconds)
    if (this.#sounding.size === 0) this.#fade.disconnect()
  }

  play(note: Note, at: number): void {
    switch (note.part) {
      case 'pad':
        return this.#pad(note, at)
      case 'pluck':
        return this.#pluck(note, at)
      case 'drone':
        return this.#drone(note, at)
      case 'pulse':
        return this.#pulse(note, at)
    }
  }

  #echoInto(out: AudioNode): GainNode {
    const send = this.#on.createGain()
    send.gain.value = 0.45
    const delay = this.#on.createDelay(1)
    delay.delayTime.value = 0.6
    const dull = this.#on.createBiquadFilter()
    dull.type = 'lowpass'
    dull.frequency.value = 1600
    const again = this.#on.createGain()
    again.gain.value = 0.4
    send.connect(delay).connect(dull).connect(out)
    dull.connect(again).connect(delay)
    return send
  }

  /** Two voices a little apart, so that they drift against each other. */
  #pad({ key, ms, loud, pan }: Note, at: number): void {
    const end = at + ms / 1000
    const out = this.#placed(pan, this.#warmth)
    const swell = this.#swell(at, end, (GAIN.pad * loud) / 100, PAD, out)
    this.#tone('sawtooth', hzOf(key), -5, at, end, swell, [])
    this.#tone('sawtooth', hzOf(key), 6, at, end, swell, [swell, out])
  }

  #pluck({ key, ms, loud, pan }: Note, at: number): void {
    const end = at + ms / 1000
    const out = this.#placed(pan, this.#fade)
    out.connect(this.#echo)
    const peak = (GAIN.pluck * loud) / 100
    const body = this.#struck(at, end, peak, out)
    this.#tone('triangle', hzOf(key), 0, at, end, body, [body, out])
    const shine = this.#struck(at, at + 0.35, peak * 0.25, out)
    this.#tone('sine', hzOf(key + 12), 0, at, at + 0.35, shine, [shine])
  }

  /** A sine for those who have the bass, and a triangle above it for those who do not. */
  #drone({ key, ms, loud }: Note, at: number): void {
    const end = at + ms / 1000
    const swell = this.#swell(at, end, (GAIN.drone * loud) / 100, DRONE, this.#fade)
    this.#tone('sine', hzOf(key), 0, at, end, swell, [swell])
    const over = this.#swell(at, end, (GAIN.drone * loud) / 300, DRONE, this.#fade)
    this.#tone('triangle', hzOf(key + 12), 4, at, end, over, [over])
  }

  #pulse({ key, ms, loud }: Note, at: number): void {
    const end = at + ms / 1000
    const peak = (GAIN.pulse * loud) / 100
    const beat = this.#struck(at, end, peak, this.#fade)
    const tone = this.#tone('sine', hzOf(key), 0, at, end, beat, [beat])
    tone.frequency.setValueAtTime(hzOf(key) * 1.5, at)
    tone.frequency.exponentialRampToValueAtTime(hzOf(key), at + 0.08)
    const skin = this.#struck(at, at + 0.12, peak * 0.3, this.#fade)
    this.#tone('triangle', hzOf(key + 12), 0, at, at + 0.12, skin, [skin])
  }

  #tone(
    wave: OscillatorType,
    hz: number,
    detune: number,
    at: number,
    end: number,
    into: AudioNode,
    after: readonly AudioNode[],
  ): OscillatorNode {
    const tone = this.#on.createOscillator()
    tone.type = wave
    tone.frequency.value = hz
    tone.detune.value = detune
    tone.connect(into)
    tone.onended = () => this.#gone(tone)
    this.#sounding.set(tone, after)
    tone.start(at)
    tone.stop(end)
    return tone
  }

  #gone(tone: OscillatorNode): void {
    for (const node of this.#sounding.get(tone) ?? []) node.disconnect()
    this.#sounding.delete(tone)
    if (this.#ended && this.#sounding.size === 0) this.#fade.disconnect()
  }

  #placed(pan: number, out: AudioNode): AudioNode {
    const place = this.#on.createStereoPanner()
    place.pan.value = pan / 100
    place.connect(out)
    return place
  }

  #swell(at: number, end: number, peak: number, { attack, release }: { attack: number; release: number }, out: AudioNode): GainNode {
    const swell = this.#on.createGain()
    swell.gain.setValueAtTime(0, at)
    swell.gain.linearRampToValueAtTime(peak, at + attack)
    swell.gain.setValueAtTime(peak, end - release)
    swell.gain.linearRampToValueAtTime(0, end)
    swell.connect(out)
    return swell
  }

  #struck(at: number, end: number, peak: number, out: AudioNode): GainNode {
    const struck = this.#on.createGain()
    struck.gain.setValueAtTime(0, at)
    struck.gain.linearRampToValueAtTime(peak, at + STRIKE)
    struck.gain.exponentialRampToValueAtTime(SILENT, end)
    struck.connect(out)
    return struck
  }
}

export function hzOf(key: number): number {
  return 440 * 2 ** ((key - 69) / 12)
}

function warmthAt(heat: number): number {
  return 520 + 9 * heat
}
