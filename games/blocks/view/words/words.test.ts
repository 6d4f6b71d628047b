import { describe, expect, test, vi } from 'vitest'
import { stream } from '../../../../kernel/rng.ts'
import { language } from '../../../../ui/language.ts'
import { minds } from '../../minds/minds.ts'
import type { Blocks } from '../../nouns.ts'
import { outcome, whyNot } from '../../rules/outcome.ts'
import { SHAPES } from '../../rules/shapes.ts'
import { apply, legal, refuse } from '../../rules/turn.ts'
import { view } from '../../rules/view.ts'
import { drawn, shapeNamed } from '../../testing/drawn.ts'
import { checkPlacement } from '../placement.ts'
import { endDe } from './de/end.ts'
import { de } from './de/stage.ts'
import { endEn } from './en/end.ts'
import { en } from './en/stage.ts'
import { words } from './index.ts'
import { lineShares, sumOf } from './sum.ts'

const company = { you: 0, names: ['You'] } as const

const PICTURE = `
  ....66..1.
  7777.3.7..
  ..........
  33333.77..
  .....44...
  4.44444444`
const HAND = ['rectangle-1', 'line3-0', 'line2-1']
const state = drawn(PICTURE, HAND)
const seen = view(state)

describe('the grid in words', () => {
  test('every row can be read: what is filled, from where to where', () => {
    expect(en.row(seen, 1)).toBe('row 2: columns 1 to 4, 6 and 8 filled')
    expect(en.row(seen, 0)).toBe('row 1: columns 5, 6 and 9 filled')
    expect(en.row(seen, 2)).toBe('row 3: empty')
    expect(en.row(view(drawn('####\n....\n....\n....')), 0)).toBe('row 1: full')
    expect(de.row(seen, 4)).toBe('Zeile 5: Spalten 6 und 7 belegt')
  })

  test('a cell says where it is and what lies there', () => {
    expect(en.cell(seen, 1, 0)).toBe('row 2, column 1: cyan')
    expect(de.cell(seen, 2, 9)).toBe('Zeile 3, Spalte 10: leer')
  })

  test('a block says its number, its shape, its colour, and in how many places it fits', () => {
    expect(en.slot(1, shapeNamed('rectangle-0'), 6, 14)).toBe('block 2, rectangle, 2 by 3, orange, fits in 14 places')
    expect(en.slot(0, shapeNamed('line2-1'), 1, 0)).toBe('block 1, line of 2, 2 by 1, blue, fits nowhere')
    expect(de.picked(2, shapeNamed('hook-0'), 2, 1)).toMatch(/^Block 3, Haken, 2 mal 2, rot, passt an 1 Stelle\./)
  })
})

describe('a held block in words', () => {
  const at = (slot: number, row: number, col: number, words = en) => words.at(seen, row, col, checkPlacement(seen, { slot, row, col }))

  test('[BP-70] where it fits, what it would clear, and the points', () => {
    expect(at(1, 2, 0)).toBe('row 3, column 1: fits, 3 points')
    expect(at(2, 4, 1)).toBe('row 5, column 2: fits, clears row 6, 14 points')
    expect(at(2, 4, 1, de)).toBe('Zeile 5, Spalte 2: passt, räumt Zeile 6, 14 Punkte')
  })

  test('[BP-34] where it does not fit, and what is in the way', () => {
    expect(at(1, 1, 3)).toBe('row 2, column 4: does not fit: row 2 columns 4 and 6 are taken')
    expect(at(0, 0, 7)).toBe('row 1, column 8: does not fit: row 1 column 9; row 2 column 8 are taken')
    expect(at(1, 0, 9)).toBe('row 1, column 10: does not fit: it would leave the grid')
  })

  test('the words agree with the rules at every place', () => {
    for (let slot = 0; slot < 3; slot++)
      for (let row = 0; row < 6; row++)
        for (let col = 0; col < 10; col++) {
          const action = { slot, row, col }
          expect(/: fits/.test(at(slot, row, col)), `${slot} ${row} ${col}`).toBe(refuse(state, 0, action) === null)
        }
  })
})

describe('the sum', () => {
  const points = { block: 4, lines: 4, forLines: 84, doubled: true, emptied: 0, combo: 0, total: 172 }

  test('[BP-36] each line gives half a line more than the one before', () => {
    expect(lineShares(4).join(' + ')).toBe('12 + 18 + 24 + 30')
    expect(en.linesSum(lineShares(3))).toBe('3 lines: 12 + 18 + 24')
    expect(de.linesSum(lineShares(1))).toBe('1 Linie: 12')
  })

  test('[BP-35] [BP-37] [BP-38] [BP-62] in one line', () => {
    expect(sumOf(points)).toBe('4 + 84 × 2')
    expect(sumOf({ ...points, lines: 0, forLines: 0, doubled: false })).toBe('4')
    expect(sumOf({ ...points, doubled: false, emptied: 200, combo: 20 })).toBe('4 + 84 + 200 + 20')
  })

  test('[BP-70] the shortened sum, worked out, is the total', () => {
    for (let lines = 0; lines < 7; lines++)
      for (const doubled of [false, true]) {
        const forLines = lineShares(lines).reduce((sum, share) => sum + share, 0)
        const total = 5 + forLines * (doubled ? 2 : 1)
        const worked = sumOf({ block: 5, lines, forLines, doubled, emptied: 0, combo: 0, total })
          .split(' + ')
          .map(part => part.split(' × ').reduce((product, factor) => product * Number(factor), 1))
          .reduce((sum, part) => sum + part, 0)
        expect(worked).toBe(total)
      }
  })
})

describe('both languages', () => {
  test('German is fetched where it is spoken', async () => {
    expect(words.score).toBe(en.score)
    language.value = 'de'
    await vi.waitFor(() => expect(words.score).toBe(de.score))
    language.value = 'en'
    expect(words.score).toBe(en.score)
  })

  test('have every sentence, and none is the other language by accident', () => {
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted())
    for (const [key, sentence] of Object.entries({ ...en, ...endEn }))
      if (typeof sentence === 'string') expect({ ...de, ...endDe }[key as keyof typeof de], key).not.toBe(sentence)
    expect(Object.keys(endDe).toSorted()).toEqual(Object.keys(endEn).toSorted())
  })

  test('[BP-07] name every shape', () => {
    for (const words of [en, de]) {
      const names = SHAPES.map((_, shape) => words.shape(shape))
      expect(names).not.toContain('')
      expect(new Set(names).size).toBe(11)
    }
  })

  test('[BP-34] say every refusal of the rules', () => {
    const asked: Blocks['Action'][] = [
      { slot: 0, row: 0, col: 7 },
      { slot: 1, row: 0, col: 9 },
      { slot: 5, row: 0, col: 0 },
    ]
    for (const action of asked)
      for (const words of [en, de]) expect(words.refused(refuse(state, 0, action)!, company), `${action.slot}`).toMatch(/\.$/)
    expect(en.refused({ code: 'elsewhere', because: '', facts: {} }, company)).toBeNull()
  })

  test('[BP-70] say what a placement would do', () => {
    expect(en.preview(seen, { slot: 2, row: 4, col: 1 })).toEqual({
      title: 'Block 3 to row 5, column 2',
      lines: ['Clears row 6.', '2 + 12 = 14 points.'],
    })
    expect(de.preview(seen, { slot: 2, row: 0, col: 5 }).lines).toEqual(['Dort passt er nicht.'])
  })

  test('say why something is advised, all that was found', () => {
    const { guide } = minds
    const advice = guide?.hint(seen, [...legal(drawn(PICTURE, HAND), 0)], stream('words', 'hint'), { steps: 500 })
    for (const words of [en, de]) {
      const { title, lines } = words.advised(seen, advice!)
      expect(title).toMatch(/^Block [123] /)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatch(/^[A-ZÄÖÜ0-9].*\.$/)
    }
    const other = { action: advice!.action, code: 'friend', because: 'a friend said so', facts: {} }
    expect(en.advised(seen, other).lines).toEqual(['A friend said so'])
  })

  test('say every event', () => {
    const events: Blocks['Event'][] = []
    apply(state, 0, { slot: 2, row: 4, col: 1 }, event => events.push(event))
    expect(events.map(event => en.heard(event, company))).toEqual([
      'Block 3, line of 2, placed at row 5, column 2.',
      'Row 6 cleared.',
      '14 points, score 14.',
    ])
    expect(events.map(event => de.heard(event, company))).toEqual([
      'Block 3, Zweier, liegt auf Zeile 5, Spalte 2.',
      'Zeile 6 geräumt.',
      '14 Punkte, Stand 14.',
    ])
  })

  test('[BP-61] say why a block does not fit', () => {
    const full = drawn('.#.#\n#.#.\n.###\n#.#.', ['hook-0', '-', 'square-0'])
    const [hook] = whyNot(full)
    expect(outcome(full)).not.toBeNull()
    expect(endEn.whyNot(view(full), hook!)).toBe('Nearest: rows 1–2, columns 1–2. One cell in the way, row 2 column 1.')
    expect(endDe.whyShort(hook!)).toBe('Bestenfalls eine Zelle im Weg, bei Zeile 1, Spalte 1')
  })
})
