import { ShieldCheck } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import { isPlayer, type PlayerProps, type ViewerProps } from '../../../../ui/stage.ts'
import type { Blocks } from '../../nouns.ts'
import { stateOf, type ViewState } from '../view-state.ts'
import { words } from '../words/index.ts'
import { LastOrder } from './last-order.tsx'
import { Score } from './score.tsx'

/** How things stand: what kind of deal this is, the score, and why it is fair. */
export function Lead(props: ViewerProps<Blocks> | PlayerProps<Blocks>) {
  const { table } = props
  const best = isPlayer(props) ? props.best : null
  const { view } = table
  const fair = view.dealer === 'fair'
  return (
    <section class="bp-lead" data-over={table.outcome !== null}>
      <p class="bp-chips">
        <span class="chip" data-fair={fair}>
          {fair && <Icon of={ShieldCheck} />}
          {fair ? words.fair : words.pure}
        </span>
        <span class="chip bp-size">
          {view.rows} × {view.cols}
        </span>
        <span class="chip">{words.round(view.round)}</span>
        {view.zen && <span class="chip">{words.zen}</span>}
      </p>
      {isPlayer(props) && <Score view={view} place="lead" />}
      <p class="bp-combo">
        {[typeof best === 'number' && words.best(best), view.combo > 0 && words.inRow(view.combo)].filter(Boolean).join(', ')}
      </p>
      <Fairness view={view} state={stateOf(props)} />
    </section>
  )
}

/** Said once, quietly: a fair hand can be placed, and how the last one could is shown when it is over. [BP-64] [BP-65] [BP-74] */
function Fairness({ view, state }: { view: Blocks['View']; state: ViewState }) {
  if (view.dealer === 'pure') return <Note title={words.byChance} text={words.chance} />
  if (view.seal === '') return <Note title={words.byChance} text={words.noProof} />
  if (view.opened) return <LastOrder view={view} opened={view.opened} state={state} />
  return <Note fair title={words.placeable} text={words.orderFound} foot={view.streams ? words.sameHands : ''} />
}

function Note({ fair = false, title, text, foot = '' }: { fair?: boolean; title: string; text: string; foot?: string }) {
  return (
    <div class="bp-fairness panel">
      <h2>
        {fair && <Icon of={ShieldCheck} />}
        {title}
      </h2>
      <p>{text}</p>
      {foot && <p>{foot}</p>}
    </div>
  )
}
