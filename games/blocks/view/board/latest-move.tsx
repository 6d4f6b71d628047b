/** What just happened, shown in order: the block slides home, the lines light up and sweep out, the points rise. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { styleVars } from '../../../../ui/fit.ts'
import type { News } from '../../../../ui/stage.ts'
import type { Blocks } from '../../nouns.ts'
import { shapeAt } from '../shape.ts'
import type { ViewState } from '../view-state.ts'
import { words } from '../words/index.ts'
import { Lines } from './board.tsx'

interface LatestMoveProps {
  readonly news: News<Blocks>
  readonly state: ViewState
  readonly cols: number
  readonly still: boolean
  readonly grid: RefObject<HTMLElement | null>
}

const SNAP_MS = 160

type Kinds = Blocks['Event']['kind']

function found<K extends Kinds>(events: readonly Blocks['Event'][], kind: K): Extract<Blocks['Event'], { kind: K }> | undefined {
  return events.find((event): event is Extract<Blocks['Event'], { kind: K }> => event.kind === kind)
}

/** Over the cells; new with every piece of news. The news that was there already when the board came is not shown again. */
export function LatestMove(props: LatestMoveProps) {
  const first = useRef(props.news).current
  useSnap(props)
  return props.news === first ? null : <MoveEffects key={props.news.count} {...props} />
}

function MoveEffects({ news, state, cols, still }: LatestMoveProps) {
  const placed = found(news.events, 'placed')
  const cleared = found(news.events, 'cleared')
  const scored = found(news.events, 'scored')
  if (!placed || !scored) return null
  const { rows, cols: width } = shapeAt(placed.shape)
  return (
    <>
      {cleared && still && <Lines rows={cleared.rows} cols={cleared.cols} tint={placed.tint} />}
      {cleared &&
        !still &&
        cleared.cells.map(cell => (
          <i
            class="bp-fill bp-leaving"
            key={cell}
            data-tint={state.before[cell] || placed.tint}
            style={styleVars({ '--x': cell % cols, '--y': Math.floor(cell / cols), '--d': distance(cell, placed.cells, cols) })}
          />
        ))}
      <b
        class="bp-rise"
        data-great={scored.points.lines > 0}
        style={styleVars({ '--x': placed.col + width / 2, '--y': placed.row + rows / 2 })}
      >
        +{words.figure(scored.points.total)}
      </b>
    </>
  )
}

/** How many steps from the block that did it: lines sweep out from there. */
function distance(cell: number, from: readonly number[], cols: number): number {
  const row = Math.floor(cell / cols)
  return Math.min(...from.map(other => Math.abs(row - Math.floor(other / cols)) + Math.abs((cell % cols) - (other % cols))))
}

/** The block slides from where it was let go to where it lies. Only cells that stay are there to move. */
function useSnap({ news, state, cols, still, grid }: LatestMoveProps): void {
  const first = useRef(news).current
  useLayoutEffect(() => {
    const placed = news === first || still ? undefined : found(news.events, 'placed')
    const { x, y } = state.slide
    state.slide = { x: 0, y: 0 }
    for (const cell of placed?.cells ?? []) {
      const fill = grid.current?.children[Math.floor(cell / cols)]?.children[cell % cols]?.querySelector('.bp-fill')
      const from = x === 0 && y === 0 ? 'scale(0.86)' : `translate(${x}px, ${y}px) scale(1.03)`
      fill?.animate(
        [
          { transform: from, zIndex: 1 },
          { transform: 'none', zIndex: 1 },
        ],
        {
          duration: SNAP_MS,
          easing: 'cubic-bezier(0.3, 1.25, 0.5, 1)',
        },
      )
    }
  }, [news])
}
