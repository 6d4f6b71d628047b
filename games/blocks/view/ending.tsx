import type { EndProps } from '../../../ui/stage.ts'
import type { Blocks } from '../nouns.ts'
import { whyNot } from '../rules/outcome.ts'
import { Block } from './block.tsx'
import { deskOf } from './desk.ts'
import { Plot } from './plot.tsx'
import { useReport } from './report.ts'
import './end.css'
import { endWords } from './words.end.ts'
import { words } from './words.ts'

type Props = EndProps<Blocks>

/** Why it ended, and how good it was. */
export function Ending(props: Props) {
  return (
    <div class="bp-end">
      <WhyNot {...props} />
      <Luck deal={props.deal} score={props.table.view.score} />
    </div>
  )
}

/** For each block its nearest place; pointing at one, or coming to it with the keyboard, shows it on the board. [BP-61] */
function WhyNot({ table }: Props) {
  const { view } = table
  const { pointed, proving } = deskOf(table)
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

/** The same deal, played again and again by minds of known strength, beside the player's own game. */
function Luck({ deal, score }: { deal: Blocks['Deal']; score: number }) {
  const report = useReport(deal, score)
  const { luck } = report
  return (
    <section class="bp-luck panel" aria-busy={!luck && !report.failed}>
      <header>
        <div>
          <h2>{endWords.luckTitle}</h2>
          {luck && (
            <p>
              {endWords.luckSaid(luck.scores.length, luck.play)} {luck.kindness !== null && endWords.luckKind(luck.kindness)}
            </p>
          )}
        </div>
        {luck && (
          <dl>
            <div>
              <dd data-play="true">{luck.play}</dd>
              <dt>{endWords.play}</dt>
            </div>
            {luck.kindness !== null && (
              <div>
                <dd>{luck.kindness}</dd>
                <dt>{endWords.luck}</dt>
              </div>
            )}
          </dl>
        )}
      </header>
      {luck && <Plot {...luck} />}
      {!luck && report.failed && <p>{endWords.luckFailed}</p>}
      {!luck && !report.failed && (
        <label class="bp-working">
          {endWords.luckWorking(report.done, report.of)}
          <progress max={report.of} value={report.done} />
        </label>
      )}
    </section>
  )
}
