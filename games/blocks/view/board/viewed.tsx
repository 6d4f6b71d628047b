import { useRef } from 'preact/hooks'
import type { ViewerProps } from '../../../../ui/stage.ts'
import type { Blocks } from '../../nouns.ts'
import type { ViewState } from '../view-state.ts'
import { words } from '../words/index.ts'
import { Board } from './board.tsx'
import { DealtBlock } from './hand.tsx'
import { LatestMove } from './latest-move.tsx'
import { NO_MARKS } from './marks.ts'

/** The board for somebody who looks: a picture. */
export function ViewedBoard({ table, news, still, state }: ViewerProps<Blocks> & { readonly state: ViewState }) {
  const grid = useRef<HTMLDivElement>(null)
  const { view } = table
  return (
    <>
      <Board
        view={view}
        cells={view.cells}
        marks={NO_MARKS}
        here={null}
        grid={grid}
        label={words.watched(view)}
        carrying={false}
        over={table.outcome !== null}
        busy={false}
      >
        <LatestMove news={news} state={state} still={still} cols={view.cols} grid={grid} />
      </Board>
      <div class="bp-hand" aria-hidden="true">
        {view.hand.map((shape, slot) => (
          <span class="bp-slot" key={slot}>
            {shape >= 0 && <DealtBlock key={`${view.round}`} slot={slot} shape={shape} tint={view.tints[slot] ?? 0} />}
          </span>
        ))}
      </div>
    </>
  )
}
