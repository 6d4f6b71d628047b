import { useEffect } from 'preact/hooks'
import { part } from '../ui/part.tsx'
import { later } from './later.tsx'
import { pen } from './pen.ts'
import { type HostProps, useSitting } from './sitting.ts'
import { Solo } from './solo.tsx'
import './table.css'

const Duel = later(async () => (await import('./duel.tsx')).Duel)
const Framed = later(async () => (await import('./framed.tsx')).Framed)
const NewGame = part(async () => (await import('./afterwards.ts')).NewGame)

/** What nobody needs for a first move comes while nobody waits for it. */
function fetchTheRest(): () => void {
  const timer = setTimeout(() => void Promise.all([import('./afterwards.ts'), pen()]).catch(() => {}), REST_MS)
  return () => clearTimeout(timer)
}

/** After the board is drawn, and before anybody has made up their mind. */
const REST_MS = 300

/** A person at a table: alone, or across from a mind. */
export function Host(props: HostProps) {
  const sitting = useSitting(props)
  const { game, wanted, match, unboxed, stage } = props
  const Table = stage.frame ? Framed : match.game.seats === 1 ? Solo : Duel

  useEffect(fetchTheRest, [])

  return (
    <div class="sitting">
      <Table {...sitting} />
      {sitting.choosing && (
        <NewGame
          {...{ game, wanted, unboxed, stage }}
          underWay={match.table.outcome ? 0 : match.moves}
          discard={() => sitting.keeper.discard()}
          close={() => sitting.choose(false)}
        />
      )}
    </div>
  )
}
