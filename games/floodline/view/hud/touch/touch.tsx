import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
  ChevronDown,
  ChevronsDown,
  Hand,
  type IconNode,
  Rotate3d,
  RotateCcw,
} from 'lucide'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { Icon } from '../../../../../ui/icon.tsx'
import { turnFor } from '../../input/bearings.ts'
import type { Control } from '../../input/key-repeat.ts'
import { words } from '../../words/index.ts'
import { ABILITY_ICONS } from '../abilities.tsx'
import type { Hud } from '../model.ts'
import type { Tilting } from '../tilt/gravity.tsx'
import { TiltRing } from '../tilt/ring.tsx'
import { padMoves } from './pad-order.ts'

export interface TouchProps extends Tilting {
  readonly hud: Pick<Hud, 'corner' | 'gravity' | 'tilt' | 'hold' | 'abilities' | 'axes' | 'over'>
  press(control: Control): void
  release(control: Control): void
}

/** By eighths of a turn from the right, anticlockwise. */
const ARROWS: readonly IconNode[] = [ArrowRight, ArrowUpRight, ArrowUp, ArrowUpLeft, ArrowLeft, ArrowDownLeft, ArrowDown, ArrowDownRight]

/** Two thumbs: moves at the left, everything that happens once at the right, tilting in the middle. */
export function Touch({ hud, press, release, aim, tilt }: TouchProps) {
  const { corner, gravity, hold, abilities, axes } = hud
  const steer = { press, release }
  const moves = padMoves(corner, gravity.name)
  const flip = axes.includes(turnFor('tip-near', corner).axis) ? 'tip-near' : 'tip-left'
  return (
    <div class="fl-thumbs" role="group" aria-label={words.thumbs} data-abilities={abilities.length} data-upright={gravity.name !== 'DOWN'}>
      <div class="fl-pad">
        {moves.map(({ way, step, eighth, place }) => (
          <Thumb key={way} control={way} name={words.moveTo(step)} place={place} {...steer}>
            <Icon of={ARROWS[eighth] ?? ArrowUp} />
          </Thumb>
        ))}
      </div>
      <div class="fl-arms">
        {hold && (
          <Thumb control="hold" name={words.hold} off={hold.used} class="fl-act-hold" {...steer}>
            <Icon of={Hand} />
            <span>{words.hold}</span>
          </Thumb>
        )}
        {abilities.map((each, place) => (
          <Thumb
            key={each.ability}
            control={each.ability}
            name={words.abilityState(each)}
            pressed={each.armed}
            off={each.charges === 0 && !each.armed}
            place={place}
            {...steer}
          >
            <Icon of={ABILITY_ICONS[each.ability]} />
            <i>{words.figure(each.charges)}</i>
          </Thumb>
        ))}
      </div>
      {!hud.tilt.never && <TiltRing hud={hud} aim={aim} tilt={tilt} />}
      <div class="fl-acts">
        <Thumb control={flip} name={words.flip} off={!axes.includes(turnFor(flip, corner).axis)} class="fl-act-flip" {...steer}>
          <Icon of={Rotate3d} />
          <span>{words.flip}</span>
        </Thumb>
        <Thumb control="yaw+" name={words.turn} off={!axes.includes('yaw')} class="fl-act-turn" {...steer}>
          <Icon of={RotateCcw} />
          <span>{words.turn}</span>
        </Thumb>
        <Thumb control="soft" name={words.soft} class="fl-act-soft" {...steer}>
          <Icon of={ChevronDown} />
          <span>{words.soft}</span>
        </Thumb>
        <Thumb control="drop" name={words.drop} class="fl-act-drop" {...steer}>
          <Icon of={ChevronsDown} />
          <span>{words.drop}</span>
        </Thumb>
      </div>
    </div>
  )
}

interface ThumbProps {
  readonly control: Control
  readonly name: string
  readonly class?: string
  readonly pressed?: boolean
  readonly off?: boolean
  readonly place?: number | string
  readonly children: ComponentChildren
  press(control: Control): void
  release(control: Control): void
}

/** Down is down until it is up, wherever the finger has slid to. A keyboard or a screen reader clicks: down and up at once. */
function Thumb({ control, name, class: extra = '', pressed, off = false, place, children, press, release }: ThumbProps) {
  const down = useRef(false)
  const up = (): void => {
    if (!down.current) return
    down.current = false
    release(control)
  }
  return (
    <button
      type="button"
      class={`fl-thumb ${extra}`}
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={off}
      data-place={place}
      onPointerDown={event => {
        if (event.button !== 0 || down.current) return
        event.currentTarget.setPointerCapture(event.pointerId)
        down.current = true
        press(control)
      }}
      onPointerUp={up}
      onPointerCancel={up}
      onLostPointerCapture={up}
      onContextMenu={event => event.preventDefault()}
      onClick={event => {
        if (event.detail !== 0) return // the pointer has done it already
        press(control)
        release(control)
      }}
    >
      {children}
    </button>
  )
}
