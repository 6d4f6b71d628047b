import type { ComponentChild } from 'preact'
import type { Frame } from '../../../ui/frames.ts'
import { part } from '../../../ui/lazy.tsx'

import type { Chainfall, Config } from '../nouns.ts'
import { moveNote } from './move-note.ts'
import { words } from './words.ts'

export { Aside } from './aside.tsx'
export { Lead } from './lead.tsx'
export { Stage, Viewer } from './table.tsx'
export { words }

/** Nobody at a table fills it in. */
const OwnLater = part(async () => (await import('./own.tsx')).Own)
export function SetupForm(props: { children(setup: Config): ComponentChild }) {
  return <OwnLater {...props} />
}

/** The board stands on its own ground, and the sentence about the rules is left to the rule book. */
export const frame: Frame<Chainfall> = {
  name: 'arena',
  note: events => moveNote(events),
  fairness: view => words.fairness(view),
}
