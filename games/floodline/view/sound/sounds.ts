/** What a tick sounds like: many events, few sounds. Pure; what was heard lately is handed in, and `Ears` remembers it. */
import type { Cue } from '../../../../ui/sound/sound.ts'
import { type FloodEvent, type Floodline, type Objective, type Step, WINDS, type WindDirection } from '../../nouns.ts'
import { EAST, NORTH, SOUTH, WEST } from '../../rules/board/space.ts'
import type { Warning } from '../../rules/futures.ts'
import { VOXELS } from '../../rules/pieces/pieces.ts'
import { type Corner, stepFor } from '../input/bearings.ts'
import { phasesOf } from '../playback/phases.ts'
import type { PlacedVoice } from './tones.ts'
import { categoryOf, isCaptioned, type SoundId, type Sounding, voicesOf } from './voices.ts'

export interface PlacedCue extends Cue {
  readonly name: SoundId
  readonly voices: readonly PlacedVoice[]
}

export interface Played {
  readonly captioned: boolean
  readonly cue: PlacedCue
  /** When, if the resolve is shown in phases [FL-54]: -1 at once, n with phase n of `phasesOf(events)`, their number after all of them. */
  readonly phase: number
}

/** What has to be known besides the events. */
export interface Hearing {
  readonly tick: number
  readonly corner: Corner // left and right are those of the screen
  readonly phased: boolean // the phases are shown one after another; otherwise all of it is heard at once
  readonly objectives: readonly Objective[]
  readonly had: readonly { readonly have: number; readonly met: boolean }[] // by goal, before these events
  readonly heardAt: Readonly<Partial<Record<SoundId, number>>> // by sound: the tick it was last played in
  readonly warnings: readonly Warning['kind'][] // what is the matter now
  readonly warned: readonly Warning['kind'][] // what was the matter before
}

/** Ticks between two of a kind. Moves repeat thirty times a second, soft drop sixty. */
const APART: Readonly<Partial<Record<SoundId, number>>> = { MOVE: 4, STEP: 4, SOFT: 5, TURN: 3, BUMP: 12, TILT_REFUSED: 12, WARNING: 120 }

/** From here on a fall is a collapse [FL-47]. */
const COLLAPSE = 8

/** All that begins together is at most so loud; music has the rest. */
const LOUDEST = 0.6

/** A sound that no event makes by itself. */
export function soundOf(sounding: Sounding): Played {
  return playedAt(sounding, -1)
}

export function soundsOf(events: readonly FloodEvent[], hearing: Hearing): Played[] {
  const phases = hearing.phased ? phasesOf(events) : []
  const phaseOf = new Map(phases.flatMap(({ events: inPhase }, phase) => inPhase.map(event => [event, phase] as const)))
  const moments: FloodEvent[][] = Array.from({ length: phases.length + 2 }, () => []) // at once, the phases, afterwards
  for (const event of events) {
    const last = phases.length > 0 && isLast(event) ? phases.length : -1
    moments[(phaseOf.get(event) ?? last) + 1]?.push(event)
  }
  return moments.flatMap((together, moment) => {
    const landings = phases.length > 0 ? landingsOf(moments[moment - 1] ?? []) : []
    const soundings = [...landings, ...heardTogether(together, hearing)]
    if (moment === (phases.length > 0 ? phases.length + 1 : 0)) soundings.push(...warningOf(events, hearing))
    const due = soundings.filter(({ id }) => !isTooSoon(id, hearing))
    return levelled(due.map(sounding => playedAt(sounding, moment - 1)))
  })
}

/** What fell in the phase before has come to rest now; what left the world is heard no more. */
function landingsOf(before: readonly FloodEvent[]): Sounding[] {
  let voxels = 0
  let by = 0
  for (const event of before) {
    if (event.kind !== 'fell' || event.lost.length === event.from.length) continue
    voxels += event.from.length - event.lost.length
    by = Math.max(by, event.by)
  }
  return voxels > 0 ? [{ id: 'LAND', voxels, by }] : []
}

/** What is the matter since now. At the end nobody needs to be warned any more. */
function warningOf(events: readonly FloodEvent[], { warnings, warned }: Hearing): Sounding[] {
  const kinds = warnings.filter(kind => !warned.includes(kind))
  return kinds.length === 0 || events.some(isEnd) ? [] : [{ id: 'WARNING', kinds }]
}

function isEnd({ kind }: FloodEvent): boolean {
  return kind === 'won' || kind === 'lost'
}

/** What comes of a resolve is heard when it has been shown. */
function isLast(event: FloodEvent): boolean {
  return event.kind === 'progress' || event.kind === 'spawned' || isEnd(event)
}

/** A game that was taken back has a smaller tick than what was heard before. */
function isTooSoon(id: SoundId, { tick, heardAt }: Hearing): boolean {
  const before = heardAt[id]
  return before !== undefined && before <= tick && tick - before < (APART[id] ?? 0)
}

function playedAt(sounding: Sounding, phase: number): Played {
  const cue = { name: sounding.id, category: categoryOf(sounding.id), voices: voicesOf(sounding) }
  return { captioned: isCaptioned(sounding), cue, phase }
}

// ── From events to sounds ────────────────────────────────────────────────────────────────────────────

/** The sounds of what happens together: one of each kind, in the order in which the kinds first happen. */
function heardTogether(events: readonly FloodEvent[], hearing: Hearing): Sounding[] {
  const over = events.some(isEnd)
  const dropped = events.some(({ kind }) => kind === 'dropped')
  const found = new Map<string, Sounding>()
  for (const event of events) {
    if (over && (event.kind === 'progress' || event.kind === 'spawned')) continue // the end says it
    if (dropped && event.kind === 'moved' && event.step === 'soft') continue
    for (const sounding of soundingsOf(event, hearing)) {
      const key = keyOf(sounding)
      const same = found.get(key)
      found.set(key, same ? joined(same, sounding) : sounding)
    }
  }
  return [...found.values()].map(asCollapse)
}

/** Two directions of wind and two abilities stay two; everything else of a kind is one. */
function keyOf(sounding: Sounding): string {
  switch (sounding.id) {
    case 'GUST':
      return `${sounding.id} ${sounding.direction}`
    case 'ARM':
    case 'DISARM':
      return `${sounding.id} ${sounding.ability}`
    case 'PROGRESS':
    case 'SETBACK':
      return 'PROGRESS' // several goals may show something new after each lock; once is enough
    default:
      return sounding.id
  }
}

function joined(a: Sounding, b: Sounding): Sounding {
  if ('units' in a && 'units' in b) return { ...a, units: a.units + b.units }
  if (a.id === 'FALL' && b.id === 'FALL') return { ...a, voxels: a.voxels + b.voxels, by: Math.max(a.by, b.by) }
  if (a.id === 'GONE' && b.id === 'GONE') return { ...a, voxels: a.voxels + b.voxels }
  if (a.id === 'GUST' && b.id === 'GUST') return { ...a, wanted: a.wanted + b.wanted, moved: a.moved + b.moved }
  return b.id === 'SETBACK' ? b : a // bad news first
}

function asCollapse(sounding: Sounding): Sounding {
  return sounding.id === 'FALL' && sounding.voxels >= COLLAPSE ? { ...sounding, id: 'COLLAPSE' } : sounding
}

function soundingsOf(event: FloodEvent, hearing: Hearing): Sounding[] {
  switch (event.kind) {
    case 'moved':
      return [{ id: event.step === 'soft' ? 'SOFT' : event.step === 'fall' ? 'STEP' : 'MOVE' }]
    case 'bumped':
      return [{ id: 'BUMP', because: event.because }]
    case 'turned':
      return [{ id: 'TURN', axis: event.axis, sense: event.sense, kicked: event.kick > 0 }]
    case 'held':
      return [{ id: 'HOLD' }]
    case 'armed':
      return [{ id: event.on ? 'ARM' : 'DISARM', ability: event.ability }]
    case 'gust': {
      const { direction, wanted, moved } = event
      return [{ id: 'GUST', direction, wanted, moved, pan: panOf(WINDS[direction] ?? 'EAST', hearing.corner) }]
    }
    case 'dropped':
      return [{ id: 'DROP', by: event.by }]
    case 'tilt-refused':
      return [{ id: 'TILT_REFUSED' }]
    case 'tilted':
      return [{ id: 'TILT', from: event.from, to: event.to, pan: panOfGravity(event.to, hearing.corner) }]
    case 'locked':
      return [{ id: 'LOCK', piece: event.piece, material: event.material, voxels: event.cells.length }]
    case 'merged': {
      const { cells, displaced, drain, anchored } = event
      return [{ id: 'MERGE', voxels: cells.length, displaced: displaced.length, drain: drain >= 0, anchored }]
    }
    case 'frozen':
      return [{ id: 'FREEZE', units: event.cells.length }]
    case 'fell': {
      const gone: Sounding[] = event.lost.length > 0 ? [{ id: 'GONE', voxels: event.lost.length }] : []
      return [{ id: 'FALL', voxels: event.from.length, by: event.by }, ...gone]
    }
    case 'flowed': {
      const units = Math.max(event.out.length, event.into.length)
      const flow: Sounding[] = units > 0 ? [{ id: 'FLOW', units }] : []
      return event.overflow > 0 ? [...flow, { id: 'OVERFLOW', units: event.overflow }] : flow
    }
    case 'drained':
      return [{ id: 'DRAIN', units: event.cells.length }]
    case 'thawed':
      return [{ id: 'THAW', units: event.cells.length }]
    case 'released':
      return [{ id: 'RELEASE' }]
    case 'poured':
      return [{ id: 'FLOW', units: event.cells.length }]
    case 'settled':
      return [{ id: 'COLLAPSE', voxels: event.cells.length, by: 1 }]
    case 'paid':
      return [{ id: 'PROGRESS', goal: 0, have: event.count, want: event.count }]
    case 'sank':
    case 'mutated':
    case 'put':
      return []
    case 'progress':
      return [progress(event, hearing)]
    case 'spawned': {
      const { piece, material } = event
      return [{ id: 'SPAWN', piece, material, voxels: VOXELS[piece]?.length ?? 4 }]
    }
    case 'won':
      return [{ id: 'WON' }]
    case 'lost':
      return [{ id: 'LOST', because: event.because }]
  }
}

/** Of weight and shift less is better, and they are met from the start: reaching them is no news, leaving them is. */
function progress({ goal, have, want, met }: Extract<FloodEvent, { kind: 'progress' }>, { objectives, had }: Hearing): Sounding {
  const type = objectives[goal]?.type
  const before = had[goal] ?? { have: 0, met: false }
  const atMost = type === 'STAY_UNDER_WEIGHT' || type === 'STABLE_END'
  if (before.met && !met) return { id: 'SETBACK', goal, have }
  if (met && !before.met && !atMost) return { id: 'GOAL', goal, have }
  if (!atMost && have < before.have) return { id: 'SETBACK', goal, have }
  return { id: 'PROGRESS', goal, have, want }
}

// ── Places and levels ────────────────────────────────────────────────────────────────────────────────

const STEP_TO: Readonly<Record<WindDirection, Step>> = { EAST: 'x+', WEST: 'x-', NORTH: 'z-', SOUTH: 'z+' }
const BEARINGS: Readonly<Record<number, WindDirection>> = { [NORTH]: 'NORTH', [SOUTH]: 'SOUTH', [EAST]: 'EAST', [WEST]: 'WEST' }

/** Where a bearing goes on the screen. The axes run diagonally over it, so that every one of them leads to a side. */
function panOf(towards: WindDirection, corner: Corner): number {
  const step = STEP_TO[towards]
  return step === stepFor('right', corner, 0) || step === stepFor('near', corner, 0) ? 0.8 : -0.8
}

function panOfGravity(gravity: number, corner: Corner): number {
  const bearing = BEARINGS[gravity]
  return bearing ? panOf(bearing, corner) : 0
}

/** Softer, all alike, if all of it together could be louder than it may. */
function levelled(played: readonly Played[]): Played[] {
  const loudest = loudestOf(played.flatMap(({ cue }) => cue.voices))
  if (loudest <= LOUDEST) return [...played]
  const soften = (voice: PlacedVoice): PlacedVoice => ({ ...voice, gain: (voice.gain * LOUDEST) / loudest })
  return played.map(each => ({ ...each, cue: { ...each.cue, voices: each.cue.voices.map(soften) } }))
}

/** The sum of the voices at the moment when it is greatest, as the synthesiser fades them. */
export function loudestOf(voices: readonly PlacedVoice[]): number {
  const at = (ms: number): number => voices.reduce((sum, voice) => sum + gainAt(voice, ms), 0)
  return Math.max(0, ...voices.map(({ atMs = 0, attackMs = ATTACK_MS }) => at(atMs + attackMs)))
}

const SILENT = 0.0001
const ATTACK_MS = 4

/** Of noise only a band is heard, and a lower one is narrower. Measured: peaks of 0.44 at 2200 Hz, 0.2 at 400. */
function heardOf({ wave, hz, toHz = hz, gain }: PlacedVoice): number {
  return wave === 'noise' ? gain * Math.min(0.5, Math.sqrt(Math.max(hz, toHz) / 8000)) : gain
}

function gainAt(voice: PlacedVoice, when: number): number {
  const { atMs = 0, ms, attackMs = ATTACK_MS } = voice
  if (when < atMs || when > atMs + ms) return 0
  const gain = heardOf(voice)
  const since = when - atMs
  if (since <= attackMs) return SILENT * (gain / SILENT) ** (since / attackMs)
  return gain * (SILENT / gain) ** ((since - attackMs) / (ms - attackMs))
}

// ── Memory ───────────────────────────────────────────────────────────────────────────────────────────

type State = Floodline['State']

/** What was heard lately: one for each game, and a new one when something was taken back. */
export class TickSounds {
  #heardAt: Partial<Record<SoundId, number>> = {}
  #warned: readonly Warning['kind'][]
  #had: readonly { have: number; met: boolean }[]

  /** `warned`: what is the matter already, and no news. */
  constructor({ goals }: Readonly<Pick<State, 'goals'>>, warned: readonly Warning['kind'][] = []) {
    this.#had = goals.map(({ have, met }) => ({ have, met }))
    this.#warned = warned
  }

  /** The sounds of a tick, once a tick, with the state it left and what is the matter with it. */
  hear(
    events: readonly FloodEvent[],
    { tick, level, goals }: Readonly<Pick<State, 'tick' | 'level' | 'goals'>>,
    { corner, phased, warnings }: Pick<Hearing, 'corner' | 'phased' | 'warnings'>,
  ): Played[] {
    const { objectives } = level
    const played = soundsOf(events, {
      ...{ tick, corner, phased, objectives, warnings },
      ...{ had: this.#had, heardAt: this.#heardAt, warned: this.#warned },
    })
    for (const { cue } of played) this.#heardAt[cue.name] = tick
    if (warnings.every(kind => this.#warned.includes(kind)) || played.some(({ cue }) => cue.name === 'WARNING')) this.#warned = warnings
    if (events.length > 0) this.#had = goals.map(({ have, met }) => ({ have, met }))
    return played
  }
}
