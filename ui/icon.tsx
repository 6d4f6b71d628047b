import type { IconNode } from 'lucide'
import { h } from 'preact'

/** A picture beside a word, never instead of one: whoever cannot see it loses nothing. */
export function Icon({ of }: { of: IconNode }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  )
}
