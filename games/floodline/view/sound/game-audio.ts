/** What a game sounds like to somebody who plays it: cues for what happens, in step with its phases, and music that feels danger. */
import { audio, play, volumes } from '../../../../ui/sound/sound.ts'
import type { FloodEvent, Floodline } from '../../nouns.ts'
import type { Warning } from '../../rules/futures.ts'
import type { Corner } from '../input/bearings.ts'
import { words } from '../words/index.ts'
import type { CueName } from '../words/types.ts'
import { Band } from './band.ts'
import { cadence } from './composition.ts'
import { AT_EASE, dangerOf, felt } from './danger.ts'
import { Music } from './music.ts'
import { type Played, soundOf, TickSounds } from './sounds.ts'
import type { SoundId } from './voices.ts'

type State = Floodline['State']

/** What is the matter with the board now. */
type Warnings = readonly Warning['kind'][]

/** Ticks between two looks at how dangerous things are. */
const LOOK_TICKS = 30

/** What is written where a sound would be. */
const CAPTIONS: Readonly<Record<SoundId, CueName | null>> = {
  ...{ MOVE: 'move', STEP: 'move', SOFT: 'soft', BUMP: 'bump', TURN: 'turn', DROP: 'drop', LOCK: 'lock', MERGE: null, FALL: 'fall' },
  ...{ COLLAPSE: 'collapse', LAND: 'land', GONE: 'lost', FLOW: 'flow', OVERFLOW: 'spill', DRAIN: 'drain', FREEZE: 'freeze', THAW: 'thaw' },
  ...{ RELEASE: 'release', ARM: 'arm', DISARM: 'disarm', HOLD: 'hold', TILT: 'tilt', TILT_REFUSED: 'tiltRefused', GUST: 'gust' },
  ...{ PROGRESS: 'progress', SETBACK: 'setback', GOAL: 'goal', WON: 'won', STAR: 'star', LOST: 'failed', SPAWN: null, WARNING: 'warning' },
}

export class GameAudio {
  #sounds: TickSounds
  #music: Music | null = null
  #stop: (() => void) | null = null
  #tension = AT_EASE
  #looked = -1
  #waiting: Played[] = [] // for their phase
  readonly #chapter: number

  constructor(state: State, chapter: number) {
    this.#sounds = new TickSounds(state)
    this.#chapter = chapter
  }

  /** The past changed: what was heard before means nothing now, and what was still to come does not come. */
  forget(state: State, warnings: Warnings): void {
    this.#sounds = new TickSounds(state, warnings)
    this.#waiting = []
  }

  hear(events: readonly FloodEvent[], state: State, hearing: { corner: Corner; phased: boolean; warnings: Warnings }): void {
    for (const sound of this.#sounds.hear(events, state, hearing)) {
      if (sound.phase < 0) this.#play(sound)
      else this.#waiting.push(sound)
    }
  }

  /** The playback has come to a phase; null: it is over. */
  reach(phase: number | null): void {
    if (this.#waiting.length === 0) return
    const due = this.#waiting.filter(sound => phase === null || sound.phase <= phase)
    this.#waiting = this.#waiting.filter(sound => !due.includes(sound))
    for (const sound of due) this.#play(sound)
  }

  /** A star comes in. */
  ring(turn: number): void {
    playCue(soundOf({ id: 'STAR', turn }))
  }

  /** A win ends the music as well: with a phrase. */
  #play(sound: Played): void {
    playCue(sound)
    if (sound.cue.name === 'WON') this.#music?.close(cadence(this.#chapter))
  }

  /** Once a frame: lets the music begin when a hand allows it, and feel how things are. */
  feel(state: State, silent: boolean): void {
    this.#begin(state)
    if (!this.#music) return
    if (silent) this.#music.pause()
    else this.#music.start()
    this.#music.setVolume(volumes.peek().music)
    if (state.tick >= this.#looked && state.tick - this.#looked < LOOK_TICKS) return
    this.#looked = state.tick
    this.#tension = felt(this.#tension, dangerOf(state), LOOK_TICKS)
    this.#music.feel(this.#tension)
  }

  #begin({ level }: State): void {
    const on = this.#music ? null : audio()
    if (!on || volumes.peek().music <= 0) return
    this.#music = new Music(on, new Band(on), { seed: level.seed, chapter: this.#chapter })
    this.#stop = this.#music.follow(document)
  }

  dispose(): void {
    this.#music?.pause()
    this.#stop?.()
  }
}

function playCue({ cue, captioned }: Played): void {
  const caption = CAPTIONS[cue.name]
  play(cue, captioned && caption ? words.cues[caption] : '')
}
