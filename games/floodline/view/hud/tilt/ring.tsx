import { useRef, useState } from 'preact/hooks'
import type { Way } from '../../input/bearings.ts'
import { words } from '../../words/index.ts'
import type { Hud, TiltWay } from '../model.ts'
import { directionOf } from './compass.tsx'
import type { Tilting } from './gravity.tsx'
import { seen, viewpointAt } from './projection.ts'

export interface TiltRingProps extends Tilting {
  readonly hud: Pick<Hud, 'corner' | 'gravity' | 'tilt'>
}

const FAR_ENOUGH = 22 // pixels from where the finger went down

/**
 * Press it, slide towards a side, look at what would happen, let go. Back to the middle, and nothing happens. A tap opens it: then
 * each side is a button of its own.
 */
export function TiltRing({ hud: { corner, tilt: tilts }, aim, tilt }: TiltRingProps) {
  const [open, setOpen] = useState(false)
  const [aimed, setAimed] = useState<Way | null>(null)
  const start = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const eye = viewpointAt(corner)
  const spots = tilts.ways.map(way => {
    const { x, y } = seen(eye, directionOf(way.side))
    const length = Math.hypot(x, y * 1.6) || 1
    return { way, x: x / length, y: (y * 1.6) / length }
  })
  const look = (way: Way | null): void => {
    if (way === aimed) return
    setAimed(way)
    aim?.(way)
  }
  const towards = (dx: number, dy: number): Way | null => {
    if (Math.hypot(dx, dy) < FAR_ENOUGH) return null
    return spots.toSorted((a, b) => b.x * dx + b.y * dy - (a.x * dx + a.y * dy))[0]?.way.way ?? null
  }
  const end = (does: boolean): void => {
    const tap = start.current?.moved === false
    start.current = null
    if (does && aimed !== null) tilt?.(aimed)
    else if (does && tap) setOpen(!open)
    look(null)
  }
  const { left, of, cooldown, ticks } = tilts
  const share = ticks > 0 ? 1 - cooldown : of === null || of === 0 ? 1 : (left ?? 0) / of
  return (
    <div class="fl-tilt-ring" data-open={open} data-ready={ticks === 0 && left !== 0}>
      <button
        type="button"
        aria-expanded={open}
        aria-label={`${words.tiltRing}: ${words.tiltsLeft(tilts)}, ${words.tiltState(tilts)}`}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          start.current = { x: event.clientX, y: event.clientY, moved: false }
        }}
        onPointerMove={event => {
          if (!start.current) return
          const way = towards(event.clientX - start.current.x, event.clientY - start.current.y)
          if (way !== null) start.current.moved = true
          look(way)
        }}
        onPointerUp={() => end(true)}
        onPointerCancel={() => end(false)}
        onContextMenu={event => event.preventDefault()}
        onClick={event => event.detail === 0 && setOpen(!open)}
      >
        <Dial share={share} />
        {spots.map(({ way, x, y }) => (
          <span
            key={way.sense}
            class="fl-ring-side"
            data-aimed={way.way === aimed}
            data-off={way.refusal !== null}
            style={{ left: `${50 + x * 33}%`, top: `${50 + y * 33}%` }}
          >
            {words.letter(way.side)}
          </span>
        ))}
        <span class="fl-ring-count">
          <b>{left ?? '∞'}</b>
          <small>{words.tiltsShort}</small>
        </span>
      </button>
      {open &&
        spots.map(({ way, x, y }) => <Side key={way.sense} way={way} x={x} y={y} tilt={tilt} done={() => setOpen(false)} aim={aim} />)}
    </div>
  )
}

const ROUND = 2 * Math.PI * 34

function Dial({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 76 76" aria-hidden="true">
      <circle cx="38" cy="38" r="34" />
      <circle cx="38" cy="38" r="34" stroke-dasharray={`${(ROUND * share).toFixed(1)} ${ROUND.toFixed(1)}`} transform="rotate(-90 38 38)" />
    </svg>
  )
}

interface SideProps extends Tilting {
  readonly way: TiltWay
  readonly x: number
  readonly y: number
  done(): void
}

function Side({ way, x, y, aim, tilt, done }: SideProps) {
  return (
    <button
      type="button"
      class="fl-ring-button"
      style={{ left: `calc(50% + ${(x * 72).toFixed(0)}px)`, top: `calc(50% + ${(y * 72).toFixed(0)}px)` }}
      aria-disabled={way.refusal !== null}
      aria-label={way.refusal === null ? words.tiltTo(way) : words.tiltHint(way)}
      onPointerDown={() => aim?.(way.way)}
      onPointerLeave={() => aim?.(null)}
      onClick={() => {
        aim?.(null)
        tilt?.(way.way)
        done()
      }}
    >
      {words.letter(way.side)}
    </button>
  )
}
