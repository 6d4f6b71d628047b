import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { styleVars } from '../../../../ui/fit.ts'
import type { Blocks } from '../../nouns.ts'
import { preview } from '../../rules/preview.ts'
import type { Flight } from '../input/dragging.ts'
import { shapeAt } from '../shape.ts'
import type { Held } from '../view-state.ts'
import { words } from '../words/index.ts'
import { Block } from './block.tsx'

interface FloatingProps {
  readonly view: Blocks['View']
  readonly held: Held
  readonly flight: Flight
  readonly floating: RefObject<HTMLDivElement | null>
}

/**
 * The block that hangs on the pointer. It lies in the top layer, so that no edge of the page cuts it; where it is there is
 * written straight into its style, because a pointer moves more often than anything here changes.
 */
export function Floating({ view, held, flight, floating }: FloatingProps) {
  const shape = view.hand[held.slot] ?? -1
  useLayoutEffect(() => {
    const element = floating.current
    if (!element) return
    if (!element.matches(':popover-open')) element.showPopover()
    flight.lifted(element)
  }, [])
  if (shape < 0) return null
  const hollow = shapeAt(shape).matrix[0]?.[0] === 0
  return (
    <div class="bp-floating" popover="manual" ref={floating} aria-hidden="true" style={styleVars({ '--bp-u': `${flight.cell}px` })}>
      <span class="bp-lifted">
        <Block shape={shape} tint={view.tints[held.slot] ?? 0} />
      </span>
      <Pill view={view} held={held} hollow={hollow} />
      {flight.touch && <i class="bp-stem" />}
    </div>
  )
}

/** The points beside the block, while it is over a place that takes it. [BP-70] */
export function Pill({ view, held, hollow }: { view: Blocks['View']; held: Held; hollow: boolean }) {
  const seen = held.place && preview(view, { slot: held.slot, ...held.place })
  return seen ? (
    <b class="bp-pill" data-hollow={hollow} data-great={seen.points.lines > 0}>
      +{words.figure(seen.points.total)}
    </b>
  ) : null
}
