import { counterOf } from '../../../../../ui/count.ts'
import { colOf, rowOf } from '../../../rules/grid.ts'

export const { figure, counted } = counterOf('en')

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
export const at = (cell: number): string => `row ${rowOf(cell) + 1}, column ${colOf(cell) + 1}`
export const one = (number: number): string => `${number === 8 ? 'an' : 'a'} ${number}`
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const short = (cell: number): string => `r${rowOf(cell) + 1}c${colOf(cell) + 1}`
