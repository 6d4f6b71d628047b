import { useEffect } from 'preact/hooks'
import { part } from '../../ui/lazy.tsx'
import { lazyPage } from '../app/lazy-page.tsx'
import { Rails } from './frames/rails.tsx'
import { replayWriter } from './replay-writer.ts'
import { type HostProps, useTable } from './use-table.ts'
import './frames/table.css'

const Duel = lazyPage(async () => (await import('./frames/duel.tsx')).Duel)
const Framed = lazyPage(async () => (await import('./frames/framed.tsx')).Framed)
const SealSheet = part(async () => (await import('./deferred.ts')).SealSheet)
const NewGame = part(async () => (await import('./deferred.ts')).NewGame)

/** What nobody needs for a first move comes while nobody waits for it. */
function fetchTheRest({ game, loaded }: HostProps): () => void {
  const fetch = async (): Promise<void> => {
    const [{ lookAhead }] = await Promise.all([import('./deferred.ts'), replayWriter()])
    await lookAhead(game, loaded.programme)
  }
  const timer = setTimeout(() => void fetch().catch(() => {}), REST_MS)
  return () => clearTimeout(timer)
}

/** After the board is drawn, and before anybody has made up their mind. */
const REST_MS = 300

const FRAMES = { rails: Rails, wide: Framed, immersive: Framed, duel: Duel, arena: Duel }

/** A person at a table: alone, or across from somebody. */
export function Host(props: HostProps) {
  const model = useTable(props)
  const { game, wanted, match, loaded, stage, pages } = props
  const Table = FRAMES[stage.frame.name]

  useEffect(() => fetchTheRest(props), [])

  return (
    <div class="seated column">
      <Table {...model} />
      {model.sealShown && <SealSheet model={model} />}
      {model.choosing && (
        <NewGame
          {...{ game, wanted, loaded, stage, pages }}
          underWay={match.table.outcome ? 0 : match.lines.length}
          close={() => model.choose(false)}
        />
      )}
    </div>
  )
}
