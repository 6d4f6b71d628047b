import type { ComponentChildren } from 'preact'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import { coverers } from '../rules/stack.ts'
import type { Desk } from './desk.ts'
import { advisedTiles } from './found.ts'
import { cornerOf, middleOf, spreadOf } from './picture.ts'
import { type Pointed, pointedAt } from './pointing.ts'
import { Tip } from './tip.tsx'
import { vars } from './vars.ts'
import { words } from './words.ts'

type Props = PlayerProps<Stackdoku>
type View = Stackdoku['View']

/** The tiles an advised pair would set free, drawn before it is taken. */
export function freedBy(view: View, action: Stackdoku['Action'] | undefined, freeIn: (stack: View) => readonly number[]): number[] {
  if (action?.kind !== 'take') return []
  const gone = view.gone.map((each, tile) => (tile === action.a || tile === action.b ? 1 : each))
  return freeIn({ ...view, gone }).filter(tile => !view.free.includes(tile))
}

interface StackProps extends Props {
  readonly desk: Desk
  readonly freed: readonly number[]
  shown(tile: number): boolean
  tap(tile: number): void
}

/** The stack for a player: a button for each tile that is left, the lowest first, so that what lies above is drawn above. */
export function Stack({ table, news, advice, refusal, desk, freed, shown, tap }: StackProps) {
  const { view, outcome } = table
  const pointed = pointedAt(refusal)
  const waiting = desk.tile.value
  const keyed = view.free.includes(desk.cursor.value) ? desk.cursor.value : (view.free[0] ?? -1)
  const advised = advisedTiles(advice)
  const { width, height } = spreadOf(view)
  return (
    <div class="sd-stack" data-region="stack" role="group" aria-label={words.stack(view)}>
      <div class="sd-pile" style={vars({ '--w': width, '--h': height })}>
        {view.gone.map((gone, tile) =>
          gone !== 0 ? null : (
            <button
              type="button"
              class="sd-tile"
              key={tile}
              data-place={`t${tile}`}
              data-state={stateOf(view, tile)}
              data-selected={waiting === tile}
              data-tried={pointed.tiles.includes(tile)}
              data-blocker={pointed.blockers.includes(tile)}
              data-advised={advised.includes(tile)}
              data-freed={freed.includes(tile)}
              tabIndex={tile === keyed ? 0 : -1}
              aria-label={words.tile(view, tile, shown(tile) || turned(pointed, tile))}
              aria-pressed={waiting === tile}
              disabled={outcome !== null}
              style={placed(view, tile)}
              onFocus={() => {
                desk.cursor.value = tile
              }}
              onClick={() => tap(tile)}
            >
              <Face number={shown(tile) || turned(pointed, tile) ? (view.values[tile] ?? 0) : 0} />
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

/** Two that did not match are seen for as long as the refusal stands. */
function turned({ tiles, blockers }: Pointed, tile: number): boolean {
  return blockers.length === 0 && tiles.length === 2 && tiles.includes(tile)
}

export function stateOf(view: View, tile: number): 'free' | 'side' | 'covered' {
  if (view.free.includes(tile)) return 'free'
  return coverers(view, tile).length > 0 ? 'covered' : 'side'
}

export function placed(view: View, tile: number): Record<string, string> {
  const { x, y } = cornerOf(view, tile)
  return vars({ '--x': x.toFixed(3), '--y': y.toFixed(3), '--z': view.zs[tile] ?? 0 })
}

/** The number, and below it the place that it has among pencil marks. */
export function Face({ number }: { number: number }) {
  if (number === 0) return <i class="sd-dots" data-veiled="true" />
  return (
    <>
      <span class="sd-number">{number}</span>
      <i class="sd-dots" style={vars({ '--col': (number - 1) % 3, '--row': Math.floor((number - 1) / 3) })} />
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
