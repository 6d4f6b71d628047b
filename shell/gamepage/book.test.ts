import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readBook, runsOf } from './book.ts'

const BOOK = `# Nim

The smallest game
for two.

## A turn (1–9)

    NI-01  Sticks lie in heaps (NI-02): one to
           eight of them.

           a  | | |
           b  |

           Then:
           1. One is
              taken.
           2. Another.
           That is all.

    NI-100 Take some: \`b3\`.

    BP-07  square  XX     BP-08  l      XXX
           (again) XX                   X..

           . # .        . . .      it fell
           . . .   →    . # .      to the floor

### A part

- Rules 1: the
  **first**.

| a | b |
|---|---|
| 1 |  |

## What shows that it holds

| row | shown by |
|---|---|
| NI-01 | a test |
`

describe('a rule book', () => {
  test('is read block by block: what is set in belongs to the rule before it, and what is drawn stays as it is', () => {
    const { opening, sections } = readBook(BOOK)
    expect(opening).toEqual([{ kind: 'text', text: 'The smallest game for two.' }])
    expect(sections.map(({ id, title, part }) => ({ id, title, part }))).toEqual([
      { id: 'book-a-turn', title: 'A turn', part: false },
      { id: 'book-a-part', title: 'A part', part: true },
    ])
    expect(sections.map(({ blocks }) => blocks)).toEqual([
      [
        { kind: 'rule', id: 'NI-01', text: 'Sticks lie in heaps (NI-02): one to eight of them.' },
        { kind: 'drawing', text: 'a  | | |\nb  |', caption: '', inside: true },
        { kind: 'text', text: 'Then:', inside: true },
        { kind: 'list', numbered: true, items: ['One is taken.', 'Another.'], inside: true },
        { kind: 'text', text: 'That is all.', inside: true },
        { kind: 'rule', id: 'NI-100', text: 'Take some: `b3`.' },
        { kind: 'rule', id: 'BP-07', text: 'square (again)' },
        { kind: 'drawing', text: 'XX\nXX', caption: '', inside: true },
        { kind: 'rule', id: 'BP-08', text: 'l' },
        { kind: 'drawing', text: 'XXX\nX..', caption: '', inside: true },
        { kind: 'drawing', text: '. # .        . . .\n. . .   →    . # .', caption: 'it fell to the floor', inside: true },
      ],
      [
        { kind: 'list', numbered: false, items: ['Rules 1: the **first**.'] },
        {
          kind: 'table',
          rows: [
            ['a', 'b'],
            ['1', ''],
          ],
        },
      ],
    ])
  })

  test('has sentences with code, with weight, with links that are only words here, and with rules of its own to go to', () => {
    expect(runsOf('See `b3`, **`c` too**, [the format](../a.md), NI-01 and *not* XX-99: 2 * 3 * 4.', new Set(['NI-01']))).toEqual([
      { kind: 'plain', text: 'See ' },
      { kind: 'code', text: 'b3' },
      { kind: 'plain', text: ', ' },
      { kind: 'strong', text: '`c` too' },
      { kind: 'plain', text: ', ' },
      { kind: 'plain', text: 'the format' },
      { kind: 'plain', text: ', ' },
      { kind: 'reference', text: 'NI-01' },
      { kind: 'plain', text: ' and ' },
      { kind: 'emphasis', text: 'not' },
      { kind: 'plain', text: ' XX-99: 2 * 3 * 4.' },
    ])
  })

  test.each(readdirSync('docs/rules'))('%s loses no rule, in any order but its own', file => {
    const text = readFileSync(`docs/rules/${file}`, 'utf8')
    const written = [...text.matchAll(/^ {4}([A-Z]{2}-\d+) .*?(?: {3,}([A-Z]{2}-\d+) {2}.*)?$/gm)].flatMap(([, id, beside]) =>
      beside === undefined ? [id] : [id, beside],
    )
    const { opening, sections } = readBook(text)
    const read = [...opening, ...sections.flatMap(({ blocks }) => blocks)].flatMap(block => (block.kind === 'rule' ? [block.id] : []))
    expect(read).toEqual(written)
    expect(new Set(read).size).toBe(read.length)
  })
})
