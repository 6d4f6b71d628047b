import { useEffect, useMemo } from 'preact/hooks'
import { navigate } from './address.ts'
import { Broken } from './broken.tsx'
import { type Fetched, useFetched } from './fetched.ts'
import { Header } from './header.tsx'
import { Host } from './host.tsx'
import { Lost } from './lost.tsx'
import { Match } from './match.ts'
import { completed, isComplete, isRefusal, opened } from './opening.ts'
import { hrefOf, type Wanted } from './route.ts'
import { freshSeed } from './seed.ts'
import { staged } from './stages.ts'
import { refused, words } from './words.ts'

interface PlayProps {
  readonly game: string
  readonly wanted: Wanted
}

/** Fetches a game and lays its table. */
export function Play({ game, wanted }: PlayProps) {
  const fetched = useFetched(game)
  const { title } = staged(game).cover
  if (fetched instanceof Error) return <Broken sentence={words.broken.fetch} />
  return fetched ? <Laid game={game} wanted={wanted} fetched={fetched} /> : <Laying title={title} />
}

function Laid({ game, wanted, fetched }: PlayProps & { fetched: Fetched }) {
  const { unboxed } = fetched
  const href = hrefOf({ page: 'play', game, wanted })
  const opening = useMemo(() => (isComplete(wanted) ? opened(unboxed, wanted) : null), [unboxed, href])
  const match = useMemo(() => (opening && !isRefusal(opening) ? new Match(unboxed, opening) : null), [unboxed, opening])
  const { title } = staged(game).cover

  // The address comes to say everything, the seed included, so that reloading it or sending it means this very deal.
  useEffect(() => {
    if (!isComplete(wanted)) navigate({ page: 'play', game, wanted: completed(unboxed, wanted, freshSeed) }, 'replace')
  }, [unboxed, href])

  if (opening && isRefusal(opening)) {
    const onward = { to: { page: 'play', game, wanted: {} }, text: words.lost.fresh(title) } as const
    return <Lost sentence={refused(opening)} onward={onward} />
  }
  if (!opening || !match) return <Laying title={title} />
  return <Host key={href} game={game} wanted={wanted} dealName={opening.dealName} match={match} {...fetched} />
}

function Laying({ title }: { title: string }) {
  return (
    <>
      <Header crumb={title} />
      <main class="waiting" tabIndex={-1} aria-busy="true">
        <p class="lead">{words.table.loading(title)}</p>
      </main>
    </>
  )
}
