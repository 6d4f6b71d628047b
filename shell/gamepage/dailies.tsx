import { Check, Flame, X } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../app/link.tsx'
import type { Fetched } from '../app/use-game.ts'
import { dayOf } from '../daily/dates.ts'
import type { DailyResult } from '../storage/index.ts'
import { lastDays, streak } from './streak.ts'
import { pageWords } from './words.ts'

const SHOWN = 14

/** The days that were, each with what came of it; and how many of them in a row. */
export function Dailies({ game, results, fetched }: { game: string; results: readonly DailyResult[]; fetched: Fetched }) {
  const said = pageWords()
  const today = dayOf(Date.now())
  const { now, longest } = streak(results, today)
  const { scored } = fetched.stage.words
  return (
    <section class="about-part" aria-labelledby="dailies">
      <h2 id="dailies">{said.dailies}</h2>
      <div class="about-dailies panel column">
        <p class="row">
          <Icon of={Flame} />
          <b>{said.streak(now)}</b> {longest > now && said.longest(longest)}
        </p>
        <p class="small">{said.streakHow}</p>
        <ul>
          {lastDays(results, today, SHOWN).map(({ date, done, best }) => {
            const score = scored?.(best) ?? said.points(best)
            const how = done === null ? said.notPlayed : done === 'later' ? said.playedLater(score) : score
            return (
              <li key={date} data-done={done ?? undefined}>
                <Link to={{ page: 'daily', game, date }} label={`${said.day(date)}: ${how}`}>
                  <span>{said.shortDay(date)}</span>
                  {done === null ? <i /> : <Icon of={done === 'failed' ? X : Check} />}
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
