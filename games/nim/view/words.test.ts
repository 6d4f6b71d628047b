import { afterEach, describe, expect, test } from 'vitest'
import { language } from '../../../ui/language.ts'
import type { Company } from '../../../ui/stage.ts'
import { nim } from '../game.ts'
import { minds } from '../minds/minds.ts'
import { catalogue, words } from './words.ts'

const company: Company = { you: 0, names: ['You', 'Perfect'] }

function refusalOf(text: string, turn: 0 | 1 = 0): string | null {
  const action = nim.parse(text)
  if (!action) throw new Error(`${text} is no action`)
  const refusal = nim.refuse(nim.start({ heaps: [3, 0, 5], first: turn, misere: false }), 0, action)
  return refusal && words.refused(refusal, company)
}

function advised(heaps: number[], misere = false): readonly string[] {
  const view = { heaps, turn: 0 as const, misere }
  const advice = minds.guide?.hint(view, [], new Uint32Array(4), { steps: 0 })
  if (!advice) throw new Error('there is no advice')
  const { title, lines } = words.advised(view, advice)
  return [title, ...lines]
}

describe('refusals', () => {
  test('[NI-02] say whose turn it is by name', () => {
    expect(refusalOf('a1', 1)).toBe('It is the turn of Perfect. Yours comes next.')
  })

  test('[NI-03] name the heap and what is left of it', () => {
    expect(refusalOf('a4')).toBe('Heap a has only 3, so 4 cannot be taken.')
    expect(refusalOf('b1')).toBe('Heap b is empty. Take from another heap.')
    expect(refusalOf('e1')).toBe('There is no heap e. The heaps are a to c.')
  })

  test('of somebody else are left to somebody else', () => {
    expect(words.refused({ code: 'no-undos', because: '', facts: {} }, company)).toBeNull()
  })
})

describe('endings', () => {
  const ending = (turn: 0 | 1, misere: boolean): string | null => {
    const outcome = nim.outcome({ heaps: new Uint8Array([0, 0]), turn, misere })
    return outcome && words.ended(outcome, company)
  }

  test('[NI-04] say who took the last stick, which wins', () => {
    expect(ending(1, false)).toBe('You took the last stick, and the last stick wins.')
    expect(ending(0, false)).toBe('Perfect took the last stick, and the last stick wins.')
  })

  test('[NI-05] say who took the last stick, which loses', () => {
    expect(ending(0, true)).toBe('Perfect took the last stick, and here the last stick loses.')
  })
})

describe('previews', () => {
  const view = { heaps: [0, 2], turn: 0 as const, misere: false }

  test('[NI-03] say what is left', () => {
    expect(words.preview(view, { heap: 1, sticks: 1 })).toEqual({ title: 'Take 1 from b', lines: ['Leaves 0, 1.'] })
  })

  test('[NI-04] [NI-05] warn of the last stick, and praise it', () => {
    expect(words.preview(view, { heap: 1, sticks: 2 }).lines).toEqual(['That is the last stick, and it wins.'])
    expect(words.preview({ ...view, misere: true }, { heap: 1, sticks: 2 }).lines).toEqual(['That is the last stick, and it loses.'])
  })
})

describe('hints', () => {
  test('show the parts that pair up', () => {
    expect(advised([3, 4, 5])).toEqual([
      'Take 2 from a',
      'Leaves 1, 4, 5 (that is 4+1): every part has a partner.',
      'Whatever comes next breaks a pair, and you can mend it.',
    ])
  })

  test('[NI-04] take the last heap', () => {
    expect(advised([0, 4, 0])).toEqual(['Take 4 from b', 'That is the last stick, and it wins.'])
  })

  test('[NI-05] count single sticks', () => {
    expect(advised([1, 4], true)).toEqual(['Take 4 from b', 'Leaves an odd number of single sticks, so the last one is not yours.'])
    expect(advised([1, 1, 1], true)[1]).toMatch(/^An even number of single sticks/)
  })

  test('admit that a position is lost', () => {
    expect(advised([2, 2])[1]).toMatch(/there is no winning move here/)
  })
})

describe('in German', () => {
  afterEach(() => {
    language.value = 'en'
  })

  test('the same words are said as in English, and no sentence is left in it', () => {
    expect(Object.keys(catalogue.de)).toEqual(Object.keys(catalogue.en))
    const view = { heaps: [3, 4, 5], turn: 0 as const, misere: false }
    for (const say of ['rule', 'standing'] as const) expect(catalogue.de[say](view)).not.toBe(catalogue.en[say](view))
    expect(catalogue.de.how).not.toBe(catalogue.en.how)
  })

  test('whoever holds on to the words hears the language change', () => {
    const { words: held } = { words }
    expect(held.board).toBe('Heaps of sticks')
    language.value = 'de'
    expect(held.board).toBe('Haufen von Hölzern')
    expect(refusalOf('a4')).toBe('Haufen a hat nur 3, also kannst du nicht 4 nehmen.')
  })

  test('opponents, kept deals and kinds of games have names, and what has none keeps its own', () => {
    for (const { id } of minds.bots) {
      expect(catalogue.de.named('bot', id)).not.toBeNull()
      expect(catalogue.de.named('about', id)).not.toBeNull()
    }
    for (const { name } of nim.presets) expect(catalogue.de.preset(name)).not.toBe(name)
    expect(catalogue.de.named('level', 'marienbad')).toBeNull()
    expect(catalogue.en.named('bot', 'perfect')).toBeNull()
  })
})
