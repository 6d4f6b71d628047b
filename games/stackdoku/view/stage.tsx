import type { ComponentChild } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Frame } from '../../../ui/frames.ts'
import { declareKeys } from '../../../ui/input/keys.ts'
import { part } from '../../../ui/lazy.tsx'
import { play } from '../../../ui/sound/sound.ts'
import type { PlayerProps, ViewerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import { freeTiles } from '../rules/stack.ts'
import { fetchReasons } from './advice.ts'
import { Aside } from './aside.tsx'
import { type Desk, deskOf } from './desk.ts'
import { foundIn } from './found.ts'
import { Digits, Grid } from './grid.tsx'
import { CLEAR_OF_FINGER, useHands } from './hands.ts'
import { goTo, here } from './keys.ts'
import { nearestTo } from './picture.ts'
import { showsRefusal } from './pointing.ts'
import { useRoom } from './room.ts'
import { cuesOf, REFUSED } from './sounds.ts'
import { freedBy, Stack } from './stack.tsx'
import { vars } from './vars.ts'
import './style.css'
import './grid.css'
import './narrow.css'
import { leftOf } from './sums.ts'
import './told.css'
import { Telling, tellingOf } from './told.tsx'
import { PenButton, Tray } from './tray.tsx'
import { Watched } from './watched.tsx'
import { words } from './words.ts'

export { End } from './end.tsx'
export { Lead } from './lead.tsx'
export { Aside, words }
export const frame: Frame<Stackdoku> = { name: 'wide', title: view => words.called(view), shows: showsRefusal }

type Props = PlayerProps<Stackdoku>

/** Nobody at a table fills it in. */
const OwnLater = part(async () => (await import('./own.tsx')).Own)
export function SetupForm(props: { children(setup: Stackdoku['Setup']): ComponentChild }) {
  return <OwnLater {...props} />
}

declareKeys('stackdoku', [
  { id: 'stackdoku.pencil', keys: ['m'], name: () => words.pencil },
  { id: 'stackdoku.marks', keys: ['a'], name: () => words.marks },
  { id: 'stackdoku.free', keys: ['f'], name: () => words.sayFree },
])

export function Viewer({ table, still }: ViewerProps<Stackdoku>) {
  return <Watched view={table.view} still={still} />
}

export function Stage(props: Props) {
  return <Played {...props} desk={deskOf(props)} />
}

/** Stack, tray, grid: the eye goes from left to right, on a phone from top to bottom. */
function Played(props: Props & { readonly desk: Desk }) {
  const { table, still, advice, desk } = props
  const { view } = table
  const hands = useHands(props, desk)
  const root = useRef<HTMLDivElement>(null)
  const telling = tellingOf(props)
  const wanted = wantedBy(props)
  useRoom(root, view)
  const freed = freedBy(view, advice && !foundIn(advice).doom ? advice.action : undefined, freeTiles)
  useLessons(props)
  useTidy(props)
  useCues(props)
  // A hint that comes before its words is short.
  useEffect(() => void fetchReasons().catch(() => {}), [])
  const [tiles, unit] = words.tiles(leftOf(view.gone))
  const [free, remark, bright] = words.free(view.free.length)
  return (
    <div
      class="sd"
      ref={root}
      style={vars({ '--wanted-row': Math.floor((wanted?.cell ?? 0) / 9) })}
      data-telling={telling ?? undefined}
      data-still={still}
      data-over={table.outcome !== null}
      data-cleared={leftOf(view.gone) === 0}
      data-penning={desk.penning.value}
    >
      <div class="sd-ground" data-told={telling !== null}>
        <Stack {...props} freed={freed} shown={hands.shown} tap={hands.tapTile} />
        <p class="sd-count">
          <span>
            <b>{tiles}</b> {unit}
          </span>{' '}
          <span>
            <b>{free}</b> {remark}
            <span class="sd-long">{bright}</span>
          </span>
        </p>
        <Telling {...props} hands={hands} telling={telling} />
      </div>
      <Tray {...props} hands={hands} />
      <div class="sd-sudoku">
        <Grid {...props} hands={hands} wanted={wanted} />
        <div class="sd-below">
          <Digits view={view} desk={desk} hands={hands} />
          <PenButton desk={desk} hands={hands} />
          <Aside {...props} />
        </div>
      </div>
      <Floating desk={desk} />
    </div>
  )
}

/** The cell that advice is about: where its token goes, or the cell that wants the number of its pair. */
function wantedBy({ advice }: Props): { readonly cell: number; readonly value: number } | null {
  const { reason = null, doom = null } = advice ? foundIn(advice) : {}
  return doom ? null : (reason?.wanted ?? null)
}

/** A token that hangs on a pointer. */
function Floating({ desk }: { desk: Desk }) {
  const flight = desk.flight.value
  if (!flight) return null
  const lift = flight.touch ? CLEAR_OF_FINGER : 0
  return (
    <span class="sd-token sd-floating" aria-hidden="true" style={vars({ '--fx': `${flight.x}px`, '--fy': `${flight.y - lift}px` })}>
      {flight.value}
    </span>
  )
}

/** The tutorial looks at everything that happens. */
function useLessons({ table, news, advice, desk }: Props & { readonly desk: Desk }): void {
  const trail = useRef(table.view.trail.length)
  useLayoutEffect(() => {
    const undone = news.events.length === 0 && table.view.trail.length < trail.current
    trail.current = table.view.trail.length
    desk.lesson?.see(table.view, { selected: false, hinted: advice !== null, undone })
  }, [news, advice])
}

/** Whatever changed the table, nothing is selected that is not there any more, and the keyboard is not lost with what it was on. */
function useTidy({ table, news, desk }: Props & { readonly desk: Desk }): void {
  const { view } = table
  const region = useRef(here().region)
  region.current = here().region ?? region.current
  useLayoutEffect(() => {
    if (news.count === 0) return
    const tile = desk.tile.peek()
    if (tile !== null && !view.free.includes(tile)) desk.tile.value = null
    const held = desk.held.peek()
    if (held !== null && !view.tray.includes(held)) desk.held.value = null
    desk.rescue.value = null
    if (document.activeElement !== document.body || table.outcome) return
    if (region.current === 'stack') goTo(`t${nearestTo(view, view.free, Math.max(0, desk.cursor.peek())) ?? 0}`)
    else if (region.current === 'tray')
      goTo(view.tray.length > 0 ? `s${Math.min(desk.slot.peek(), view.tray.length - 1)}` : `c${desk.spot.peek()}`)
  }, [news])
}

function useCues({ news, refusal }: Props): void {
  useEffect(() => {
    for (const { cue, caption } of cuesOf(news.events)) play(cue, caption)
  }, [news])
  useEffect(() => {
    if (refusal) play(REFUSED, words.refused(refusal, { you: 0, names: [] }) ?? refusal.because)
  }, [refusal])
}
