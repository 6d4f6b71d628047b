import type { Stackdoku, Turn } from '../nouns.ts'
import { cellName, SIDE } from './grid.ts'

const TURNS: readonly Turn['kind'][] = ['restart', 'concede', 'show', 'hide', 'shuffle']

/** `12 40` takes two tiles, counted from 1; `7 r4c2` places a 7 in row 4, column 2; the rest are words. [SD-43] */
export function notate(action: Stackdoku['Action']): string {
  if (action.kind === 'take') return `${action.a + 1} ${action.b + 1}`
  if (action.kind === 'place') return `${action.value} ${cellName(action.cell)}`
  return action.kind
}

export function parse(text: string): Stackdoku['Action'] | null {
  const place = /^([1-9]) r([1-9])c([1-9])$/.exec(text)
  if (place) return { kind: 'place', value: Number(place[1]), cell: (Number(place[2]) - 1) * SIDE + Number(place[3]) - 1 }
  const take = /^([1-9]\d?) ([1-9]\d?)$/.exec(text)
  if (take) return taking(Number(take[1]) - 1, Number(take[2]) - 1)
  const turn = TURNS.find(kind => kind === text)
  return turn ? { kind: turn } : null
}

/** Taking these two, in whatever order they were named. */
export function taking(one: number, other: number): Stackdoku['Action'] {
  return { kind: 'take', a: Math.min(one, other), b: Math.max(one, other) }
}

/** A proof as it stands in a deal: actions with commas between. Null if one of them cannot be read. */
export function parseLine(line: string): Stackdoku['Action'][] | null {
  const actions = line === '' ? [] : line.split(', ').map(parse)
  return actions.every(action => action !== null) ? actions : null
}
