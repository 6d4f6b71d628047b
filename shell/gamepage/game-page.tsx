import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Table } from '../../kernel/game.ts'
import { Session } from '../../kernel/session.ts'
import { LocalTable } from '../../kernel/table.ts'
import { wordsThere } from '../../ui/language.ts'
import { still } from '../../ui/motion.ts'
import type { GamePage, GamePageProps, PlayedGame } from '../../ui/pages.ts'
import type { Company } from '../../ui/stage.ts'
import { navigate } from '../app/address.ts'
import { coverOf } from '../app/covers.ts'
import { Header } from '../app/header.tsx'
import type { Fetched } from '../app/use-game.ts'
import { companyOf } from '../replay/theatre.tsx'
import { type Watchable, watchable } from '../replay/watchable.ts'
import { library } from '../storage/index.ts'
import { freshRoute } from '../table/open/fresh-route.ts'
import { freshSeed } from '../table/open/seed.ts'
import { appWords } from '../words/app.ts'
import { aroundWords } from '../words/around.ts'
import { useMarks } from './marks.ts'
import { pageWords } from './words.ts'

/** A page of the game's own, and what of it is asked for: a game by the name it is kept under, or something of the page's own. */
export interface Entered {
  readonly page: GamePage
  readonly at: string | null
}

/** The page that the address asks for: `#lesson`, `#analysis=NAME`, `#puzzles=NAME`. Rules have addresses here too; theirs begin with a capital. */
export function useEntered(fetched: Fetched | Error | null): Entered | null {
  const [hash, setHash] = useState(location.hash)
  useLayoutEffect(() => {
    const follow = (): void => setHash(location.hash)
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const [, id, at = null] = /^#([a-z]+)(?:=([\w-]{1,300}))?$/.exec(hash) ?? []
  const pages = fetched && !(fetched instanceof Error) ? fetched.pages : []
  const page = pages.find(each => each.id === id)
  return page ? { page, at } : null
}

interface PageProps extends Entered {
  readonly game: string
  readonly fetched: Fetched
}

export function GamePageView({ game, fetched: { loaded }, page, at }: PageProps) {
  const { title } = coverOf(game)
  const Content = useContent(page)
  const watched = useWatched(page.replay ? at : null)
  const { marks, mark } = useMarks(game, page.id)
  const played = useMemo(() => (watched && watched !== 'awaited' ? playedIn(watched) : null), [watched])
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), [page])
  const name = page.title()

  async function playOn(lines: number): Promise<void> {
    if (!watched || watched === 'awaited') return
    const taken = freshSeed()
    const notes = [...(watched.origin.notes ?? []), `taken over after ${lines} of ${watched.table.last} lines`]
    const text = watched.table.prefix(lines, { ...watched.origin, notes })
    await library.keep({ game, mode: 'taken', seed: taken, wanted: { taken }, text, moves: lines, finished: null })
    navigate({ page: 'play', game, wanted: { taken } })
  }

  /** Whoever comes from such a page begins with the first opponent there is. */
  const leave: GamePageProps['leave'] = to => {
    const [bot] = loaded.minds.bots
    if (!to) location.hash = ''
    else if ('watch' in to) navigate({ page: 'watch', kept: to.watch, replay: null, at: null })
    // A level is the same deal every time: whoever has begun it goes on.
    else if ('level' in to) navigate({ page: 'play', game, wanted: to })
    else navigate(freshRoute(loaded.game, { ...to, ...(bot ? { bot: bot.id } : {}) }))
  }

  function go(to: string): void {
    location.hash = `${page.id}=${to}`
  }

  function lay(deal: unknown): readonly [Table, Table] {
    const session = new Session(loaded.game, deal)
    return [new LocalTable(session, 0), new LocalTable(session, 1)]
  }

  return (
    <>
      <Header crumb={`${title}: ${name}`} back={{ href: '#', label: appWords().back }} />
      <main class="game-room" tabIndex={-1} ref={main} aria-busy={Content === null}>
        <h1 class="hidden-text">
          {title}: {name}
        </h1>
        {page.replay && watched === null && <p class="lead">{pageWords().gameGone}</p>}
        {Content && (!page.replay || played) && (
          <Content still={still.value} {...{ played, at, go, marks, mark, lay, leave }} playOn={lines => void playOn(lines)} />
        )}
      </main>
    </>
  )
}

function useContent(page: GamePage): ComponentType<GamePageProps> | null {
  const [content, setContent] = useState<{ readonly of: GamePage; readonly what: ComponentType<GamePageProps> } | null>(null)
  useEffect(() => {
    let awaited = true
    const arrive = async (): Promise<void> => {
      const what = await page.fetch()
      await wordsThere()
      if (awaited) setContent({ of: page, what })
    }
    void arrive()
    return () => {
      awaited = false
    }
  }, [page])
  return content?.of === page ? content.what : null
}

/** The game that was brought; null: it is not here, or cannot be followed. */
function useWatched(kept: string | null): Watchable | 'awaited' | null {
  const [found, setFound] = useState<{ readonly of: string; readonly what: Watchable | null } | null>(null)
  useEffect(() => {
    if (kept === null) return
    let awaited = true
    const arrive = async (): Promise<void> => {
      const game = await library.kept(kept)
      const what = game && (await watchable(game.text))
      if (awaited) setFound({ of: kept, what: what && !('why' in what) ? what : null })
    }
    void arrive()
    return () => {
      awaited = false
    }
  }, [kept])
  if (kept === null) return null
  return found?.of === kept ? found.what : 'awaited'
}

/** Everything there is to see of a game that is over. */
export function playedIn(watched: Watchable): PlayedGame {
  const { table } = watched
  const company = companyOf(watched)
  const views: unknown[] = []
  for (let stop = 0; stop <= table.last; stop++) {
    table.go(stop)
    views.push(table.view)
  }
  const lines = table.lines.map(({ seat, text }) => ({ seat: seat ?? 0, text }))
  return { deal: table.deal, views, lines, company, ending: endingOf(watched, company) }
}

/** A game that was given up or lost on time, or whose tie was broken: the score does not say who won. */
function endingOf({ table: { end }, stage }: Watchable, company: Company): string | null {
  if (!end) return null
  const { winner, scores } = end
  const why = stage.words.ended(end, company)
  if (why && typeof winner === 'number' && scores.every((score, seat) => seat === winner || score < (scores[winner] ?? 0))) return null
  const said = aroundWords()
  return `${said.endTitle(end, company)}. ${why ?? said.ended(end, company)}`
}
