import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import { announce } from '../../../ui/announce.tsx'
import { drag } from '../../../ui/input/drag.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import { allows } from '../levels/tutorial.ts'
import type { Stackdoku } from '../nouns.ts'
import { taking } from '../rules/notation.ts'
import { refuseConflict, refuseTile } from '../rules/refusal.ts'
import type { Desk } from './desk.ts'
import { advisedTiles } from './found.ts'
import { keysFor } from './keys.ts'
import { rubbedOut, toggled } from './marks.ts'
import { numbers } from './pointing.ts'
import { words } from './words.ts'

type Props = PlayerProps<Stackdoku>
type View = Stackdoku['View']

/** What hands need of a table. */
type Needed = 'table' | 'advice' | 'refusal' | 'chosen' | 'choose' | 'act' | 'refuse'

/** What hands can do at this table: dragging, tapping and keys all end in these. */
export interface Hands {
  act(action: Stackdoku['Action']): void
  tapTile(tile: number): void
  tapToken(number: number): void
  /** What a pointer does with a token: it is dragged to a cell, or tapped. */
  pressToken(slot: number, event: PointerEvent): void
  tapCell(cell: number): void
  place(number: number, cell: number): void
  /** A digit somebody chose below the grid. */
  tapDigit(number: number): void
  mark(cell: number, number: number): void
  rubOut(cell: number): void
  pen(on: boolean): void
  auto(on: boolean): void
  look(cell: number | null): void
  letGo(): void
  sayFree(): void
  shown(tile: number): boolean
}

/** How far above a finger a token floats, so that it can be seen. */
export const CLEAR_OF_FINGER = 44

export function useHands(props: Props, desk: Desk): Hands {
  // Listeners that outlive a drawing ask for the latest properties through this.
  const latest = useRef(props)
  latest.current = props
  const hands = useMemo(() => handsFor(latest, desk), [desk])
  useLayoutEffect(() => {
    const heard = keysFor(hands, desk, () => latest.current.table)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [hands])
  return hands
}

export function handsFor(latest: { readonly current: Pick<Props, Needed> }, desk: Desk): Hands {
  const view = (): View => latest.current.table.view
  const over = (): boolean => latest.current.table.outcome !== null

  /** What was turned down is forgotten when somebody goes on. */
  function goOn(): void {
    const { refusal, chosen, choose } = latest.current
    if (refusal || chosen) choose(null)
  }

  function refuse(refusal: Refusal): void {
    latest.current.refuse(refusal)
  }

  function act(action: Stackdoku['Action']): void {
    const beat = desk.lesson?.beat.peek()
    if (beat && !allows(beat, view(), action)) return refuse({ code: 'lesson', because: words.notYet(beat), facts: { beat } })
    latest.current.act(action)
  }

  function shown(tile: number): boolean {
    const { table, advice } = latest.current
    if (!table.view.hidden || table.outcome || desk.tile.value === tile) return true
    return advisedTiles(advice).includes(tile)
  }

  /** The refusal with the numbers of the tiles it names, as far as they can be seen: people know a tile by its number. */
  function withNumbers(refusal: Refusal): Refusal {
    const { values } = view()
    const seen = (tiles: readonly number[]): number[] => tiles.filter(shown).map(tile => values[tile] ?? 0)
    const [number = null] = seen(numbers(refusal.facts, 'tile'))
    const others = Object.fromEntries(['by', 'left', 'right'].map(name => [`${name}Numbers`, seen(numbers(refusal.facts, name))]))
    return { ...refusal, facts: { ...refusal.facts, number, ...others } }
  }

  function tapTile(tile: number): void {
    if (over()) return
    const refusal = refuseTile(view(), tile)
    if (refusal) return refuse(withNumbers(refusal))
    const waiting = desk.tile.peek()
    const { values, hidden } = view()
    const number = values[tile] ?? 0
    goOn()
    desk.held.value = null
    if (waiting === tile) {
      desk.tile.value = null
      desk.looked.value = null
      return announce(words.deselected)
    }
    desk.looked.value = number
    if (waiting === null) {
      desk.tile.value = tile
      desk.lesson?.see(view(), { selected: true, hinted: false, undone: false })
      return announce(words.selected(number))
    }
    // Two that do not match: with open eyes the second is the one to go on with, with hidden numbers both turn back.
    desk.tile.value = values[waiting] === number || hidden ? null : tile
    act(taking(waiting, tile))
  }

  function place(number: number, cell: number): void {
    goOn()
    act({ kind: 'place', value: number, cell })
    // What was turned down stays in hand; what was placed leaves an empty hand, so that nothing more falls out of it.
    if (view().cells[cell] === number) desk.held.value = null
  }

  function hold(number: number | null): void {
    goOn()
    desk.tile.value = null
    desk.held.value = number
    desk.looked.value = number
    announce(number === null ? words.letGo : words.held(number))
  }

  /** Where a number stands, shown or not shown any more. */
  function lookFor(number: number): void {
    goOn()
    desk.held.value = null
    desk.looked.value = desk.looked.peek() === number ? null : number
  }

  function tapToken(number: number): void {
    if (over()) return
    // A hand with a pencil in it takes nothing.
    if (desk.penning.peek()) return lookFor(number)
    const cell = desk.cell.peek()
    if (desk.held.peek() === number) return hold(null)
    // A cell that was chosen first gets it at once.
    if (cell !== null && view().cells[cell] === 0 && desk.held.peek() === null) return place(number, cell)
    hold(number)
  }

  function look(cell: number | null): void {
    desk.cell.value = cell
    const value = cell === null ? 0 : (view().cells[cell] ?? 0)
    if (value !== 0) desk.looked.value = value
    else if (desk.held.peek() === null && desk.tile.peek() === null) desk.looked.value = null
  }

  function pressToken(slot: number, event: PointerEvent): void {
    const value = view().tray[slot]
    if (over() || value === undefined) return
    const touch = event.pointerType === 'touch'
    const token = event.currentTarget as HTMLElement
    const under = (x: number, y: number): number | null => {
      const element = document.elementFromPoint(x, y - (touch ? CLEAR_OF_FINGER : 0))
      const name = element?.closest<HTMLElement>('.sd-cell[data-place]')?.dataset['place']
      return name === undefined ? null : Number(name.slice(1))
    }
    drag(token, event, {
      move({ at: { x, y }, moved }) {
        if (!moved) return
        if (!desk.flight.peek()) goOn()
        const cell = under(x, y)
        desk.looked.value = value
        desk.cell.value = cell
        desk.flight.value = { value, slot, touch, x, y, over: cell }
      },
      drop({ at: { x, y } }) {
        desk.flight.value = null
        desk.cell.value = null
        const cell = under(x, y)
        if (cell === null) return
        desk.held.value = null
        place(value, cell)
      },
      tap: () => tapToken(value),
      cancel() {
        desk.flight.value = null
        desk.cell.value = null
      },
    })
  }

  function mark(cell: number, number: number): void {
    if (view().cells[cell] !== 0) return
    // A mark that cannot stand there would never be seen.
    const refusal = refuseConflict(view(), number, cell)
    if (refusal) return refuse(refusal)
    goOn()
    desk.pencil.value = toggled(desk.pencil.peek(), cell, number)
    const { auto, written, struck } = desk.pencil.peek()
    const bit = 1 << (number - 1)
    announce(words.marked(number, auto ? ((struck[cell] ?? 0) & bit) === 0 : ((written[cell] ?? 0) & bit) !== 0))
  }

  return {
    act,
    tapTile,
    tapToken,
    pressToken,
    place,
    mark,
    look,
    shown,
    tapCell(cell) {
      if (over()) return look(cell)
      const held = desk.held.peek()
      if (held !== null && !desk.penning.peek()) return place(held, cell)
      goOn()
      look(desk.cell.peek() === cell ? null : cell)
    },
    tapDigit(number) {
      const cell = desk.cell.peek()
      if (desk.penning.peek() && cell !== null) return mark(cell, number)
      if (!over() && view().tray.includes(number)) return tapToken(number)
      lookFor(number)
    },
    rubOut(cell) {
      desk.pencil.value = rubbedOut(desk.pencil.peek(), cell)
    },
    pen(on) {
      desk.penning.value = on
      if (on) desk.held.value = null
      announce(on ? words.penOn : words.penOff)
    },
    auto(on) {
      desk.pencil.value = { ...desk.pencil.peek(), auto: on }
      announce(on ? words.autoOn : words.autoOff)
    },
    letGo() {
      desk.tile.value = null
      desk.held.value = null
      desk.looked.value = null
      desk.cell.value = null
    },
    sayFree: () => announce(words.freeTiles(view(), shown)),
  }
}
