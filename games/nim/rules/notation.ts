import type { Nim } from '../nouns.ts'

/** `b3`: three sticks from heap b. [NI-03] */
export function notate({ heap, sticks }: Nim['Action']): string {
  return `${heapName(heap)}${sticks}`
}

export function parse(text: string): Nim['Action'] | null {
  const parts = /^([a-z])([1-9]\d?)$/.exec(text)
  return parts && { heap: parts[1].charCodeAt(0) - 97, sticks: Number(parts[2]) }
}

export function heapName(heap: number): string {
  return String.fromCharCode(97 + heap)
}
