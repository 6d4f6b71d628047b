import { ShieldCheck } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import type { Blocks } from '../../nouns.ts'
import { proofSteps } from '../board/end-marks.ts'
import type { ViewState } from '../view-state.ts'
import { words } from '../words/index.ts'

type View = Blocks['View']

/** How the last hand could have been placed, step by step on the board. [BP-65] */
export function LastOrder({ view, opened, state }: { view: View; opened: NonNullable<View['opened']>; state: ViewState }) {
  const steps = state.dealt ? proofSteps(view, state.dealt, opened.proof) : []
  const at = state.proving.value
  const step = at === null ? undefined : steps[at]
  const next = at === null ? 0 : at + 1
  return (
    <div class="bp-fairness panel" data-opened="true">
      <h2>
        <Icon of={ShieldCheck} />
        {words.opened}
      </h2>
      <p>{words.lastOrder}</p>
      {step && <p class="bp-step">{words.proofStep(next, steps.length, step.slot, step.row, step.col)}</p>}
      {steps.length > 0 && (
        <button type="button" class="button" onClick={() => (state.proving.value = next < steps.length ? next : null)}>
          {at === null ? words.showProof : next < steps.length ? words.nextStep(next + 1, steps.length) : words.endProof}
        </button>
      )}
    </div>
  )
}
