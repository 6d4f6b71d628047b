/** The board as a table that can be read cell by cell, with everything that is asked by ear beside it. Seen as well as heard. */
import { X } from 'lucide'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import type { Thing } from '../hud/inside/reading.ts'
import { type Exploring, exploredBy } from '../input/explore-keys.ts'
import type { Controller } from '../playback/controller.ts'
import { Listener } from './listener.ts'
import { CUTS } from './sheets.ts'
import './spoken.css'
import { said } from '../words/audio-mode.ts'

export function Spoken({ controller }: { controller: Controller }) {
  const listener = useMemo(() => new Listener(controller), [controller])
  const root = useRef<HTMLElement>(null)
  // Before anybody can see it, so that no key that is pressed at the sight of it goes elsewhere.
  useLayoutEffect(() => {
    controller.audioMode.listener = listener
    return () => {
      controller.audioMode.listener = null
      listener.close()
    }
  }, [controller, listener])
  return (
    <section
      class="fl-card fl-spoken"
      ref={root}
      aria-label={said.title}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !listener.cancel()) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <header class="row">
        <h2>{said.title}</h2>
        <button type="button" class="fl-close centred" aria-label={said.close} onClick={() => controller.audioMode.set(false)}>
          <Icon of={X} />
        </button>
      </header>
      <p class="fl-spoken-piece">{listener.piece.value}</p>
      <Cuts listener={listener} />
      <Grid listener={listener} />
      <Questions listener={listener} />
    </section>
  )
}

/** Map, layers, and slices along the two level axes. */
function Cuts({ listener }: { listener: Listener }) {
  const { sheet } = listener.explorer.reading.value
  return (
    <div class="fl-spoken-cuts">
      <div class="wrap" role="group" aria-label={said.cuts}>
        {CUTS.map(cut => (
          <button
            type="button"
            key={cut}
            aria-pressed={sheet.cut === cut}
            title={said.cutHint(cut)}
            onClick={() => listener.say(listener.explorer.cut(cut))}
          >
            {said.cut(cut)}
          </button>
        ))}
      </div>
      <p class="row">
        {sheet.cut !== 'map' && (
          <button type="button" aria-label={said.nearer} title={said.nearer} onClick={() => listener.say(listener.explorer.slice(-1))}>
            −
          </button>
        )}
        <b>{said.sheet(sheet)}</b>
        {sheet.cut !== 'map' && (
          <button type="button" aria-label={said.further} title={said.further} onClick={() => listener.say(listener.explorer.slice(1))}>
            +
          </button>
        )}
      </p>
    </div>
  )
}

const STEPS: Readonly<Record<Exploring, readonly [rows: number, columns: number]>> = {
  'look-up': [-1, 0],
  'look-down': [1, 0],
  'look-left': [0, -1],
  'look-right': [0, 1],
  'look-first': [0, Number.NEGATIVE_INFINITY],
  'look-last': [0, Number.POSITIVE_INFINITY],
}

/** One cell is in the tab order; keys of their own take the keyboard to the others, whatever they do elsewhere. */
function Grid({ listener }: { listener: Listener }) {
  const grid = useRef<HTMLDivElement>(null)
  const { sheet } = listener.explorer.reading.value
  const [atRow, atColumn] = listener.explorer.at.value
  const focus = (): void => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: false })

  // The keyboard comes along when the panel opens, unless it is busy elsewhere on the page, and whenever the page has no better place
  // for it: after a pause, in a new game.
  useLayoutEffect(() => {
    const main = grid.current?.closest('main')
    const { activeElement } = document
    if (activeElement === document.body || activeElement === main || activeElement?.matches('.fl-listen')) focus()
    const handedOn = (event: Event): void => {
      if (event.target === main) focus()
    }
    main?.addEventListener('focusin', handedOn)
    return () => main?.removeEventListener('focusin', handedOn)
  }, [listener])
  // It follows the cursor as long as it is on the board, and when it is called.
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement)) focus()
  }, [atRow, atColumn, sheet.cut])
  const summoned = listener.explorer.summoned.value
  useLayoutEffect(() => {
    if (summoned > 0) focus()
  }, [summoned])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const way = exploredBy(event.key)
    if (way === null) return
    const [rows, columns] = STEPS[way]
    const [row, column] = listener.explorer.at.peek() // two presses may come before one drawing
    listener.explorer.visit(row + rows, column + columns)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      class="fl-spoken-grid"
      role="grid"
      tabIndex={-1}
      ref={grid}
      aria-label={`${said.board}: ${said.sheet(sheet)}`}
      style={{ '--columns': sheet.rows[0]?.length ?? 1 }}
      onKeyDown={onKeyDown}
      onFocusIn={() => listener.point()}
    >
      {sheet.rows.map((cells, row) => (
        <div role="row" key={row}>
          {cells.map((cell, column) => (
            <Cell key={column} {...{ listener, cell, row, column }} current={row === atRow && column === atColumn} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface CellProps {
  readonly listener: Listener
  readonly cell: number
  readonly row: number
  readonly column: number
  readonly current: boolean
}

/** A figure for a column, a sign for a cell: short enough to be seen beside its neighbours. */
const SIGNS: Readonly<Record<Thing, string>> = {
  ...{ empty: '', water: '≈', block: '■', porous: '▦', ice: '❄', drain: '◎', wall: '▮', rock: '▲' },
}

function Cell({ listener, cell, row, column, current }: CellProps) {
  const { sheet, atlas } = listener.explorer.reading.value
  const map = sheet.cut === 'map'
  const top = map ? atlas.column(cell) : null
  const facts = map ? null : atlas.cell(cell)
  const thing: Thing | 'edge' = top ? (top.water > 0 ? 'water' : top.top) : (facts?.read.thing ?? 'empty')
  const lands = top ? top.lands >= 0 : facts?.read.lands
  return (
    <div
      role="gridcell"
      tabIndex={current ? 0 : -1}
      aria-label={listener.explorer.cellSaid(cell)}
      data-thing={thing}
      data-lands={lands}
      data-piece={facts?.read.piece}
      onFocus={() => listener.explorer.visit(row, column)}
    >
      {top ? top.level + 1 : facts?.read.piece ? '◆' : SIGNS[thing as Thing]}
    </div>
  )
}

/** The same questions that have keys, for whoever reads the page with arrows or presses with a finger. */
function Questions({ listener }: { listener: Listener }) {
  const questions: readonly (readonly [name: string, ask: () => void])[] = [
    [said.askPiece, () => listener.say(listener.answers.piece())],
    [said.askGoals, () => listener.say(listener.answers.goals())],
    [said.askHeights, () => listener.say(listener.answers.heights())],
    [said.askComing, () => listener.say(listener.answers.coming())],
    [said.askTilts, () => listener.say(listener.answers.tilts())],
    [said.askAgain, () => listener.again()],
  ]
  const calm = listener.calm.value
  return (
    <>
      <div class="fl-spoken-asks wrap" role="group" aria-label={said.more}>
        {questions.map(([name, ask]) => (
          <button type="button" key={name} onClick={ask}>
            {name}
          </button>
        ))}
        {calm && (
          <button type="button" onClick={() => listener.wait()}>
            {said.wait}
          </button>
        )}
      </div>
      <button type="button" class="fl-spoken-calm" role="switch" aria-checked={calm} onClick={() => listener.setCalm(!calm)}>
        {said.calm}
        <i aria-hidden="true" />
      </button>
      <details class="fl-spoken-keys">
        <summary>{said.askKeys}</summary>
        <dl>
          {listener.answers.keys().map(([key, does]) => (
            <div key={does}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}
