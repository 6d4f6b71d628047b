import { ArrowDownToLine, Droplets, Shapes, Wind } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import type { Mutator } from '../../nouns.ts'
import type { Controller } from '../playback/controller.ts'
import { words } from '../words/index.ts'
import './modes.css'
import { SandboxTools } from './sandbox.tsx'
import { endlessRead } from './schedule.ts'
import { scoreWords } from './score-words.ts'
import { modeWords } from './words.ts'

interface StatusProps {
  readonly controller: Controller
  readonly tick: number // with it this is drawn again
  readonly best: number | null
  readonly watched: boolean
}

/** What stands where other levels have their goals. */
export function ModeStatus({ watched, ...props }: StatusProps) {
  const { controller } = props
  if (controller.state.level.endless) return <Endless {...props} />
  return watched ? null : <SandboxTools controller={controller} />
}

const ICONS: Readonly<Record<Mutator['type'], typeof Wind>> = { BAG: Shapes, LIMIT: ArrowDownToLine, WATER: Droplets, WIND: Wind }

/** The score, and what is about to change: nothing comes unannounced. */
function Endless({ controller, best }: Omit<StatusProps, 'watched'>) {
  const said = modeWords()
  const { score, parts, coming, water } = endlessRead(controller.state)
  const sum = scoreWords()
  return (
    <section class="fl-card fl-endless" aria-label={said.endless}>
      <p class="fl-score">
        <b>{words.figure(score)}</b> <span>{said.points}</span>
      </p>
      {best !== null && best > 0 && <p class="fl-score-more">{said.best(words.figure(best))}</p>}
      <ul class="fl-sum" aria-label={sum.sum}>
        {parts.map(({ part, count, points }) => (
          <li key={part} aria-label={sum.part(part, count, points)}>
            <span>{sum.parts[part]}</span>
            <i>{words.figure(count)}</i>
            <b data-minus={points < 0}>{words.figure(points)}</b>
          </li>
        ))}
      </ul>
      <ul class="fl-coming">
        {water && (
          <li data-soon={water.locks === 1}>
            <Icon of={Droplets} />
            <span>{said.water(water)}</span>
            <b>{said.locks(water.locks)}</b>
          </li>
        )}
        {coming.map(({ mutator, locks }) => (
          <li key={mutator.after} data-soon={locks === 1} data-change>
            <Icon of={ICONS[mutator.type]} />
            <span>{words.mutator(mutator)}</span>
            <b>{said.locks(locks)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
