import { coverOf } from '../../app/covers.ts'
import { Link } from '../../app/link.tsx'
import { onlineAt } from '../../app/route.ts'
import { onlineWords } from '../words/online.ts'

/** Nobody waits for a second player in a game for one. `game`: null where there is no game for two at all. */
export function ForOne({ game, playable }: { game: string | null; playable: readonly string[] }) {
  const { lobby: said } = onlineWords()
  return (
    <section class="panel for-one column" aria-label={said.heading}>
      {game !== null && <p class="lead">{said.forOne(coverOf(game).title)}</p>}
      <ul class="wrap">
        {playable.map(id => {
          const { title, Glyph } = coverOf(id)
          return (
            <li key={id}>
              <Link to={onlineAt('online', id)} class="button">
                <Glyph />
                {said.title(title)}
              </Link>
            </li>
          )
        })}
      </ul>
      {game !== null && (
        <Link to={{ page: 'game', game }} class="button quiet">
          {said.toGame(coverOf(game).title)}
        </Link>
      )}
    </section>
  )
}
