/** What hands do on the board. One object for as long as the board is there; it is handed what is the case whenever the board is drawn. */
import type { Refusal } from '../../../../kernel/game.ts'
import { keepsAhead } from '../../../../ui/ahead.ts'
import { announce } from '../../../../ui/announce.tsx'
import { isPlainKey } from '../../../../ui/input/key-owner.ts'
import { placeOf, type Roving } from '../../../../ui/input/roving.ts'
import type { PlayerProps } from '../../../../ui/stage.ts'
import type { Card, Chainfall } from '../../nouns.ts'
import { cellName } from '../../rules/grid.ts'
import { foresee } from '../../rules/preview.ts'
import { pool } from '../board/cards.tsx'
import { draftOf, handDraft, handsView, isOurTurn, momentOf, setDraft, skip, type ViewState } from '../view-state.ts'
import { words } from '../words/index.ts'
import { cellOf, read, step, typed } from './controls.ts'
import { BLANK, isBlank, type PressResult, press, refuseCell, takeBack, takeCard, turnIn } from './draft.ts'

export interface InputProps extends Pick<PlayerProps<Chainfall>, 'table' | 'advice' | 'act' | 'refuse'> {
  readonly state: ViewState
  /** The cell that the keyboard is at. */
  readonly here: number
  readonly roving: Pick<Roving, 'go' | 'visit'>
}

export class BoardInput {
  props: InputProps
  /** A finger cannot hover: its first touch of the last cell shows what would happen, the second one or the button does it. */
  #touching = false
  #byKeys = false

  constructor(props: InputProps) {
    this.props = props
  }

  /** For the element around the cells, which listens once for all of them. */
  readonly board = {
    onPointerMove: ({ pointerType, target, movementX, movementY }: PointerEvent): void => {
      // A board that slides under a mouse at rest is nobody's wish.
      if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return
      const cell = this.#cellOf(target)
      if (cell !== null) this.aimAt(cell)
    },
    onPointerDown: ({ pointerType }: PointerEvent): void => {
      this.#touching = pointerType !== 'mouse'
    },
    onClick: ({ target, detail }: MouseEvent): void => {
      const cell = this.#cellOf(target)
      if (cell === null) return
      if (detail === 0) this.#touching = false // from a key or from assistive technology
      this.press(cell)
    },
    onFocusIn: ({ target }: FocusEvent): void => {
      const cell = this.#cellOf(target)
      if (cell === null) return
      this.props.roving.visit(placeOf(target) ?? '')
      if (this.#touching || !this.#byKeys) return
      this.aimAt(cell)
      this.#describe(cell)
    },
  }

  readonly onKeyDown = (event: KeyboardEvent): void => {
    if (!isPlainKey(event)) return
    this.#touching = false
    this.#byKeys = true
    if (this.key(event.key, this.#cellOf(event.target) !== null)) event.preventDefault()
  }

  readonly take = (card: Card): void => {
    const { props } = this
    if (momentOf(props.state)) skip(props.state)
    const refusal = this.#refuseInput()
    if (refusal) return props.refuse(refusal)
    this.#follow(takeCard(handsView(props.table), handDraft(props.state, props), card))
  }

  aimAt(cell: number): void {
    const { props } = this
    // Nothing can be shown of a turn that begins in a position which nobody knows yet.
    if (!isOurTurn(props.table) || this.#refuseInput() || momentOf(props.state)) return
    const draft = draftOf(props.state, props)
    if (draft.aim !== cell) setDraft(props.state, props, { ...draft, aim: cell })
  }

  press(cell: number): void {
    const { props } = this
    if (momentOf(props.state)) return skip(props.state)
    const refusal = this.#refuseInput()
    if (refusal) return props.refuse(refusal)
    const draft = handDraft(props.state, props)
    const result = press(handsView(props.table), draft, cell)
    if (result.turn && this.#touching && isOurTurn(props.table) && draft.aim !== cell) this.aimAt(cell)
    else this.#follow(result)
  }

  /** Whether the key meant something here. */
  key(key: string, onBoard: boolean): boolean {
    return (
      this.#skip(key) ||
      this.#type(key) ||
      this.#takeByFigure(key) ||
      this.#takeBack(key) ||
      (onBoard && (this.#walk(key) || this.#enter(key)))
    )
  }

  #skip(key: string): boolean {
    const { state } = this.props
    if (!momentOf(state) || (key !== 'Escape' && key !== 'Enter' && key !== ' ')) return false
    skip(state)
    return true
  }

  #type(key: string): boolean {
    const { table, state, act, refuse } = this.props
    const text = state.text.peek()
    const longer = typed(text, key, table.view.config)
    if (longer !== null) {
      state.text.value = longer
      return true
    }
    if (text === '' || key !== 'Enter') return false
    state.text.value = ''
    const action = read(text)
    if (action) act(action)
    else refuse({ code: 'unreadable', because: words.unreadable(text), facts: { text } })
    return true
  }

  #takeByFigure(key: string): boolean {
    const card = /^[1-8]$/.test(key) ? pool(this.props.table.view)[Number(key) - 1] : undefined
    if (!card) return false
    this.take(card)
    return true
  }

  #takeBack(key: string): boolean {
    const { props } = this
    const draft = handDraft(props.state, props)
    if (key !== 'Escape' || isBlank(draft) || props.table.pending !== null) return false
    setDraft(props.state, props, takeBack(draft))
    announce(words.putBack)
    return true
  }

  #walk(key: string): boolean {
    const { table, here, roving } = this.props
    const { config } = table.view
    const to = step(config, here, key)
    if (to === null) return false
    roving.go(cellName(config, to))
    return true
  }

  #enter(key: string): boolean {
    if (key !== 'Enter' && key !== ' ') return false
    this.press(this.props.here)
    return true
  }

  #follow({ draft, turn, refusal }: PressResult): void {
    const { props } = this
    if (refusal) props.refuse(refusal)
    else if (turn) {
      if (!isOurTurn(props.table)) setDraft(props.state, props, BLANK)
      props.act(turn)
    } else if (draft) setDraft(props.state, props, draft)
  }

  /** Why nothing can be done on the board now, or null. */
  #refuseInput(): Refusal | null {
    const { table } = this.props
    if (table.outcome) return { code: 'over', because: 'the game is over', facts: {} }
    if (!isOurTurn(table) && !keepsAhead(table))
      return { code: 'not-your-turn', because: 'it is not your turn', facts: { turn: table.view.turn } }
    return table.pending === null ? null : { code: 'pending', because: 'the last turn is still on its way', facts: {} }
  }

  /** Whoever listens instead of looking hears what would come of the cell the keyboard has come to. */
  #describe(cell: number): void {
    const { props } = this
    const { table, state } = props
    if (!isOurTurn(table) || this.#refuseInput() || momentOf(state)) return
    const draft = { ...draftOf(state, props), aim: cell }
    const refusal = refuseCell(table.view, draft, cell)
    const action = turnIn(table.view, draft)
    if (refusal && draft.picked) announce(words.refused(refusal, { you: table.seat, names: [] }) ?? refusal.because)
    else if (action && !refusal && !state.blind) announce(words.foretold(table.view, foresee(table.view, action)))
  }

  #cellOf(target: EventTarget | null): number | null {
    return cellOf(this.props.table.view.config, placeOf(target))
  }
}
