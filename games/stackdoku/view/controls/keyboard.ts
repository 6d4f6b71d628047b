/** Keys to what hands can do. Where the keyboard is decides what a digit means: find a tile, take a token in hand, place it. */
import type { Table } from '../../../../kernel/game.ts'
import { announce } from '../../../../ui/announce.tsx'
import type { Stackdoku } from '../../nouns.ts'
import { isWay, stepOn, stepOver } from '../model/geometry.ts'
import type { Desk } from '../view-state.ts'
import { words } from '../words/index.ts'
import type { Hands } from './controls.ts'

type Region = 'stack' | 'tray' | 'grid' | 'digits'

/** Where the keyboard is, and on which place of it. */
interface Here {
  readonly region: Region | null
  readonly at: number
}

/** The places a keyboard goes to: `t12` a tile, `s2` a place of the tray, `c40` a cell. */
export function goTo(place: string): void {
  document.querySelector<HTMLElement>(`.sd [data-place="${place}"]`)?.focus()
}

export function here(): Here {
  const { activeElement } = document
  const region = activeElement?.closest<HTMLElement>('.sd [data-region]')?.dataset['region'] as Region | undefined
  const place = activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? ''
  return { region: region ?? null, at: Number(place.slice(1)) }
}

/** Keys that belong to somebody else: a dialog, a menu, a field. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('dialog, input, textarea, select, [role="menu"], [inert]') !== null
}

export function keysFor(hands: Hands, desk: Desk, table: () => Table<Stackdoku>): (event: KeyboardEvent) => void {
  const digitOf = ({ code, key, shiftKey }: KeyboardEvent): number | null => {
    const found = shiftKey ? /^Digit([1-9])$/.exec(code) : /^([1-9])$/.exec(key)
    return found ? Number(found[1]) : null
  }

  /** The next free tile that shows this number, after the one the keyboard is on. */
  function find(number: number, from: number): void {
    const { view } = table()
    const found = view.free.filter(tile => view.values[tile] === number && hands.shown(tile))
    const next = found.find(tile => tile > from) ?? found[0]
    if (next === undefined) announce(words.noTile(number))
    else goTo(`t${next}`)
  }

  function digit(number: number, marks: boolean): void {
    const { region, at } = here()
    if (region === 'grid') {
      if (marks || desk.penning.peek()) return hands.mark(at, number)
      return hands.place(number, at)
    }
    if (region === 'stack') return find(number, at)
    hands.tapDigit(number)
  }

  function go(key: string): boolean {
    const { view } = table()
    const { region, at } = here()
    if (region === 'grid') {
      const to = stepOver(at, key)
      if (to === null) return false
      goTo(`c${to}`)
      return true
    }
    if (!isWay(key)) return false
    if (region === 'tray') {
      const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
      goTo(`s${Math.max(0, Math.min(view.tray.length - 1, at + by))}`)
    } else if (region === 'digits') goTo(`d${((at + (key === 'ArrowRight' || key === 'ArrowDown' ? 0 : 7)) % 9) + 1}`)
    else if (region === 'stack') goTo(`t${stepOn(view, view.free, at, key)}`)
    else goTo(`t${view.free[0] ?? 0}`)
    return true
  }

  function used(event: KeyboardEvent): boolean {
    const number = digitOf(event)
    if (number !== null) {
      digit(number, event.shiftKey)
      return true
    }
    const { region, at } = here()
    switch (event.key) {
      case 'm':
        hands.pen(!desk.penning.peek())
        return true
      case 'a':
        hands.auto(!desk.pencil.peek().auto)
        return true
      case 'f':
        hands.sayFree()
        return true
      case 'Enter':
      case ' ':
        if (region !== 'grid') return false
        hands.tapCell(at)
        return true
      case 'Delete':
      case 'Backspace':
        if (region !== 'grid') return false
        hands.rubOut(at)
        return true
      default:
        return go(event.key)
    }
  }

  return event => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event)) return
    if (event.key === 'Escape') return hands.letGo()
    if (table().outcome && event.key !== 'f' && !isWay(event.key)) return
    if (used(event)) event.preventDefault()
  }
}
