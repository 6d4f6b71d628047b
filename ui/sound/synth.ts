/** Oscillators and noise: how a voice of a cue becomes sound. Fetching this file opens the sound; see sound.ts. */
import type { Voice } from './sound.ts'

export const on = new AudioContext()

/** Half a millisecond is no click; a fade to nothing ends at this, because an exponential never arrives. */
const SILENT = 0.0001
const ATTACK_MS = 4

export function sound({ wave, hz, toHz = hz, atMs = 0, ms, gain, pan = 0, attackMs = ATTACK_MS }: Voice, volume: number): void {
  if (on.state === 'suspended') void on.resume()
  const from = on.currentTime + atMs / 1000
  const to = from + ms / 1000
  const loudness = on.createGain()
  loudness.gain.setValueAtTime(SILENT, from)
  loudness.gain.exponentialRampToValueAtTime(Math.max(SILENT, gain * volume), from + attackMs / 1000)
  loudness.gain.exponentialRampToValueAtTime(SILENT, to)
  place(loudness, pan).connect(on.destination)
  const source = wave === 'noise' ? rustle(hz, toHz, from, to, loudness) : tone(wave, hz, toHz, from, to, loudness)
  source.start(from)
  source.stop(to)
}

/** Where it comes from, between the left ear and the right one. */
function place(from: AudioNode, pan: number): AudioNode {
  if (pan === 0) return from
  const panner = on.createStereoPanner()
  panner.pan.value = pan
  return from.connect(panner)
}

function tone(wave: OscillatorType, hz: number, toHz: number, from: number, to: number, out: AudioNode): OscillatorNode {
  const source = on.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(hz, from)
  source.frequency.exponentialRampToValueAtTime(toHz, to)
  source.connect(out)
  return source
}

/** Noise through a band that glides from one pitch to the other. */
function rustle(hz: number, toHz: number, from: number, to: number, out: AudioNode): AudioBufferSourceNode {
  const source = on.createBufferSource()
  source.buffer = noise()
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

function noise(): AudioBuffer {
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
