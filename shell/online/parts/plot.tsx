import type { ProfileAnswer } from '../../../protocol/people.ts'
import { onlineWords } from '../words/online.ts'

const WIDTH = 120
const HEIGHT = 40
const ROOM = 5

/** What a rating was, from before its first change on, as far as that is known. */
export function ratingsOver(history: ProfileAnswer['history'], pool: string): readonly number[] {
  const changes = history.filter(each => each.pool === pool)
  return [...changes.slice(0, 1).map(({ before }) => before), ...changes.map(({ rating }) => rating)]
}

/** A line of ratings, oldest first. */
export function Plot({ ratings }: { ratings: readonly number[] }) {
  const [first] = ratings
  const last = ratings.at(-1)
  if (first === undefined || last === undefined || ratings.length < 2) return null
  const least = Math.min(...ratings)
  const span = Math.max(...ratings) - least || 1
  const x = (nth: number): number => ROOM + (nth / (ratings.length - 1)) * (WIDTH - 2 * ROOM)
  const y = (rating: number): number => HEIGHT - ROOM - ((rating - least) / span) * (HEIGHT - 2 * ROOM)
  return (
    <svg
      class="rating-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={onlineWords().lobby.plot(Math.round(first), Math.round(last))}
    >
      <polyline points={ratings.map((rating, nth) => `${x(nth).toFixed(1)},${y(rating).toFixed(1)}`).join(' ')} />
      <circle cx={x(ratings.length - 1)} cy={y(last)} r="3.5" />
    </svg>
  )
}
