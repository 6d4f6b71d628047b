/** What was said at a table and is not answered yet, kept on this device: a page that is loaded anew says it again, under the same name. */
import type { FromDevice } from '../../../protocol/online.ts'

type Said = Extract<FromDevice, { kind: 'offer' | 'premove' }>

/** An offer, or what was planned or taken back; it has its ply, so that it is not done in a turn it was not meant for. */
export interface Unsent extends Pick<Said, 'kind' | 'match' | 'id' | 'text'> {
  readonly ply: number
  /** Who said it: somebody else at the same device does not. */
  readonly person: string
}

const KEY = 'lockstep-unsent'

/** Nobody plays at more tables at once; what is older was answered, or never will be. */
const MOST = 8

export function keepUnsent(said: Unsent): void {
  const others = read().filter(({ match, person }) => match !== said.match || person !== said.person)
  write([...others, said].slice(-MOST))
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
  const { kind, match, id, text, person, ply } = kept as Partial<Record<keyof Unsent, unknown>>
  const isSaid = kind === 'premove' ? text === null || typeof text === 'string' : kind === 'offer' && typeof text === 'string'
  return isSaid && [match, id, person].every(each => typeof each === 'string') && Number.isSafeInteger(ply)
}

function write(kept: readonly Unsent[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Whoever keeps nothing loses it with the page.
  }
}
