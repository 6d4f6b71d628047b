import { useEffect, useRef } from 'preact/hooks'
import { Duel } from './duel.tsx'
import { NewGame } from './newgame.tsx'
import { type HostProps, useSitting } from './sitting.ts'
import { Solo } from './solo.tsx'
import './table.css'

/** A person at a table: alone, or across from a mind. */
export function Host(props: HostProps) {
  const sitting = useSitting(props)
  const { game, wanted, match, unboxed, stage } = props
  const Table = match.game.seats === 1 ? Solo : Duel
  const root = useRef<HTMLDivElement>(null)

  // The keyboard comes to a new table unless it is somewhere else, so that the shortcuts work from the start. It comes back
  // when the button under it went away with what it did.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.querySelector('main')?.focus({ preventScroll: true })
  }, [sitting.news, sitting.paused])

  return (
    <div class="sitting" ref={root}>
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
