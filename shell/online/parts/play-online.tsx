import { Link2, Swords } from 'lucide'
import { useState } from 'preact/hooks'
import type { Game, Refusal } from '../../../kernel/game.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../app/link.tsx'
import { onlineAt } from '../../app/route.ts'
import { invite } from '../challenge/invite.ts'
import { isForTwo, termsOf, USUAL } from '../lobby/terms.ts'
import { onlineWords } from '../words/online.ts'
import './play-online.css'

/** The ways from a game's page to somebody far away. No server is asked before one of them is taken. */
export function PlayOnline({ game }: { game: Game }) {
  const { gamepage: said, refusal: refusalSaid } = onlineWords()
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  if (!isForTwo(game)) return null
  async function send(): Promise<void> {
    if (asked) return
    setAsked(true)
    setRefusal(await invite(termsOf(game.id, { ...USUAL, preset: game.presets[0]?.name ?? '' })))
    setAsked(false)
  }
  return (
    <section class="play-online panel" aria-label={said.title}>
      <h2>{said.title}</h2>
      <p class="small">{said.text}</p>
      <p class="play-online-ways wrap">
        <button type="button" class="button" aria-busy={asked} onClick={() => void send()}>
          <Icon of={Link2} />
          {said.friend}
        </button>
        <Link to={onlineAt('online', game.id)} class="button">
          <Icon of={Swords} />
          {said.online}
        </Link>
      </p>
      {refusal && (
        <p class="note refused" role="alert">
          {refusalSaid(refusal)}
        </p>
      )}
    </section>
  )
}
