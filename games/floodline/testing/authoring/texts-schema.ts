/** The shape of texts.json and plan.json. Every word a prompt may use is listed here; one that the types gain or lose does not compile. */
import * as v from 'valibot'
import { type CampaignPlan, type CampaignTexts, type PuzzlePlan, type PuzzleTexts, TOOLS } from '../../levels/folder.ts'
import type { Aim, Box } from '../../levels/lesson/aims.ts'
import type { Condition, Deed, Key, Pointed, Prompt, Said } from '../../levels/lesson/prompts.ts'
import { ABILITIES, AXES, type FloodEvent, GRAVITIES, type Metrics, STEPS, TILTS } from '../../nouns.ts'

type Because = Extract<FloodEvent, { because: string }>['because']

const EVENTS: Record<FloodEvent['kind'], true> = {
  ...{ bumped: true, moved: true, turned: true, held: true, armed: true, gust: true, dropped: true, 'tilt-refused': true, tilted: true },
  ...{ locked: true, merged: true, frozen: true, fell: true, flowed: true, drained: true, thawed: true, released: true, poured: true },
  ...{ settled: true, sank: true, paid: true, mutated: true, put: true, progress: true, spawned: true, won: true, lost: true },
}

const REASONS: Record<Because, true> = {
  ...{ 'no-room': true, 'along-gravity': true, 'no-charge': true, 'nothing-to-hold': true, blocked: true, overflow: true },
  ...{ 'spawn-blocked': true, 'weight-exceeded': true, 'water-forbidden': true, 'resting-on-water': true, 'too-many-lost': true },
  ...{ 'water-overflowed': true, 'bag-empty': true, 'tilt-budget-exceeded': true },
}

const DEEDS: Record<Deed, true> = {
  ...{ move: true, turn: true, soft: true, drop: true, tilt: true, hold: true, arm: true },
  ...{ look: true, preview: true },
}

const METRICS: Record<keyof Metrics, true> = {
  ...{ pieces: true, tilts: true, shift: true, shiftLast: true, lost: true, lostLast: true, drained: true, overflowed: true, mass: true },
  ...{ holds: true, stabilised: true, froze: true, drains: true, collapses: true, waterHeight: true, rested: true },
}

const KEYS: readonly Key[] = [
  ...(['move', 'soft', 'drop', 'hold', 'corner'] as const),
  ...STEPS,
  ...ABILITIES,
  ...TILTS.map(sense => `tilt ${sense}` as const),
  ...AXES.flatMap(axis => [`${axis}+`, `${axis}-`] as const),
]

const PLACES = ['piece', 'ghost', 'gravity', 'goal', 'limit', 'tilts', 'water', 'ice', 'drain', 'rock'] as const

const POINTED: readonly Pointed[] = [...PLACES, 'key tilt home', ...KEYS.map(key => `key ${key}` as const)]

function among<K extends string>(words: Readonly<Record<K, true>>) {
  return v.picklist(Object.keys(words) as K[])
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const sentence = v.pipe(v.string(), v.trim(), v.minLength(1))
const said: v.GenericSchema<Said> = v.strictObject({ en: sentence, de: sentence })

const happening = { nth: v.exactOptional(count), within: v.exactOptional(count) }

const range = v.exactOptional(v.strictTuple([count, count]))
const axes = { x: range, y: range, z: range }
const box: v.GenericSchema<Box> = v.strictObject(axes)
const aim: v.GenericSchema<Aim> = v.union([v.picklist(['low', 'rock']), v.array(v.strictObject({ ...axes, spans: v.exactOptional(box) }))])

const condition: v.GenericSchema<Condition> = v.lazy(() =>
  v.union([
    v.strictObject({
      event: among(EVENTS),
      ...happening,
      because: v.exactOptional(among(REASONS)),
      after: v.exactOptional(among(EVENTS)),
    }),
    v.strictObject({ did: among(DEEDS), ...happening }),
    v.strictObject({ idleTicks: count }),
    v.strictObject({ hesitated: count }),
    v.strictObject({ goal: count, have: count }),
    v.strictObject({ metric: among(METRICS), least: count }),
    v.strictObject({ gravity: v.picklist(GRAVITIES) }),
    v.strictObject({ built: v.strictTuple([count, count]) }),
    v.strictObject({ stands: box }),
    v.strictObject({ all: v.array(condition) }),
    v.strictObject({ any: v.array(condition) }),
    v.strictObject({ not: condition }),
  ]),
)

const prompt: v.GenericSchema<Prompt> = v.strictObject({
  when: condition,
  say: said,
  point: v.exactOptional(v.picklist(POINTED)),
  aim: v.exactOptional(aim),
  there: v.exactOptional(said),
  until: v.exactOptional(condition),
})

export const campaignTexts: v.GenericSchema<CampaignTexts> = v.strictObject({
  title: said,
  place: said,
  beat: said,
  idea: said,
  prompts: v.array(prompt),
})
export const puzzleTexts: v.GenericSchema<PuzzleTexts> = v.strictObject({ title: said, idea: said })

export const campaignPlan: v.GenericSchema<CampaignPlan> = v.strictObject({
  needs: v.exactOptional(v.array(v.picklist(TOOLS))),
  mastery: v.exactOptional(v.array(v.picklist(TOOLS))),
  exam: v.exactOptional(v.boolean()),
})
export const puzzlePlan: v.GenericSchema<PuzzlePlan> = v.strictObject({
  needs: v.exactOptional(v.picklist(['tilt', 'hold', ...ABILITIES])),
})
