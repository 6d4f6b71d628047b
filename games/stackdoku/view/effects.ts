/** What the board does beside drawing itself. All of it belongs to the stage, which is there for as long as somebody plays. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import { focused, focusOn } from './controls/focus.ts'
import { nearestTo } from './model/geometry.ts'
import { preferMarks } from './model/preferences.ts'
import { notesText } from './model/saved-notes.ts'
import type { ViewState } from './view-state.ts'

type Props = PlayerProps<Stackdoku>

/** The clock goes while there is something to do. */
export function useClock({ table, paused = false }: Props, { clock }: ViewState): void {
  const going = !paused && table.outcome === null
  useEffect(() => (going ? clock.run() : undefined), [going, clock])
}

/** Marks and time are saved with the game. */
export function useSavedNotes({ table, memo }: Props, { clock, pencil }: ViewState): void {
  useEffect(() => {
    memo?.keep(() => {
      const { trail, attempt } = table.view
      return notesText(trail.length > 0 || attempt > 1, { seconds: clock.seconds.peek(), pencil: pencil.peek() })
    })
    const first = pencil.peek()
    return pencil.subscribe(now => {
      if (now === first) return
      preferMarks(now.auto)
      memo?.changed()
    })
  }, [table, memo, pencil])
}

/** The tutorial looks at everything that happens. */
export function useLesson({ table, news, advice }: Props, { lesson }: ViewState): void {
  const trail = useRef(table.view.trail.length)
  useLayoutEffect(() => {
    const undone = news.events.length === 0 && table.view.trail.length < trail.current
    trail.current = table.view.trail.length
    lesson?.see(table.view, { selected: false, hinted: advice !== null, undone })
  }, [news, advice])
}

/** How long two hidden numbers that did not match are seen. */
const MISMATCH_MS = 1500

/** Two hidden numbers that do not match are seen for a moment and turn back by themselves. The sentence that says why may stay. [SD-17] */
export function useMismatch({ table, refusal }: Props, { mismatched }: ViewState): void {
  const { hidden } = table.view
  useLayoutEffect(() => {
    const shown = hidden && refusal?.code === 'differ'
    mismatched.value = shown ? [Number(refusal.facts['a']), Number(refusal.facts['b'])] : NONE
    if (!shown) return
    const timer = setTimeout(() => {
      mismatched.value = NONE
    }, MISMATCH_MS)
    return () => clearTimeout(timer)
  }, [refusal, hidden, mismatched])
}

const NONE: readonly number[] = []

/** Whatever changed the table, nothing stays in hand that is not there any more, and the keyboard is not lost with what it was on. */
export function useTidy({ table, news }: Props, state: ViewState): void {
  const region = useRef(focused().region)
  region.current = focused().region ?? region.current
  useLayoutEffect(() => {
    if (news.count === 0) return
    letGoOfWhatWent(table.view, news.events, state)
    if (document.activeElement !== document.body || table.outcome) return
    const place = placeNear(table.view, region.current, state)
    if (place !== null) focusOn(place)
  }, [news])
}

function letGoOfWhatWent({ free, tray }: Stackdoku['View'], events: Props['news']['events'], state: ViewState): void {
  const { selectedTile, held, rescueWanted } = state
  const tile = selectedTile.peek()
  if (tile !== null && !free.includes(tile)) selectedTile.value = null
  const number = held.peek()
  // What was turned down stays in hand; what was placed leaves an empty hand, so that nothing more falls out of it.
  const isPlaced = events.some(event => event.kind === 'placed')
  if (number !== null && (isPlaced || !tray.includes(number))) held.value = null
  rescueWanted.value = null
}

/** Where the keyboard goes on when what it was on is gone. */
function placeNear(
  { xs, ys, zs, free, tray }: Stackdoku['View'],
  region: string | null,
  { focusedTile, focusedSlot, focusedCell }: ViewState,
): string | null {
  if (region === 'stack') return `t${nearestTo({ xs, ys, zs }, free, Math.max(0, focusedTile.peek())) ?? 0}`
  if (region !== 'tray') return null
  return tray.length > 0 ? `s${Math.min(focusedSlot.peek(), tray.length - 1)}` : `c${focusedCell.peek()}`
}
