import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { LARGEST_REPLAY } from '../../kernel/replay.ts'
import { part } from '../../ui/lazy.tsx'
import { navigate } from '../app/address.ts'
import { coverOf } from '../app/covers.ts'
import { Header } from '../app/header.tsx'
import { Link } from '../app/link.tsx'
import type { WatchRoute } from '../app/route.ts'
import { type Finished, library } from '../storage/index.ts'
import { decoded, encoded, LONGEST_LINK } from './share-link.ts'
import './theatre.css'
import './foyer.css'
import { appWords } from '../words/app.ts'
import { aroundWords } from '../words/around.ts'
import { watchWords } from '../words/watch.ts'
import { OpenFile } from './open-file.tsx'
import { Theatre } from './theatre.tsx'
import { type NotWatchable, type Watchable, watchable } from './watchable.ts'

/** A file that was opened here and is too long for an address. */
const given = signal<string | null>(null)

type WatchProps = Pick<WatchRoute, 'kept' | 'replay' | 'at'>

type Found = { readonly watched: Watchable; readonly ended: number | null } | { readonly sentence: string } | 'nothing'

/** The theatre: a game in the address, one that is kept here, or a file. */
export function Watch({ kept, replay, at }: WatchProps) {
  const file = given.value
  const name = JSON.stringify([kept, replay, file])
  const [found, setFound] = useState<{ of: string; what: Found } | null>(null)
  useEffect(() => {
    let awaited = true
    void find(kept, replay, file).then(what => awaited && setFound({ of: name, what }))
    return () => {
      awaited = false
    }
  }, [name])
  const what = found?.of === name ? found.what : null
  const words = watchWords()
  return (
    <div class="watching column" onDragOver={event => event.preventDefault()} onDrop={onDrop}>
      {what === null && (
        <>
          <Header crumb={words.title} />
          <main class="waiting column" tabIndex={-1} aria-busy="true">
            <p class="lead">{words.checking}</p>
          </main>
        </>
      )}
      {what === 'nothing' && <Foyer />}
      {what !== null && what !== 'nothing' && 'sentence' in what && <Broken sentence={what.sentence} />}
      {what !== null && what !== 'nothing' && 'watched' in what && (
        <Theatre key={name} {...what} at={at} kept={kept} open={files => void open(files)} />
      )}
    </div>
  )
}

async function find(kept: string | null, replay: string | null, file: string | null): Promise<Found> {
  const words = watchWords()
  if (kept !== null) {
    const finished = await library.kept(kept)
    return finished ? shown(await watchable(finished.text), finished.ended) : { sentence: words.notKept(kept) }
  }
  if (replay !== null) {
    const text = await decoded(replay)
    return 'text' in text
      ? shown(await watchable(text.text), null)
      : { sentence: sentenceFor({ why: text.fault === 'broken' ? 'bad-link' : 'too-large' }) }
  }
  return file === null ? 'nothing' : shown(await watchable(file), null)
}

function shown(watched: Watchable | NotWatchable, ended: number | null): Found {
  return 'why' in watched ? { sentence: sentenceFor(watched) } : { watched, ended }
}

function sentenceFor(not: NotWatchable): string {
  const words = watchWords()
  switch (not.why) {
    case 'bad-link':
      return words.badLink
    case 'too-large':
      return words.tooLarge
    case 'no-game':
      return words.noGame(not.game)
    case 'other-rules':
      return words.otherRules(not.theirs, not.ours)
    case 'unreadable':
      return words.cannotFollow(not.because)
  }
}

function onDrop(event: DragEvent): void {
  event.preventDefault()
  void open(event.dataTransfer?.files ?? null)
}

async function open(files: FileList | null): Promise<void> {
  const file = files?.[0]
  // More than any game is read only so far that its size is known.
  if (file) await watchText(await file.slice(0, 2 * LARGEST_REPLAY).text())
}

/** A game goes into the address where it fits, so that reloading and sending work; else it is on the page until it closes. */
export async function watchText(text: string): Promise<void> {
  const replay = await encoded(text)
  const fits = replay.length <= LONGEST_LINK
  given.value = fits ? null : text
  navigate({ page: 'watch', kept: null, replay: fits ? replay : null, at: null })
}

/** Fetched when somebody comes to watch: a replay needs no server. */
const LiveGames = part(async () => (await import('../online/parts/live-now.tsx')).LiveGames)

/** Nothing to watch yet: a game that is being played, a file, or one of the games that were played here. */
function Foyer() {
  const words = watchWords()
  const [games, setGames] = useState<readonly Finished[] | null>(null)
  useEffect(() => void library.finished().then(setGames), [])
  return (
    <>
      <Header />
      <main class="foyer column" tabIndex={-1}>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <div class="foyer-open row">
          <OpenFile opened={files => void open(files)} />
          <p>{words.drop}</p>
        </div>
        <LiveGames />
        <h2>{words.kept}</h2>
        {games?.length === 0 && <p class="lead">{words.nothingKept}</p>}
        <ul class="foyer-list">
          {games?.map(game => (
            <li key={game.id}>
              <Kept game={game} />
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}

function Kept({ game: { id, game, scores, winner, moves, ended, help, seat = 0 } }: { game: Finished }) {
  const words = aroundWords()
  const { title, Glyph } = coverOf(game)
  const duel = winner === seat ? words.won : winner === 'draw' ? words.drawn : words.lost
  const result = scores.length > 1 ? duel : words.points(scores[0] ?? 0)
  const helped = help?.[0] ? words.help(help[0]) : ''
  return (
    <Link to={{ page: 'watch', kept: id, replay: null, at: null }} class="foyer-game panel">
      <Glyph />
      <strong>{title}</strong>
      <span class="small">{helped === '' ? result : `${result}, ${helped}`}</span>
      <span class="small">{words.moves(moves)}</span>
      <time class="small">{watchWords().date(ended)}</time>
    </Link>
  )
}

function Broken({ sentence }: { sentence: string }) {
  const words = watchWords()
  return (
    <>
      <Header crumb={words.title} />
      <main class="lost column" tabIndex={-1}>
        <h1>{words.broken}</h1>
        <p class="lead">{sentence}</p>
        <OpenFile opened={files => void open(files)} />
        <Link to={{ page: 'front' }} class="button quiet">
          {appWords().lost.home}
        </Link>
      </main>
    </>
  )
}
