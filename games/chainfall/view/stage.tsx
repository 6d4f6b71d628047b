import type { ComponentChild } from 'preact'
import type { Frame } from '../../../ui/frames.ts'
import { part } from '../../../ui/lazy.tsx'

import type { Chainfall, Config } from '../nouns.ts'
import { moveNote } from './move-note.ts'
import { words } from './words/index.ts'

export { Aside } from './panels/turn-panel.tsx'
export { Lead } from './panels/score.tsx'
export { Stage, Viewer } from './table.tsx'
export { words }

/** Nobody at a table fills it in. */
const OwnLater = part(async () => (await import('./setup/setup-form.tsx')).Own)
export function SetupForm(props: { children(setup: Config): ComponentChild }) {
  return <OwnLater {...props} />
}

/** The board stands on its own ground, and the sentence about the rules is left to the rule book. */
export const frame: Frame<Chainfall> = {
  name: 'arena',
  note: events => moveNote(events),
  fairness: view => words.fairness(view),
}
