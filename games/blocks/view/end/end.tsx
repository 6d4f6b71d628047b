import type { EndProps } from '../../../../ui/stage.ts'
import type { Blocks } from '../../nouns.ts'
import { whyNot } from '../../rules/outcome.ts'
import { Block } from '../board/block.tsx'
import { stateOf } from '../view-state.ts'
import { LuckReport } from './luck-report.tsx'
import './end.css'
import { endWords } from '../words/end.ts'
import { words } from '../words/index.ts'

/** Why it ended, and how good it was. */
export function EndPanels(props: EndProps<Blocks>) {
  return (
    <div class="bp-end">
      <WhyNot {...props} />
      <LuckReport deal={props.deal} score={props.table.view.score} lines={props.lines} />
    </div>
  )
}

/** For each block its nearest place; pointing at one, or coming to it with the keyboard, shows it on the board. [BP-61] */
function WhyNot(props: EndProps<Blocks>) {
  const { view } = props.table
  const { pointed, proving } = stateOf(props)
  const show = (slot: number | null) => (): void => {
    proving.value = null
    pointed.value = slot
  }
  return (
    <section class="bp-why panel">
      <header>
        <h2>{endWords.whyTitle}</h2>
        <p>{endWords.whyHow}</p>
      </header>
      <ol>
        {whyNot(view).map(why => {
          const shape = view.hand[why.slot] ?? 0
          return (
            <li key={why.slot}>
              <button
                type="button"
                data-pointed={pointed.value === why.slot}
                onPointerEnter={show(why.slot)}
                onPointerLeave={show(null)}
                onFocus={show(why.slot)}
                onBlur={show(null)}
                onClick={show(why.slot)}
              >
                <b class="bp-number">{why.slot + 1}</b>
                <Block shape={shape} tint={view.tints[why.slot] ?? 0} />
                <span>
                  <strong>{words.shape(shape)}</strong>
                  <span class="bp-why-long">{endWords.whyNot(view, why)}</span>
                  <span class="bp-why-short">{endWords.whyShort(why)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
