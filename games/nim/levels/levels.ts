import type { Level } from '../../../kernel/game.ts'
import type { Nim } from '../nouns.ts'
import classic from './classic.json' with { type: 'json' }
import marienbad from './marienbad.json' with { type: 'json' }

/** The deals that everybody gets to choose from. */
export const levels: readonly Level<Nim>[] = [
  { id: 'classic', name: 'Three, four, five', deal: classic as Nim['Deal'] },
  { id: 'marienbad', name: 'Marienbad', deal: marienbad as Nim['Deal'] },
]
