import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readBook } from './book.ts'

const BOOK = `# Nim

The smallest game
for two.

## A turn

    NI-01  Sticks lie in heaps: one to
           eight of them.

           a  | | |
           b  |

    NI-02  Take some: \`b3\`.

    BP-07  square  XX     BP-08  l  XXX
                   XX               X..

- Rules 1: the
  first.

| a | b |
|---|---|
| 1 | 2 |
`

describe('a rule book', () => {
  test('is read block by block', () => {
    expect(readBook(BOOK)).toEqual([
      { kind: 'text', text: 'The smallest game for two.' },
      { kind: 'heading', text: 'A turn' },
      { kind: 'rule', id: 'NI-01', text: 'Sticks lie in heaps: one to eight of them.' },
      { kind: 'drawing', text: 'a  | | |\nb  |' },
      { kind: 'rule', id: 'NI-02', text: 'Take some: `b3`.' },
      { kind: 'drawing', text: 'BP-07  square  XX     BP-08  l  XXX\n               XX               X..' },
      { kind: 'list', items: ['Rules 1: the first.'] },
      {
        kind: 'table',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ])
  })

  test.each(readdirSync('docs/rules'))('%s loses no rule', file => {
    const text = readFileSync(`docs/rules/${file}`, 'utf8')
    const written = [...text.matchAll(/^ {4}([A-Z]{2}-\d+) {2}/gm)].map(([, id]) => id)
    const read = readBook(text).flatMap(block =>
      block.kind === 'rule'
        ? [block.id]
        : block.kind === 'drawing'
          ? [...block.text.matchAll(/^([A-Z]{2}-\d+) {2}/gm)].map(([, id]) => id)
          : [],
    )
    expect(read).toEqual(written)
  })
})
