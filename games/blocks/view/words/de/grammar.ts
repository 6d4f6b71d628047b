import { grammarOf } from '../grammar.ts'

export const german = grammarOf('de', {
  row: ['Zeile', 'Zeilen'],
  col: ['Spalte', 'Spalten'],
  to: 'bis',
  and: 'und',
  small: 'keine eine zwei drei vier fünf sechs sieben acht neun',
})
