import { FileCheck2, Pause, Play, ShieldCheck, WifiOff } from 'lucide'
import { useRef } from 'preact/hooks'
import { games } from '../../games/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { spoken } from '../../ui/language.ts'
import { part } from '../../ui/lazy.tsx'
import { still } from '../../ui/motion.ts'
import { useGame } from '../app/use-game.ts'
import './front.css'
import './strips.css'
import { coverOf } from '../app/covers.ts'
import { Header } from '../app/header.tsx'
import { Link } from '../app/link.tsx'
import { useLazy } from '../app/use-lazy.ts'
import { frontWords } from '../words/front.ts'
import type { Show } from './demo-game.tsx'
import { resting } from './resting.ts'

const FACT_ICONS = [WifiOff, ShieldCheck]

/** What a server knows comes last, and is nothing where there is none. */
const Who = part(async () => (await import('../online/parts/who.tsx')).Who)
const LiveNow = part(async () => (await import('../online/parts/live-now.tsx')).LiveNow)

/** Everything that needs the rules or the storage comes when the page can already be seen. */
const fetchCard = () => import('./card.tsx')
const fetchStrips = () => import('./strips.tsx')

export function Front() {
  const front = frontWords()
  const strips = useLazy(fetchStrips)
  return (
    <>
      <Header>
        <Who />
      </Header>
      <main class="front column" tabIndex={-1}>
        <div class="front-top hidden-narrow">
          <div>
            <h1>
              {front.headline.map(sentence => (
                <span key={sentence}>{sentence} </span>
              ))}
            </h1>
            <p class="lead">{front.lead}</p>
          </div>
          <ul class="facts wrap">
            {front.facts.map((fact, i) => (
              <li class="chip outlined" key={fact}>
                <Icon of={FACT_ICONS[i] ?? FileCheck2} />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        {strips && <strips.Topmost />}
        <LiveNow />
        <div class="shelf-room">
          {!still.value && <PauseButton />}
          <Shelf label={front.games} shown={games.slice(0, A_ROW)} />
        </div>
        {strips ? <strips.Strips /> : <div class="strips-room" />}
        {games.length > A_ROW && <Shelf label={front.more} shown={games.slice(A_ROW)} />}
      </main>
    </>
  )
}

/** As many cards as stand side by side. */
const A_ROW = 4

function Shelf({ label, shown }: { label: string; shown: readonly { readonly id: string }[] }) {
  return (
    <ul class="shelf" aria-label={label} data-games={shown.length}>
      {shown.map(({ id }) => (
        <GameCard id={id} key={id} />
      ))}
    </ul>
  )
}

/** One for all boards: whoever wants it quiet wants all of it quiet. */
function PauseButton() {
  const front = frontWords()
  const label = resting.value ? front.resume : front.pause
  return (
    <button
      type="button"
      class="button quiet bare front-pause"
      aria-label={label}
      title={label}
      onClick={() => {
        resting.value = !resting.peek()
      }}
    >
      <Icon of={resting.value ? Play : Pause} />
    </button>
  )
}

function GameCard({ id }: { id: string }) {
  const front = frontWords()
  const { title, pitch, ground = '', Glyph } = coverOf(id)
  const fetched = useGame(id)
  const card = useLazy(fetchCard)
  const shown = useRef<Show | null>(null)
  const ready = fetched instanceof Error ? null : fetched
  return (
    <li class="card panel">
      {ready && card ? (
        <card.DemoGame {...ready} shown={shown} ground={ground} />
      ) : (
        <Empty failed={fetched instanceof Error} Glyph={Glyph} ground={ground} />
      )}
      <h2>
        <Link to={{ page: 'game', game: id }} class="row">
          <Glyph />
          {title}
        </Link>
      </h2>
      <div class="card-text column">
        <p class="card-pitch">{spoken(pitch)}</p>
        {ready && card && <card.Rule fetched={ready} />}
        {ready && card && <card.Reached id={id} fetched={ready} />}
        <div class="card-do">
          {ready && card ? (
            <card.PlayButton id={id} fetched={ready} title={title} />
          ) : (
            <Link to={{ page: 'play', game: id, wanted: {} }} class="button primary card-play" label={front.playGame(title)}>
              <Icon of={Play} />
              <span>{front.play}</span>
            </Link>
          )}
          {ready && card && (
            <button
              type="button"
              class="button card-take"
              aria-label={front.takeOverGame(title)}
              onClick={() => void card.takeOver(id, shown.current)}
            >
              {front.takeOver}
            </button>
          )}
        </div>
        {ready && card && <card.Deals id={id} fetched={ready} />}
      </div>
    </li>
  )
}

/** The frame of a board that is on its way, or that could not be fetched. */
function Empty({ failed, ground, Glyph }: { failed: boolean; ground: string; Glyph: ReturnType<typeof coverOf>['Glyph'] }) {
  return (
    <div class={`card-board card-empty ${ground}`}>
      <Glyph />
      {failed && <p>{frontWords().unreachable}</p>}
    </div>
  )
}
