import { OctagonX, Star, X } from 'lucide'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../../../../../ui/icon.tsx'
import { spoken } from '../../../../../ui/language.ts'
import type { Floodline } from '../../../nouns.ts'
import { Futures, type TiltFuture } from '../../../rules/futures.ts'
import { pieceCells } from '../../../rules/pieces/piece.ts'
import type { Corner, Way } from '../../input/bearings.ts'
import { chapterOf } from '../../looking/lesson.ts'
import { FlatScene } from '../../render/flat/flat.ts'
import { words } from '../../words/index.ts'
import { type TiltFate, tiltFateOf } from '../fate/fate.ts'
import { consequences, losesSaid } from '../fate/fate-words.ts'
import type { TiltWay } from '../model.ts'
import './futures-panel.css'

const SAID = {
  en: { title: 'The four tilts', under: 'What each would do. Choosing one tilts.', close: 'Close', nothing: 'Nothing moves' },
  de: {
    title: 'Die vier Kipprichtungen',
    under: 'Was jede täte. Wer eine wählt, kippt.',
    close: 'Schließen',
    nothing: 'Nichts bewegt sich',
  },
}

interface FuturesPanelProps {
  readonly state: Floodline['State']
  readonly corner: Corner
  readonly ways: readonly TiltWay[]
  tilt(way: Way): void
  close(): void
}

/** As the sides lie on the screen: away is up and left, right is up and right. */
const ORDER: readonly Way[] = ['away', 'right', 'left', 'near']

/** Every tilt there is, with its world afterwards and what it would cost; computed by the rules once, when it opens. */
export function FuturesPanel({ state, corner, ways, tilt, close }: FuturesPanelProps) {
  const said = spoken(SAID)
  const panel = useRef<HTMLElement>(null)
  const futures = useMemo(() => new Futures().tilts(state), [])
  useEffect(() => panel.current?.querySelector<HTMLElement>('.fl-future')?.focus(), [])
  const sorted = ORDER.flatMap(side => ways.filter(({ way }) => way === side))
  return (
    <section class="fl-card fl-futures" ref={panel} aria-label={said.title}>
      <header class="row">
        <h2>{said.title}</h2>
        <button type="button" class="fl-futures-close" aria-label={said.close} onClick={close}>
          <Icon of={X} />
        </button>
      </header>
      <p class="fl-why-under">{said.under}</p>
      <div class="fl-futures-grid">
        {sorted.map(way => {
          const future = futures.find(({ sense }) => sense === way.sense)
          return future && <Future key={way.sense} way={way} future={future} state={state} corner={corner} tilt={tilt} />
        })}
      </div>
    </section>
  )
}

interface FutureProps {
  readonly way: TiltWay
  readonly future: TiltFuture
  readonly state: Floodline['State']
  readonly corner: Corner
  tilt(way: Way): void
}

function Future({ way, future, state, corner, tilt }: FutureProps) {
  const fate = tiltFateOf(state, future, way.key)
  const impossible = future.cells === null
  return (
    <button
      type="button"
      class="fl-future"
      data-loses={fate.loses !== null}
      aria-disabled={impossible}
      onClick={() => impossible || tilt(way.way)}
    >
      {!impossible && <Picture state={state} future={future} corner={corner} />}
      <span class="fl-future-name">
        <b>{words.tiltTo(way)}</b>
        {way.key && <kbd aria-hidden="true">{way.key}</kbd>}
      </span>
      {impossible ? <span class="fl-preview-no">{words.cannotTilt(fate)}</span> : <Facts fate={fate} />}
    </button>
  )
}

function Facts({ fate }: { fate: TiltFate }) {
  const loses = losesSaid(fate)
  const facts = consequences({ ...fate, stars: [] }, true)
  return (
    <>
      {loses && (
        <span class="fl-preview-loses" data-sure={fate.loses !== null}>
          <Icon of={OctagonX} />
          {loses}
        </span>
      )}
      <span>{facts.length > 0 ? facts.join(' · ') : spoken(SAID).nothing}</span>
      {fate.stars.map(({ star, broken }) => (
        <span key={star} class="fl-future-star">
          <Icon of={Star} />
          {words.wouldLose(broken)}
        </span>
      ))}
    </>
  )
}

const SIZE = { width: 250, height: 150 }
const ROOM_ABOVE = 3 // layers over what is built, so that the picture is of that and not of air

/** A small picture of the world after the tilt, painted once; where nothing can be painted, the numbers are enough. */
function Picture({ state, future, corner }: Pick<FutureProps, 'state' | 'future' | 'corner'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { cells } = future
    if (!canvas.current || !cells) return
    try {
      const scene = new FlatScene(canvas.current, {
        quality: 'low',
        still: true,
        dark: document.documentElement.dataset['theme'] === 'dark',
      })
      const { level, notes } = state
      const piece = state.piece < 0 ? [] : pieceCells(state)
      scene.resize(SIZE.width, SIZE.height, devicePixelRatio)
      scene.show({
        ...{ bounds: level.bounds, cells, notes, tints: new Uint8Array(cells.length), gravity: future.gravity, chapter: chapterOf(state) },
        maxWorldHeight: Math.min(level.bounds[1] - 1, Math.max(future.height, 2) + ROOM_ABOVE),
      })
      scene.camera({ corner })
      scene.lean(future.gravity)
      scene.overlay({})
      scene.piece({ cells: piece, ghostCells: [], material: state.material })
      scene.draw(0)
    } catch {
      canvas.current.hidden = true
    }
  }, [])
  return <canvas ref={canvas} class="fl-future-picture" aria-hidden="true" />
}
