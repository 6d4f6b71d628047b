import { ChevronRight } from 'lucide'
import type { Seat } from '../../../../kernel/game.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Company } from '../../../../ui/stage.ts'
import type { Chainfall } from '../../nouns.ts'
import { worldAfter } from '../../rules/preview.ts'
import { destined } from '../../rules/view.ts'
import type { Draft } from '../turn/draft.ts'
import { words } from '../words/index.ts'
import { Tile } from './tile.tsx'

interface QueueProps {
  readonly view: Chainfall['View']
  readonly draft: Draft
  readonly over: boolean // then what is left in it is nobody's turn
  readonly company: Company
}

interface Group {
  readonly seat: Seat
  readonly values: readonly number[]
}

/** What comes, turn by turn, in the shape of whoever will place it. */
export function Queue({ view, draft, over, company }: QueueProps) {
  const { queue } = worldAfter(view, draft.plays)
  const groups = grouped(view, queue)
  const set = draft.places.length
  return (
    <ol class="cf-queue" aria-label={words.queue}>
      {groups.map(({ seat, values }, nth) => (
        <li key={nth} data-now={nth === 0 && !over} data-seat={seat}>
          {nth > 0 && <Icon of={ChevronRight} />}
          <span class="cf-queue-who hidden-narrow">{words.turnOf(seat, nth === 0 && !over, company)}</span>
          <span class="hidden-text">{values.join(', ')}</span>
          <span class="cf-queue-values" aria-hidden="true">
            {values.map((fuse, at) => (
              <span class="cf-queue-value" key={at} data-set={nth === 0 && at < set} data-next={nth === 0 && at === set}>
                <Tile owner={seat} fuse={fuse} wished={nth > 0} />
              </span>
            ))}
          </span>
        </li>
      ))}
      {groups.length === 0 && <li class="cf-queue-none">{words.queueEmpty}</li>}
    </ol>
  )
}

function grouped(view: Chainfall['View'], queue: readonly number[]): readonly Group[] {
  const groups: { seat: Seat; values: number[] }[] = []
  for (const [at, { seat, ahead }] of destined({ ...view, queue: [...queue] }).entries()) {
    groups[ahead] ??= { seat, values: [] }
    groups[ahead].values.push(queue[at] ?? 0)
  }
  return groups
}
