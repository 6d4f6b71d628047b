import { useState } from 'preact/hooks'
import { shelved } from '../../games/index.ts'
import type { Preset } from '../../kernel/game.ts'
import { Broken } from '../broken.tsx'
import { coverOf } from '../covers.ts'
import { type Fetched, useFetched } from '../fetched.ts'
import { Header } from '../header.tsx'
import { Link } from '../link.tsx'
import { saidFront } from '../words/front.ts'
import { house } from '../words/house.ts'
import './gamepage.css'
import { Dailies } from './dailies.tsx'
import { type Kept, KeptGames, useKept } from './kept.tsx'
import { type Mode, modesOf } from './modes.ts'
import { RuleBook } from './rulebook.tsx'
import { isSeries, levelWanted, nextLevel, onward, ownWanted } from './series.ts'
import { told } from './words.ts'

/** A game's own page: what it is, every way to begin, what one has done in it, and its rules. */
export function GamePage({ game }: { game: string }) {
  const fetched = useFetched(game)
  const { title, pitch, Glyph } = coverOf(game)
  const kept = useKept(game)
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
          <Link
            to={{ page: 'play', game, wanted: fetched && kept ? onward(fetched.unboxed, kept.tallies) : {} }}
            class="button primary"
            label={saidFront().playGame(title)}
          >
            {saidFront().play}
          </Link>
        </div>
        <div class="about-side">
          {fetched && <Modes game={game} fetched={fetched} kept={kept} />}
          {fetched && kept && shelved(game)?.daily && <Dailies game={game} results={kept.dailies} fetched={fetched} />}
          {fetched && kept && <KeptGames game={game} fetched={fetched} kept={kept} />}
          {fetched && <Keys fetched={fetched} />}
        </div>
        <RuleBook game={game} />
      </main>
    </>
  )
}

function Modes({ game, fetched, kept }: { game: string; fetched: Fetched; kept: Kept | null }) {
  const said = told()
  const { Own } = fetched.stage
  return (
    <section class="about-part" aria-labelledby="modes">
      <h2 id="modes">{said.modes}</h2>
      <ul class="about-rows panel">
        {shelved(game)?.daily && (
          <li>
            <strong>{said.daily}</strong>
            <span>{said.dailyAbout}</span>
            <Link to={{ page: 'daily', game, date: null }} class="button" label={said.playMode(said.daily)}>
              {said.play}
            </Link>
          </li>
        )}
        {modesOf(fetched).map(mode =>
          mode.preset && isSeries(mode.preset) ? (
            <Series
              key={mode.name}
              {...{ game, mode, preset: mode.preset }}
              next={kept ? nextLevel(fetched.unboxed.game, mode.preset, kept.tallies) : 1}
            />
          ) : (
            <li key={mode.name}>
              <strong>{mode.name}</strong>
              <span>{mode.about}</span>
              <Link to={{ page: 'play', game, wanted: mode.wanted }} class="button" label={said.playMode(mode.name)}>
                {said.play}
              </Link>
            </li>
          ),
        )}
      </ul>
      {Own && (
        <details class="about-own panel">
          <summary>{said.own}</summary>
          <Own>
            {setup => (
              <Link to={{ page: 'play', game, wanted: ownWanted(setup) }} class="button" label={said.playMode(said.own)}>
                {said.play}
              </Link>
            )}
          </Own>
        </details>
      )}
    </section>
  )
}

const MOST_LEVEL = 1_000_000

/** Numbered levels: the next one that was not won, or any other. */
function Series({ game, mode: { name, about }, preset, next }: { game: string; mode: Mode; preset: Preset; next: number }) {
  const said = told()
  const [picked, pick] = useState<number | null>(null)
  const level = picked ?? next
  return (
    <li class="about-series">
      <strong>{name}</strong>
      <span>{about}</span>
      <label>
        {said.level}
        <input
          type="number"
          min={1}
          max={MOST_LEVEL}
          value={level}
          onInput={({ currentTarget }) => pick(Math.max(1, Math.min(MOST_LEVEL, Math.floor(currentTarget.valueAsNumber) || 1)))}
        />
      </label>
      <Link to={{ page: 'play', game, wanted: levelWanted(preset, level) }} class="button" label={said.playLevel(name, level)}>
        {said.play}
      </Link>
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
