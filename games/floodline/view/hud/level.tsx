import { useContext } from 'preact/hooks'
import { Surroundings } from '../../../../ui/surroundings.ts'
import { kindId, puzzleNumberOf } from '../../levels/numbers.ts'
import { words } from '../words/index.ts'
import { modeNames } from '../words/mode-names.ts'
import type { Hud } from './model.ts'

/** Which level, and which piece of it. */
export function Level({ level, best = null }: { level: Hud['level']; best?: number | null }) {
  const { called } = useContext(Surroundings)
  const title = called || (words.named('level', kindId(level.id)) ?? level.title)
  return (
    <section class="fl-card fl-level">
      <p>{levelLine(level, title)}</p>
      <h2>{title}</h2>
      {level.practice && <p>{words.practice}</p>}
      {best !== null && best > 0 && <p>{words.best(best)}</p>}
    </section>
  )
}

/** `Level 10 · piece 18`. A kind that is in the title is not said twice. */
export function levelLine({ id, number, piece }: Pick<Hud['level'], 'id' | 'number' | 'piece'>, title: string): string {
  const said = modeNames()
  const puzzle = puzzleNumberOf(id)
  const kind = number !== null ? said.level(number) : puzzle !== null ? said.puzzle(puzzle) : (KINDS[kindId(id)] ?? 'free')
  const name = kind === 'endless' || kind === 'practice' || kind === 'sandbox' || kind === 'free' ? said[kind] : kind
  const at = said.piece(piece)
  return name === title ? at.charAt(0).toUpperCase() + at.slice(1) : `${name} · ${at}`
}

/** By what the ids of dealt levels begin with. */
const KINDS: Readonly<Record<string, 'endless' | 'practice' | 'sandbox'>> = { endless: 'endless', practice: 'practice', sandbox: 'sandbox' }
