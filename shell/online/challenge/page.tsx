import { Copy, Eye, Share2, Swords } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { Refusal } from '../../../kernel/game.ts'
import type { ContestAt, Player, Terms } from '../../../protocol/online.ts'
import { announce } from '../../../ui/announce.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { part } from '../../../ui/lazy.tsx'
import { go, navigate } from '../../app/address.ts'
import { coverOf } from '../../app/covers.ts'
import { Header } from '../../app/header.tsx'
import { Link } from '../../app/link.tsx'
import { usePageName } from '../../app/page-name.ts'
import { hrefOf, onlineAt } from '../../app/route.ts'
import { copied, handedOn } from '../../replay/share-link.ts'
import { Away } from '../parts/away.tsx'
import { shownName } from '../parts/names.ts'
import { Face, Rating } from '../parts/person.tsx'
import { usePresetName } from '../parts/preset-name.tsx'
import { useMe } from '../parts/use-me.ts'
import { Who } from '../parts/who.tsx'
import { type Answer, ask, isRefused } from '../wire/api.ts'
import { connection, enter } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'
import './challenge.css'

const Qr = part(async () => (await import('./qr.tsx')).Qr)

interface Challenge {
  readonly id: string
  readonly by: Player
  readonly terms: Terms
  readonly match: string | null
  readonly expired: boolean
}

/** How often whoever waits looks whether somebody came: the socket says it at once, this is for when it did not. */
const LOOK_MS = 4000

/** An invitation: to whoever gets the link, and for whoever made it. */
export function ChallengePage({ id }: { id: string }) {
  const me = useMe()
  const said = onlineWords()
  const found = useChallenge(id)
  const isOurs = found !== null && !isRefused(found) && me?.me?.id === found.by.id
  const { title, yours, invites } = said.challenge
  const isOpen = found !== null && !isRefused(found) && found.match === null && !found.expired
  usePageName(!isOpen ? title : isOurs ? yours : invites(shownName(found.by)))
  useEffect(() => (isOurs ? waited() : undefined), [isOurs])
  useEffect(() => {
    if (isOurs && found.match !== null) go(onlineAt('match', found.match), 'replace')
  }, [isOurs, found])
  return (
    <>
      <Header>
        <Who />
      </Header>
      <main class="challenge column" tabIndex={-1}>
        {found === null || me === undefined ? (
          <p class="lead" role="status">
            {said.link.connecting}
          </p>
        ) : isRefused(found) ? (
          found.code === 'away' ? (
            <Away />
          ) : (
            <Closed sentence={said.refusal(found)} />
          )
        ) : found.match !== null && !isOurs ? (
          <Taken challenge={found} match={found.match} />
        ) : found.expired ? (
          <Closed sentence={said.challenge.expired} game={found.terms.game} />
        ) : isOurs ? (
          <Inviting challenge={found} />
        ) : (
          <Invited challenge={found} />
        )}
      </main>
    </>
  )
}

/** Whoever made the link is told at once when somebody sits down. */
function waited(): () => void {
  const letGo = connection.hold()
  const deaf = connection.listen(message => {
    if (message.kind !== 'paired') return
    announce(onlineWords().lobby.paired)
    go(onlineAt('match', message.match), 'replace')
  })
  return () => {
    deaf()
    letGo()
  }
}

function useChallenge(id: string): Answer<Challenge> | null {
  const [found, setFound] = useState<Answer<Challenge> | null>(null)
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      const answer = await ask<Challenge>('GET', `/api/challenges/${id}`)
      // What is there stays there while the server is away for a moment.
      if (wanted) setFound(before => (isRefused(answer) && answer.code === 'away' && before ? before : answer))
    }
    void look()
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_MS)
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [id])
  return found
}

function Closed({ sentence, game = null }: { sentence: string; game?: string | null }) {
  const { challenge: said } = onlineWords()
  return (
    <>
      <h1>{said.title}</h1>
      <p class="lead">{sentence}</p>
      <Link to={onlineAt('online', game)} class="button primary">
        {said.toLobby}
      </Link>
    </>
  )
}

/** A link that was used: the two who play go to their board, everybody else may look on. */
function Taken({ challenge: { by, terms }, match }: { challenge: Challenge; match: string }) {
  const { challenge: said } = onlineWords()
  const contest = useContest(match)
  const isOurs = contest !== null && contest.seat !== null
  useEffect(() => {
    if (isOurs && contest.state === 'open') go(onlineAt('match', match), 'replace')
  }, [isOurs, contest, match])
  if (contest === null) return <p role="status">{onlineWords().link.connecting}</p>
  const isOver = contest.state !== 'open'
  return (
    <>
      <h1>{isOurs ? said.yoursPlayed : said.taken}</h1>
      <p class="lead">{isOver ? said.takenOver(shownName(by)) : said.takenText(shownName(by))}</p>
      {findGame(terms.game) && <About terms={terms} />}
      <Link to={onlineAt('match', match)} class="button primary challenge-sit">
        <Icon of={Eye} />
        {isOver ? said.seeMatch : said.watch}
      </Link>
      <Link to={onlineAt('online', terms.game)} class="button">
        {said.toLobby}
      </Link>
    </>
  )
}

/** Null until it is known. A contest that cannot be read is one we do not sit at. */
function useContest(match: string): Pick<ContestAt, 'seat' | 'state'> | null {
  const [contest, setContest] = useState<Pick<ContestAt, 'seat' | 'state'> | null>(null)
  useEffect(() => {
    let wanted = true
    void ask<ContestAt>('GET', `/api/matches/${match}`).then(answer => {
      if (wanted) setContest(isRefused(answer) ? { seat: null, state: 'open' } : answer)
    })
    return () => {
      wanted = false
    }
  }, [match])
  return contest
}

/** What is played. */
function About({ terms }: { terms: Terms }) {
  const said = onlineWords()
  const { title, Glyph } = coverOf(terms.game)
  const preset = usePresetName(terms.game, terms.preset)
  return (
    <div class="challenge-about column">
      <p class="game-title row">
        <Glyph />
        {said.challenge.to(title, preset)}
      </p>
      <p class="chips wrap">
        <span class="chip">{terms.games === 2 ? said.pair : said.single}</span>
        <span class="chip">{said.clock(terms.clock)}</span>
      </p>
    </div>
  )
}

/** What that means, for whoever does not know it. */
function Meaning({ terms }: { terms: Terms }) {
  const said = onlineWords()
  return (
    <div class="challenge-meaning column">
      {terms.games === 2 && <p class="small">{said.example.text}</p>}
      <p class="small">
        {said.clockAbout(terms.clock)} {said.challenge.unrated}
      </p>
    </div>
  )
}

function Invited({ challenge: { id, by, terms } }: { challenge: Challenge }) {
  const { challenge: said, refusal: refusalSaid } = onlineWords()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [asked, setAsked] = useState(false)
  async function sit(): Promise<void> {
    setAsked(true)
    const refused = await enter()
    const answer = refused ?? (await ask<{ readonly match: string }>('POST', `/api/challenges/${id}/accept`))
    setAsked(false)
    if (isRefused(answer)) return setRefusal(answer)
    navigate(onlineAt('match', answer.match), 'replace')
  }
  if (!findGame(terms.game)) return <Closed sentence={said.expired} />
  return (
    <>
      <Face name={shownName(by)} />
      <h1>{said.invites(shownName(by))}</h1>
      <Rating rated={by.rated} />
      <About terms={terms} />
      <button type="button" class="button primary challenge-sit" aria-busy={asked} onClick={() => !asked && void sit()}>
        <Icon of={Swords} />
        {said.sit}
      </button>
      <Link to={{ page: 'game', game: terms.game }} class="button quiet">
        {said.howTo(coverOf(terms.game).title)}
      </Link>
      <Meaning terms={terms} />
      {refusal && (
        <p class="note refused" role="alert">
          {refusalSaid(refusal)}
        </p>
      )}
    </>
  )
}

function Inviting({ challenge: { id, terms } }: { challenge: Challenge }) {
  const { challenge: said, refusal } = onlineWords()
  const [told, tell] = useState('')
  const href = new URL(hrefOf(onlineAt('challenge', id)), location.href).href
  const copy = async (): Promise<void> => tell((await copied(href)) ? said.copied : said.notCopied)
  const share = async (): Promise<void> => {
    const came = await handedOn(said.shareText(coverOf(terms.game).title), href)
    if (came === 'copied') tell(said.copied)
    if (came === 'neither') tell(said.notCopied)
  }
  const withdraw = async (): Promise<void> => {
    const answer = await ask('DELETE', `/api/challenges/${id}`)
    // Somebody sat down in the meantime, or the server is away: the page goes on looking.
    if (isRefused(answer)) return tell(refusal(answer))
    announce(said.withdrawn)
    navigate(onlineAt('online', terms.game), 'replace')
  }
  return (
    <>
      <h1>{said.yours}</h1>
      <p class="lead">{said.yoursText}</p>
      <div class="challenge-link row">
        <input class="field" readOnly aria-label={said.link} value={href} onFocus={event => event.currentTarget.select()} />
        <button type="button" class="button primary" onClick={() => void copy()}>
          <Icon of={Copy} />
          {said.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => void share()}>
            <Icon of={Share2} />
            {said.share}
          </button>
        )}
      </div>
      <p class="small" role="status">
        {told}
      </p>
      <About terms={terms} />
      <Meaning terms={terms} />
      <Qr text={href} label={said.qr} />
      <p class="challenge-waiting" role="status">
        {said.waiting}
      </p>
      <button type="button" class="button quiet" onClick={() => void withdraw()}>
        {said.withdraw}
      </button>
    </>
  )
}
