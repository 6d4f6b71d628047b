import { kindId } from '../../levels/numbers.ts'
import { words } from '../words/index.ts'
import type { Hud } from './model.ts'

/** Which level, and which piece of it. */
export function Level({ level, best = null }: { level: Hud['level']; best?: number | null }) {
  return (
    <section class="fl-card fl-level">
      <p>{words.levelLine(level)}</p>
      <h2>{words.named('level', kindId(level.id)) ?? level.title}</h2>
      {level.practice && <p>{words.practice}</p>}
      {best !== null && best > 0 && <p>{words.best(best)}</p>}
    </section>
  )
}
