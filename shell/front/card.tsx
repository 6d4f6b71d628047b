/** What a card of the front page shows once its game is there. */
import { Play } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { stream } from '../../kernel/rng.ts'
import { Icon } from '../../ui/icon.tsx'
import { navigate } from '../app/address.ts'
import { Link } from '../app/link.tsx'
import type { Fetched } from '../app/use-game.ts'
import { modesOf } from '../gamepage/modes.ts'
import { PageLink, useReached } from '../gamepage/page-link.tsx'
import { useOnward } from '../gamepage/use-onward.ts'
import { library, type Tally } from '../storage/index.ts'
import { tallies } from '../storage/ledger.ts'
import { freshSeed } from '../table/open/seed.ts'
import { frontWords } from '../words/front.ts'
import type { Show } from './demo-game.tsx'

export { DemoGame } from './demo-game.tsx'

/** What was played of a game here; undefined until it is looked up. */
function useTallies(game: string): readonly Tally[] | undefined {
  const [found, setFound] = useState<readonly Tally[]>()
  useEffect(() => {
    void tallies(library).then(all => setFound(all.filter(tally => tally.game === game)))
  }, [game])
  return found
}

export function PlayButton({ id, fetched, title }: { id: string; fetched: Fetched; title: string }) {
  const front = frontWords()
  const wanted = useOnward(fetched.loaded, useTallies(id))
  return (
    <Link to={{ page: 'play', game: id, wanted }} class="button primary card-play" label={front.playGame(title)}>
      <Icon of={Play} />
      <span>{front.play}</span>
    </Link>
  )
}

/** Sits down where the mind was. The game is kept like any other from then on. */
export async function takeOver(game: string, show: Show | null): Promise<void> {
  const left = show?.taken()
  if (!left) return navigate({ page: 'play', game, wanted: {} })
  const taken = freshSeed()
  await library.keep({ game, mode: 'taken', seed: taken, wanted: { taken }, finished: null, ...left })
  navigate({ page: 'play', game, wanted: { taken } })
}

/** As many other deals as a card has room for. */
const DEALS = 4

export function Rule({ fetched }: { fetched: Fetched }) {
  return <p class="card-rule">{fetched.stage.words.rule(openingView(fetched))}</p>
}

/** The other ways to begin: kept deals and kinds of random ones. The first of all is behind the large button. */
export function Deals({ id, fetched }: { id: string; fetched: Fetched }) {
  return (
    <div class="deals">
      <h3>{frontWords().deals}</h3>
      <ul>
        {modesOf(fetched)
          .flatMap(({ modes }) => modes)
          .slice(1, 1 + DEALS)
          .map(({ name, about, wanted }) => (
            <li key={name}>
              <Link to={{ page: 'play', game: id, wanted }} class="deal">
                <strong>{name}</strong>
                <span class="small">{about}</span>
              </Link>
            </li>
          ))}
      </ul>
      <Link to={{ page: 'game', game: id }} class="deals-all">
        {frontWords().page}
      </Link>
    </div>
  )
}

/** How far somebody has come, and the way there. */
export function Reached({ id, fetched: { pages } }: { id: string; fetched: Fetched }) {
  const page = pages.find(({ first }) => first)
  const reached = useReached(page)
  if (!page || reached === null) return null
  return (
    <PageLink game={id} page={page} class="card-reached small">
      {page.title()}: {reached}
    </PageLink>
  )
}

/** How the deal behind the large button begins, for the sentence that explains it. */
function openingView({ loaded: { game, levels } }: Fetched): unknown {
  const deal = levels[0]?.deal ?? game.deal(game.presets[0]?.setup, stream('show 0', 'deal'))
  return game.view(game.start(deal), 'public')
}
