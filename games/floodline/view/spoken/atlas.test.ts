import { describe, expect, test } from 'vitest'
import { stream } from '../../../../kernel/rng.ts'
import { GRAVITIES, LOOKS } from '../../nouns.ts'
import { looseVoxels } from '../../rules/board/settle.ts'
import { EAST } from '../../rules/board/space.ts'
import { randomBoard } from '../../testing/boards.ts'
import { at, drawn, levelOf } from '../../testing/drawn.ts'
import { de } from '../words/de/audio-mode.ts'
import { en } from '../words/en/audio-mode.ts'
import { LOOK_NAMES } from '../words/look-names.ts'
import { Atlas } from './atlas.ts'

describe('a cell', () => {
  test('[FL-40] [FL-41] of a body says how large that is, what holds it, and what it bears', () => {
    const atlas = new Atlas(drawn('.....\n#....\n##..#\n#.B.#\n..B..'))
    expect(atlas.cell(at(atlas.state, 0, 1))).toMatchObject({ bears: 2, onWater: false, body: { held: [] } })
    expect(atlas.cell(at(atlas.state, 1, 2)).body?.cells).toHaveLength(4)
    expect(atlas.cell(at(atlas.state, 4, 1)).body?.held).toEqual([])
    expect(atlas.cell(at(atlas.state, 2, 0))).toMatchObject({ body: null, bears: 0 })
    const held = new Atlas(drawn('##A..\n..B..\n..B.#'))
    expect(held.cell(at(held.state, 0, 2)).body?.held).toEqual(['block'])
    expect(held.cell(at(held.state, 4, 0)).body?.held).toEqual(['edge'])
  })

  test('[FL-49] over a void face nothing holds', () => {
    const atlas = new Atlas(drawn('...\n.#.', { level: { voidFaces: ['DOWN'] } }))
    expect(atlas.cell(at(atlas.state, 1, 0)).body?.held).toEqual([])
  })

  test('[FL-155] of water knows its pool, how much that still takes and where it runs over', () => {
    const atlas = new Atlas(drawn('.......\n.......\nB..B...\nB~.B..B'))
    const facts = atlas.cell(at(atlas.state, 1, 0))
    expect(facts).toMatchObject({ body: null, pool: { number: 0, pool: { room: 3, spill: 2 } } })
    expect(atlas.cell(at(atlas.state, 2, 0)).pool).toBeNull()
  })

  test('[FL-114] a block over water is told of it, along whichever gravity', () => {
    const down = new Atlas(drawn('....\n.#..\n.~..'))
    expect(down.cell(at(down.state, 1, 1)).onWater).toBe(true)
    const east = new Atlas(drawn('....\n#~..', { state: { gravity: EAST } }))
    expect(east.cell(at(east.state, 0, 0)).onWater).toBe(true)
    expect(down.cell(at(down.state, 1, 0)).onWater).toBe(false)
  })
})

describe('a column', () => {
  test('is as high as what stops a piece in it, with water above and hollows below', () => {
    const state = drawn('.....\n..PPP\n.....\n~....\n##...\n..B..')
    const map = new Atlas(state)
    expect(map.column(at(state, 0, 0))).toMatchObject({ top: 'block', level: 1, water: 1, surface: 2, hollow: 1, lands: -1, piece: false })
    expect(map.column(at(state, 1, 0))).toMatchObject({ top: 'block', level: 1, water: 0, surface: -1, hollow: 1 })
    expect(map.column(at(state, 2, 0))).toMatchObject({ top: 'rock', level: 0, hollow: 0, lands: 1, piece: true })
    expect(map.column(at(state, 3, 0))).toMatchObject({ top: 'edge', level: -1, lands: 1, piece: true })
  })

  test('is counted from the side that gravity points at', () => {
    const state = drawn('......\n...B..\n......', { state: { gravity: EAST } })
    expect(new Atlas(state).column(at(state, 5, 1))).toMatchObject({ top: 'rock', level: 2, hollow: 2 })
  })
})

test('[FL-41] over random boards and every gravity, a body that nothing holds is one that the rules let fall', () => {
  for (let seed = 0; seed < 120; seed++) {
    const board = randomBoard(stream(`atlas ${seed}`, 'board'))
    for (const gravity of GRAVITIES.keys()) {
      const state = { ...drawn('...'), level: levelOf(board.bounds), cells: board.cells, notes: board.notes, gravity, piece: -1 }
      const atlas = new Atlas(state)
      const loose = [...state.cells.keys()].filter(cell => atlas.cell(cell).body?.held.length === 0)
      expect(loose, `seed "atlas ${seed}", gravity ${gravity}`).toEqual([...looseVoxels(state)].sort((a, b) => a - b))
    }
  }
})

describe('[FL-184] looks', () => {
  const state = drawn('....\n.#..\n.BB.')
  const looks = new Uint8Array(state.cells.length)
  looks[at(state, 1, 0)] = LOOKS.indexOf('quay') + 1
  looks[at(state, 1, 1)] = LOOKS.indexOf('barge') + 1
  const atlas = new Atlas(state, looks)

  test('a cell says what it looks like, in either language, and one without a look says nothing of it', () => {
    expect(en.cell(atlas.cell(at(state, 1, 1)))).toContain('block, barge')
    expect(de.cell(atlas.cell(at(state, 1, 0)))).toContain('Fels, Kai')
    expect(en.cell(atlas.cell(at(state, 2, 0)))).not.toContain('quay')
  })

  test('a column says what its top looks like', () => {
    expect(en.column(atlas.column(at(state, 1, 0)), 'DOWN', 'y')).toContain('barge, blocks to')
    expect(de.column(atlas.column(at(state, 2, 0)), 'DOWN', 'y')).not.toContain('Kai')
  })

  test('every look has a name of its own in both languages', () => {
    for (const names of [LOOK_NAMES.en, LOOK_NAMES.de]) expect(new Set(LOOKS.map(look => names[look])).size).toBe(LOOKS.length)
  })
})
