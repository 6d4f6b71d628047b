import { Blocks, FileDown, Hammer, ListRestart, X } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { GRAVITIES, type Gravity, MATERIALS, type Material, PIECES, THINGS, type Thing } from '../../nouns.ts'
import { PieceIcon } from '../hud/piece-icon.tsx'
import type { Controller } from '../playback/controller.ts'
import { words } from '../words/index.ts'
import { targetOf } from './brush.ts'
import { SaveLevel } from './save-level.tsx'
import { modeWords } from './words.ts'

type Page = 'build' | 'piece' | 'board' | 'save'

const PAGES = [
  ['build', Hammer],
  ['piece', Blocks],
  ['board', ListRestart],
  ['save', FileDown],
] as const

/** Everything a sandbox offers: things to put, pieces to bring, another board. */
export function SandboxTools({ controller }: { controller: Controller }) {
  const said = modeWords()
  const [page, turn] = useState<Page | null>(() => (innerWidth < NARROW_PX ? null : 'build'))
  const [thing, pick] = useState<Thing | null>(null)
  const root = useRef<HTMLElement>(null)
  useStandstill(controller, thing !== null || page === 'save')
  usePainting(controller, thing, root)
  const open = (next: Page | null): void => {
    turn(next)
    if (next !== 'build') pick(null)
  }
  /** Where there is little room, the board is to be seen with the thing in hand. */
  const take = (next: Thing | null): void => {
    pick(next)
    if (next !== null && innerWidth < NARROW_PX) turn(null)
  }
  return (
    <section class="fl-card fl-sandbox" aria-label={said.sandbox} ref={root} data-open={page !== null}>
      <div class="fl-tabs" role="group" aria-label={said.sandbox}>
        {PAGES.map(([name, icon]) => (
          <button
            type="button"
            key={name}
            aria-pressed={page === name || (name === 'build' && thing !== null)}
            aria-label={said.pages[name]}
            title={said.pages[name]}
            onClick={() => open(page === name ? null : name)}
          >
            <Icon of={icon} />
            <span>{said.pages[name]}</span>
          </button>
        ))}
      </div>
      {page === 'build' && <Build controller={controller} thing={thing} pick={take} />}
      {page === 'piece' && <Pieces controller={controller} />}
      {page === 'board' && <Board controller={controller} />}
      {page === 'save' && <SaveLevel controller={controller} />}
    </section>
  )
}

const NARROW_PX = 900

function Build({ controller, thing, pick }: { controller: Controller; thing: Thing | null; pick(thing: Thing | null): void }) {
  const said = modeWords()
  return (
    <div class="fl-page">
      <div class="fl-things" role="group" aria-label={said.pages.build}>
        {THINGS.map(each => (
          <button
            type="button"
            key={each}
            data-thing={each}
            aria-pressed={thing === each}
            title={said.things[each]}
            onClick={() => pick(thing === each ? null : each)}
          >
            <i aria-hidden="true">{each === 'EMPTY' && <Icon of={X} />}</i>
            <span>{said.things[each]}</span>
          </button>
        ))}
      </div>
      <ByNumbers controller={controller} thing={thing} />
      <button type="button" class="button" onClick={() => controller.input.use({ kind: 'settle' })}>
        {said.settle}
      </button>
      <p class="fl-hint">{thing ? said.howToPut : said.pickFirst}</p>
    </div>
  )
}

/** Whoever has no pointer says where by numbers. */
function ByNumbers({ controller, thing }: { controller: Controller; thing: Thing | null }) {
  const said = modeWords()
  const [at, move] = useState<readonly [number, number, number]>([0, 0, 0])
  const { bounds } = controller.state.level
  return (
    <form
      class="fl-at"
      onSubmit={event => {
        event.preventDefault()
        if (thing) controller.input.use({ kind: 'put', thing, at })
      }}
    >
      {(['x', 'y', 'z'] as const).map((name, axis) => (
        <label key={name}>
          {name}
          <input
            type="number"
            min="0"
            max={(bounds[axis] ?? 1) - 1}
            value={at[axis]}
            onInput={({ currentTarget }) => {
              const next: [number, number, number] = [...at]
              next[axis] = Math.trunc(currentTarget.valueAsNumber || 0)
              move(next)
            }}
          />
        </label>
      ))}
      <button type="submit" class="button" disabled={thing === null}>
        {said.put}
      </button>
    </form>
  )
}

function Pieces({ controller }: { controller: Controller }) {
  const said = modeWords()
  const [material, choose] = useState<Material>('STANDARD')
  const code = MATERIALS.indexOf(material)
  return (
    <div class="fl-page">
      <div class="fl-row" role="group" aria-label={said.material}>
        {MATERIALS.map((each, place) => (
          <button type="button" key={each} aria-pressed={material === each} onClick={() => choose(each)}>
            {words.material(place)}
          </button>
        ))}
      </div>
      <div class="fl-pieces" role="group" aria-label={said.pages.piece}>
        {PIECES.map((piece, place) => (
          <button
            type="button"
            key={piece}
            title={words.piece(place, code)}
            aria-label={words.piece(place, code)}
            onClick={() => controller.input.use({ kind: 'bring', piece, material })}
          >
            <PieceIcon piece={place} material={code} />
          </button>
        ))}
      </div>
      <p class="fl-hint">{said.howToBring}</p>
    </div>
  )
}

const SIDES = [4, 6, 8, 10, 12, 16] as const
const HEIGHTS = [8, 12, 16, 24, 32] as const

/** Another board is another game: its address says what it is, and can be sent. */
function Board({ controller }: { controller: Controller }) {
  const said = modeWords()
  const { bounds, maxWorldHeight, gravity: first = 'DOWN' } = controller.state.level
  const [width, setWidth] = useState(bounds[0])
  const [depth, setDepth] = useState(bounds[2])
  const [height, setHeight] = useState(maxWorldHeight)
  const [gravity, setGravity] = useState<Gravity>(first)
  const setup = { width, depth, height, water: 0, goal: 'free', wind: false, practice: false, gravity }
  return (
    <div class="fl-page fl-board">
      <Choice name={said.width} of={SIDES} now={width} set={next => setWidth(next)} shown={words.figure} />
      <Choice name={said.depth} of={SIDES} now={depth} set={next => setDepth(next)} shown={words.figure} />
      <Choice name={said.height} of={HEIGHTS} now={height} set={next => setHeight(next)} shown={words.figure} />
      <Choice name={words.gravityTitle} of={GRAVITIES} now={gravity} set={next => setGravity(next)} shown={words.gravity} />
      <a class="button" href={`/play/floodline?${new URLSearchParams({ setup: JSON.stringify(setup) }).toString()}`}>
        {said.newBoard}
      </a>
    </div>
  )
}

interface ChoiceProps<T> {
  readonly name: string
  readonly of: readonly T[]
  readonly now: T
  set(value: T): void
  shown(value: T): string
}

function Choice<T extends string | number>({ name, of, now, set, shown }: ChoiceProps<T>) {
  const all = of.includes(now) ? of : [now, ...of]
  return (
    <label>
      {name}
      <select value={String(now)} onChange={({ currentTarget }) => set(all[currentTarget.selectedIndex] ?? now)}>
        {all.map(each => (
          <option key={each} value={String(each)}>
            {shown(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** While something is in hand, or what was built is about to be saved, nothing moves. */
function useStandstill(controller: Controller, stands: boolean): void {
  useLayoutEffect(() => {
    controller.input.brush(stands ? [] : null)
    return () => controller.input.brush(null)
  }, [controller, stands])
}

/** A press that does not wander puts the thing where it points: from the moment it is in hand, not a frame later. */
function usePainting(controller: Controller, thing: Thing | null, root: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const canvas = root.current?.closest('.fl')?.querySelector('canvas')
    if (!canvas || thing === null) return
    let from: { x: number; y: number } | null = null
    const target = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = canvas.getBoundingClientRect()
      return targetOf(controller.state, thing, controller.looking.picture?.pick(clientX - left, clientY - top) ?? null)
    }
    const show = (event: PointerEvent): void => {
      const at = target(event)
      controller.input.brush(at ? [at.cell] : [])
    }
    const down = (event: PointerEvent): void => {
      from = { x: event.clientX, y: event.clientY }
    }
    const up = (event: PointerEvent): void => {
      const still = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < WANDER_PX
      from = null
      const at = still ? target(event) : null
      if (at) controller.input.use({ kind: 'put', thing, at: at.spot })
    }
    canvas.addEventListener('pointermove', show)
    canvas.addEventListener('pointerdown', down)
    canvas.addEventListener('pointerup', up)
    return () => {
      canvas.removeEventListener('pointermove', show)
      canvas.removeEventListener('pointerdown', down)
      canvas.removeEventListener('pointerup', up)
    }
  }, [controller, thing])
}

const WANDER_PX = 6
