import { Fragment } from 'preact'
import { shelved } from '../../games/index.ts'
import { Broken } from '../broken.tsx'
import { coverOf } from '../covers.ts'
import { type Fetched, useFetched } from '../fetched.ts'
import { Header } from '../header.tsx'
import { Link } from '../link.tsx'
import { saidFront } from '../words/front.ts'
import { house } from '../words/house.ts'
import './gamepage.css'
import { KeptGames } from './kept.tsx'
import { type Mode, modesOf } from './modes.ts'
import { RuleBook } from './rulebook.tsx'
import { told } from './words.ts'

/** A game's own page: what it is, every way to begin, what one has done in it, and its rules. */
export function GamePage({ game }: { game: string }) {
  const fetched = useFetched(game)
  const { title, pitch, Glyph } = coverOf(game)
  if (fetched instanceof Error) return <Broken sentence={house().broken.fetch} />
  return (
    <>
      <Header />
      <main class="about" tabIndex={-1} aria-busy={fetched === null}>
        <div class="about-top" style={{ '--room': `var(--room-${game}, var(--sunken))` }}>
          <span class="about-glyph">
            <Glyph />
          </span>
          <h1>{title}</h1>
          <p class="lead">{pitch}</p>
          <Link to={{ page: 'play', game, wanted: {} }} class="button primary" label={saidFront().playGame(title)}>
            {saidFront().play}
          </Link>
        </div>
        <div class="about-side">
          {fetched && <Modes game={game} fetched={fetched} />}
          {fetched && <KeptGames game={game} fetched={fetched} />}
          {fetched && <Keys fetched={fetched} />}
        </div>
        <RuleBook game={game} />
      </main>
    </>
  )
}

function Modes({ game, fetched }: { game: string; fetched: Fetched }) {
  const said = told()
  return (
    <section class="about-part" aria-labelledby="modes">
      <h2 id="modes">{said.modes}</h2>
      {shelved(game)?.daily && (
        <ul class="about-rows panel">
          <li>
            <strong>{said.daily}</strong>
            <span>{said.dailyAbout}</span>
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
            {group.modes.map(mode => (
              <Row key={mode.name} game={game} mode={mode} />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  )
}

function Row({ game, mode: { name, about, wanted, practice } }: { game: string; mode: Mode }) {
  const said = told()
  return (
    <li>
      <strong>{name}</strong>
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

function Keys({ fetched }: { fetched: Fetched }) {
  const said = told()
  return (
    <section class="about-part" aria-labelledby="keys">
      <h2 id="keys">{said.controls}</h2>
      <div class="about-keys panel">
        <p>{fetched.stage.words.how}</p>
        <dl>
          {fetched.stage.words.keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
