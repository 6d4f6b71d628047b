import { useEffect } from 'preact/hooks'
import { useRoving } from '../../../ui/input/roving.ts'
import type { ViewerProps } from '../../../ui/stage.ts'
import type { Blocks } from '../nouns.ts'
import { after, withAfter } from './after.ts'
import { Board } from './board.tsx'
import type { Desk } from './desk.ts'
import { Dealt } from './hand.tsx'
import { NO_MARKS } from './marks.ts'
import { words } from './words.ts'

/** The board for a spectator: a picture. */
export function Watched({ table, news, still, desk }: ViewerProps<Blocks> & { readonly desk: Desk }) {
  const roving = useRoving()
  const { view } = table
  const story = { news, desk, still, cols: view.cols, grid: roving.root }
  const there = after.value
  useEffect(() => withAfter(), [])
  return (
    <>
      <Board
        view={view}
        cells={view.cells}
        marks={NO_MARKS}
        here={null}
        grid={roving.root}
        label={words.watched(view)}
        carrying={false}
        over={table.outcome !== null}
      >
        {there && <there.Story {...story} />}
      </Board>
      <Shown view={view} />
    </>
  )
}

/** The hand as a picture. */
function Shown({ view }: { view: Blocks['View'] }) {
  return (
    <div class="bp-hand" aria-hidden="true">
      {view.hand.map((shape, slot) => (
        <span class="bp-slot" key={slot}>
          {shape >= 0 && <Dealt key={`${view.round}`} slot={slot} shape={shape} tint={view.tints[slot] ?? 0} />}
        </span>
      ))}
    </div>
  )
}
