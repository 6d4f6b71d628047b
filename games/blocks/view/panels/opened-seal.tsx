import { ShieldCheck } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import type { Blocks } from '../../nouns.ts'
import { sealOf } from '../../rules/hand.ts'
import { proofSteps } from '../board/end-marks.ts'
import type { ViewState } from '../view-state.ts'
import { words } from '../words/index.ts'

type View = Blocks['View']

/** The seal of a fair deal, broken: the order that was in it, step by step on the board. [BP-65] */
export function OpenedSeal({ view, opened, state }: { view: View; opened: NonNullable<View['opened']>; state: ViewState }) {
  const matches = sealOf(opened.proof, opened.salt) === view.seal
  const steps = state.dealt ? proofSteps(view, state.dealt, opened.proof) : []
  const at = state.proving.value
  const step = at === null ? undefined : steps[at]
  const next = at === null ? 0 : at + 1
  return (
    <div class="bp-fairness panel" data-matches={matches}>
      <h2>
        {matches && <Icon of={ShieldCheck} />}
        {words.opened}
      </h2>
      <p>{matches ? words.matches : words.mismatch}</p>
      {step && <p class="bp-step">{words.proofStep(next, steps.length, step.slot, step.row, step.col)}</p>}
      <p class="bp-seal">{words.seal(view.seal)}</p>
      {steps.length > 0 && (
        <button type="button" class="button" onClick={() => (state.proving.value = next < steps.length ? next : null)}>
          {at === null ? words.showProof : next < steps.length ? words.nextStep(next + 1, steps.length) : words.endProof}
        </button>
      )}
    </div>
  )
}
