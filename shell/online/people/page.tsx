import { Ban, Flag, SquarePlay } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { PersonCard } from '../../../protocol/online.ts'
import type { ProfileAnswer, ProfileGame } from '../../../protocol/people.ts'
import { Icon } from '../../../ui/icon.tsx'
import { language } from '../../../ui/language.ts'
import { coverOf } from '../../app/covers.ts'
import { Header } from '../../app/header.tsx'
import { Link } from '../../app/link.tsx'
import { usePageName } from '../../app/page-name.ts'
import { onlineAt } from '../../app/route.ts'
import { Away } from '../parts/away.tsx'
import { shownName } from '../parts/names.ts'
import { Change, Face, Rating, signed } from '../parts/person.tsx'
import { Plot, ratingsOver } from '../parts/plot.tsx'
import { PresetName, usePresetName } from '../parts/preset-name.tsx'
import { useProfile } from '../parts/profile.ts'
import { useMe } from '../parts/use-me.ts'
import { Who } from '../parts/who.tsx'
import { ask, isRefused } from '../wire/api.ts'
import { onlineWords } from '../words/online.ts'
import { useTold } from './use-told.tsx'
import './people.css'

/** Somebody: ratings, games, and what one can do about them. */
export function PersonPage({ id }: { id: string }) {
  const { people: said } = onlineWords()
  const profile = useProfile(id)
  const isThere = profile !== null && !isRefused(profile)
  usePageName(isThere ? shownName(profile.person) : said.title)
  return (
    <>
      <Header>
        <Who />
      </Header>
      <main class="person column" tabIndex={-1} aria-busy={profile === null}>
        {profile !== null && isRefused(profile) && (profile.code === 'away' ? <Away /> : <Nobody />)}
        {isThere && <Known profile={profile} />}
      </main>
    </>
  )
}

function Nobody() {
  const { people: said, challenge } = onlineWords()
  return (
    <>
      <h1>{said.nobody}</h1>
      <Link to={onlineAt('online')} class="button">
        {challenge.toLobby}
      </Link>
    </>
  )
}

function Known({ profile: { person, ratings, history, games } }: { profile: ProfileAnswer }) {
  const { people: said } = onlineWords()
  const me = useMe()
  return (
    <>
      <div class="person-head row">
        <Face name={shownName(person)} />
        <div>
          <h1>{shownName(person)}</h1>
          <p class="small">{said.kinds[person.kind]}</p>
        </div>
        {me?.me && person.id !== null && me.me.id !== person.id && <Trouble person={person.id} />}
      </div>
      <section class="panel column person-part" aria-label={said.ratings}>
        <h2>{said.ratings}</h2>
        {ratings.length === 0 && <p class="small">{said.noRatings}</p>}
        <ul class="column">
          {ratings.map(rated => (
            <li class="row" key={rated.pool}>
              <Pool pool={rated.pool} />
              <Plot ratings={ratingsOver(history, rated.pool)} />
              <Rating rated={rated} />
            </li>
          ))}
        </ul>
        {ratings.some(({ provisional }) => provisional) && <p class="small">{said.questioned}</p>}
      </section>
      <section class="panel column person-part" aria-label={said.games}>
        <h2>{said.games}</h2>
        {games.length === 0 && <p class="small">{said.noGames}</p>}
        <ul class="person-games column">
          {games.map(game => (
            <Played game={game} key={game.match} />
          ))}
        </ul>
      </section>
    </>
  )
}

function Played({ game: { match, game, preset, opponent, half, margin, at, change } }: { game: ProfileGame }) {
  const { people: said } = onlineWords()
  return (
    <li class="row">
      <span class="person-what">
        <strong>{said.result(half, shownName(opponent))}</strong>
        <span class="small">
          {findGame(game) ? coverOf(game).title : game}, <PresetName {...{ game, preset }} />,{' '}
          {new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(at))}
        </span>
      </span>
      {margin !== 0 && <span>{signed(margin)}</span>}
      {change !== null && <Change by={change} />}
      <Link to={onlineAt('match', match)} class="button" label={said.replayLabel(shownName(opponent))}>
        <Icon of={SquarePlay} />
        <span class="hidden-narrow">{said.replay}</span>
      </Link>
    </li>
  )
}

/** `GAME/PRESET/pair|single/live|days`, and `/bots` behind it where programs play. */
function Pool({ pool }: { pool: string }) {
  const { people: said } = onlineWords()
  const [game = '', preset = '', unit, pace] = pool.split('/')
  const title = findGame(game) ? coverOf(game).title : game
  const rules = usePresetName(game, preset)
  return <span>{said.pool(title, rules, unit === 'pair' ? said.pair : said.single, pace === 'days' ? said.days : said.live)}</span>
}

/** For those who meet somebody they do not want to meet again. */
function Trouble({ person }: { person: string }) {
  const { people: said, refusal } = onlineWords()
  const [told, tell] = useTold()
  const [reporting, report] = useState(false)
  const [reason, setReason] = useState('')
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    let wanted = true
    void ask<{ readonly blocks: readonly PersonCard[] }>('GET', '/api/blocks').then(answer => {
      if (wanted && !isRefused(answer)) setBlocked(answer.blocks.some(({ id }) => id === person))
    })
    return () => {
      wanted = false
    }
  }, [person])
  const block = async (): Promise<void> => {
    const answer = await (isBlocked ? ask('DELETE', `/api/blocks/${person}`) : ask('POST', '/api/blocks', { person }))
    if (isRefused(answer)) return tell(refusal(answer))
    setBlocked(!isBlocked)
    tell(isBlocked ? said.unblocked : said.blocked)
  }
  const complain = async (): Promise<void> => {
    const answer = await ask('POST', '/api/reports', { person, reason })
    tell(isRefused(answer) ? refusal(answer) : said.reported)
  }
  return (
    <div class="person-trouble column">
      <div class="wrap">
        <button type="button" class="button quiet" onClick={() => void block()}>
          <Icon of={Ban} />
          {isBlocked ? said.unblock : said.block}
        </button>
        <button type="button" class="button quiet" aria-expanded={reporting} onClick={() => report(!reporting)}>
          <Icon of={Flag} />
          {said.report}
        </button>
      </div>
      {reporting && (
        <form
          class="column"
          onSubmit={event => {
            event.preventDefault()
            report(false)
            void complain()
          }}
        >
          <label class="column">
            {said.reportReason}
            <textarea
              class="field"
              required
              maxLength={1000}
              rows={3}
              value={reason}
              onInput={event => setReason(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {said.reportSend}
          </button>
        </form>
      )}
      {told}
    </div>
  )
}
