/** What may stand in a field: whatever the rules take. They are asked, so that nothing is said twice. */
import { refuseSetup } from '../../levels/generate.ts'
import { CLASSIC } from '../../levels/presets.ts'
import type { CountName } from '../words/setup.ts'

/** Nobody plays with more of anything. */
const FAR = 200

export interface Bounds {
  readonly least: number
  readonly most: number
}

const found = new Map<CountName, Bounds>()

export function boundsOf(name: CountName): Bounds {
  const known = found.get(name)
  if (known) return known
  const allowed = Array.from({ length: FAR }, (_, count) => count).filter(count => takes(name, count))
  const bounds = { least: Math.min(...allowed), most: Math.max(...allowed) }
  found.set(name, bounds)
  return bounds
}

export function isAllowed(name: CountName, text: string): boolean {
  return takes(name, typed(text))
}

/** The number somebody typed; what is none is none. */
export function typed(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

function takes(name: CountName, count: number): boolean {
  return refuseSetup({ ...CLASSIC, [name]: count }) === null
}
