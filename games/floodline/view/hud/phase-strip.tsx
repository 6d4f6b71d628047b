import { words } from '../words/index.ts'
import type { PhaseHud } from './model.ts'

/** A resolve shown phase by phase: what is done, what is shown now, what comes, what this resolve has none of. */
export function PhaseStrip({
  phases,
  skip,
  hint = '',
}: {
  phases: readonly PhaseHud[]
  skip?: (() => void) | undefined
  hint?: string | undefined
}) {
  const present = phases.filter(({ is }) => is !== 'absent')
  const now = present.findIndex(({ is }) => is === 'now')
  return (
    <section class="fl-card fl-phases">
      <header class="row">
        <h3>{words.resolve}</h3>
        <span class="fl-caps">{words.phaseOf(now < 0 ? present.length : now + 1, present.length)}</span>
      </header>
      <ol>
        {phases.map(({ name, is }) => (
          <li key={name} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
            {words.phase(name)}
          </li>
        ))}
      </ol>
      {skip && (
        <button type="button" class="fl-skip" onClick={skip}>
          {words.skip} {hint && <kbd>{hint}</kbd>}
        </button>
      )}
    </section>
  )
}
