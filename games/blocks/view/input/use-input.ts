import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { announce } from '../../../../ui/announce.tsx'
import { placeOf, type Roving } from '../../../../ui/input/roving.ts'
import { play } from '../../../../ui/sound/sound.ts'
import type { PlayerProps } from '../../../../ui/stage.ts'
import type { Blocks } from '../../nouns.ts'
import { CUES } from '../sounds.ts'
import type { ViewState } from '../view-state.ts'
import { words } from '../words/index.ts'
import { Dragging } from './dragging.ts'
import { cellNamed } from './geometry.ts'
import { HeldBlock, type Surroundings } from './held-block.ts'
import { Keyboard } from './keyboard.ts'

/** What the board and the hand hand on to their elements. */
export interface Input {
  readonly dragging: Pick<Dragging, 'flight' | 'floating'>
  /** On a place of the hand. */
  press(slot: number, event: PointerEvent): void
  click(slot: number, event: MouseEvent): void
  /** Around the grid. */
  readonly listeners: {
    onClick(event: MouseEvent): void
    onPointerMove(event: PointerEvent): void
    onFocusIn(event: FocusEvent): void
  }
}

/** Pointer, taps and keys of a player, all ending in the verbs of held-block.ts. */
export function useInput(props: PlayerProps<Blocks>, state: ViewState, roving: Roving): Input {
  const latest = useRef({ props, roving })
  latest.current = { props, roving }
  const { block, keyboard, dragging } = useMemo(() => inputAt(state, latest), [state])

  useLayoutEffect(() => {
    const { root } = roving
    const heard = (event: KeyboardEvent): void => keyboard.hear(event, root.current, root.current?.closest('.bp') ?? null)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [keyboard])

  return {
    dragging,
    press: (slot, event) => dragging.press(slot, event),
    click(slot, { detail }) {
      // A click without a count came from a key or from assistive technology; fingers and mice were heard already.
      if (detail === 0) block.toggle(slot)
    },
    listeners: {
      onClick({ target }) {
        const cell = cellNamed(placeOf(target))
        if (cell) block.tap(cell)
      },
      onPointerMove({ pointerType, target }) {
        const cell = pointerType === 'mouse' ? cellNamed(placeOf(target)) : null
        if (cell) block.follow(cell)
      },
      onFocusIn({ target }) {
        const place = placeOf(target)
        if (place) roving.visit(place)
      },
    },
  }
}

function inputAt(state: ViewState, latest: { readonly current: { readonly props: PlayerProps<Blocks>; readonly roving: Roving } }) {
  const grid = (): HTMLElement | null => latest.current.roving.root.current
  const page: Surroundings = {
    props: () => latest.current.props,
    announce,
    lifted: () => play(CUES.pickup, words.cues.pickup),
    focusGrid: () => grid()?.focus({ preventScroll: true }),
  }
  const block = new HeldBlock(state, page)
  return { block, keyboard: new Keyboard(block, page, () => latest.current.roving), dragging: new Dragging(block, page.props, grid) }
}
