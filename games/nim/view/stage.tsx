import { ArrowRight, Lightbulb } from 'lucide'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { keepsAhead } from '../../../ui/ahead.ts'
import type { Frame } from '../../../ui/frames.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useRoving } from '../../../ui/input/roving.ts'
import { linesSoFar } from '../../../ui/lines.ts'
import { SeatMark } from '../../../ui/seat.tsx'
import type { PlayerProps, ViewerProps } from '../../../ui/stage.ts'
import type { Nim } from '../nouns.ts'
import { heapName } from '../rules/notation.ts'
import { nearest, reachedFrom, type Spot, spotName, spotOf } from './controls.ts'
import { useHands } from './hands.ts'
import './tokens.css'
import './style.css'
import { isLatest, readTraces, type Traces, takerOf, trace, tracesFrom, tracesText } from './traces.ts'
import { words } from './words.ts'

export { words }
export const frame: Frame = { name: 'duel' }

/** The board for a spectator: a picture. */
export function Viewer(props: ViewerProps<Nim>) {
  const { heaps } = props.table.view
  const traces = useTraces(props)
  return (
    <div class="nim" role="img" aria-label={words.watched(heaps)} style={measures(traces)}>
      {heaps.map((sticks, heap) => (
        <div class="nim-heap" key={heapName(heap)}>
          <span class="nim-name row">{heapName(heap)}</span>
          {spots(traces, heap).map(spot => (
            <span class="nim-stick" key={spot.stick} data-state={spot.stick < sticks ? 'standing' : 'gone'}>
              <Match spot={spot} traces={traces} />
            </span>
          ))}
          <span class="nim-count row">{sticks}</span>
        </div>
      ))}
    </div>
  )
}

/** Where sticks were taken, and by whom. */
function useTraces({ table, news, memo }: ViewerProps<Nim> & Pick<PlayerProps<Nim>, 'memo'>): Traces {
  const traces = useRef<Traces | null>(null)
  traces.current ??= readTraces(memo?.saved ?? null, table.view.heaps)
  const { current } = traces
  trace(current, table.view.heaps, news.events)
  useEffect(() => memo?.keep(() => tracesText(current)), [memo, current])
  const lines = linesSoFar(table)
  return (lines && tracesFrom(table.view.heaps, lines)) ?? current
}

/** The board for a player. */
export function Stage(props: PlayerProps<Nim>) {
  const { table, news } = props
  const traces = useTraces(props)
  const { heaps } = table.view
  const roving = useRoving()
  const here = nearest(heaps, spotOf(roving.at) ?? { heap: 0, stick: 0 })
  const { text, look, listeners } = useHands(props, roving, here)

  // The stick that had the keyboard may be gone: the keyboard goes on to the nearest one and not back to the top of the page.
  useLayoutEffect(() => {
    if (!here || !roving.inside()) return
    roving.go(spotName(here))
    look(here)
  }, [news])

  return (
    <div
      class="nim"
      role="group"
      aria-label={words.board}
      ref={roving.root}
      style={measures(traces)}
      data-ours={table.toMove === table.seat || keepsAhead(table)}
      {...listeners}
    >
      {heaps.map((_, heap) => (
        <Heap key={heapName(heap)} {...props} {...{ traces, heap, here }} />
      ))}
      {text !== '' && <kbd class="nim-typed">{text}</kbd>}
    </div>
  )
}

type HeapProps = PlayerProps<Nim> & { readonly traces: Traces; readonly heap: number; readonly here: Spot | null }

/** A tray: its letter, a button for each stick, and how many there are or would be. */
function Heap({ table, chosen, advice, refusal, traces, heap, here }: HeapProps) {
  const { heaps } = table.view
  const sticks = heaps[heap] ?? 0
  const action = chosen?.action ?? advice?.action
  const from = action?.heap === heap ? reachedFrom(heaps, action).stick : null
  const advised = advice?.action.heap === heap
  return (
    <div
      class="nim-heap"
      role="group"
      aria-label={words.heap(heap, sticks)}
      data-refused={refusal?.facts['heap'] === heap}
      data-advised={advised}
    >
      <span class="nim-name row" aria-hidden="true">
        {advised && <Icon of={Lightbulb} />}
        {heapName(heap)}
      </span>
      {spots(traces, heap).map(spot => {
        const standing = spot.stick < sticks
        const state = !standing ? 'gone' : from !== null && spot.stick >= from ? 'going' : 'standing'
        return (
          <button
            type="button"
            class="nim-stick plain"
            key={spot.stick}
            data-place={spotName(spot)}
            data-state={state}
            tabIndex={here?.heap === heap && here.stick === spot.stick ? 0 : -1}
            disabled={!standing}
            aria-hidden={standing ? undefined : true}
            aria-label={standing ? words.stick(heap, sticks - spot.stick, sticks) : undefined}
          >
            <Match spot={spot} traces={traces} />
          </button>
        )
      })}
      <span class="nim-count row" aria-hidden="true">
        {from === null ? sticks : <Change was={sticks} then={from} />}
      </span>
    </div>
  )
}

function Change({ was, then }: { was: number; then: number }) {
  return (
    <>
      <span class="nim-was row">
        {was}
        <Icon of={ArrowRight} />
      </span>
      <span class="nim-then">{then}</span>
    </>
  )
}

/** A match and, once it is gone, the mark of whoever took it. */
function Match({ spot, traces }: { spot: Spot; traces: Traces }) {
  const taker = takerOf(traces, spot)
  return (
    <>
      <span class="nim-match" />
      {taker !== null && (
        <span class="nim-taker centred" data-latest={isLatest(traces, spot)}>
          <SeatMark seat={taker} />
        </span>
      )}
    </>
  )
}

function spots({ places }: Traces, heap: number): readonly Spot[] {
  return Array.from({ length: places[heap] ?? 0 }, (_, stick) => ({ heap, stick }))
}

/** The style sheet fits the board into its room by this. */
function measures({ places }: Traces): Record<string, string> {
  return { '--nim-most': String(Math.max(...places)) }
}
