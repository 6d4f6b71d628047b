import { describe, expect, test, vi } from 'vitest'
import { language } from '../../../../ui/language.ts'
import { floodline } from '../../game.ts'
import { levels, programme } from '../../levels/levels.ts'
import type { CauseCode } from '../../minds/explain.ts'
import { explain } from '../../minds/explain.ts'
import {
  ABILITIES,
  AXES,
  type Constraint,
  type FloodAction,
  type FloodEvent,
  type FloodRefusal,
  GRAVITIES,
  type LossCode,
  MATERIALS,
  type Objective,
  PIECES,
  type SimpleObjective,
  STEPS,
  type StarCondition,
  TILTS,
  WINDS,
} from '../../nouns.ts'
import { Futures } from '../../rules/futures.ts'
import { outcome } from '../../rules/outcome.ts'
import { at, drawn, play } from '../../testing/drawn.ts'
import { readCell } from '../hud/inside/reading.ts'
import { hudOf } from '../hud/model.ts'
import type { HudWarning } from '../hud/warnings/warnings.ts'
import type { Why, WhyStep } from '../hud/warnings/why.ts'
import { whyOf } from '../hud/warnings/why.ts'
import { de } from './de/stage.ts'
import { en } from './en/stage.ts'
import { words } from './index.ts'
import type { FloodlineWords } from './types.ts'

const company = { you: 0, names: ['You'] } as const

/** Both languages, the same thing: never empty, never the same, no hole where a fact should be. */
function said(what: string, say: (words: FloodlineWords) => string, sentence = false): void {
  const [english, german] = [say(en), say(de)]
  for (const text of [english, german]) {
    expect(text, what).toMatch(sentence ? /^[A-ZÄÖÜ0-9„“].*[.!]$/s : /^\S.*\S$|^\S$/s)
    expect(text, what).not.toMatch(/undefined|NaN|null|\[object|Infinity| {2}|\$\{|^ | $|,,|\.\./)
  }
  expect(german, what).not.toBe(english)
}

const OBJECTIVES: readonly SimpleObjective[] = [
  { type: 'REACH_HEIGHT', height: 14 },
  { type: 'REACH_HEIGHT', height: 5, holdForTilts: 1 },
  { type: 'BUILD_PLATEAU', worldLevel: 2, width: 3, depth: 4 },
  { type: 'BUILD_PLATEAU', worldLevel: 2, area: 1 },
  { type: 'BUILD_BRIDGE', gap: 3 },
  { type: 'ENCLOSE_CAVITY', count: 1 },
  { type: 'ENCLOSE_CAVITY', count: 2, holdForTilts: 2 },
  { type: 'OVERHANG', length: 4 },
  { type: 'DRAIN_WATER', units: 1 },
  { type: 'STAY_UNDER_WEIGHT', maxMass: 1200 },
  { type: 'SURVIVE_ROTATIONS', count: 1 },
  { type: 'SURVIVE_ROTATIONS', count: 6 },
  { type: 'PLACE_PIECES', count: 12 },
  { type: 'STABLE_END' },
]

const ALL_OBJECTIVES: readonly Objective[] = [...OBJECTIVES, { type: 'SEQUENCE', objectives: OBJECTIVES.slice(0, 3) }]

const CONDITIONS: readonly StarCondition[] = [
  ...[0, 1, 6].flatMap((count): StarCondition[] => [
    { type: 'MAX_PIECES_USED', count },
    { type: 'MAX_ROTATIONS_USED', count },
    { type: 'MAX_SHIFT_VOXELS_TOTAL', count },
    { type: 'MAX_LOST_VOXELS_TOTAL', count },
    { type: 'MAX_HOLES', count },
    { type: 'MAX_OVERHANG_VOXELS', count },
    { type: 'MAX_HOLDS_USED', count },
    { type: 'MAX_COLLAPSES', count },
    ...ABILITIES.map(ability => ({ type: 'MAX_ABILITY_USES', ability, count }) as const),
  ]),
  { type: 'MAX_MASS', mass: 80 },
  { type: 'MAX_WATER_HEIGHT', worldLevel: 3 },
  { type: 'MAX_WATER_HEIGHT', worldLevel: 3, ever: true },
  { type: 'NO_RESTING_ON_WATER' },
  { type: 'NO_RESTING_ON_WATER', ever: true },
  { type: 'ALSO', objective: { type: 'OVERHANG', length: 2, holdForTilts: 1 } },
]

const CONSTRAINTS: readonly Constraint[] = [
  { type: 'WEIGHT_LIMIT', maxMass: 40 },
  { type: 'WATER_FORBIDDEN', worldLevel: 6 },
  { type: 'NO_RESTING_ON_WATER' },
  { type: 'MAX_LOST_VOXELS', count: 0 },
  { type: 'MAX_LOST_VOXELS', count: 1 },
  { type: 'MAX_WATER_OVERFLOW', units: 0 },
  { type: 'MAX_WATER_OVERFLOW', units: 4 },
]

describe('names', () => {
  test('of every piece in every material, all different', () => {
    for (const all of [en, de]) {
      const names = PIECES.flatMap((_, piece) => MATERIALS.map((_material, material) => all.piece(piece, material)))
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^[\p{L}-]+( [\p{L}-]+)*$/u)
    }
    expect(en.piece(4, 1)).toBe('heavy L-piece')
    expect(de.piece(4, 2)).toBe('verstärkter L-Stein')
  })

  test('of gravities and of the sides of the board', () => {
    for (const gravity of GRAVITIES) {
      said(gravity, all => all.gravity(gravity))
      said(gravity, all => all.towards(gravity))
      if (gravity !== 'DOWN') said(gravity, all => all.leans(gravity))
    }
    expect(GRAVITIES.map(en.letter).join('')).toBe('DNSEW')
    expect(GRAVITIES.map(de.letter).join('')).toBe('UNSOW')
    for (const wind of WINDS) expect(de.towards(wind)).toMatch(/^nach /)
  })

  test('of abilities, materials, phases, cues and everything that may be asked for', () => {
    for (const ability of ABILITIES) {
      said(ability, all => all.ability(ability))
      for (const lasts of [1, 3]) {
        const hud = { ability, charges: 1, armed: false, key: 'B', lasts }
        said(ability, all => all.abilityDoes(hud))
        for (const state of [hud, { ...hud, charges: 0 }, { ...hud, armed: true, charges: 2 }])
          said(ability, all => all.abilityState(state))
      }
    }
    for (const material of MATERIALS.keys()) said(`material ${material}`, all => all.material(material))
    for (const phase of ['merge', 'freeze', 'fall', 'water', 'drain', 'thaw'] as const) said(phase, all => all.phase(phase))
    const asked: FloodAction[] = [
      { kind: 'hold' },
      { kind: 'drop' },
      { kind: 'soft', on: true },
      { kind: 'soft', on: false },
      ...TILTS.map(sense => ({ kind: 'tilt', sense }) as const),
      ...ABILITIES.map(ability => ({ kind: 'ability', ability }) as const),
      ...STEPS.map(step => ({ kind: 'move', step }) as const),
      ...AXES.flatMap(axis => [{ kind: 'turn', axis, sense: 1 } as const, { kind: 'turn', axis, sense: -1 } as const]),
    ]
    for (const each of asked) said(JSON.stringify(each), all => all.action(each))
    for (const all of [en, de]) expect(new Set(asked.map(all.action)).size).toBe(asked.length)
    for (const sense of TILTS) said(sense, all => all.tiltSense(sense))
    for (const cue of Object.keys(en.cues) as (keyof typeof en.cues)[]) said(cue, all => all.cues[cue])
  })
})

describe('what a level asks for', () => {
  test('every objective, long and short', () => {
    for (const objective of ALL_OBJECTIVES) {
      said(objective.type, all => all.objective(objective))
      if (!objective.type.includes('PLATEAU')) said(objective.type, all => all.objectiveShort(objective))
    }
    expect(en.objective({ type: 'REACH_HEIGHT', height: 14 })).toBe('Reach height 14')
    expect(en.objective({ type: 'DRAIN_WATER', units: 40 })).toBe('Drain 40 units')
    expect(de.objective({ type: 'REACH_HEIGHT', height: 5, holdForTilts: 1 })).toBe('Höhe 5 erreichen, 1 Kippung lang')
  })

  test('every constraint and every condition of a star', () => {
    for (const constraint of CONSTRAINTS) said(constraint.type, all => all.constraint(constraint))
    for (const condition of CONDITIONS) said(JSON.stringify(condition), all => all.starCondition(condition))
    expect(en.starCondition({ type: 'MAX_SHIFT_VOXELS_TOTAL', count: 6 })).toBe('At most 6 blocks shifted')
    expect(de.starCondition({ type: 'MAX_ROTATIONS_USED', count: 2 })).toBe('Höchstens 2-mal kippen')
    said('star', all => all.star(CONDITIONS.slice(0, 3)))
    said('first star', all => all.star([]))
    for (const standing of ['kept', 'open', 'lost', 'earned'] as const) said(standing, all => all.starStanding(standing))
  })

  test('how far each has come', () => {
    const state = drawn('.....\n.....\n.....\n.....', { level: { objectives: ALL_OBJECTIVES } })
    for (const goal of hudOf(state, { corner: 0, speed: 1 }).goals) said(goal.objective.type, all => all.goalSpoken(goal))
    expect(en.have(hudOf(state, { corner: 0, speed: 1 }).goals[0]!)).toBe('0 / 14')
  })
})

describe('what happened', () => {
  const EVENTS: readonly FloodEvent[] = [
    ...(['no-room', 'along-gravity', 'no-charge', 'nothing-to-hold'] as const).map(
      because => ({ kind: 'bumped', asked: { kind: 'hold' }, because }) as const,
    ),
    ...([...STEPS, 'wind', 'fall', 'soft'] as const).map(step => ({ kind: 'moved', step, by: 1 }) as const),
    { kind: 'turned', axis: 'yaw', sense: 1, kick: 0 },
    { kind: 'turned', axis: 'pitch', sense: -1, kick: 3 },
    { kind: 'held', piece: 4, back: 13 },
    ...ABILITIES.flatMap(ability => [{ kind: 'armed', ability, on: true } as const, { kind: 'armed', ability, on: false } as const]),
    ...WINDS.map((_, direction) => ({ kind: 'gust', direction, wanted: 2, moved: 1 }) as const),
    { kind: 'gust', direction: 0, wanted: 0, moved: 0 },
    { kind: 'gust', direction: 0, wanted: 2, moved: 0 },
    { kind: 'dropped', by: 7 },
    { kind: 'tilt-refused', sense: 'left', because: 'blocked', cells: [1] },
    { kind: 'tilted', from: 0, to: 3 },
    { kind: 'tilted', from: 4, to: 0 },
    { kind: 'locked', piece: 3, material: 1, cells: [1, 2, 3] },
    { kind: 'merged', cells: [1, 2, 3], displaced: [2], drain: 1, anchored: true },
    { kind: 'merged', cells: [1], displaced: [], drain: -1, anchored: false },
    { kind: 'frozen', cells: [1] },
    { kind: 'fell', from: [1, 2], by: 3, lost: [] },
    { kind: 'fell', from: [1, 2], by: 3, lost: [1] },
    { kind: 'fell', from: [1], by: 1, lost: [1] },
    { kind: 'flowed', out: [1, 2], into: [3, 4], overflow: 0 },
    { kind: 'flowed', out: [], into: [], overflow: 2 },
    { kind: 'drained', drain: 4, cells: [1, 2] },
    { kind: 'thawed', cells: [1, 2] },
    { kind: 'released', cells: [1] },
    { kind: 'progress', goal: 0, have: 3, want: 5, met: false },
    { kind: 'progress', goal: 1, have: 5, want: 5, met: true },
    { kind: 'spawned', piece: 11, material: 2 },
    { kind: 'won', stars: 2, score: 120 },
    { kind: 'lost', because: 'overflow', cells: [] },
  ]

  test('[FL-157] every event', () => {
    for (const event of EVENTS) said(event.kind, all => all.heard(event, company), true)
  })

  test('[FL-135] every refusal, long and in a few words', () => {
    const codes: Readonly<Record<FloodRefusal, Record<string, string | number | boolean>>> = {
      over: {},
      'already-asked': { asked: 'drop' },
      'tilt-up': { sense: 'left' },
      'tilt-parallel': { sense: 'left' },
      'tilt-not-allowed': { sense: 'left', to: 'WEST' },
      'tilt-budget': { sense: 'left', used: 6 },
      'tilt-cooldown': { sense: 'left', ticks: 48 },
      'hold-off': {},
      'hold-used': {},
      'no-charges': { ability: 'freeze' },
      'axis-not-allowed': { axis: 'roll' },
      'soft-already': { on: true },
      'sandbox-only': { asked: 'settle' },
      outside: { asked: 'put water 9 9 9' },
      'piece-there': { asked: 'put wall 1 1 1' },
      'already-so': { asked: 'put empty 1 1 1' },
      'no-room': { asked: 'bring I4' },
    }
    for (const [code, facts] of Object.entries(codes)) {
      said(code, all => all.refused({ code, because: '', facts }, company) ?? '', true)
      said(code, all => all.no(code as FloodRefusal))
    }
    said('blocked', all => all.no('blocked'))
    expect(en.refused({ code: 'tilt-cooldown', because: '', facts: { ticks: 48 } }, company)).toBe('The next tilt is ready in 0.8 s.')
    expect(de.refused({ code: 'tilt-cooldown', because: '', facts: { ticks: 48 } }, company)).toBe('Kippen geht wieder in 0,8 s.')
    for (const all of [en, de]) expect(all.refused({ code: 'elsewhere', because: '', facts: {} }, company)).toBeNull()
  })

  test('[FL-110] every ending', () => {
    const losses: readonly LossCode[] = [
      'overflow',
      'spawn-blocked',
      'weight-exceeded',
      'water-forbidden',
      'resting-on-water',
      'too-many-lost',
      'water-overflowed',
      'bag-empty',
      'tilt-budget-exceeded',
    ]
    const state = drawn('.....\n.....')
    for (const lost of losses) {
      said(lost, all => all.lost(lost), true)
      said(lost, all => all.ended(outcome({ ...state, lost })!, company) ?? '', true)
    }
    const won = outcome({ ...state, won: true })!
    said('won', all => all.ended(won, company) ?? '', true)
    said('shared', all => all.shared(state, won))
    for (const all of [en, de]) expect(all.ended({ ...won, code: 'resigned' }, company)).toBeNull()
  })
})

describe('[FL-152] why', () => {
  const CODES: readonly CauseCode[] = [
    'gravity-turned',
    'ice-thawed',
    'anchor-expired',
    'never-held',
    'over-void',
    'lost-support',
    'displaced',
    'spilled',
    'opened',
    'dammed',
    'dam-moved',
    'never-at-rest',
  ]

  test('every cause, as what came first, as a rule, and as what it did', () => {
    for (const code of CODES)
      for (const kind of ['root', 'rule', 'fell', 'flooded'] as const)
        for (const many of [1, 4]) {
          const step: WhyStep = {
            ...{
              kind,
              code,
              count: many,
              height: 2,
              far: many,
              lost: many - 1,
              bodies: many,
              spilled: code === 'spilled',
              ice: many === 4 ? 4 : 9,
            },
            ...{ from: 'DOWN', to: many === 1 ? 'EAST' : 'DOWN', cells: [1], ends: [1] },
          }
          said(`${kind} ${code}`, all => all.whyStep(step).join(' '), true)
        }
  })

  test('its title, what stands under it, and the check', () => {
    for (const checked of ['turn', 'fall', 'thaw', 'void', 'piece', 'units', 'unrest', 'gap'] as const)
      for (const fell of [0, 1, 6]) {
        const why: Why = {
          resolve: 'lock',
          fell,
          lost: fell,
          flooded: fell === 0 ? 3 : 0,
          steps: [],
          more: 2,
          checked: [checked],
          ended: null,
        }
        said(checked, all => all.whyTitle(why))
        said(checked, all => all.whyUnder(why))
        said(checked, all => `${all.checked} ${all.whyChecked(why)}`)
        said(checked, all => all.whyMore(why.more), true)
      }
  })

  test('a real collapse reads from cause to effect', () => {
    const state = drawn('.......\n..PPP..\n.......\n##.....\nI......\n~~~~~~~', { ice: 1 })
    state.asked = 1 << 20
    const { why } = hudOf(state, { corner: 0, speed: 1, why: whyOf(explain(state), state.level.bounds) })
    expect(why?.steps.slice(0, 3).map(step => en.whyStep(step).join(' '))).toEqual([
      'The ice thawed. 1 cell of ice at height 1 ran out of resolves and became water.',
      'Water holds nothing. What rests on ice alone falls with it.',
      expect.stringMatching(/blocks? fell \d cells?\./),
    ])
  })
})

describe('warnings', () => {
  const cells = [[1], [1, 2, 3]]
  const WARNINGS: readonly HudWarning[] = [
    ...(['resting-on-water', 'unsupported', 'overflow-risk', 'spawn-taken'] as const).flatMap(kind =>
      cells.map(each => ({ kind, cells: each })),
    ),
    ...cells.map(each => ({ kind: 'on-ice', cells: each, resolves: each.length, overWater: each.length > 1 }) as const),
    { kind: 'near-limit', cells: [1], height: 7, limit: 9 },
    { kind: 'near-limit', cells: [1], height: 10, limit: 9 },
    { kind: 'water-near', cells: [], height: 3, forbidden: 4 },
    { kind: 'water-near', cells: [], height: 4, forbidden: 4 },
    ...(['lost-over', 'spill-over'] as const).flatMap(kind =>
      [0, 1, 5].map(allowed => ({ kind, cells: [], have: allowed + 1, allowed }) as const),
    ),
    ...[0, 1, 3].map(left => ({ kind: 'too-heavy', cells: [], mass: 4, left }) as const),
    ...(['mass-near', 'spill-near', 'lost-near', 'last-pieces'] as const).flatMap(kind =>
      [0, 1, 2].map(left => ({ kind, cells: [], left }) as const),
    ),
  ]

  test('are sentences without their full stop', () => {
    for (const warning of WARNINGS) said(warning.kind, all => all.warning(warning))
    expect(en.warning({ kind: 'on-ice', cells: [1, 2, 3], resolves: 2, overWater: true })).toBe(
      '3 blocks rest on ice over water: they fall in 2 resolves',
    )
    expect(de.warning({ kind: 'on-ice', cells: [1], resolves: 1, overWater: false })).toBe('1 Block ruht auf Eis und fällt in 1 Zug')
  })
})

describe('the board for whoever does not see it', () => {
  const state = drawn('.....\n.PPP.\n.....\n..#..\n~~I:D\n~~BAH', { ice: 3, drains: [{ rate: 2, scope: 'ADJ6' }] })

  test('every cell', () => {
    for (const cell of state.cells.keys()) said(`cell ${cell}`, all => all.cellRead(readCell(state, cell)))
    expect(en.cellRead(readCell(state, at(state, 2, 1)))).toBe('x 2, z 0, height 1: ice, thaws in 3 resolves.')
    expect(en.cellRead(readCell(state, at(state, 0, 0)))).toBe('x 0, z 0, height 0: water, 2 cells under the surface.')
    expect(de.cellRead(readCell(state, at(state, 3, 0)))).toBe('x 3, z 0, Höhe 0: Block, verankert für immer.')
    expect(en.cellRead(readCell(state, at(state, 4, 0)))).toBe('x 4, z 0, height 0: heavy block.')
  })

  test('every layer', () => {
    for (let y = 0; y < 6; y++) said(`layer ${y}`, all => all.spokenSlice(state, y), true)
    expect(en.spokenSlice(state, 1)).toBe(
      'Height 1: 2 water, 1 ice, 1 porous block and 1 drain. Row z 0: water x 0 to 1; ice x 2; porous block x 3; drain x 4.',
    )
    expect(de.spokenSlice(state, 5)).toBe('Höhe 5: leer.')
  })

  test('[FL-151] where the piece lands', () => {
    expect(en.spokenLanding(state)).toBe('The short bar lands at x 1, z 0, height 3, on a block.')
    const pool = drawn('.....\n.PPP.\n~~~~~\n~~~~~')
    expect(en.spokenLanding(pool)).toBe('The short bar lands at x 1, z 0, height 0, on the floor, 3 cells into water.')
    expect(de.spokenLanding(pool)).toBe('Dreierstab landet auf x 1, z 0, Höhe 0, auf dem Boden, 3 Zellen im Wasser.')
    const leaning = drawn('.....\nPPP..', { state: { gravity: 3 } })
    expect(en.spokenLanding(leaning)).toMatch(/, against the side of the board\.$/)
    const gorge = drawn('.....\n.PPP.\n.....', { level: { voidFaces: ['DOWN'] } })
    expect(en.spokenLanding(gorge)).toBe('The short bar lands at x 1, z 0, height 0, over nothing.')
    expect(de.spokenLanding(gorge)).toBe('Dreierstab landet auf x 1, z 0, Höhe 0, über dem Nichts.')
    expect(en.spokenLanding(drawn('.....\n.....'))).toBe('')
  })

  test('[FL-150] what every tilt would do', () => {
    for (const future of new Futures().tilts(state)) said(future.sense, all => all.spokenTilt(future), true)
    const [, , , east] = new Futures().tilts(drawn('......\n#..PPP'))
    expect(en.spokenTilt(east!)).toBe('Tilt east: the piece is in the way with 1 cell.')
  })
})

describe('for the shell', () => {
  const state = drawn('.....\n.PPP.\n.....\n#....', { level: { objectives: OBJECTIVES.slice(0, 2), hold: true } })

  test('rule, how, standing, what a wish would do', () => {
    said('rule', all => all.rule(state), true)
    said('how', all => all.how, true)
    said('standing', all => all.standing(state))
    for (const action of [{ kind: 'drop' }, { kind: 'tilt', sense: 'right' }, { kind: 'hold' }] as const)
      said(action.kind, all => [all.preview(state, action).title, ...all.preview(state, action).lines].join(' '))
    const advice = { action: { kind: 'drop' }, code: 'x', because: 'it fits', facts: {} } as const
    said('advised', all => all.advised(state, advice).title)
    const told: FloodEvent[] = play(drawn('.....\n.PPP.\n.....\n#....'), 'drop')
    for (const event of told) said(event.kind, all => all.heard(event, company), true)
  })

  test('every preset, deal and level has a name', () => {
    for (const { name, setup } of floodline.presets) {
      said(name, all => all.preset(name))
      said(name, all => all.random(setup))
    }
    for (const { id } of programme.chapters) expect(de.named('group', id), id).toMatch(/^\p{Lu}/u)
    for (const { id, deal } of levels) {
      if (!Object.values(programme.practice).includes(id)) expect(de.named('level', id), id).toMatch(/^\p{Lu}/u)
      said(id, all => all.dealt(deal))
    }
    expect(de.named('bot', 'random')).toBe('Zufall')
    expect(en.named('bot', 'random')).toBeNull()
  })
})

describe('both languages', () => {
  test('have every sentence, and none is the other language by accident', () => {
    const same = ['wind'] // is called so in both
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted())
    for (const [key, sentence] of Object.entries(en))
      if (typeof sentence === 'string' && !same.includes(key)) expect(de[key as keyof typeof de], key).not.toBe(sentence)
    for (const name of Object.keys(en.xray) as (keyof typeof en.xray)[]) said(name, all => all.xray[name])
    expect(de.keys.length).toBe(en.keys.length)
  })

  test('German is fetched where it is spoken', async () => {
    expect(words.objectives).toBe(en.objectives)
    language.value = 'de'
    await vi.waitFor(() => expect(words.objectives).toBe(de.objectives))
    language.value = 'en'
    expect(words.objectives).toBe(en.objectives)
  })
})
