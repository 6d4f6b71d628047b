import { describe, expect, test } from 'vitest'
import { Session } from '../../../../kernel/session.ts'
import { dealt } from '../../../../kernel/testing/play.ts'
import { stackdoku } from '../../game.ts'
import { SETUPS } from '../../levels/presets.ts'
import { BEATS, tutorial } from '../../levels/tutorial.ts'
import { explain } from '../../minds/explain.ts'
import { hint } from '../../minds/guide.ts'
import { RATING, type Step } from '../../minds/step.ts'
import type { Stackdoku } from '../../nouns.ts'
import { PEERS } from '../../rules/grid.ts'
import { refusePlace, refuseTake, refuseTile } from '../../rules/refusal.ts'
import { view } from '../../rules/view.ts'
import { FULL, state, tiles, without } from '../../testing/drawn.ts'
import { foundIn } from '../model/advice.ts'
import { de } from './de/index.ts'
import { german } from './de/reasons.ts'
import { en } from './en/index.ts'
import { english } from './en/reasons.ts'

const company = { you: 0, names: ['You'] } as const
const seen = view(state(tiles('3 5 5 3', '8 6 6 8'), { cells: without(0, 1), givens: without(0, 1, 80), tray: [5, 5] }), 0)

describe('read out', () => {
  test('a tile says its number, whether it is free, and where it is', () => {
    expect(en.tile(seen, 4, true)).toBe('8, free, tile 5, layer 2')
    expect(en.tile(seen, 1, true)).toBe('5, not free, tile 2, layer 1')
    expect(en.tile(seen, 4, false)).toBe('number hidden, free, tile 5, layer 2')
    expect(de.tile(seen, 4, true)).toBe('8, frei, Stein 5, Lage 2')
  })

  test('the free tiles are a list by number; hidden ones are only counted', () => {
    expect(en.freeTiles(seen, () => true)).toBe('Free: 2 8s.')
    expect(en.freeTiles(seen, tile => tile === 4)).toBe('Free: one 8 and 1 hidden.')
    expect(de.freeTiles(seen, () => true)).toBe('Frei: 2 8en.')
  })

  test('the grid is read row by row and cell by cell', () => {
    expect(en.row(seen, 0)).toBe('row 1: blank blank 4 6 7 8 9 1 2')
    expect(en.row(seen, 1)).toBe('row 2: full')
    expect(en.cell(seen, 0, [3, 5])).toBe('row 1, column 1: empty, marks 3 5')
    expect(en.cell(seen, 80, [])).toBe('row 9, column 9: 9, placed')
    expect(de.cell(seen, 8, [])).toBe('Zeile 1, Spalte 9: 2, vorgegeben')
  })
})

describe('refusals', () => {
  const numbers = { number: 5, byNumbers: [6], leftNumbers: [8], rightNumbers: [6] }

  test('[SD-04] a tile is named by its number, as far as it can be seen', () => {
    const covered = refuseTile(seen, 1)
    const blocked = refuseTile(seen, 5)
    if (!covered || !blocked) throw new Error('both are refused')
    expect(en.refused({ ...covered, facts: { ...covered.facts, ...numbers } }, company)).toBe('That 5 is under the 6. Lift the 6 first.')
    expect(en.refused(covered, company)).toBe('That tile is under another tile. Lift that tile first.')
    expect(en.refused({ ...blocked, facts: { ...blocked.facts, ...numbers } }, company)).toBe(
      'That 5 is blocked on both sides, by the 8 and the 6.',
    )
    expect(de.refused({ ...covered, facts: { ...covered.facts, ...numbers } }, company)).toMatch(/^Diese 5 liegt unter der 6\./)
  })

  test('[SD-07] a conflict names every cell in the way, in both languages', () => {
    const position = state([], { cells: without(0), solution: FULL, tray: [8] })
    const refusal = refusePlace(position, { kind: 'place', value: 8, cell: 0 })
    if (!refusal) throw new Error('it is refused')
    expect(en.refused(refusal, company)).toBe(
      'Row 1 already has an 8, in column 6, column 1 already has an 8, in row 4 and the box already has an 8, at row 3, column 3.',
    )
    expect(de.refused(refusal, company)).toMatch(/^Zeile 1 hat schon eine 8, in Spalte 6, Spalte 1 .* und der Block hat schon eine 8/)
  })

  test('[SD-10] a tray without room says so', () => {
    const full = state(tiles('7 .7'), { tray: [1, 2, 3, 4] })
    const refusal = refuseTake(full, { kind: 'take', a: 0, b: 1 })
    if (!refusal) throw new Error('it is refused')
    expect(en.refused(refusal, company)).toMatch(/^The tray has one place left/)
    expect(de.refused(refusal, company)).toMatch(/^Die Ablage hat noch einen Platz/)
  })
})

test('every event and every beat of the tutorial has its sentence in both languages', () => {
  const events: Stackdoku['Event'][] = [
    { kind: 'took', a: 0, b: 1, value: 5, freed: [2] },
    { kind: 'placed', value: 5, cell: 40, slot: 0, mistake: true },
    { kind: 'completed', rows: [0], cols: [], boxes: [8] },
    { kind: 'restarted', attempt: 2 },
    { kind: 'shuffled', tiles: [] },
    { kind: 'numbers', hidden: true },
    { kind: 'stuck', tray: 0 },
    { kind: 'won' },
    { kind: 'failed' },
  ]
  for (const words of [en, de]) {
    for (const event of events) expect(words.heard(event, company)).toMatch(/\.$/)
    for (const { id } of BEATS) expect(words.beat(id).lines.join(' ')).toMatch(/\.$/)
  }
  expect(en.heard(events[0] as Stackdoku['Event'], company)).toBe('Two 5s taken. One more tile is free.')
})

describe('hints in words', () => {
  const at = (...texts: readonly string[]): Stackdoku['View'] => {
    const session = new Session(stackdoku, tutorial.deal)
    for (const text of texts) session.offer(0, text)
    return stackdoku.view(session.state, 0)
  }

  test('[SD-13] a pair: what it is for, what it opens, what is left of the tray', () => {
    const view = at('6 9', '8 r3c9', '8 r8c3', '1 4', '3 r1c1', '3 r9c8')
    const advice = hint(view)
    if (!advice) throw new Error('there is a hint')
    expect(en.advised(view, advice)).toEqual({
      title: 'Take the two 6s',
      lines: [
        expect.stringMatching(/^They are wanted\. Row \d, column \d /),
        'They open the stack. Lifting them frees the 5 and the 5.',
        'They fit. The tray has 2 places left then.',
      ],
    })
    expect(de.advised(view, advice).title).toBe('Nimm die beiden 6en')
  })

  const hinted = (view: Stackdoku['View']): NonNullable<ReturnType<typeof hint>> => {
    const advice = hint(view)
    if (!advice) throw new Error('there is a hint')
    return advice
  }

  test('[SD-55] in a game that is lost: why, with which pair, and how far back', () => {
    const line = ['6 9', '8 r3c9', '8 r8c3', '1 4', '3 r1c1', '3 r9c8', '7 8', '6 r2c1', '6 r4c2', '2 3', '5 r2c4']
    const view = at(...line)
    const lines = [
      'The stack is stuck. The tiles that are left cannot all be paired any more.',
      'It was lost 2 moves ago, by taking the two 5s (tiles 2 and 3). 2 undos lead back.',
    ]
    const advice = hinted(view)
    expect(en.advised(view, advice)).toEqual({ title: 'This cannot be won any more', lines })
    expect(de.advised(view, advice).lines[1]).toBe(
      'Verloren wurde es vor 2 Zügen, mit den beiden 5en (Steine 2 und 3). 2-mal zurücknehmen führt dahin zurück.',
    )
    // The panel of a game that cannot be won says the same.
    expect(en.doomedWhy(view, foundIn(advice).doom)).toBe(lines.join(' '))
    expect(de.doomedWhy(view, foundIn(advice).doom)).toMatch(/^Der Stapel klemmt\..* mit den beiden 5en/)
  })

  test('[SD-55] … and with which number, in which cell', () => {
    const session = dealt(stackdoku, 'wrong', SETUPS.hard)
    session.offer(0, session.deal.line.split(', ')[0] ?? '')
    const wrong = [...stackdoku.legal(session.state, 0)].find(
      action => action.kind === 'place' && action.value !== session.deal.solution[action.cell],
    )
    if (wrong?.kind !== 'place') throw new Error('another seed: no number may stand where it does not belong')
    session.act(0, wrong)
    const view = stackdoku.view(session.state, 0)
    const { value, cell } = wrong
    const [row, column] = [Math.floor(cell / 9) + 1, (cell % 9) + 1]
    expect(en.advised(view, hinted(stackdoku.view(session.state, 'referee'))).lines).toEqual([
      `A number is wrong. What stands at r${row}c${column} does not belong there.`,
      `It was lost with the latest move, by placing the ${value} at row ${row}, column ${column}. One undo leads back.`,
    ])
    expect(de.advised(view, hinted(stackdoku.view(session.state, 'referee'))).lines[1]).toBe(
      `Verloren wurde es mit dem letzten Zug, der ${value} auf Zeile ${row}, Spalte ${column}. Einmal zurücknehmen führt dahin zurück.`,
    )
  })

  test('[SD-13] one token is wanted, two are', () => {
    const view = at('6 9', '1 4')
    expect(en.advised(view, hinted(view)).lines[0]).toMatch(/^It is wanted\. /)
    expect(de.advised(view, hinted(view)).lines[0]).toMatch(/^Sie wird gebraucht\. /)
    expect(de.advised(at(), hinted(at())).lines[0]).toMatch(/^Sie werden gebraucht\. /)
  })

  test('[SD-13] a pair that is only safe: the cells that show its number have a token in the tray already', () => {
    const seen = view(state(tiles('5 5'), { cells: without(0), solution: FULL.slice(), tray: [5], room: 4 }), 0)
    expect(en.advised(seen, hinted(seen)).lines[0]).toMatch(/^They are safe\. At a glance no cell asks for them yet/)
    expect(de.advised(seen, hinted(seen)).lines[0]).toMatch(/^Sie sind sicher\. Auf den ersten Blick verlangt noch kein Feld nach ihnen/)
  })

  test('one tile is freed, two are', () => {
    expect(german.frees([2], 0)).toBe('Sie öffnen den Stapel. Ohne sie ist die 2 frei.')
    expect(german.frees([2, 7], 0)).toBe('Sie öffnen den Stapel. Ohne sie sind die 2 und die 7 frei.')
    expect(german.frees([], 1)).toBe('Sie öffnen den Stapel. Ohne sie ist ein weiterer Stein frei.')
    expect(german.frees([], 2)).toBe('Sie öffnen den Stapel. Ohne sie sind 2 weitere Steine frei.')
  })

  test('[SD-13] eight digits are said to stand around a cell only where all of them do', () => {
    const seen = { stand: 0, out: 0 }
    for (let level = 1; level <= 6; level++) {
      const { givens, solution } = dealt(stackdoku, 'naked', { ...SETUPS.hard, level }).deal
      givens.forEach((given, cell) => {
        const steps = given === 0 ? explain(givens, cell, solution[cell] ?? 0, RATING['xy-chain']) : null
        if (steps?.at(-1)?.technique !== 'naked') return
        const around = new Set((PEERS[cell] ?? []).map(peer => givens[peer]).filter(digit => digit !== 0))
        const last = english.step(steps[steps.length - 1] as Step, steps.length === 1)
        expect(last.includes('already stand'), `level ${level}, ${last}`).toBe(around.size === 8)
        expect(last.includes('are ruled out')).toBe(around.size < 8)
        seen[around.size === 8 ? 'stand' : 'out']++
      })
    }
    expect(seen.stand).toBeGreaterThan(0)
    expect(seen.out).toBeGreaterThan(0)
  })
})
