import { ShieldCheck } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Blocks } from '../nouns.ts'
import { sealOf } from '../rules/hand.ts'
import { deskOf } from './desk.ts'
import { proofSteps } from './endmarks.ts'
import { afterWords } from './words.after.ts'
import { words } from './words.ts'

/** The seal of a fair deal, broken: the order that was in it, step by step on the board. [BP-65] */
export function Opened({ table, opened }: Pick<PlayerProps<Blocks>, 'table'> & { opened: NonNullable<Blocks['View']['opened']> }) {
  const { view } = table
  const desk = deskOf(table)
  const matches = sealOf(opened.proof, opened.salt) === view.seal
  const steps = desk.dealt ? proofSteps(view, desk.dealt, opened.proof) : []
  const at = desk.proving.value
  const step = at === null ? undefined : steps[at]
  const next = at === null ? 0 : at + 1
  return (
    <div class="bp-fairness panel" data-matches={matches}>
      <h2>
        {matches && <Icon of={ShieldCheck} />}
        {afterWords.opened}
      </h2>
      <p>{matches ? afterWords.matches : afterWords.mismatch}</p>
      {step && <p class="bp-step">{afterWords.proofStep(next, steps.length, step.slot, step.row, step.col)}</p>}
      <p class="bp-seal">{words.seal(view.seal)}</p>
      {steps.length > 0 && (
        <button type="button" class="button" onClick={() => (desk.proving.value = next < steps.length ? next : null)}>
          {at === null ? afterWords.showProof : next < steps.length ? afterWords.nextStep(next + 1, steps.length) : afterWords.endProof}
        </button>
      )}
    </div>
  )
}
