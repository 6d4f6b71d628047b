import { Star } from 'lucide'
import { Fragment } from 'preact'
import { useState } from 'preact/hooks'
import { findGame, type Series } from '../../games/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { keyParts } from '../../ui/input/key-captions.ts'
import { spoken } from '../../ui/language.ts'
import { part } from '../../ui/lazy.tsx'
import { named } from '../../ui/voice.ts'
import { Broken } from '../app/broken.tsx'
import { coverOf } from '../app/covers.ts'
import { Header } from '../app/header.tsx'
import { Link } from '../app/link.tsx'
import { type Fetched, useGame } from '../app/use-game.ts'
import { wonLevels } from '../storage/won.ts'
import { NOBODY } from '../table/open/opening.ts'
import { appWords } from '../words/app.ts'
import { aroundWords } from '../words/around.ts'
import { frontWords } from '../words/front.ts'
import { botName } from '../words/sentence.ts'
import './gamepage.css'
import './own.css'
import { Dailies } from './dailies.tsx'
import { GamePageView, useEntered } from './game-page.tsx'
import { type Mode, modesOf } from './modes.ts'
import { PageLink, useReached } from './page-link.tsx'
import { Pictures } from './pictures.tsx'
import { reachedIn } from './reached.ts'
import { RuleBook, RulesInShort } from './rulebook.tsx'
import { type Kept, KeptGames, useKept } from './saved-games.tsx'
import { levelWanted, nextLevel, ownWanted, seriesOf } from './series.ts'
import { useOnward } from './use-onward.ts'
import { pageWords } from './words.ts'

const PlayOnline = part(async () => (await import('../online/parts/play-online.tsx')).PlayOnline)

/** A game's own page: what it is, every way to begin, what one has done in it, and its rules. */
export function GamePage({ game }: { game: string }) {
  const fetched = useGame(game)
  const { title, pitch, ground = '', Glyph } = coverOf(game)
  const entered = useEntered(fetched)
  const kept = useKept(game)
  if (fetched instanceof Error) return <Broken sentence={appWords().broken.fetch} />
  if (entered && fetched) return <GamePageView {...{ game, fetched }} {...entered} key={entered.page.id} />
  return (
    <>
      <Header />
      <main class="about" tabIndex={-1} aria-busy={fetched === null}>
        <div class={`about-top panel flat ${ground}`}>
          <span class="about-glyph centred">
            <Glyph />
          </span>
          <h1>{title}</h1>
          <p class="lead">{spoken(pitch)}</p>
          <div class="about-go">
            <Begin {...{ game, title, kept }} fetched={fetched} />
            {fetched && <First game={game} fetched={fetched} />}
          </div>
        </div>
        {fetched?.loaded.game.seats === 2 && (
          <div class="about-online">
            <PlayOnline game={fetched.loaded.game} />
          </div>
        )}
        <Pictures game={game} />
        <RulesInShort game={game} />
        <div class="about-side column">
          {fetched && <Pages fetched={fetched} />}
          {fetched && <Modes game={game} fetched={fetched} kept={kept} />}
          {fetched?.loaded.game.seats === 2 && <Opponents game={game} fetched={fetched} />}
          {fetched && kept && findGame(game)?.daily && <Dailies game={game} results={kept.dailies} fetched={fetched} />}
          {fetched && kept && <KeptGames game={game} fetched={fetched} kept={kept} />}
          {fetched && <Keys fetched={fetched} />}
        </div>
        <RuleBook game={game} />
      </main>
    </>
  )
}

/** What the large button does: it goes on where levels open one after another, and says with which. */
function Begin({ game, title, fetched, kept }: { game: string; title: string; fetched: Fetched | null; kept: Kept | null }) {
  const front = frontWords()
  const wanted = useOnward(fetched?.loaded, kept?.tallies)
  const begun = kept !== null && wonLevels(kept.tallies).size > 0
  const next = begun && fetched?.loaded.programme.way ? fetched.loaded.levels.find(({ id }) => id === wanted.level) : undefined
  const goOn = next && fetched ? pageWords().goOnWith(named(fetched.stage.words, 'level', next.id, next.name)) : null
  return (
    <Link to={{ page: 'play', game, wanted }} class="button primary" label={goOn === null ? front.playGame(title) : `${title}: ${goOn}`}>
      {goOn ?? front.play}
    </Link>
  )
}

/** The page where a newcomer is best off, and how far one has come there. */
function First({ game, fetched: { pages } }: { game: string; fetched: Fetched }) {
  const page = pages.find(({ first }) => first)
  const reached = useReached(page)
  if (!page) return null
  return (
    <PageLink {...{ game, page }} class="button">
      {page.title()}
      {reached !== null && <small class="about-reached">{reached}</small>}
    </PageLink>
  )
}

function Modes({ game, fetched, kept }: { game: string; fetched: Fetched; kept: Kept | null }) {
  const said = pageWords()
  const { SetupForm } = fetched.stage
  const { programme } = fetched.loaded
  return (
    <section class="about-part" aria-labelledby="modes">
      <h2 id="modes">{said.modes}</h2>
      {findGame(game)?.daily && (
        <ul class="about-rows panel">
          <li>
            <strong>{said.daily}</strong>
            <span>{named(fetched.stage.words, 'about', 'daily', said.dailyAbout)}</span>
            <Link to={{ page: 'daily', game, date: null }} class="button" label={said.playMode(said.daily)}>
              {said.play}
            </Link>
          </li>
        </ul>
      )}
      {modesOf(fetched).map(group => (
        <Fragment key={group.name}>
          {group.name !== null && <h3>{group.name}</h3>}
          <ul class="about-rows panel">
            {group.modes.map(mode => {
              const series = mode.preset && seriesOf(programme, mode.preset)
              const reached = kept && reachedIn(mode, fetched, kept.tallies)
              if (!series) return <Row key={mode.name} game={game} mode={mode} reached={reached} />
              return (
                <NumberedLevels key={mode.name} {...{ game, mode, series }} next={kept ? nextLevel(programme, series, kept.tallies) : 1} />
              )
            })}
          </ul>
        </Fragment>
      ))}
      {SetupForm && (
        <details class="about-own panel">
          <summary>{said.own}</summary>
          <SetupForm>
            {setup => (
              <Link to={{ page: 'play', game, wanted: ownWanted(programme, setup) }} class="button" label={said.playMode(said.own)}>
                {said.play}
              </Link>
            )}
          </SetupForm>
        </details>
      )}
    </section>
  )
}

function Row({ game, mode: { name, about, wanted, practice }, reached }: { game: string; mode: Mode; reached: string | null }) {
  const said = pageWords()
  return (
    <li>
      <strong>
        {name}
        {reached !== null && (
          <small class="about-reached">
            <Icon of={Star} />
            {reached}
          </small>
        )}
      </strong>
      <span>{about}</span>
      <span class="about-ways">
        {practice && (
          <Link to={{ page: 'play', game, wanted: practice }} class="button quiet" label={said.practiseMode(name)}>
            {said.practise}
          </Link>
        )}
        <Link to={{ page: 'play', game, wanted }} class="button" label={said.playMode(name)}>
          {said.play}
        </Link>
      </span>
    </li>
  )
}

/** What the game brings beside its tables. A page about a game that was played is reached from that game. */
function Pages({ fetched: { pages: all } }: { fetched: Fetched }) {
  const pages = all.filter(({ replay, first }) => !replay && !first)
  if (pages.length === 0) return null
  const said = pageWords()
  return (
    <section class="about-part" aria-labelledby="rooms">
      <h2 id="rooms">{said.rooms}</h2>
      <ul class="about-rows panel">
        {pages.map(({ id, title, about }) => (
          <li key={id}>
            <strong>{title()}</strong>
            <span>{about()}</span>
            <a href={`#${id}`} class="button" aria-label={said.enterRoom(title())}>
              {said.enter}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everybody one can play against, from the weakest on, and somebody in the same room. */
function Opponents({ game, fetched: { loaded, stage } }: { game: string; fetched: Fetched }) {
  const said = pageWords()
  const { newGameForm: words } = aroundWords()
  const opponents = [
    { id: NOBODY, name: words.people, about: words.peopleAbout },
    ...loaded.minds.bots.map(({ id, about }, level) => ({
      id,
      name: words.level(level + 1, named(stage.words, 'bot', id, botName(id))),
      about: named(stage.words, 'about', id, about),
    })),
  ]
  return (
    <section class="about-part" aria-labelledby="opponents">
      <h2 id="opponents">{said.opponents}</h2>
      <ul class="about-rows panel">
        {opponents.map(({ id, name, about }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{about}</span>
            <Link to={{ page: 'play', game, wanted: { bot: id } }} class="button" label={said.playMode(name)}>
              {said.play}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MOST_LEVEL = 1_000_000

interface NumberedProps {
  readonly game: string
  readonly mode: Mode
  readonly series: Series
  readonly next: number
}

/** Numbered levels: the next one that was not won, or any other. */
function NumberedLevels({ game, mode: { name, about }, series, next }: NumberedProps) {
  const said = pageWords()
  const [picked, pick] = useState<number | null>(null)
  const level = picked ?? next
  return (
    <li class="about-series">
      <strong>{name}</strong>
      <span>{about}</span>
      <label class="row small">
        {said.level}
        <input
          class="field"
          type="number"
          min={1}
          max={MOST_LEVEL}
          value={level}
          onInput={({ currentTarget }) => pick(Math.max(1, Math.min(MOST_LEVEL, Math.floor(currentTarget.valueAsNumber) || 1)))}
        />
      </label>
      <Link to={{ page: 'play', game, wanted: levelWanted(series, level) }} class="button" label={said.playLevel(name, level)}>
        {said.play}
      </Link>
    </li>
  )
}

function Keys({ fetched }: { fetched: Fetched }) {
  const said = pageWords()
  return (
    <section class="about-part" aria-labelledby="keys">
      <h2 id="keys">{said.controls}</h2>
      <div class="about-keys panel">
        <p>{fetched.stage.words.how}</p>
        <dl>
          {fetched.stage.words.keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                {keyParts(key).map(part => (
                  <kbd key={part}>{part}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
