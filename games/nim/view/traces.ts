import type { Seat } from '../../../kernel/game.ts'
import type { Nim } from '../nouns.ts'
import { parse } from '../rules/notation.ts'
import { type Spot, spotName } from './controls.ts'

/**
 * What the board still shows of sticks that are gone: the places they had, and who took them. No rule needs it, so no state has it. Where
 * the table knows what was said, that tells it to whoever comes, however late; elsewhere the stage remembers what it saw.
 */
export interface Traces {
  places: number[] // the most sticks seen, by heap
  readonly takers: Map<string, Seat> // by name of the spot
  latest: Nim['Event'] | null // the last take, until it is taken back
}

export function noTraces(): Traces {
  return { places: [], takers: new Map(), latest: null }
}

/** Adds what is seen now. Seeing the same again adds nothing, so drawing twice does no harm. */
export function trace(traces: Traces, heaps: readonly number[], events: readonly Nim['Event'][]): void {
  for (const { seat, heap, sticks, left } of events)
    for (let stick = left; stick < left + sticks; stick++) traces.takers.set(spotName({ heap, stick }), seat)
  traces.latest = events.at(-1) ?? null
  traces.places = heaps.map((sticks, heap) => Math.max(sticks, traces.places[heap] ?? 0))
}

/** From what was said on the way to these heaps, the last first; null: somebody took back, and it is not known what. */
export function tracesFrom(heaps: readonly number[], lines: readonly { readonly seat: Seat; readonly text: string }[]): Traces | null {
  const traces = { ...noTraces(), places: [...heaps] }
  for (const [nth, { seat, text }] of [...lines.entries()].reverse()) {
    if (text === '!undo') return null
    const take = parse(text)
    if (!take) continue
    const { heap, sticks } = take
    const left = traces.places[heap] ?? 0
    for (let stick = left; stick < left + sticks; stick++) traces.takers.set(spotName({ heap, stick }), seat)
    traces.places[heap] = left + sticks
    if (nth === lines.length - 1) traces.latest = { kind: 'took', seat, heap, sticks, left }
  }
  return traces
}

/** To be found again with the game; null: nothing is gone yet. */
export function tracesText({ places, takers }: Traces): string | null {
  return takers.size === 0 ? null : JSON.stringify({ places, takers: [...takers] })
}

/** What was kept, as far as it is about these heaps. */
export function readTraces(text: string | null, heaps: readonly number[]): Traces {
  const traces = noTraces()
  const { places, takers } = parsed(text)
  if (!Array.isArray(places) || places.length !== heaps.length || !Array.isArray(takers)) return traces
  if (!heaps.every((sticks, heap) => Number.isInteger(places[heap]) && places[heap] >= sticks && places[heap] <= MOST_STICKS)) return traces
  traces.places = places
  for (const [name, seat] of takers) if (typeof name === 'string' && (seat === 0 || seat === 1)) traces.takers.set(name, seat)
  return traces
}

/** No heap of any deal is higher. */
const MOST_STICKS = 15

function parsed(text: string | null): { readonly places?: unknown; readonly takers?: unknown } {
  try {
    return (text === null ? null : (JSON.parse(text) as object | null)) ?? {}
  } catch {
    return {}
  }
}

export function takerOf(traces: Traces, spot: Spot): Seat | null {
  return traces.takers.get(spotName(spot)) ?? null
}

/** Whether the stick at this spot went with the last take. */
export function isLatest({ latest }: Traces, { heap, stick }: Spot): boolean {
  return latest !== null && latest.heap === heap && stick >= latest.left && stick < latest.left + latest.sticks
}
