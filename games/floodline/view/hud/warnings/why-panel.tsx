import { Rewind } from 'lucide'
import { Icon } from '../../../../../ui/icon.tsx'
import { words } from '../../words/index.ts'
import { stepSaid, titleSaid, underSaid } from './ending-words.ts'
import type { Why, WhyStep } from './why.ts'

export interface WhyPanelProps {
  readonly why: Why
  again(): void
  /** Absent where it does not go on: the level is over. */
  readonly goOn?: () => void
  /** Marks on the board what a step speaks of. */
  readonly point?: ((step: WhyStep | null) => void) | undefined
}

/** After a collapse or a flood: the chain from cause to effect, the check that proves it, and the way on. */
export function WhyPanel({ why, again, goOn, point }: WhyPanelProps) {
  return (
    <section class="fl-card fl-why" aria-label={titleSaid(why)}>
      <h2>{titleSaid(why)}</h2>
      <p class="fl-why-under">{underSaid(why)}</p>
      <ol>
        {why.steps.map((step, i) => (
          <Step key={i} step={step} number={i + 1} point={point} />
        ))}
      </ol>
      {why.more > 0 && <p class="fl-why-under">{words.whyMore(why.more)}</p>}
      {why.checked.length > 0 && (
        <p class="fl-checked">
          <b>{words.checked}</b> {words.whyChecked(why)}
        </p>
      )}
      <p class="fl-why-buttons">
        <button type="button" class="button" onClick={again}>
          <Icon of={Rewind} />
          {words.watchAgain}
        </button>
        {goOn && (
          <button type="button" class="button primary" onClick={goOn}>
            {words.goOn}
          </button>
        )}
      </p>
    </section>
  )
}

function Step({ step, number, point }: { step: WhyStep; number: number } & Pick<WhyPanelProps, 'point'>) {
  const [title, text] = stepSaid(step)
  return (
    <li data-kind={step.kind} onPointerEnter={() => point?.(step)} onPointerLeave={() => point?.(null)}>
      <i aria-hidden="true">{number}</i>
      <span>
        <b>{title}</b> {text}
      </span>
    </li>
  )
}
