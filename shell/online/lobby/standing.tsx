import type { Terms } from '../../../protocol/online.ts'
import { Plot, ratingsOver } from '../parts/plot.tsx'
import { useProfile } from '../parts/profile.ts'
import type { Me } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'
import { poolOf } from './terms.ts'

/** Our rating in games of this kind, and how it came about. */
export function Standing({ me, terms }: { me: Me | null; terms: Terms }) {
  const { lobby: said } = onlineWords()
  const profile = useProfile(me?.me?.id ?? null)
  const pool = poolOf(terms)
  const rated = me?.ratings.find(each => each.pool === pool)
  if (!rated)
    return (
      <div class="standing row">
        <p>
          <strong class="standing-figure">{START}</strong>
          <span class="small">{said.unrated}</span>
        </p>
      </div>
    )
  const history = profile && 'history' in profile ? ratingsOver(profile.history, pool) : []
  return (
    <div class="standing row">
      <p>
        <strong class="standing-figure">{Math.round(rated.rating)}</strong>
        <span class="small">
          {said.ratingOf(rated.games, terms.games === 2 ? 'pair' : 'single')}
          {rated.provisional && `, ${said.provisionalUntil}`}
        </span>
      </p>
      <Plot ratings={history.slice(-40)} />
    </div>
  )
}

/** What everybody begins with. */
const START = 1200
