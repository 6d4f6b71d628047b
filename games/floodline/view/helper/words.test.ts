import { afterEach, expect, test } from 'vitest'
import { language, wordsThere } from '../../../../ui/language.ts'
import type { Never } from '../../minds/guide/never.ts'
import type { FloodLevel, Objective } from '../../nouns.ts'
import { helperWords } from './words.ts'

afterEach(() => {
  language.value = 'en'
})

const level = (...objectives: Objective[]): FloodLevel => ({
  ...{ format: 1, id: 'x', title: 'X', seed: 1, bounds: [5, 9, 5], maxWorldHeight: 6, terrain: [] },
  ...{ bag: { type: 'BAG_N', tokens: ['I3'] }, objectives },
})

const GOAL: Never = { why: 'goal', goal: 0 }

test('a no says why', () => {
  const { no } = helperWords()
  const height = level({ type: 'REACH_HEIGHT', height: 9 })
  expect(no(GOAL, height)).toBe('No. “Reach height 9” is out of reach: the pieces that are left do not reach that high.')
  expect(no(GOAL, level({ type: 'SURVIVE_ROTATIONS', count: 4 }))).toMatch('too few tilts are left')
  expect(no(GOAL, level({ type: 'DRAIN_WATER', units: 4 }))).toMatch('too little water')
  expect(no(GOAL, level({ type: 'SEQUENCE', objectives: [] }))).toBe('No. Too few pieces are left.')
  expect(no({ why: 'lost', loss: 'too-many-lost' }, height)).toMatch(/^No\. .*blocks/)
  expect(no({ why: 'tried' }, height)).toBe('No. Every way to go on was tried, and none wins.')
})

test('in German as well', async () => {
  language.value = 'de'
  await wordsThere()
  const { no, yes, tilt } = helperWords()
  expect(no(GOAL, level({ type: 'PLACE_PIECES', count: 9 }))).toMatch(
    /^Nein\. „.*“ ist nicht mehr zu schaffen: Es sind zu wenige Steine übrig\.$/,
  )
  expect([yes(1, false), yes(2, false), yes(3, true)]).toEqual([
    'Ja, das ist noch zu gewinnen.',
    'Ja, sogar mit zwei Sternen.',
    'Ja, sogar mit allen drei Sternen.',
  ])
  expect(tilt('EAST')).toBe('Kipp die Welt zuerst nach Osten.')
})
