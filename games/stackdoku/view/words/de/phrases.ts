import { counterOf } from '../../../../../ui/count.ts'
import { colOf, rowOf } from '../../../rules/grid.ts'

export const { figure, counted } = counterOf('de')

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words[words.length - 1]}`
export const at = (cell: number): string => `Zeile ${rowOf(cell) + 1}, Spalte ${colOf(cell) + 1}`
export const short = (cell: number): string => `z${rowOf(cell) + 1}s${colOf(cell) + 1}`
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
