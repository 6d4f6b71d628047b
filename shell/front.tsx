import { FileCheck2, Fingerprint, Link2, ShieldCheck, Signpost } from 'lucide'
import { games } from '../games/index.ts'
import { Icon } from '../ui/icon.tsx'
import { type Fetched, useFetched } from './fetched.ts'
import './front.css'
import { Header } from './header.tsx'
import { Link } from './link.tsx'
import { Living } from './living.tsx'
import { presetId } from './opening.ts'
import type { Wanted } from './route.ts'
import { staged } from './stages.ts'
import { words } from './words.ts'

const { front } = words
const FACT_ICONS = [ShieldCheck, FileCheck2]
const PROMISE_ICONS = [Link2, Signpost, Fingerprint]

export function Front() {
  return (
    <>
      <Header />
      <main class="front" tabIndex={-1}>
        <div class="front-top">
          <div>
            <h1>
              {front.headline.map(sentence => (
                <span key={sentence}>{sentence} </span>
              ))}
            </h1>
            <p class="lead">{front.lead}</p>
          </div>
          <ul class="facts">
            {front.facts.map((fact, i) => (
              <li class="chip outlined" key={fact}>
                <Icon of={FACT_ICONS[i] ?? ShieldCheck} />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <ul class="shelf" aria-label={front.games} data-games={games.length}>
          {games.map(({ id }) => (
            <GameCard id={id} key={id} />
          ))}
        </ul>
        <ul class="promises">
          {front.promises.map(({ title, text }, i) => (
            <li key={title}>
              <span class="promise-icon">
                <Icon of={PROMISE_ICONS[i] ?? Link2} />
              </span>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}

function GameCard({ id }: { id: string }) {
  const { title, pitch, Glyph } = staged(id).cover
  const fetched = useFetched(id)
  const ready = fetched instanceof Error ? null : fetched
  return (
    <li class="card panel">
      {ready ? <Living {...ready} /> : <div class="card-board" />}
      <h2>
        <Glyph />
        {title}
      </h2>
      <div class="card-text">
        <p class="card-pitch">{pitch}</p>
        {ready && <p class="card-rule">{ready.stage.words.rule(openingView(ready))}</p>}
        <Link to={{ page: 'play', game: id, wanted: {} }} class="button primary card-play" label={front.playGame(title)}>
          {front.play}
        </Link>
        {ready && <Deals id={id} {...ready} />}
      </div>
    </li>
  )
}

/** The other ways to begin: kept deals and kinds of random ones. The first kept deal is behind the large button. */
function Deals({ id, unboxed: { game, levels }, stage }: { id: string } & Fetched) {
  const deals: readonly { name: string; about: string; wanted: Wanted }[] = [
    ...levels.slice(1).map(level => ({ name: level.name, about: stage.words.dealt(level.deal), wanted: { level: level.id } })),
    ...game.presets.map(preset => ({
      name: preset.name,
      about: stage.words.random(preset.setup),
      wanted: { preset: presetId(preset) },
    })),
  ]
  return (
    <div class="deals">
      <h3>{front.deals}</h3>
      <ul>
        {deals.map(({ name, about, wanted }) => (
          <li key={name}>
            <Link to={{ page: 'play', game: id, wanted }} class="deal">
              <strong>{name}</strong>
              <span>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How the deal behind the large button begins, for the sentence that explains it. */
function openingView({ unboxed: { game, levels } }: Fetched): unknown {
  return game.view(game.start(levels[0]?.deal), 'public')
}
