import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { Refusal } from '../../../kernel/game.ts'
import { navigate } from '../../app/address.ts'
import { Broken } from '../../app/broken.tsx'
import { Header } from '../../app/header.tsx'
import { lazyPage } from '../../app/lazy-page.tsx'
import type { Held, Route, Wanted } from '../../app/route.ts'
import { type Fetched, useGame } from '../../app/use-game.ts'
import { staged } from '../../stages.ts'
import { type Aside, library, modeOf } from '../../storage/index.ts'
import { appWords } from '../../words/app.ts'
import { tableWords } from '../../words/table.ts'
import { Host } from '../host.tsx'
import type { Match } from '../match.ts'
import { tabLock } from '../tab-lock.ts'
import { freshRoute, heldSeed } from './fresh-route.ts'
import { matchOf } from './make-match.ts'
import { completedKind, isComplete, isRefusal, type LoadedGame, type Opening, opened, presetId, type Sealing } from './opening.ts'
import { freshSalt } from './seed.ts'

const Elsewhere = lazyPage(async () => (await import('./elsewhere.tsx')).Elsewhere)
const Refused = lazyPage(async () => (await import('./refused.tsx')).Refused)

export interface OpenTableProps {
  readonly game: string
  readonly wanted: Wanted
  /** The seed of a game between two, which the address does not say. */
  readonly held?: Held | null
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

function Table({ game, wanted: said, held = null, date, fetched }: OpenTableProps & { fetched: Fetched }) {
  const { loaded } = fetched
  const [round, setRound] = useState(0)
  const [set, setSet] = useState<{ of: string; what: OpenedTable | Refusal | null } | null>(null)
  const [says, say] = useState<string | null>(null)
  const wanted = held ? { ...said, seed: held.seed } : said
  const name = JSON.stringify([game, wanted, held, date, round])

  useEffect(() => {
    let awaited = true
    const visit = tabLock.visit(() => setRound(round + 1))
    const arrive = async (): Promise<void> => {
      const proper = date === undefined ? await properRoute(loaded, game, said, held) : null
      if (proper) return awaited ? navigate(proper, 'replace') : undefined
      const what = await setUp(loaded, game, wanted, { date, visit, sealing: held ?? { salt: freshSalt(), known: false }, say })
      if (awaited) setSet({ of: name, what })
    }
    void arrive()
    return () => {
      awaited = false
      tabLock.leave(visit)
    }
  }, [loaded, name])

  if (tabLock.elsewhere.value) return <Elsewhere game={game} />
  if (set?.of !== name || !set.what) return <Laying game={game} says={says} />
  if ('code' in set.what) return <Refused game={game} refusal={set.what} />
  const restart = (): void => {
    // Who has seen a deal knows it the second time.
    if (held) navigate({ page: 'play', game, wanted: said, held: heldSeed(held.seed, true) }, 'replace')
    setRound(round + 1)
  }
  return <Host key={name} {...{ game, wanted, date: date ?? null, ...set.what, ...fetched }} restart={restart} />
}

/**
 * The address comes to say everything, the seed included, so that reloading it or sending it means this very deal; only between two the
 * seed is kept out of it. What is the deal of a day is that day's page. Null: it says everything already.
 */
async function properRoute(box: LoadedGame, game: string, wanted: Wanted, held: Held | null): Promise<Route | null> {
  if (wanted.taken !== undefined) return null
  const date = await dayIn(game, wanted)
  if (date !== null) return { page: 'daily', game, date }
  const { seats } = box.game
  if (isComplete(seats, wanted) && (held !== null || seats === 1)) return null
  const kind = completedKind(box, wanted)
  // Whoever has the link can know what is dealt.
  if (wanted.seed !== undefined && seats === 2) return { page: 'play', game, wanted: kind, held: heldSeed(wanted.seed, true) }
  const left = wanted.seed === undefined ? await library.resume(game, modeOf(kind), null) : null
  return freshRoute(box.game, kind, wanted.seed ?? left?.seed)
}

async function dayIn(game: string, { preset, seed = '' }: Wanted): Promise<string | null> {
  const date = seed.slice(-10)
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null
  const daily = await findGame(game)?.daily?.()
  return daily && presetId({ name: daily.preset(date) }) === preset && daily.seed(date) === seed ? date : null
}

interface Around {
  readonly date: string | undefined
  readonly visit: number
  readonly sealing: Sealing
  say(sentence: string): void
}

/** Null: another tab has this game, or nobody wants it any more. */
async function setUp(
  box: LoadedGame,
  game: string,
  wanted: Wanted,
  { date, visit, sealing, say }: Around,
): Promise<OpenedTable | Refusal | null> {
  const mode = date === undefined ? modeOf(wanted) : 'daily'
  const isOurs = (seed: string): Promise<boolean> => tabLock.enter(visit, `${game}|${mode}|${seed}`)
  if (wanted.taken !== undefined)
    return (await isOurs(wanted.taken)) ? (await import('./resume.ts')).takenOver(box, game, wanted.taken) : null
  const dealer = (await findGame(game)?.slow()) ? (await import('./slow-deal.ts')).slowDealer(say) : undefined
  const dealt = await opened(box, wanted, dealer, sealing)
  if (isRefusal(dealt)) return dealt
  const opening = date === undefined ? dealt : { ...dealt, origin: { ...dealt.origin, daily: date } }
  if (!(await isOurs(opening.seed))) return null
  const left = await library.resume(game, mode, opening.seed)
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
