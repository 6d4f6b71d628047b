/**
 * What can be heard, and what it sounds like. A sounding is an id and the facts that shape it, and the same facts make its caption.
 * What is heavier or more is lower and longer; what is good goes up, what is not goes down; water is noise that bends.
 */
import type { Category } from '../../../../ui/sound/sound.ts'
import { ABILITIES, type Ability, type Axis, type FloodEvent, type LossCode } from '../../nouns.ts'
import { HEAVY, REINFORCED } from '../../rules/board/cells.ts'
import type { Warning } from '../../rules/futures.ts'
import { lost, star, won } from './ending-voices.ts'
import { growing, type PlacedVoice, pluck, scale, sinking } from './tones.ts'

type Bumped = Extract<FloodEvent, { kind: 'bumped' }>

/** Cells of solids are `voxels`, those of water `units`; `piece`, `material` and `token` are codes, as in a state. */
export type Sounding =
  | { readonly id: 'MOVE' }
  | { readonly id: 'STEP' } // one cell down, by itself
  | { readonly id: 'SOFT' }
  | { readonly id: 'BUMP'; readonly because: Bumped['because'] }
  | { readonly id: 'TURN'; readonly axis: Axis; readonly sense: 1 | -1; readonly kicked: boolean }
  | { readonly id: 'DROP'; readonly by: number }
  | { readonly id: 'LOCK'; readonly piece: number; readonly material: number; readonly voxels: number }
  | { readonly id: 'MERGE'; readonly voxels: number; readonly displaced: number; readonly drain: boolean; readonly anchored: boolean }
  | { readonly id: 'FALL'; readonly voxels: number; readonly by: number }
  | { readonly id: 'COLLAPSE'; readonly voxels: number; readonly by: number }
  | { readonly id: 'LAND'; readonly voxels: number; readonly by: number } // what fell and stayed has come to rest
  | { readonly id: 'GONE'; readonly voxels: number } // fell out of the world
  | { readonly id: 'FLOW'; readonly units: number }
  | { readonly id: 'OVERFLOW'; readonly units: number }
  | { readonly id: 'DRAIN'; readonly units: number }
  | { readonly id: 'FREEZE'; readonly units: number }
  | { readonly id: 'THAW'; readonly units: number }
  | { readonly id: 'RELEASE' }
  | { readonly id: 'ARM'; readonly ability: Ability }
  | { readonly id: 'DISARM'; readonly ability: Ability }
  | { readonly id: 'HOLD' }
  | { readonly id: 'TILT'; readonly from: number; readonly to: number; readonly pan: number }
  | { readonly id: 'TILT_REFUSED' }
  | { readonly id: 'GUST'; readonly direction: number; readonly wanted: number; readonly moved: number; readonly pan: number }
  | { readonly id: 'PROGRESS'; readonly goal: number; readonly have: number; readonly want: number }
  | { readonly id: 'SETBACK'; readonly goal: number; readonly have: number }
  | { readonly id: 'GOAL'; readonly goal: number; readonly have: number }
  | { readonly id: 'WON' }
  | { readonly id: 'STAR'; readonly turn: number } // the first to come in, the second, the third
  | { readonly id: 'LOST'; readonly because: LossCode }
  | { readonly id: 'SPAWN'; readonly piece: number; readonly material: number; readonly voxels: number }
  | { readonly id: 'WARNING'; readonly kinds: readonly Warning['kind'][] }

export type SoundId = Sounding['id']

const WARNINGS: readonly SoundId[] = ['BUMP', 'OVERFLOW', 'GONE', 'TILT_REFUSED', 'SETBACK', 'LOST', 'WARNING']

export function categoryOf(id: SoundId): Category {
  return WARNINGS.includes(id) ? 'warnings' : 'pieces'
}

/** Steps that are heard many times a second or tell nothing that is not seen elsewhere have no words. */
export function isCaptioned(sounding: Sounding): boolean {
  switch (sounding.id) {
    case 'MOVE':
    case 'STEP':
    case 'SOFT':
    case 'TURN':
    case 'SPAWN':
      return false
    case 'MERGE':
      return sounding.displaced > 0 || sounding.drain || sounding.anchored
    default:
      return true
  }
}

/** Pitches of the abilities, in the order of ABILITIES: stone, ice, water. */
const ABILITY_HZ = [392, 880, 523]

export function voicesOf(sounding: Sounding): readonly PlacedVoice[] {
  switch (sounding.id) {
    case 'MOVE':
      return [{ wave: 'triangle', hz: 420, toHz: 380, ms: 32, gain: 0.09 }]
    case 'STEP':
      return [{ wave: 'sine', hz: 240, toHz: 210, ms: 28, gain: 0.03 }]
    case 'SOFT':
      return [{ wave: 'sine', hz: 300, toHz: 250, ms: 30, gain: 0.06 }]
    case 'BUMP':
      return [{ wave: 'square', hz: sounding.because === 'no-room' ? 120 : 150, toHz: 90, ms: 70, gain: 0.07 }]
    case 'TURN':
      return turn(sounding.axis, sounding.sense, sounding.kicked)
    case 'DROP':
      return drop(sounding.by)
    case 'LOCK':
      return lock(sounding.voxels, sounding.material)
    case 'MERGE':
      return merge(sounding)
    case 'FALL':
    case 'COLLAPSE':
      return fall(sounding.voxels, sounding.by, sounding.id === 'COLLAPSE')
    case 'LAND':
      return land(sounding.voxels, sounding.by)
    case 'GONE':
      return [
        { wave: 'sine', hz: sinking(520, 260, sounding.voxels, 6), toHz: 60, ms: 700, gain: 0.14, attackMs: 30 },
        { wave: 'noise', hz: 500, toHz: 120, ms: 600, gain: 0.22, attackMs: 60 },
      ]
    case 'FLOW':
      return flow(sounding.units)
    case 'OVERFLOW':
      return [...flow(sounding.units), ...[0, 150].map(atMs => pluck(294, 220, 0.12, atMs))]
    case 'DRAIN':
      return drain(sounding.units)
    case 'FREEZE':
      return freeze(sounding.units)
    case 'THAW':
      return thaw(sounding.units)
    case 'RELEASE':
      return [pluck(330, 90, 0.1), pluck(247, 140, 0.1, 60)]
    case 'ARM':
    case 'DISARM':
      return arm(ABILITIES.indexOf(sounding.ability), sounding.id === 'ARM')
    case 'HOLD':
      return [pluck(494, 70, 0.14), pluck(370, 90, 0.14, 70)]
    case 'TILT':
      return [
        ...sweep(0, sounding.pan, 3, 110, { wave: 'noise', hz: 180, toHz: 420, ms: 320, gain: 0.36, attackMs: 80 }),
        { wave: 'sine', hz: 82, toHz: 55, ms: 460, gain: 0.22, attackMs: 40 },
      ]
    case 'TILT_REFUSED':
      return [
        { wave: 'square', hz: 110, toHz: 82, ms: 110, gain: 0.09 },
        { wave: 'square', hz: 98, toHz: 73, ms: 140, gain: 0.09, atMs: 120 },
      ]
    case 'GUST':
      return gust(sounding.wanted, sounding.moved, sounding.pan)
    case 'PROGRESS':
      return [pluck(scale(sounding.want > 0 ? Math.floor((7 * sounding.have) / sounding.want) : 0), 160, 0.14)]
    case 'SETBACK':
      return [pluck(440, 140, 0.13), pluck(370, 200, 0.13, 90)]
    case 'GOAL':
      return [4, 7, 9].map((step, note) => pluck(scale(step), 260, 0.15, 90 * note))
    case 'WON':
      return won()
    case 'STAR':
      return star(sounding.turn)
    case 'LOST':
      return lost(sounding.because)
    case 'SPAWN':
      return [{ wave: 'sine', hz: 740 - 60 * sounding.voxels, toHz: 660 - 50 * sounding.voxels, ms: 60, gain: 0.04, attackMs: 12 }]
    case 'WARNING':
      return [...Array(Math.max(1, sounding.kinds.length)).keys()].flatMap(beat => [
        pluck(622, 110, 0.13, 260 * beat),
        pluck(587, 150, 0.13, 260 * beat + 110),
      ])
  }
}

/** Each axis has its pitch; one way rises, the other falls; a kick is heard as a second touch. */
function turn(axis: Axis, sense: 1 | -1, kicked: boolean): PlacedVoice[] {
  const hz = { yaw: 330, pitch: 392, roll: 466 }[axis]
  const touch: PlacedVoice = { wave: 'triangle', hz, toHz: sense > 0 ? hz * 1.26 : hz / 1.26, ms: 60, gain: 0.11 }
  return kicked ? [touch, { wave: 'noise', hz: 1600, toHz: 900, ms: 40, gain: 0.08, atMs: 40 }] : [touch]
}

/** The farther, the longer and the higher it begins. */
function drop(by: number): PlacedVoice[] {
  return [{ wave: 'noise', hz: growing(500, 2200, by, 20), toHz: 220, ms: growing(60, 200, by, 20), gain: growing(0.14, 0.4, by, 12) }]
}

/** Bigger and heavier pieces are lower; REINFORCED rings. */
function lock(voxels: number, material: number): PlacedVoice[] {
  const hz = sinking(300, 90, voxels, 3) * (material === HEAVY ? 0.7 : 1)
  const thud: PlacedVoice[] = [
    { wave: 'sine', hz, toHz: hz / 2, ms: 90 + 12 * voxels, gain: material === HEAVY ? 0.36 : 0.3 },
    { wave: 'noise', hz: 1500, toHz: 500, ms: 30, gain: 0.16 },
  ]
  return material === REINFORCED ? [...thud, pluck(1480, 240, 0.05), pluck(2217, 180, 0.03)] : thud
}

function merge({ voxels, displaced, drain: grate, anchored }: Extract<Sounding, { id: 'MERGE' }>): PlacedVoice[] {
  const voices: PlacedVoice[] = [{ wave: 'noise', hz: sinking(900, 250, voxels, 3), toHz: 200, ms: 60, gain: 0.1 }]
  if (displaced > 0) voices.push({ wave: 'noise', hz: sinking(2400, 700, displaced, 3), toHz: 500, ms: 160 + 25 * displaced, gain: 0.32 })
  if (grate) voices.push(pluck(196, 160, 0.1), pluck(988, 120, 0.05, 30))
  if (anchored) voices.push(pluck(294, 200, 0.1), pluck(587, 160, 0.05, 20))
  return voices
}

/** The more falls and the farther, the deeper, the longer and the louder. A small speaker has no 40 Hz, so some of it is rumble. */
function fall(voxels: number, by: number, collapse: boolean): PlacedVoice[] {
  const weight = voxels * Math.max(1, by)
  const hz = sinking(150, 42, weight, 14)
  const ms = growing(160, 800, weight, 60)
  const voices: PlacedVoice[] = [
    { wave: 'sine', hz, toHz: hz * 0.6, ms, gain: growing(0.2, 0.36, weight, 40) },
    { wave: 'noise', hz: sinking(700, 130, weight, 14), toHz: 90, ms: ms * 1.1, gain: growing(0.2, 0.44, weight, 40) },
  ]
  if (!collapse) return voices
  const stones = [0.18, 0.34, 0.55].map(part => ({ wave: 'noise', hz: 420, toHz: 160, ms: 90, gain: 0.22, atMs: ms * part }) as const)
  return [...voices, ...stones]
}

/** More water is lower and longer: wave after wave, up to four, with bubbles between them. */
function flow(units: number): PlacedVoice[] {
  const hz = sinking(1500, 320, units, 10)
  const waves = Math.min(4, 1 + (units >> 2))
  const bubble = sinking(520, 200, units, 12)
  return Array.from({ length: waves }, (_, n): PlacedVoice[] => {
    const pan = n % 2 === 0 ? -0.3 : 0.3
    const low = bubble + 47 * ((n * 2) % 3)
    return [
      { wave: 'noise', hz, toHz: hz * 0.55, ms: 340, gain: growing(0.26, 0.85, units, 24) * 0.85 ** n, attackMs: 50, atMs: 130 * n, pan },
      { wave: 'sine', hz: low, toHz: low * 1.5, ms: 60, gain: 0.07, atMs: 130 * n + 60, pan: -pan },
    ]
  }).flat()
}

/** A gurgle that sinks: a swallow for every unit, up to five, the whole lower the more there is. */
function drain(units: number): PlacedVoice[] {
  const top = sinking(620, 300, units, 8)
  const swallows = Math.min(5, Math.max(1, units))
  return [
    ...Array.from({ length: swallows }, (_, n): PlacedVoice => {
      const hz = top * 0.86 ** n
      return { wave: 'sine', hz: hz * 1.3, toHz: hz * 0.7, ms: 80, gain: 0.15, atMs: 55 * n }
    }),
    { wave: 'noise', hz: 500, toHz: 150, ms: 120 + 55 * swallows, gain: 0.2 },
  ]
}

function freeze(units: number): PlacedVoice[] {
  const low = sinking(2300, 1300, units, 8)
  return [
    { wave: 'noise', hz: 3000, toHz: 6500, ms: 200, gain: 0.14, attackMs: 20 },
    ...[1, 1.26, 1.5, 1.89].map((ratio, n) => pluck(low * ratio, 240, 0.07, 45 * n)),
  ]
}

function thaw(units: number): PlacedVoice[] {
  const low = sinking(900, 450, units, 8)
  return [1.5, 1.26, 1].map((ratio, n) => ({
    ...{ wave: 'sine', hz: low * ratio, toHz: low * ratio * 1.35, ms: 70, gain: 0.12 },
    atMs: 85 * n,
  }))
}

function arm(ability: number, on: boolean): PlacedVoice[] {
  const hz = ABILITY_HZ[ability] ?? 440
  const [first, second] = on ? [hz, hz * 1.5] : [hz, hz * 0.75]
  return [pluck(first, 80, 0.12), pluck(second, 140, 0.12, 70)]
}

/** One puff after another, from one place to another: a voice alone fades before it could be heard to move. */
function sweep(from: number, to: number, puffs: number, everyMs: number, voice: PlacedVoice): PlacedVoice[] {
  return Array.from({ length: puffs }, (_, n) => ({ ...voice, atMs: n * everyMs, pan: from + ((to - from) * n) / (puffs - 1) }))
}

/** It comes from where the wind does and leaves where it goes. What it moves is heard as a knock. */
function gust(wanted: number, moved: number, pan: number): PlacedVoice[] {
  const gain = growing(0.4, 0.7, wanted, 4)
  const voices = sweep(-pan, pan, 5, 120, { wave: 'noise', hz: 420, toHz: 1000, ms: 380, gain, attackMs: 110 })
  if (moved > 0) voices.push({ wave: 'sine', hz: 220, toHz: 150, ms: 60, gain: 0.12, atMs: 240, pan: pan * 0.6 })
  return voices
}

/** Stone on stone, once: the heavier and the farther it fell, the deeper and the louder. */
function land(voxels: number, by: number): PlacedVoice[] {
  const hz = sinking(130, 48, voxels, 6)
  const gain = growing(0.16, 0.36, voxels * by, 48)
  return [
    { wave: 'sine', hz, toHz: hz / 2, ms: growing(110, 260, voxels, 24), gain },
    { wave: 'noise', hz: 900, toHz: 160, ms: growing(70, 200, voxels * by, 48), gain: gain * 0.8 },
  ]
}
