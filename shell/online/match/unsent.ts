/** What was said at a table and is not answered yet, kept on this device: a page that is loaded anew says it again, under the same name. */
import type { FromDevice } from '../../../protocol/online.ts'

type Offer = Extract<FromDevice, { kind: 'offer' }>

export interface Unsent extends Pick<Offer, 'match' | 'id' | 'ply' | 'text'> {
  /** Who said it: somebody else at the same device does not. */
  readonly person: string
}

const KEY = 'lockstep-unsent'

/** Nobody plays at more tables at once; what is older was answered, or never will be. */
const MOST = 8

export function keepUnsent(said: Unsent): void {
  write([...read().filter(({ id, match }) => id !== said.id && match !== said.match), said].slice(-MOST))
}

export function forgetUnsent(id: string): void {
  const kept = read()
  const rest = kept.filter(each => each.id !== id)
  if (rest.length < kept.length) write(rest)
}

export function unsentAt(match: string, person: string): Unsent | null {
  return read().find(each => each.match === match && each.person === person) ?? null
}

function read(): readonly Unsent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isUnsent) : []
  } catch {
    return []
  }
}

/** Anybody may have written there. */
function isUnsent(kept: unknown): kept is Unsent {
  if (typeof kept !== 'object' || kept === null) return false
  const { match, id, text, person, ply } = kept as Partial<Record<keyof Unsent, unknown>>
  return [match, id, text, person].every(each => typeof each === 'string') && Number.isSafeInteger(ply)
}

function write(kept: readonly Unsent[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Whoever keeps nothing loses it with the page.
  }
}
