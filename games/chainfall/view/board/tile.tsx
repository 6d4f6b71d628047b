interface TileProps {
  readonly owner: number
  readonly fuse: number
  /** Parts of the ring; none: a tile without one, as it waits in the queue. */
  readonly segments?: number
  /** Not on the board yet. */
  readonly wished?: boolean
}

const DASH = 7.2
const PART = 10

/** Blue is round and red is pointed; the lit parts of the ring are the turns it has left. */
export function Tile({ owner, fuse, segments = 0, wished = false }: TileProps) {
  const parts = Math.max(segments, fuse)
  const lit = `${`${DASH} ${PART - DASH} `.repeat(fuse)}0 ${PART * parts}`
  const ring = { cx: 40, cy: 40, r: 30, pathLength: PART * parts }
  return (
    <svg class="cf-tile" data-owner={owner} data-wished={wished} viewBox="0 0 80 80" aria-hidden="true">
      {segments > 0 && (
        <g class="cf-ring">
          <circle {...ring} class="cf-ring-off" stroke-dasharray={`${DASH} ${PART - DASH}`} />
          {fuse > 0 && <circle {...ring} stroke-dasharray={lit} />}
        </g>
      )}
      {owner === 0 ? <circle class="cf-body" cx="40" cy="40" r="20.5" /> : <path class="cf-body" d={DIAMOND} />}
      <text x="40" y="40">
        {fuse}
      </text>
    </svg>
  )
}

const DIAMOND =
  'M42.6 15.1 64.9 37.4a3.7 3.7 0 0 1 0 5.2L42.6 64.9a3.7 3.7 0 0 1-5.2 0L15.1 42.6a3.7 3.7 0 0 1 0-5.2L37.4 15.1a3.7 3.7 0 0 1 5.2 0Z'
