import { grammarOf } from '../grammar.ts'

export const english = grammarOf('en', {
  row: ['row', 'rows'],
  col: ['column', 'columns'],
  to: 'to',
  and: 'and',
  small: 'no one two three four five six seven eight nine',
})
