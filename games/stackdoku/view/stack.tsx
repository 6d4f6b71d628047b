import type { ComponentChildren } from 'preact'
import { styleVars } from '../../../ui/fit.ts'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import { coverers, freeTiles } from '../rules/stack.ts'
import type { Controls } from './controls/controls.ts'
import { advisedTiles } from './model/advice.ts'
import { cornerOf, middleOf, spreadOf } from './model/geometry.ts'
import { pendingTiles } from './model/pending.ts'
import { type Pointed, pointedAt } from './model/refusal-marks.ts'
import { Tip } from './tip.tsx'
import type { ViewState } from './view-state.ts'
import { words } from './words/index.ts'

type Props = PlayerProps<Stackdoku>
type View = Stackdoku['View']

/** The tiles that the advised pair would set free, drawn before it is taken. */
function freedBy(view: View, advised: readonly number[]): readonly number[] {
  if (advised.length === 0) return []
  const gone = view.gone.map((each, tile) => (advised.includes(tile) ? 1 : each))
  return freeTiles({ ...view, gone }).filter(tile => !view.free.includes(tile))
}

interface StackProps extends Props {
  readonly state: ViewState
  readonly controls: Controls
}

/** The stack for a player: a button for each tile that is left, the lowest first, so that what lies above is drawn above. */
export function Stack({ table, news, advice, refusal, state, controls }: StackProps) {
  const { view, outcome } = table
  const pointed = pointedAt(refusal)
  const waiting = state.selectedTile.value
  const keyed = view.free.includes(state.focusedTile.value) ? state.focusedTile.value : (view.free[0] ?? -1)
  const advised = advisedTiles(advice)
  const freed = freedBy(view, advised)
  const pending = pendingTiles(table)
  const { width, height } = spreadOf(view)
  return (
    <div class="sd-stack" data-region="stack" role="group" aria-label={words.stack(view)}>
      <div class="sd-pile" style={styleVars({ '--w': width, '--h': height })}>
        {view.gone.map((gone, tile) =>
          gone !== 0 ? null : (
            <button
              type="button"
              class="sd-tile"
              key={tile}
              data-place={`t${tile}`}
              data-state={lookOf(view, tile)}
              data-selected={waiting === tile || pending.includes(tile)}
              data-tried={pointed.tiles.includes(tile)}
              data-blocker={pointed.blockers.includes(tile)}
              data-advised={advised.includes(tile)}
              data-freed={freed.includes(tile)}
              tabIndex={tile === keyed ? 0 : -1}
              aria-label={words.tile(view, tile, controls.isShown(tile))}
              aria-pressed={waiting === tile}
              aria-busy={pending.includes(tile) || undefined}
              disabled={outcome !== null}
              style={placed(view, tile)}
              onFocus={() => {
                state.focusedTile.value = tile
              }}
              onClick={() => controls.tapTile(tile)}
            >
              <Face number={controls.isShown(tile) ? (view.values[tile] ?? 0) : 0} />
            </button>
          ),
        )}
        <Leaving view={view} events={news.events} count={news.count} />
        <StackTip view={view} pointed={pointed}>
          {refusal && words.refused(refusal, { you: 0, names: [] })}
        </StackTip>
      </div>
    </div>
  )
}

export function lookOf(view: View, tile: number): 'free' | 'side' | 'covered' {
  if (view.free.includes(tile)) return 'free'
  return coverers(view, tile).length > 0 ? 'covered' : 'side'
}

export function placed(view: View, tile: number): Record<string, string> {
  const { x, y } = cornerOf(view, tile)
  return styleVars({ '--x': x.toFixed(3), '--y': y.toFixed(3), '--z': view.zs[tile] ?? 0 })
}

/** The number, and below it the place that it has among pencil marks. */
export function Face({ number }: { number: number }) {
  if (number === 0) return <i class="sd-dots" data-veiled="true" />
  return (
    <>
      <span class="sd-number">{number}</span>
      <i class="sd-dots" style={styleVars({ '--col': (number - 1) % 3, '--row': Math.floor((number - 1) / 3) })} />
    </>
  )
}

/** What was taken just now, on its way to the tray. */
function Leaving({ view, events, count }: { view: View; events: Props['news']['events']; count: number }) {
  const took = events.find(event => event.kind === 'took')
  if (!took) return null
  return (
    <>
      {[took.a, took.b].map(tile => (
        <span class="sd-tile sd-leaving" key={`${count} ${tile}`} data-state="free" aria-hidden="true" style={placed(view, tile)}>
          <Face number={took.value} />
        </span>
      ))}
    </>
  )
}

/** The sentence stands beside what is in the way. */
function StackTip({ view, pointed, children }: { view: View; pointed: Pointed; children: ComponentChildren }) {
  const tile = pointed.blockers[0] ?? pointed.tiles[1]
  if (tile === undefined || !children) return null
  const { width, height } = spreadOf(view)
  const { x, y } = middleOf(view, tile)
  return (
    <Tip x={x / width} y={y / height} away={0.6 / height}>
      {children}
    </Tip>
  )
}
