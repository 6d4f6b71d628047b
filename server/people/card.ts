/** Somebody, as others see them. */
import type { PersonCard } from '../../protocol/online.ts'
import type { PersonTable } from '../data/tables.ts'

interface Shown {
  readonly id: string
  readonly name: string
  readonly kind: PersonTable['kind']
  readonly deleted_at: Date | null
}

/** Whoever was deleted has neither id nor name; the page says so in its own words. */
export function cardOf({ id, name, kind, deleted_at }: Shown): PersonCard {
  return deleted_at === null ? { id, name, kind } : { id: null, name: '', kind }
}
