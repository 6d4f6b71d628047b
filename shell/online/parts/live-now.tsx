import { Eye } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { LiveGame, Lobby } from '../../../protocol/online.ts'
import { Icon } from '../../../ui/icon.tsx'
import { coverOf } from '../../app/covers.ts'
import { Link } from '../../app/link.tsx'
import { onlineAt } from '../../app/route.ts'
import { ask, isRefused } from '../wire/api.ts'
import { onlineWords } from '../words/online.ts'
import '../online.css'
import './live-now.css'
import { Rating } from './person.tsx'

/** The best game that is being played right now; nothing where there is none, or no server. */
export function LiveNow() {
  const [game, setGame] = useState<LiveGame | null>(null)
  useEffect(() => {
    let wanted = true
    if (navigator.onLine)
      void ask<Lobby>('GET', '/api/lobby').then(answer => {
        if (wanted && !isRefused(answer)) setGame(answer.live.find(({ terms }) => findGame(terms.game)) ?? null)
      })
    return () => {
      wanted = false
    }
  }, [])
  if (!game) return null
  const { front, lobby } = onlineWords()
  const [one, other] = game.players
  const { Glyph, title } = coverOf(game.terms.game)
  return (
    <section class="live-now panel row" aria-label={front.live}>
      <Glyph />
      <p>
        <strong>{lobby.versus(one.name, other.name)}</strong>
        <span class="small">
          {front.live} · {title}, {lobby.ply(game.ply)} <Rating rated={one.rated} /> <Rating rated={other.rated} />
        </span>
      </p>
      <Link to={onlineAt('match', game.match)} class="button" label={lobby.watchLabel(one.name, other.name)}>
        <Icon of={Eye} />
        {front.watch}
      </Link>
    </section>
  )
}
