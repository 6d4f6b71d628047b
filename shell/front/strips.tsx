import { Check, CirclePlay } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { games } from '../../games/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { awaited } from '../../ui/lazy.tsx'
import { coverOf } from '../app/covers.ts'
import { Link } from '../app/link.tsx'
import { useGame } from '../app/use-game.ts'
import { dayOf } from '../daily/dates.ts'
import { modeName } from '../gamepage/modes.ts'
import { type DailyResult, library, type Playing } from '../storage/index.ts'
import { frontWords } from '../words/front.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** As many as fit beside the dailies. */
const SHOWN = 2

const withDaily = games.filter(game => game.daily)

/** What storage has for the front page. */
interface Stock {
  readonly playing: readonly Playing[]
  readonly dailies: ReadonlyMap<string, DailyResult | null>
}

/** Null: not looked yet. */
function useStock(): Stock | null {
  const [stock, setStock] = useState<Stock | null>(null)
  useEffect(() => {
    let wanted = true
    void look().then(
      found => wanted && setStock(found),
      () => wanted && setStock({ playing: [], dailies: new Map() }),
    )
    return () => {
      wanted = false
    }
  }, [])
  return stock
}

async function look(): Promise<Stock> {
  const today = dayOf(Date.now())
  const [playing, dailies] = await Promise.all([
    library.underWay(),
    Promise.all(withDaily.map(async ({ id }) => [id, await library.daily(id, today)] as const)),
  ])
  return { playing: playing.filter(({ game }) => games.some(({ id }) => id === game)), dailies: new Map(dailies) }
}

/** On a phone the game under way comes before everything else. */
export function Topmost() {
  const stock = useStock()
  const [first] = stock?.playing ?? []
  return first ? (
    <div class="topmost">
      <Going playing={first} />
    </div>
  ) : null
}

export function Strips() {
  const stock = useStock()
  const front = frontWords()
  return (
    <div class="strips">
      <section class="strip-going" aria-labelledby="going">
        <h2 id="going">{front.goOn}</h2>
        {stock && stock.playing.length > 0 ? (
          <ul>
            {stock.playing.slice(0, SHOWN).map(playing => (
              <li key={`${playing.game} ${playing.mode} ${playing.seed}`}>
                <Going playing={playing} />
              </li>
            ))}
          </ul>
        ) : (
          <GoingOn None={NoneGoing} />
        )}
      </section>
      {withDaily.length > 0 && <Dailies stock={stock} />}
    </div>
  )
}

function NoneGoing() {
  return <p class="going-none panel flat centred">{frontWords().goOnNone}</p>
}

/** Somebody without a game here may have one on a server. */
const GoingOn = awaited(async () => (await import('../online/parts/going-on.tsx')).GoingOn, NoneGoing, NoneGoing)

function Going({ playing }: { playing: Playing }) {
  const front = frontWords()
  const { ago, moves } = front
  const { title, ground = '', Glyph } = coverOf(playing.game)
  const fetched = useGame(playing.game)
  const named = fetched && !(fetched instanceof Error) ? modeName(playing, fetched) : null
  return (
    <div class="going panel">
      <span class={`going-glyph centred ${ground}`}>
        <Glyph />
      </span>
      <strong>{named?.deal ? `${title}, ${named.deal}` : title}</strong>
      <span class="small">{moves(playing.moves)}</span>
      <span class="going-ago small">{ago(Math.max(0, Math.floor((Date.now() - playing.changed) / MINUTE_MS)))}</span>
      <Link to={{ page: 'play', game: playing.game, wanted: playing.wanted }} class="button" label={front.goOnWith(title)}>
        <Icon of={CirclePlay} />
        <span>{front.goOn}</span>
      </Link>
    </div>
  )
}

function Dailies({ stock }: { stock: Stock | null }) {
  const front = frontWords()
  const minutes = useMinutesLeft()
  const done = withDaily.filter(({ id }) => stock?.dailies.get(id)).length
  return (
    <section class="strip-dailies" aria-labelledby="dailies">
      <h2 id="dailies">{front.dailies}</h2>
      <p class="dailies-next small">
        {withDaily.length > 1 && `${front.dailiesDone(done, withDaily.length)}, `}
        {front.nextDaily(Math.floor(minutes / 60), minutes % 60)}
      </p>
      <ul class="panel">
        {withDaily.map(({ id }) => (
          <Daily id={id} result={stock?.dailies.get(id) ?? null} key={id} />
        ))}
      </ul>
    </section>
  )
}

function Daily({ id, result }: { id: string; result: DailyResult | null }) {
  const front = frontWords()
  const { title, Glyph } = coverOf(id)
  const fetched = useGame(id)
  const scored = fetched && !(fetched instanceof Error) ? fetched.stage.words.scored : undefined
  const score = result && (scored?.(result.first) ?? front.dailyScore(result.first))
  const how = result?.firstHints ? `${score}, ${front.withHints(result.firstHints)}` : score
  return (
    <li class="daily">
      <Glyph />
      <strong>{title}</strong>
      <span class="daily-how small">{how ?? front.dailyOpen}</span>
      {result ? (
        <Link to={{ page: 'daily', game: id, date: null }} class="daily-done centred" label={`${title}: ${how}`}>
          <Icon of={Check} />
        </Link>
      ) : (
        <Link to={{ page: 'daily', game: id, date: null }} class="button" label={front.playDaily(title)}>
          {front.play}
        </Link>
      )}
    </li>
  )
}

/** Days end at one moment everywhere: midnight in UTC. */
function useMinutesLeft(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.ceil((DAY_MS - (now % DAY_MS)) / MINUTE_MS)
}
