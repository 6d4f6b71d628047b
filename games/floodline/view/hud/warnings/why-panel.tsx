import { Rewind } from 'lucide'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../../../../ui/icon.tsx'
import { type Surroundings, UNCOVERED } from '../../../../../ui/surroundings.ts'
import { words } from '../../words/index.ts'
import { stepSaid, titleSaid, underSaid } from './ending-words.ts'
import type { Why, WhyStep } from './why.ts'

export interface WhyPanelProps {
  readonly why: Why
  again(): void
  /** Absent where it does not go on: the level is over. */
  readonly goOn?: () => void
  /** Told how much of the board it lies over. */
  readonly cover?: (covered: Surroundings['covered']) => void
  /** Marks on the board what a step speaks of. */
  readonly point?: ((step: WhyStep | null) => void) | undefined
}

/** After a collapse or a flood: the chain from cause to effect, the check that proves it, and the way on. */
export function WhyPanel({ why, again, goOn, cover, point }: WhyPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = panel
    if (!current || !cover) return
    const observer = new ResizeObserver(() => cover(coveredBy(current)))
    observer.observe(current)
    return () => {
      observer.disconnect()
      cover(UNCOVERED)
    }
  }, [])
  return (
    <section class="fl-card fl-why" ref={panel} aria-label={titleSaid(why)}>
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

/** On a small screen it lies over the board; in a column of its own it lies over nothing. */
function coveredBy(panel: HTMLElement): Surroundings['covered'] {
  const column = panel.closest('.fl-right')
  const stage = panel.closest('.fl')?.getBoundingClientRect()
  if (!column || !stage || getComputedStyle(column).position !== 'absolute') return UNCOVERED
  const { left, top, width } = panel.getBoundingClientRect()
  return width > stage.width * 0.7 ? { right: 0, bottom: stage.bottom - top } : { right: stage.right - left, bottom: 0 }
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
