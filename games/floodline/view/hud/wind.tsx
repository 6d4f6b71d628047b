import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Wind as WindIcon } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import { words } from '../words/index.ts'
import type { WindHud } from './model.ts'
import { Ring } from './tilt/budget.tsx'

/** On a map with north on top; in the world an arrow shows it as it lies. */
const ARROWS = { EAST: ArrowRight, WEST: ArrowLeft, NORTH: ArrowUp, SOUTH: ArrowDown }

/** Where the next gust blows, when, how far, and what follows. */
export function Wind({ wind }: { wind: WindHud }) {
  const { direction, ticks, part, soon } = wind
  return (
    <section class="fl-card fl-wind" data-soon={soon}>
      <header class="row">
        <h3>{words.wind}</h3>
        <Icon of={WindIcon} />
      </header>
      <div class="fl-wind-now">
        <Ring part={part} tone={soon ? 'gold' : 'indigo'}>
          {words.seconds(ticks).replace(/[^\d.,]/g, '')}
        </Ring>
        <p>
          {/* The ring is a drawing: when it blows is said in words as well. */}
          <span class="hidden-text">{words.windIn(wind)}: </span>
          <b aria-hidden="true">
            <span>{words.gravity(direction)}</span> <Icon of={ARROWS[direction]} />
          </b>
          <small>{words.windCells(wind)}</small>
        </p>
      </div>
      <p class="fl-wind-then">
        <span>{words.windThen(wind)}</span>
        <span>{words.windHeavy(wind)}</span>
      </p>
    </section>
  )
}
