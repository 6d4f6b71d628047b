/** What the guide's reasons are in words; they come once the board stands, because most moves are made without a hint. */
import { signal } from '@preact/signals'
import type { Reasons } from './model/advice.ts'

export const reasonsGiven = signal<Reasons | null>(null)

export async function fetchReasons(): Promise<void> {
  reasonsGiven.value = (await import('./words/reasons.ts')).reasons
}
