import { describe, expect, test } from 'vitest'
import { stream } from '../../../../kernel/rng.ts'
import { type FloodLevel, GRAVITIES, TILTS } from '../../nouns.ts'
import { EAST } from '../../rules/board/space.ts'
import { Futures } from '../../rules/futures.ts'
import { randomBoard } from '../../testing/boards.ts'
import { at, drawn, levelOf, play, tilted } from '../../testing/drawn.ts'
import { hudOf } from '../hud/model.ts'
import { Atlas } from '../spoken/atlas.ts'
import { dropFacts, heightFacts, type Lie, type PieceFacts, pieceFacts, tiltFacts } from '../spoken/foresight.ts'
import { CUTS, sheetOf } from '../spoken/sheets.ts'
import { summaryOf } from '../spoken/summary.ts'
import type { Around, AudioModeWords } from './audio-mode.ts'
import { de } from './de/audio-mode.ts'
import { en } from './en/audio-mode.ts'
import { words } from './index.ts'

/** Both languages, the same thing: never empty, never the same, no hole where a fact should be. */
function said(what: string, say: (words: AudioModeWords) => string): void {
  const [english, german] = [say(en), say(de)]
  for (const text of [english, german]) {
    expect(text, what).toMatch(/^\S.*\S$/s)
    expect(text, what).not.toMatch(/undefined|NaN|null|\[object|Infinity|false| {2}|\$\{|,,|\.\.|, \.|: \./)
  }
  expect(german, what).not.toBe(english)
}

const AROUND: Around = { gravity: 'DOWN', objectives: [{ type: 'REACH_HEIGHT', height: 3 }, { type: 'STABLE_END' }] }

describe('cells and columns', () => {
  test('of random boards have something to say in both languages', () => {
    for (let seed = 0; seed < 20; seed++) {
      const board = randomBoard(stream(`said ${seed}`, 'board'))
      const [gravity, name] = [...GRAVITIES.entries()][seed % 5] ?? [0, 'DOWN' as const]
      const state = { ...drawn('...'), level: levelOf(board.bounds), cells: board.cells, notes: board.notes, gravity, piece: -1 }
      const atlas = new Atlas(state)
      for (const cell of state.cells.keys()) said(`cell ${cell}, seed "said ${seed}"`, all => all.cell(atlas.cell(cell)))
      const map = sheetOf(state, 'map', 0)
      for (const foot of map.rows.flat()) said(`column ${foot}, seed "said ${seed}"`, all => all.column(atlas.column(foot), name, map.axis))
    }
  })

  test('where, what, what holds it, what it bears', () => {
    const state = drawn('.....\n#....\n#~~~.\n##B.B', { ice: 2 })
    const atlas = new Atlas(state)
    expect(en.cell(atlas.cell(at(state, 0, 0)))).toBe(
      'x 0, z 0, height 0: block, one of 4 joined blocks, held by the floor and rock, bears 2 blocks.',
    )
    expect(de.cell(atlas.cell(at(state, 0, 2)))).toBe(
      'x 0, z 0, Höhe 2: Block, einer von 4 verbundenen Blöcken, gehalten von dem Boden und Fels.',
    )
    expect(en.cell(atlas.cell(at(state, 4, 2)))).toBe('x 4, z 0, height 2: empty.')
    expect(en.cell(atlas.cell(at(state, 1, 1)))).toMatch(/^x 1, z 0, height 1: water, pool A, \d+ units? until/)
  })

  test('a column says how high it is, and where the piece would stand on it', () => {
    const state = drawn('.....\n.PPP.\n.....\n~.B..')
    const atlas = new Atlas(state)
    const column = (x: number): string => en.column(atlas.column(at(state, x, 0)), 'DOWN', 'y')
    expect(column(0)).toBe('x 0, z 0: floor, water above it to height 0.')
    expect(column(2)).toBe('x 2, z 0: rock to height 0, the piece lands here at height 1.')
    expect(en.column(new Atlas({ ...state, gravity: EAST }).column(at(state, 4, 3)), 'EAST', 'x')).toBe('z 0, height 3: east side.')
  })
})

describe('the piece', () => {
  test('every way it may lie', () => {
    const facts = pieceFacts(drawn('.....\n.PPP.\n.....')) as PieceFacts
    const lies: readonly Lie[] = [
      'cube',
      'east-west',
      'north-south',
      'upright',
      'flat',
      'upright-east-west',
      'upright-north-south',
      'round',
    ]
    for (const lie of lies) said(lie, all => all.piece({ ...facts, lie }, null, AROUND))
    for (const falls of [0, 1, 5]) said(`${falls}`, all => all.piece({ ...facts, falls }, null, AROUND))
    said('no piece', all => all.noPiece)
  })

  test('[FL-151] [FL-153] where it lands, what that changes, and what to beware of', () => {
    const state = drawn('......\n......\n......\n......\n......\n.PPP..\n......\nB.....\nBBB~~B\nBBBBBB', {
      level: { objectives: AROUND.objectives },
    })
    const drop = dropFacts(state, new Futures())
    const facts = pieceFacts(state) as PieceFacts
    expect(en.piece(facts, drop, AROUND)).toBe(
      'Short bar, lying west to east, 2 cells above its place. Lands at x 1 to 3, z 0, height 2, on rock, 1 of 3 cells over nothing solid. Reach height 3: then 2 of 3. End with nothing moving: then met. Warning: 1 block rests on water, which holds nothing.',
    )
    expect(en.place(facts, drop, AROUND)).toBe(
      'X 1 to 3, z 0, height 2, on rock, 1 of 3 cells over nothing solid. Warning: 1 block rests on water, which holds nothing.',
    )
    said('piece', all => all.piece(facts, drop, AROUND))
    said('place', all => all.place(facts, drop, AROUND))
  })

  test('that a drop would end the level', () => {
    const over = drawn('.....\n.PPP.\n.....\n.BBB.\n.BBB.', { level: { maxWorldHeight: 1 } })
    const facts = pieceFacts(over) as PieceFacts
    said('lost', all => all.place(facts, dropFacts(over, new Futures()), AROUND))
    expect(en.place(facts, dropFacts(over, new Futures()), AROUND)).toMatch(/The level would be lost: The building rose above/)
  })
})

describe('tilts', () => {
  test('[FL-150] each says what it would do, or why not', () => {
    for (const state of [
      drawn('..PPP.\n......\n#.....\n#~....'),
      drawn('......\n#..PPP'),
      drawn('..PPP.', { level: { tilt: { allowed: [] } } }),
    ])
      for (const sense of TILTS) said(sense, all => all.tilt(tiltFacts(state, sense, new Futures())!, '4'))
    const state = drawn('..PPP.\n......\n#.....\n#~....')
    expect(en.tilt(tiltFacts(state, 'right', new Futures())!, '4')).toBe(
      'Tilt east: 2 blocks slide, 1 unit of water moves, height 1 afterwards. 4 again tilts.',
    )
    expect(en.tilt(tiltFacts(drawn('......\n#..PPP'), 'right', new Futures())!, '4')).toBe(
      'Tilt east: refused, the piece is in the way with 1 cell.',
    )
  })
})

describe('what happened', () => {
  test('a lock in one breath, with the reason', () => {
    const state = drawn('.......\n.PPP...\n.......\n.....##\n.....I.\n~~~~~~~', { ice: 1 })
    const around = { ...AROUND, objectives: state.level.objectives }
    const summary = summaryOf(play(state, 'drop'), state)!
    said('thaw', all => all.summary(summary, around))
    expect(en.summary(summary, around)).toMatch(
      /^Short bar locked at height 0\. 2 blocks fell up to \d cells?, because ice thawed\. .* Now: short bar\.$/,
    )
  })

  test('a tilt, and both ends', () => {
    const state = drawn('......\n......\n##....')
    const tilt = summaryOf(tilted(state, EAST), state)!
    said('tilt', all => all.summary(tilt, AROUND))
    const one: Partial<FloodLevel> = { objectives: [{ type: 'PLACE_PIECES', count: 1 }] }
    const won = drawn('.....\n.PPP.\n.....', { level: one })
    const around = { ...AROUND, objectives: won.level.objectives }
    expect(en.summary(summaryOf(play(won, 'drop'), won)!, around)).toBe(
      'Short bar locked at height 0. Place 1 piece: 1 of 1, met. Won with 1 of 3 stars.',
    )
    const lost = drawn('.....\n.PPP.\n.BBB.', { level: { maxWorldHeight: 0 } })
    const end = summaryOf(play(lost, 'drop'), lost)!
    said('lost', all => all.summary(end, around))
  })
})

describe('questions', () => {
  const state = drawn('.....\n.PPP.\n.....\n~.B..', {
    level: {
      hold: true,
      objectives: [{ type: 'REACH_HEIGHT', height: 2 }],
      constraints: [{ type: 'WATER_FORBIDDEN', worldLevel: 1 }],
      abilities: { freeze: { charges: 2, resolves: 3, scope: 'ADJ6' } },
      hazards: [{ type: 'WIND_GUST', intervalTicks: 200, firstGustOffsetTicks: 90, pushStrength: 1, directionMode: 'ALTERNATE_EW' }],
      stars: { two: [{ type: 'MAX_HOLES', count: 1 }], three: [{ type: 'MAX_PIECES_USED', count: 4 }] },
    },
  })
  const hud = hudOf(state, { corner: 0, speed: 1 })

  test('goals, limits, stars', () => {
    const loses = (state.level.constraints ?? []).map(words.constraint)
    said('goals', all => all.goals(hud, { ...AROUND, loses }))
    expect(en.goals(hud, { ...AROUND, loses })).toBe(
      'Reach height 2: 0 of 2. Height now 0, goal 2, above 3 the level is lost. Water at height 1 loses. Star 2: At most 1 hole in the end, kept so far. Star 3: At most 4 pieces, kept so far. Warning: Water stands at height 0, and at 1 the level is lost.',
    )
  })

  test('heights, row by row', () => {
    const map = sheetOf(state, 'map', 0)
    const atlas = new Atlas(state)
    const facts = heightFacts(
      state,
      map.rows.map(row => row.map(foot => atlas.column(foot).level)),
    )
    said('heights', all => all.heights(facts, hud, map))
    expect(en.heights(facts, hud, map)).toBe(
      'Nothing is built yet. Limit 3, goal 2. Columns from the floor to height 0, 4 of the lowest. Taken cells by column, west to east. z 0: 0 0 1 0 0.',
    )
  })

  test('what comes: pieces, hold, abilities, tilts, wind with its direction and its time', () => {
    said('coming', all => all.coming(hud))
    expect(en.coming(hud)).toMatch(
      /Hold: empty\. Freeze, 2 charges left\. Tilts: no limit\. Tilt ready\. Wind east in 90 ticks, pushes 1 cell, then west\.$/,
    )
  })

  test('every cut has a name, a hint and a summary', () => {
    for (const cut of CUTS) {
      const sheet = sheetOf(state, cut, 0)
      said(cut, all => all.cut(cut))
      said(cut, all => all.cutHint(cut))
      said(cut, all => all.sheet(sheet))
      said(cut, all => all.sheetRead(sheet, []))
      said(cut, all =>
        all.sheetRead(sheet, [
          ['rock', 3],
          ['water', 2],
        ]),
      )
    }
  })

  test('keys that a voice would leave out have names', () => {
    expect(
      en.keys([
        [',', 'this'],
        ['A', 'that'],
      ]),
    ).toBe('Comma: this. A: that.')
    said('keys', all => all.keys([['/', 'x']]))
  })

  test('steps that find no room', () => {
    expect(en.bumped('x+', 'no-room')).toBe('No room east.')
    for (const step of ['y-', 'yaw', null] as const) said(`${step}`, all => all.bumped(step, 'no-room'))
    said('gravity', all => all.bumped('x+', 'along-gravity'))
  })
})
