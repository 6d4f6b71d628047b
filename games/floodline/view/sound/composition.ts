/**
 * The music, as notes: which, when, how loud. A bar is a function of the seed, its number and the tension, so the piece can be
 * entered anywhere, a change of tension can be heard in the middle of a bar, and nothing here needs a speaker.
 *
 * Every layer draws from words of its own. So tension adds and tightens, and what was there stays where it was.
 */

export type Part = 'pad' | 'pluck' | 'drone' | 'pulse'

/** Whole numbers all of them. */
export interface Note {
  readonly part: Part
  readonly atMs: number // from the start of the bar
  readonly ms: number // it may ring on into the next bar
  readonly key: number // as MIDI counts: 69 is the A of 440 Hz
  readonly loud: number // 1 to 100
  readonly pan: number // -100 to 100
}

export const STEP_MS = 400
export const STEPS = 16
export const BAR_MS = STEP_MS * STEPS

export type TensionLevel = 0 | 1 | 2 | 3

interface Mode {
  readonly scale: readonly number[] // semitones over the tonic
  readonly tonic: number // key
  readonly phrases: readonly (readonly number[])[] // degrees the chords stand on, bar by bar; none of them with a diminished fifth
}

/** By chapter. */
const MODES: readonly Mode[] = [
  // Foundation: lydian, bright and still
  {
    scale: [0, 2, 4, 6, 7, 9, 11],
    tonic: 53,
    phrases: [
      [0, 1, 0, 4],
      [0, 4, 1, 0],
      [0, 5, 1, 4],
      [0, 2, 5, 1],
    ],
  },
  // Floodplain: dorian, dark water with a light in it
  {
    scale: [0, 2, 3, 5, 7, 9, 10],
    tonic: 50,
    phrases: [
      [0, 3, 0, 6],
      [0, 2, 3, 0],
      [0, 6, 3, 1],
      [0, 4, 2, 3],
    ],
  },
  // High-Rise: aeolian, wide and cold
  {
    scale: [0, 2, 3, 5, 7, 8, 10],
    tonic: 52,
    phrases: [
      [0, 5, 2, 6],
      [0, 6, 5, 0],
      [0, 3, 5, 4],
      [0, 2, 6, 3],
    ],
  },
]

/** Levels outside the campaign take the mode their seed says. */
export function chapterOf(seed: number): number {
  return (seed >>> 0) % MODES.length
}

export function bar(seed: number, index: number, tension: TensionLevel, chapter = chapterOf(seed)): Note[] {
  const mode = MODES[Math.abs(chapter) % MODES.length] as Mode
  const tune = { seed: seed >>> 0, index, tension, mode, root: rootOf(seed, index, mode) }
  return [...pads(tune), ...plucks(tune), ...drones(tune), ...pulses(tune)].sort((a, b) => a.atMs - b.atMs || a.key - b.key)
}

interface Tune {
  readonly seed: number
  readonly index: number
  readonly tension: TensionLevel
  readonly mode: Mode
  readonly root: number // degree the chord of this bar stands on
}

const BARS_A_PHRASE = 4

function rootOf(seed: number, index: number, { phrases }: Mode): number {
  const phrase = phrases[word(seed, 'phrase', Math.floor(index / BARS_A_PHRASE)) % phrases.length]
  return phrase?.[index % BARS_A_PHRASE] ?? 0
}

/** Degrees go on over octaves in both directions. */
function keyOf({ scale, tonic }: Mode, degree: number): number {
  const octave = Math.floor(degree / scale.length)
  return tonic + 12 * octave + (scale[degree - octave * scale.length] ?? 0)
}

/** By tension: degrees over the root. From an open tenth to a cluster. */
const VOICINGS: readonly (readonly number[])[] = [
  [0, 4, 9],
  [0, 4, 7],
  [0, 2, 4, 6],
  [0, 1, 2, 4],
]

/** The chord swells over the bar and fades under the next. Roots above the fourth degree are taken from below, so that it stays in one place. */
function pads({ tension, mode, root }: Tune): Note[] {
  const voicing = VOICINGS[tension] ?? []
  const low = root > 3 ? root - 7 : root
  return voicing.map((degree, voice) => ({
    part: 'pad',
    atMs: 0,
    ms: BAR_MS + 2400,
    key: keyOf(mode, low + degree),
    loud: Math.floor(180 / voicing.length),
    pan: voice % 2 === 0 ? -35 + 12 * voice : 35 - 12 * voice,
  }))
}

/** By tension: of a hundred steps, how many are plucked, and how far the next may be, in degrees. */
const PLUCKED = [14, 17, 22, 28]
const REACH = [5, 4, 3, 2]

/** Where the walk may go, in degrees: an octave and a half, above the pads. */
const LOWEST = 7
const HIGHEST = 17

function plucks({ seed, index, tension, mode, root }: Tune): Note[] {
  if (word(seed, 'rest', index) % 5 === 0) return [] // one bar in five breathes
  const reach = REACH[tension] ?? 2
  const notes: Note[] = []
  let degree = LOWEST + (word(seed, 'start', index) % 7)
  for (let step = 0; step < STEPS; step++) {
    const chance = word(seed, 'pluck', index * STEPS + step)
    if (chance % 100 >= (PLUCKED[tension] ?? 0)) continue
    const walk = word(seed, 'walk', index * STEPS + step)
    const by = 1 + ((walk >>> 1) % reach)
    const up = degree + by > HIGHEST || (degree - by >= LOWEST && (walk & 1) === 0) ? -by : by
    degree += up
    const sounded = tension < 2 ? toChord(degree, root) : degree
    notes.push({
      ...{ part: 'pluck', atMs: step * STEP_MS, ms: 1600, key: keyOf(mode, sounded) },
      loud: 45 + ((chance >>> 8) % 40),
      pan: ((walk >>> 8) % 141) - 70,
    })
  }
  return notes
}

/** At ease only the notes of the chord are plucked: the nearest at or below. */
function toChord(degree: number, root: number): number {
  const over = (((degree - root) % 7) + 7) % 7
  return degree - (over === 6 ? 2 : over % 2)
}

/**
 * None at ease; then the tonic under everything, then an octave lower too, and at last with a note that rubs against it. Two a bar,
 * one fading into the other, so that danger need not wait for the next bar to be heard.
 */
function drones({ tension, mode }: Tune): Note[] {
  const tonic = mode.tonic - 12
  const keys =
    [
      [],
      [[tonic, 35]],
      [
        [tonic, 55],
        [tonic - 12, 45],
      ],
      [
        [tonic, 65],
        [tonic - 12, 60],
        [tonic + 1, 20],
      ],
    ][tension] ?? []
  return [0, STEPS / 2].flatMap(step =>
    keys.map(([key = 0, loud = 0]): Note => ({ part: 'drone', atMs: step * STEP_MS, ms: BAR_MS / 2 + 1600, key, loud, pan: 0 })),
  )
}

/** By tension: steps between two beats; 0 for none. 38, 75 and 150 beats a minute. */
const BEATS = [0, 4, 2, 1]

function pulses({ tension, mode }: Tune): Note[] {
  const every = BEATS[tension] ?? 0
  if (every === 0) return []
  const notes: Note[] = []
  for (let step = 0; step < STEPS; step += every) {
    const accent = step % 4 === 0 ? 70 : step % 2 === 0 ? 50 : 34
    notes.push({ part: 'pulse', atMs: step * STEP_MS, ms: 260, key: mode.tonic - 12, loud: accent, pan: 0 })
  }
  return notes
}

// ── The end ──────────────────────────────────────────────────────────────────────────────────────────

const CADENCE_MS = 150

/**
 * How a level that was won ends: from the fourth degree home, with a figure that climbs the chord into the octave. The last chord leaves
 * its third out, so that it is as bright in the dark modes.
 */
export function cadence(chapter: number): Note[] {
  const mode = MODES[Math.abs(chapter) % MODES.length] as Mode
  const note = (part: Part, step: number, ms: number, degree: number, loud: number, pan: number): Note => ({
    ...{ part, atMs: step * CADENCE_MS, ms, key: keyOf(mode, degree), loud, pan },
  })
  return [
    ...[0, 4, 7].map((degree, voice) => note('pad', 0, 5600, degree, 55, 30 * (voice - 1))),
    note('pluck', 0, 1600, -4, 70, 0),
    ...[3, 5, 7, 10].map((degree, turn) => note('pluck', turn, 1400, degree, 55 + 5 * turn, 25 * (turn - 1))),
    note('pluck', 5, 2400, -7, 80, 0),
    ...[7, 9, 11, 14].map((degree, turn) => note('pluck', 5 + turn, 2200, degree, 65 + 8 * turn, 25 * (1 - turn))),
  ]
}

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────

const LAYERS = ['phrase', 'rest', 'start', 'pluck', 'walk'] as const

/** A word of a layer: 32 bits, the same for the same place, found without drawing those before it. None of the game's own is used up. */
function word(seed: number, layer: (typeof LAYERS)[number], place: number): number {
  let mixed = (seed ^ Math.imul(LAYERS.indexOf(layer) + 1, 0x9e37_79b9)) | 0
  mixed = finish(mixed + Math.imul(place + 1, 0x85eb_ca6b))
  return finish(mixed ^ 0x27d4_eb2f) >>> 0
}

/** The last mixing of murmur3. */
function finish(word: number): number {
  let mixed = word | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35)
  return mixed ^ (mixed >>> 16)
}

// ── Time ─────────────────────────────────────────────────────────────────────────────────────────────

/** Notes that begin from one moment to another, in milliseconds of the piece; the second moment is not of it. */
export function notesBetween(fromMs: number, toMs: number, barOf: (index: number) => readonly Note[]): { atMs: number; note: Note }[] {
  const found: { atMs: number; note: Note }[] = []
  for (let index = Math.floor(fromMs / BAR_MS); index * BAR_MS < toMs; index++)
    for (const note of barOf(index)) {
      const atMs = index * BAR_MS + note.atMs
      if (atMs >= fromMs && atMs < toMs) found.push({ atMs, note })
    }
  return found
}
