import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { announce } from '../../../ui/announce.tsx'
import { drag, type Grip, type Point } from '../../../ui/input/drag.ts'
import { placeOf, type Roving } from '../../../ui/input/roving.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Blocks, Placement } from '../nouns.ts'
import { preview } from '../rules/preview.ts'
import { sound } from './after.ts'
import { around, cellName, cellNamed, cornerUnder, countPlaces, firstPlace, type Glass, placeUnder, shapeAt, step } from './controls.ts'
import type { Desk, Held, Place } from './desk.ts'
import { verdictAt } from './verdict.ts'
import { words } from './words.ts'

/** What the floating block must know of the drag it is part of. */
export interface Flight {
  readonly cell: number
  readonly touch: boolean
  /** The block is in sight for the first time. */
  lifted(element: HTMLElement): void
}

export interface Hands {
  readonly flight: Flight | null
  readonly floating: { current: HTMLDivElement | null }
  press(slot: number, event: PointerEvent): void
  click(slot: number, event: MouseEvent): void
  readonly listeners: {
    onClick(event: MouseEvent): void
    onPointerMove(event: PointerEvent): void
    onFocusIn(event: FocusEvent): void
  }
}

/** The room a block is lifted from, and the room it is lifted to. */
interface Lift {
  readonly shape: number
  readonly glass: Glass
  readonly grip: Point // where it was gripped, in cells of the block
  readonly small: number // a cell in the hand over a cell of the grid
}

const LIFT_MS = 120

/** What hands do at this table: dragging, tapping and keys all end in the same few verbs. */
export function useHands(props: PlayerProps<Blocks>, desk: Desk, roving: Roving): Hands {
  // Listeners that outlive a drawing ask for the latest properties through this.
  const latest = useRef(props)
  latest.current = props
  const floating = useRef<HTMLDivElement>(null)
  const flight = useRef<Flight | null>(null)
  const verbs = useMemo(() => verbsFor(latest, desk, roving), [desk])
  const { held } = desk

  function press(slot: number, event: PointerEvent): void {
    const { table, still } = latest.current
    const shape = table.view.hand[slot] ?? -1
    const button = event.currentTarget as HTMLElement
    if (table.outcome || shape < 0 || !roving.root.current) return
    const wasCarried = held.value?.slot === slot && held.value.by === 'carry'
    const lift = liftFrom(button, roving.root.current, table.view, shape, event)
    const touch = event.pointerType === 'touch'
    const cornerAt = (at: Point): Point => cornerUnder(at, lift.grip, shapeAt(shape), lift.glass.cell, touch)
    const begun = drag(button, event, {
      move: grip => moveTo(grip),
      drop: grip => {
        const corner = moveTo(grip)
        const place = held.value?.place ?? null
        held.value = null
        if (!place) return verbs.choose(null)
        desk.slide = {
          x: corner.x - lift.glass.left - place.col * lift.glass.cell,
          y: corner.y - lift.glass.top - place.row * lift.glass.cell,
        }
        latest.current.act({ slot, ...place })
      },
      // A tap is the other way to pick: the block is carried, and a second tap on the grid puts it down.
      tap: () => (wasCarried ? verbs.putBack() : verbs.carry(slot)),
      cancel: () => verbs.putBack(),
    })
    if (!begun) return
    flight.current = {
      cell: lift.glass.cell,
      touch,
      lifted(element) {
        put(element, cornerAt({ x: event.clientX, y: event.clientY }))
        if (!still) rise(element, lift, touch)
      },
    }
    verbs.hold({ slot, by: 'drag', place: null })

    function moveTo({ at }: Grip): Point {
      const corner = cornerAt(at)
      if (floating.current) put(floating.current, corner)
      verbs.over(placeUnder(corner, lift.glass, shapeAt(shape), latest.current.table.view))
      return corner
    }
  }

  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => verbs.key(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [verbs])

  return {
    flight: flight.current,
    floating,
    press,
    click(slot, { detail }) {
      // A click without a count came from a key or from assistive technology; fingers and mice were heard already.
      if (detail > 0) return
      if (held.value?.slot === slot) verbs.putBack()
      else verbs.carry(slot)
    },
    listeners: {
      onClick({ target }) {
        const cell = cellNamed(placeOf(target))
        if (cell) verbs.tapCell(cell)
      },
      onPointerMove({ pointerType, target }) {
        const cell = pointerType === 'mouse' ? cellNamed(placeOf(target)) : null
        if (cell && held.value?.by === 'carry') verbs.carryTo(cell, false)
      },
      onFocusIn({ target }) {
        const place = placeOf(target)
        if (place) roving.visit(place)
      },
    },
  }
}

type Latest = { readonly current: PlayerProps<Blocks> }

/** The verbs, without the pointer. */
function verbsFor(latest: Latest, { held }: Desk, roving: Roving) {
  const view = (): Blocks['View'] => latest.current.table.view

  function choose(action: Placement | null): void {
    const { chosen, refusal } = latest.current
    if (action || chosen || refusal) latest.current.choose(action && { action, held: false })
  }

  function hold(next: Held): void {
    held.value = next
    sound('pickup')
    over(next.place)
  }

  /** The held block is over another place, and everybody should know what it would do there. */
  function over(place: Place | null): void {
    const now = held.value
    if (!now) return
    if (now.place?.row !== place?.row || now.place?.col !== place?.col) held.value = { ...now, place }
    const action = place && { slot: now.slot, ...place }
    choose(action && preview(view(), action) ? action : null)
  }

  function carry(slot: number): void {
    const { table } = latest.current
    const shape = view().hand[slot] ?? -1
    if (table.outcome || table.seat === null) return
    if (shape < 0) return latest.current.refuse({ code: 'slot-empty', because: `block ${slot + 1} is placed already`, facts: { slot } })
    const place = firstPlace(view(), shape)
    hold({ slot, by: 'carry', place })
    announce(words.picked(slot, shape, view().tints[slot] ?? 0, countPlaces(table.legal, slot)))
    tell(slot, place)
    roving.root.current?.focus({ preventScroll: true })
  }

  function putBack(): void {
    const now = held.value
    if (!now) return
    held.value = null
    choose(null)
    if (now.by === 'carry') announce(words.putBack(now.slot))
  }

  function tell(slot: number, { row, col }: Place): void {
    announce(words.at(view(), row, col, verdictAt(view(), { slot, row, col })))
  }

  function drop(): void {
    const now = held.value
    if (!now?.place) return
    const action = { slot: now.slot, ...now.place }
    // A carried block that does not fit stays in hand: whoever moves by steps should not have to begin again.
    if (preview(view(), action)) held.value = null
    latest.current.act(action)
  }

  function carryTo(cell: Place, aloud: boolean): boolean {
    const now = held.value
    if (!now) return false
    const place = around(view(), shapeAt(view().hand[now.slot] ?? 0), cell)
    const same = now.place?.row === place.row && now.place.col === place.col
    if (!same) over(place)
    if (!same && aloud) tell(now.slot, place)
    return same
  }

  function tapCell(cell: Place): void {
    if (held.value?.by === 'carry' && carryTo(cell, true)) drop()
  }

  function key(event: KeyboardEvent): void {
    const { table } = latest.current
    if (table.seat === null || table.outcome || !isOurs(event, roving)) return
    if (held.value?.by === 'drag') return
    if (pressed(event)) event.preventDefault()
  }

  /** Whether the key meant something here. */
  function pressed({ key: name, target }: KeyboardEvent): boolean {
    const now = held.value
    const slot = ['1', '2', '3'].indexOf(name)
    if (slot >= 0) {
      if (now?.slot === slot) putBack()
      else carry(slot)
      return true
    }
    if (!now?.place) return rove(name, target)
    if (name === 'Escape') putBack()
    else if (name === 'Enter' || name === ' ') drop()
    else {
      const place = step(view(), shapeAt(view().hand[now.slot] ?? 0), now.place, name)
      if (!place) return false
      over(place)
      tell(now.slot, place)
    }
    return true
  }

  /** With nothing in hand the arrows read the grid. */
  function rove(name: string, target: EventTarget | null): boolean {
    if (!(target instanceof Node && roving.root.current?.contains(target))) return false
    if (name === 'Enter' || name === ' ') {
      announce(words.pickFirst)
      return true
    }
    const here = cellNamed(roving.at) ?? { row: 0, col: 0 }
    const next = step(view(), { rows: 1, cols: 1 }, here, name)
    if (!next) return false
    roving.go(cellName(next))
    if (next.row !== here.row) announce(words.row(view(), next.row))
    return true
  }

  return { choose, hold, over, carry, carryTo, putBack, tapCell, key }
}

/** Keys belong to us on the board and on the bare page, not where somebody types, picks from a menu or answers a dialogue. */
function isOurs(event: KeyboardEvent, roving: Roving): boolean {
  const { target } = event
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return false
  if (target.closest('input, select, textarea, dialog, [contenteditable], [role="dialog"]')) return false
  const acts = event.key === 'Enter' || event.key === ' ' || event.key.startsWith('Arrow')
  const elsewhere = target.closest('button, a, summary, [tabindex="0"]') !== null && !roving.root.current?.closest('.bp')?.contains(target)
  return !(acts && elsewhere)
}

/** Measures what is lifted. The whole place in the hand can be pressed, so the grip may lie beside the block: then its edge counts. */
function liftFrom(button: HTMLElement, grid: HTMLElement, view: Blocks['View'], shape: number, { clientX, clientY }: PointerEvent): Lift {
  const room = grid.getBoundingClientRect()
  const cell = (room.width + 1) / view.cols
  const box = (button.querySelector('.bp-block') ?? button).getBoundingClientRect()
  const { rows, cols } = shapeAt(shape)
  const within = (at: number, from: number, length: number, cells: number): number => Math.max(0, Math.min(1, (at - from) / length)) * cells
  const grip = { x: within(clientX, box.left, box.width, cols), y: within(clientY, box.top, box.height, rows) }
  return { shape, glass: { left: room.left, top: room.top, cell }, grip, small: box.width / (cols * cell) }
}

function put(element: HTMLElement, { x, y }: Point): void {
  element.style.transform = `translate3d(${x}px, ${y}px, 0)`
  // The points stand at the left of the block, unless there is no room.
  element.dataset['side'] = x < 96 ? 'right' : 'left'
}

/** From the size it has in the hand to the size of the grid, around the grip. */
function rise(element: HTMLElement, { grip, glass, small }: Lift, touch: boolean): void {
  const block = element.querySelector<HTMLElement>('.bp-lifted')
  if (!block) return
  block.style.transformOrigin = touch ? '50% 130%' : `${grip.x * glass.cell}px ${grip.y * glass.cell}px`
  block.animate([{ transform: `scale(${small})` }, { transform: 'scale(1)' }], {
    duration: LIFT_MS,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  })
}
