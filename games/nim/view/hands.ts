import { useRef, useState } from 'preact/hooks'
import { placeOf, type Roving } from '../../../ui/input/roving.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Nim } from '../nouns.ts'
import { parse } from '../rules/notation.ts'
import { reach, type Spot, spotName, spotOf, stands, step, typed } from './controls.ts'
import { words } from './words.ts'

/** What hands do on the board: listeners for its root, which hears them once for all sticks. */
export interface Hands {
  /** A word being typed. */
  readonly text: string
  /** Shows what taking from here would do, as pointing at it does, unless a finger is on the board. */
  look(spot: Spot): void
  readonly listeners: {
    onPointerOver(event: PointerEvent): void
    onPointerLeave(event: PointerEvent): void
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onClick(event: MouseEvent): void
    onFocusIn(event: FocusEvent): void
    onKeyDown(event: KeyboardEvent): void
  }
}

/** `here` is the stick that the keyboard is at. */
export function useHands({ table, chosen, choose, act, refuse }: PlayerProps<Nim>, roving: Roving, here: Spot | null): Hands {
  const { heaps } = table.view
  const ours = table.toMove === table.seat
  const [text, setText] = useState('')
  // A finger cannot hover, so its first touch shows what would happen, and the button beside the board confirms it.
  const touching = useRef(false)

  function consider(spot: Spot | null, held: boolean): void {
    if (ours && spot && stands(heaps, spot)) choose({ action: reach(heaps, spot), held })
  }

  function look(spot: Spot): void {
    if (!touching.current) consider(spot, false)
  }

  function say(): void {
    const action = parse(text)
    if (action) act(action)
    else refuse({ code: 'unreadable', because: words.unreadable(text), facts: { text } })
    setText('')
  }

  return {
    text,
    look,
    listeners: {
      onPointerOver({ pointerType, target }) {
        if (pointerType === 'mouse') consider(spotOf(placeOf(target)), false)
      },
      onPointerLeave({ pointerType }) {
        if (pointerType === 'mouse' && !chosen?.held) choose(null)
      },
      onPointerDown({ pointerType }) {
        touching.current = pointerType !== 'mouse'
      },
      // A finger that slides along a heap changes the choice, so that narrow sticks need no aim.
      onPointerMove({ pointerType, target, clientX, clientY }) {
        const under = pointerType === 'mouse' ? null : placeOf(document.elementFromPoint(clientX, clientY))
        if (under !== placeOf(target)) consider(spotOf(under), true)
      },
      onClick({ target, detail }) {
        const spot = spotOf(placeOf(target))
        if (!spot || !stands(heaps, spot)) return
        const byFinger = detail > 0 && touching.current // a click without a count came from a key or from assistive technology
        if (byFinger && ours) consider(spot, true)
        else act(reach(heaps, spot))
      },
      onFocusIn({ target }) {
        const place = placeOf(target)
        const spot = spotOf(place)
        if (place === null || !spot) return
        roving.visit(place)
        look(spot)
      },
      onKeyDown(event) {
        if (event.ctrlKey || event.altKey || event.metaKey || !here) return
        touching.current = false
        const says = event.key === 'Enter' && text !== ''
        const word = typed(text, event.key, heaps)
        const spot = word === null ? step(heaps, here, event.key) : null
        if (!says && word === null && !spot) return
        event.preventDefault()
        if (says) return say()
        setText(word ?? '')
        if (spot) roving.go(spotName(spot))
      },
    },
  }
}
