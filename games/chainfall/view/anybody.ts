import type { Company } from '../../../ui/stage.ts'

/** Where nobody says who sits there, sides go by their colours. */
export const ANYBODY: Company = { you: null, names: [] }
