import type { PlayerProps } from '../../../../ui/stage.ts'
import type { Blocks } from '../../nouns.ts'
import { type Preview, preview } from '../../rules/preview.ts'
import { Block } from '../board/block.tsx'
import { type Drop, type Held, stateOf } from '../view-state.ts'
import { words } from '../words/index.ts'
import { lineShares, sumOf } from '../words/sum.ts'

/** Fingers and nothing else: nobody here has keys. */
const FINGERS = '(hover: none) and (pointer: coarse)'

/** The sum of the block in hand, spelt out; and what the last blocks gave. */
export function Aside(props: PlayerProps<Blocks>) {
  const { view, outcome } = props.table
  const state = stateOf(props)
  const held = state.held.value
  const seen = held?.place && !outcome ? preview(view, { slot: held.slot, ...held.place }) : null
  return (
    <section class="bp-aside">
      {seen && held && <Sum seen={seen} combo={view.combo + 1} tint={view.tints[held.slot] ?? 0} />}
      <LastDrops drops={state.drops} />
      <Bar seen={seen} held={held} latest={state.drops[0]} />
    </section>
  )
}

/** Where the points come from, one line each. [BP-70] */
function Sum({ seen: { points }, combo, tint }: { seen: Preview; combo: number; tint: number }) {
  const lines: (readonly [what: string, points: string])[] = [[words.cells(points.block), String(points.block)]]
  if (points.lines > 0) lines.push([words.linesSum(lineShares(points.lines)), String(points.forLines)])
  if (points.doubled) lines.push([words.together, '× 2'])
  if (points.emptied > 0) lines.push([words.emptied, `+${points.emptied}`])
  if (points.combo > 0) lines.push([words.combo(combo), `+${points.combo}`])
  return (
    <div class="bp-sum panel" data-tint={tint}>
      <h2>
        {words.ifDropped}
        {points.lines > 0 && <span class="chip">{words.lines(points.lines)}</span>}
      </h2>
      <dl>
        {lines.map(([what, gives]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{gives}</dd>
          </div>
        ))}
        <div class="bp-total">
          <dt>{words.thisDrop}</dt>
          <dd>+{words.figure(points.total)}</dd>
        </div>
      </dl>
    </div>
  )
}

function LastDrops({ drops }: { drops: readonly Drop[] }) {
  return (
    <div class="bp-drops panel">
      <h2>{words.lastDrops}</h2>
      {drops.length === 0 && <p>{words.noDrops}</p>}
      <ol>
        {drops.map(drop => (
          <li key={drop.number}>
            <Block shape={drop.shape} tint={drop.tint} />
            <span>{words.dropped(drop.shape, drop.lines)}</span>
            <b>+{words.figure(drop.points)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The same in one line, at the bottom edge of a phone. */
function Bar({ seen, held, latest }: { seen: Preview | null; held: Held | null; latest: Drop | undefined }) {
  if (seen) {
    const [sum, unit] = words.sum(sumOf(seen.points))
    return (
      <p class="bp-bar">
        {seen.points.lines > 0 && `${sum} `}
        <b>
          {words.figure(seen.points.total)} {unit}
        </b>
      </p>
    )
  }
  if (held?.place) return <p class="bp-bar">{words.notHere}</p>
  if (!latest) return <p class="bp-bar">{matchMedia(FINGERS).matches ? words.howTouch : words.how}</p>
  return (
    <p class="bp-bar">
      {words.dropped(latest.shape, latest.lines)} <b>+{words.figure(latest.points)}</b>
    </p>
  )
}
