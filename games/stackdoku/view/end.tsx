import { ArrowRight } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import type { EndProps } from '../../../ui/stage.ts'
import { TUTORIAL } from '../levels/tutorial.ts'
import type { Stackdoku } from '../nouns.ts'
import { results } from '../rules/results.ts'
import { timeText } from './model/clock.ts'
import { clockShown } from './model/preferences.ts'
import { viewStateOf } from './view-state.ts'
import { words } from './words/index.ts'

const COUNTED = ['moves', 'hints', 'undos', 'mistakes', 'attempts', 'shuffles'] as const

/** What it took, read from the log; after the tutorial, the way to the first level. [SD-53] */
export function End({ table, memo, deal, lines }: EndProps<Stackdoku>) {
  const { view, outcome } = table
  const counts = results(deal, lines)
  const { seconds } = viewStateOf(table, memo).clock
  return (
    <div class="sd-end wrap">
      {counts && (
        <section class="panel sd-results" aria-label={words.results}>
          <dl class="wrap">
            {clockShown.value && <Result name={words.result('time', 0)[0]} value={timeText(seconds.value)} />}
            {COUNTED.filter(name => counts[name] > 0 || name === 'moves' || name === 'mistakes').map(name => {
              const [what, value] = words.result(name, counts[name])
              return <Result key={name} name={what} value={value} />
            })}
          </dl>
          {counts.toggled && <p class="small">{words.toggled}</p>}
        </section>
      )}
      {outcome?.code === 'won' && deal && !view.fixed && <Next deal={deal} />}
    </div>
  )
}

const SETUP = ['assist', 'difficulty', 'fixed', 'hidden', 'hints', 'level', 'lives', 'mistakes', 'room', 'undos'] as const

/** The next level of the same kind, by its number; after the tutorial, the first. */
function Next({ deal }: { deal: Stackdoku['Deal'] }) {
  const learnt = deal.layout === TUTORIAL
  const level = learnt ? 1 : deal.level + 1
  const setup = Object.fromEntries(SETUP.map(name => [name, name === 'level' ? level : deal[name]]))
  const href = learnt
    ? '/play/stackdoku?preset=easy'
    : `/play/stackdoku?${new URLSearchParams({ setup: JSON.stringify(setup), seed: 'series' })}`
  return (
    <a class="button" href={href}>
      {words.next(deal.difficulty, level)}
      <Icon of={ArrowRight} />
    </a>
  )
}

function Result({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt class="small">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
