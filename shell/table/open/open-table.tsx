import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { Refusal } from '../../../kernel/game.ts'
import { navigate } from '../../app/address.ts'
import { Broken } from '../../app/broken.tsx'
import { Header } from '../../app/header.tsx'
import { lazyPage } from '../../app/lazy-page.tsx'
import type { Route, Wanted } from '../../app/route.ts'
import { type Fetched, useGame } from '../../app/use-game.ts'
import { staged } from '../../stages.ts'
import { type Aside, library, modeOf } from '../../storage/index.ts'
import { appWords } from '../../words/app.ts'
import { tableWords } from '../../words/table.ts'
import { Host } from '../host.tsx'
import type { Match } from '../match.ts'
import { matchOf } from './make-match.ts'
import { completedKind, isComplete, isRefusal, type LoadedGame, type Opening, opened } from './opening.ts'
import { freshSeed } from './seed.ts'

const Refused = lazyPage(async () => (await import('./refused.tsx')).Refused)

export interface OpenTableProps {
  readonly game: string
  readonly wanted: Wanted
  /** The day, where the address is that of a day's deal. */
  readonly date?: string
}

/** Fetches a game and lays its table: with the game that was left there, or with a new one. */
export function OpenTable(props: OpenTableProps) {
  const fetched = useGame(props.game, 'table')
  if (fetched instanceof Error) return <Broken sentence={navigator.onLine ? appWords().broken.fetch : appWords().broken.offline} />
  return fetched ? <Table {...props} fetched={fetched} /> : <Laying game={props.game} />
}

/** What is on the table when somebody sits down. */
export interface OpenedTable {
  readonly opening: Opening
  readonly match: Match
  readonly finished: string | null
  readonly notes: string | null
  readonly aside: Aside | null
}

function Table({ game, wanted, date, fetched }: OpenTableProps & { fetched: Fetched }) {
  const { loaded } = fetched
  const [round, setRound] = useState(0)
  const [set, setSet] = useState<{ of: string; what: OpenedTable | Refusal } | null>(null)
  const [says, say] = useState<string | null>(null)
  const name = JSON.stringify([game, wanted, date, round])

  useEffect(() => {
    let awaited = true
    const arrive = async (): Promise<void> => {
      const proper = date === undefined ? await properRoute(loaded, game, wanted) : null
      if (proper) return awaited ? navigate(proper, 'replace') : undefined
      const what = await setUp(loaded, game, wanted, date, say)
      if (awaited) setSet({ of: name, what })
    }
    void arrive()
    return () => {
      awaited = false
    }
  }, [loaded, name])

  if (set?.of !== name) return <Laying game={game} says={says} />
  if ('code' in set.what) return <Refused game={game} refusal={set.what} />
  return <Host key={name} {...{ game, wanted, date: date ?? null, ...set.what, ...fetched }} restart={() => setRound(round + 1)} />
}

/**
 * The address comes to say everything, the seed included, so that reloading it or sending it means this very deal; and what
 * is the deal of a day is that day's page. Null: it says everything already.
 */
async function properRoute(box: LoadedGame, game: string, wanted: Wanted): Promise<Route | null> {
  if (wanted.taken !== undefined) return null
  const date = await dayIn(game, wanted)
  if (date !== null) return { page: 'daily', game, date }
  if (isComplete(box.game.seats, wanted)) return null
  const kind = completedKind(box, wanted)
  const left = wanted.seed === undefined ? await library.resume(game, modeOf(kind), null) : null
  return { page: 'play', game, wanted: { ...kind, seed: wanted.seed ?? left?.seed ?? freshSeed() } }
}

async function dayIn(game: string, { preset, seed = '' }: Wanted): Promise<string | null> {
  const date = seed.slice(-10)
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null
  const daily = await findGame(game)?.daily?.()
  return daily && daily.preset(date).toLowerCase() === preset && daily.seed(date) === seed ? date : null
}

type Say = (sentence: string) => void

async function setUp(box: LoadedGame, game: string, wanted: Wanted, date: string | undefined, say: Say): Promise<OpenedTable | Refusal> {
  if (wanted.taken !== undefined) return (await import('./resume.ts')).takenOver(box, game, wanted.taken)
  const dealer = (await findGame(game)?.slow()) ? (await import('./slow-deal.ts')).slowDealer(say) : undefined
  const opening = await opened(box, wanted, dealer)
  if (isRefusal(opening)) return opening
  const left = await library.resume(game, date === undefined ? modeOf(wanted) : 'daily', opening.seed)
  if (!left) return { opening, match: await matchOf(box.game, opening), finished: null, notes: null, aside: null }
  return (await import('./resume.ts')).resumed(box, opening, left)
}

/** `says`: what is waited for, where it takes long. */
function Laying({ game, says = null }: { game: string; says?: string | null }) {
  const { title } = staged(game)
  return (
    <>
      <Header crumb={title} />
      <main class="waiting column" tabIndex={-1} aria-busy="true">
        <p class="lead">{says ?? tableWords().loading(title)}</p>
      </main>
    </>
  )
}
