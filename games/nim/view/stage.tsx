import { ArrowRight, Lightbulb } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/game.ts'
import { Icon } from '../../../ui/icon.tsx'
import { placeOf, useRoving } from '../../../ui/roving.ts'
import { SeatMark } from '../../../ui/seat.tsx'
import type { StageProps } from '../../../ui/stage.ts'
import type { Nim } from '../nouns.ts'
import { heapName, parse } from '../rules/notation.ts'
import { nearest, reach, reachedFrom, type Spot, spotName, spotOf, step, typed } from './controls.ts'
import './style.css'
import { noTraces, takerOf, trace, type Traces } from './traces.ts'
import { words } from './words.ts'

export { words }

type Props = StageProps<Nim>

export function Stage(props: Props) {
  const { table, news } = props
  const { heaps } = table.view
  const traces = useRef(noTraces()).current
  trace(traces, heaps, news.events)
  return table.seat === null ? <Watched {...props} traces={traces} /> : <Played {...props} traces={traces} />
}

/** The board for a spectator: a picture. */
function Watched({ table, traces }: Props & { traces: Traces }) {
  const { heaps } = table.view
  return (
    <div class="nim" role="img" aria-label={words.watched(heaps)} style={measures(traces)}>
      {heaps.map((sticks, heap) => (
        <div class="nim-heap" key={heapName(heap)}>
          <HeapLabel heap={heap} />
          {spots(traces, heap).map(spot => (
            <span class="nim-stick" key={spot.stick} data-state={spot.stick < sticks ? 'standing' : 'gone'}>
              <Match taker={takerOf(traces, spot)} />
            </span>
          ))}
          <span class="nim-count">{sticks}</span>
        </div>
      ))}
    </div>
  )
}

/** The board for a player. Events are heard once, at the root; which stick they mean is in its `data-place`. */
function Played({ table, news, chosen, advice, refusal, choose, act, refuse, traces }: Props & { traces: Traces }) {
  const { heaps } = table.view
  const roving = useRoving()
  const [text, setText] = useState('')
  // A pen or a finger cannot hover, so its first touch shows what would happen and a second gesture confirms it.
  const touching = useRef(false)

  const here = nearest(heaps, spotOf(roving.at) ?? { heap: 0, stick: 0 })
  const ours = table.toMove === table.seat

  function consider(spot: Spot | null, held: boolean): void {
    if (!ours || !spot || !stands(heaps, spot)) return
    choose({ action: reach(heaps, spot), held })
  }

  function onPointerOver({ pointerType, target }: PointerEvent): void {
    if (pointerType === 'mouse') consider(spotOf(placeOf(target)), false)
  }

  function onPointerLeave({ pointerType }: PointerEvent): void {
    if (pointerType === 'mouse' && !chosen?.held) choose(null)
  }

  function onPointerDown({ pointerType }: PointerEvent): void {
    touching.current = pointerType !== 'mouse'
  }

  /** A finger that slides along a heap changes the choice, so that narrow sticks need no aim. */
  function onPointerMove({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'mouse') consider(spotOf(placeOf(document.elementFromPoint(clientX, clientY))), true)
  }

  function onClick({ target, detail }: MouseEvent): void {
    const spot = spotOf(placeOf(target))
    if (!spot || !stands(heaps, spot)) return
    const byTouch = detail > 0 && touching.current // a click without a count came from a key or from assistive technology
    if (byTouch && ours) consider(spot, true)
    else act(reach(heaps, spot))
  }

  function onFocusIn({ target }: FocusEvent): void {
    const place = placeOf(target)
    if (place === null) return
    roving.visit(place)
    if (!touching.current) consider(spotOf(place), false)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || !here) return
    touching.current = false
    if (event.key === 'Enter' && text !== '') {
      event.preventDefault()
      say()
      return
    }
    const word = typed(text, event.key, heaps)
    const spot = word === null ? step(heaps, here, event.key) : null
    if (word === null && !spot) return
    event.preventDefault()
    setText(word ?? '')
    if (spot) roving.go(spotName(spot))
  }

  function say(): void {
    const action = parse(text)
    if (action) act(action)
    else refuse({ code: 'unreadable', because: words.unreadable(text), facts: { text } })
    setText('')
  }

  // The stick that had the keyboard may be gone: the keyboard goes on to the nearest one and not back to the top of the page.
  useLayoutEffect(() => {
    if (!roving.inside() || !here) return
    roving.go(spotName(here))
    if (!touching.current) consider(here, false)
  }, [news, ours])

  const going = chosen?.action ?? advice?.action ?? null
  const from = going && reachedFrom(heaps, going)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the sticks are the buttons; their events are heard here
    <div
      class="nim"
      role="group"
      aria-label={words.board}
      ref={roving.root}
      style={measures(traces)}
      data-ours={ours}
      onPointerOver={onPointerOver}
      onPointerLeave={onPointerLeave}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onClick={onClick}
      onFocusIn={onFocusIn}
      onKeyDown={onKeyDown}
    >
      {heaps.map((sticks, heap) => (
        <div
          class="nim-heap"
          key={heapName(heap)}
          role="group"
          aria-label={words.heap(heap, sticks)}
          data-refused={refusal?.facts['heap'] === heap}
          data-advised={advice?.action.heap === heap}
        >
          <HeapLabel heap={heap} />
          {spots(traces, heap).map(spot => (
            <button
              type="button"
              class="nim-stick"
              key={spot.stick}
              data-place={spotName(spot)}
              {...(stands(heaps, spot)
                ? {
                    tabIndex: here && spotName(here) === spotName(spot) ? 0 : -1,
                    'data-state': from?.heap === heap && spot.stick >= from.stick ? 'going' : 'standing',
                    'aria-label': words.stick(heap, sticks - spot.stick, sticks),
                    'aria-hidden': undefined,
                    disabled: false,
                  }
                : { tabIndex: -1, 'data-state': 'gone', 'aria-label': undefined, 'aria-hidden': true, disabled: true })}
            >
              <Match taker={takerOf(traces, spot)} />
            </button>
          ))}
          <span class="nim-count" aria-hidden="true">
            {advice?.action.heap === heap && <Icon of={Lightbulb} />}
            {sticks}
            {from?.heap === heap && (
              <>
                <Icon of={ArrowRight} />
                {from.stick}
              </>
            )}
          </span>
        </div>
      ))}
      {text !== '' && <kbd class="nim-typed">{text}</kbd>}
    </div>
  )
}

function HeapLabel({ heap }: { heap: number }) {
  return (
    <span class="nim-name" aria-hidden="true">
      {heapName(heap)}
    </span>
  )
}

/** A match and, once it is gone, the mark of whoever took it. */
function Match({ taker }: { taker: Seat | null }) {
  return (
    <>
      <span class="nim-match" />
      {taker !== null && (
        <span class="nim-taker">
          <SeatMark seat={taker} />
        </span>
      )}
    </>
  )
}

function stands(heaps: readonly number[], { heap, stick }: Spot): boolean {
  return stick < (heaps[heap] ?? 0)
}

function spots({ places }: Traces, heap: number): readonly Spot[] {
  return Array.from({ length: places[heap] ?? 0 }, (_, stick) => ({ heap, stick }))
}

/** The style sheet fits the board into its room by these. */
function measures({ places }: Traces): Record<string, string> {
  return { '--heaps': String(places.length), '--most': String(Math.max(...places)) }
}
