import { useRef } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import { announce } from '../../../ui/announce.tsx'
import { placeOf, type Roving } from '../../../ui/input/roving.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Card, Chainfall } from '../nouns.ts'
import { cellName } from '../rules/grid.ts'
import { foresee } from '../rules/preview.ts'
import { pool } from './cards.tsx'
import { cellOf, read, step, typed } from './controls.ts'
import { type Desk, draftOf, momentOf, setDraft, skip } from './desk.ts'
import { type Came, isBlank, lifted, press, refuseCell, takeCard, turnIn } from './draft.ts'
import { words } from './words.ts'

/** What hands do on the board: listeners for its root, which hears them once for all cells. */
export interface Hands {
  take(card: Card): void
  readonly board: {
    onPointerMove(event: PointerEvent): void
    onPointerDown(event: PointerEvent): void
    onClick(event: MouseEvent): void
    onFocusIn(event: FocusEvent): void
  }
  onKeyDown(event: KeyboardEvent): void
}

/** `here` is the cell that the keyboard is at. */
export function useHands({ table, act, refuse }: PlayerProps<Chainfall>, desk: Desk, roving: Roving, here: number): Hands {
  const { view } = table
  const { config } = view
  const ours = table.toMove !== null && table.toMove === table.seat
  // A finger cannot hover: its first touch of the last cell shows what would happen, the second one or the button does it.
  const touching = useRef(false)
  const keyed = useRef(false)

  function came({ draft, turn, refusal }: Came): void {
    if (refusal) refuse(refusal)
    else if (turn) act(turn)
    else if (draft) setDraft(desk, draft)
  }

  function turnedAway(): Refusal | null {
    if (ours) return null
    if (table.outcome) return { code: 'over', because: 'the game is over', facts: {} }
    return { code: 'not-your-turn', because: 'it is not your turn', facts: { turn: view.turn } }
  }

  function take(card: Card): void {
    if (momentOf(desk)) skip(desk)
    const away = turnedAway()
    if (away) return refuse(away)
    came(takeCard(view, draftOf(desk), card))
  }

  function aimAt(cell: number): void {
    if (!ours || momentOf(desk)) return
    const draft = draftOf(desk)
    if (draft.aim !== cell) setDraft(desk, { ...draft, aim: cell })
  }

  function pressed(cell: number): void {
    if (momentOf(desk)) return skip(desk)
    const away = turnedAway()
    if (away) return refuse(away)
    const draft = draftOf(desk)
    const result = press(view, draft, cell)
    if (result.turn && touching.current && draft.aim !== cell) aimAt(cell)
    else came(result)
  }

  /** Whoever listens instead of looking hears what would come of the cell the keyboard has come to. */
  function tell(cell: number): void {
    const draft = { ...draftOf(desk), aim: cell }
    const refusal = refuseCell(view, draft, cell)
    const action = turnIn(view, draft)
    if (!ours || momentOf(desk)) return
    if (refusal && draft.picked) announce(words.refused(refusal, { you: table.seat, names: [] }) ?? refusal.because)
    else if (action && !refusal && !desk.blind) announce(words.foretold(view, foresee(view, action)))
  }

  function say(): void {
    const text = desk.text.peek()
    desk.text.value = ''
    const action = read(text)
    if (action) act(action)
    else refuse({ code: 'unreadable', because: words.unreadable(text), facts: { text } })
  }

  return {
    take,
    board: {
      onPointerMove({ pointerType, target, movementX, movementY }) {
        // A board that slides under a mouse at rest is nobody's wish.
        if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return
        const cell = cellOf(config, placeOf(target))
        if (cell !== null) aimAt(cell)
      },
      onPointerDown({ pointerType }) {
        touching.current = pointerType !== 'mouse'
      },
      onClick({ target, detail }) {
        const cell = cellOf(config, placeOf(target))
        if (cell === null) return
        if (detail === 0) touching.current = false // from a key or from assistive technology
        pressed(cell)
      },
      onFocusIn({ target }) {
        const place = placeOf(target)
        const cell = cellOf(config, place)
        if (place === null || cell === null) return
        roving.visit(place)
        if (touching.current || !keyed.current) return
        aimAt(cell)
        tell(cell)
      },
    },
    onKeyDown(event) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      const onBoard = cellOf(config, placeOf(event.target)) !== null
      const text = desk.text.peek()
      touching.current = false
      keyed.current = true
      if (done(event.key, onBoard, text)) event.preventDefault()
    },
  }

  /** Whether the key meant something here. */
  function done(key: string, onBoard: boolean, text: string): boolean {
    if (momentOf(desk) && (key === 'Escape' || key === 'Enter' || key === ' ')) {
      skip(desk)
      return true
    }
    const word = typed(text, key, config)
    if (word !== null) {
      desk.text.value = word
      return true
    }
    if (text !== '' && key === 'Enter') {
      say()
      return true
    }
    const card = /^[1-8]$/.test(key) ? pool(view)[Number(key) - 1] : undefined
    if (card) {
      take(card)
      return true
    }
    if (key === 'Escape' && !isBlank(draftOf(desk))) {
      setDraft(desk, lifted(draftOf(desk)))
      announce(words.putBack)
      return true
    }
    if (!onBoard) return false
    const to = step(config, here, key)
    if (to !== null) {
      roving.go(cellName(config, to))
      return true
    }
    if (key !== 'Enter' && key !== ' ') return false
    pressed(here)
    return true
  }
}
