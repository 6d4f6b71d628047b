/** What the regions of the map are drawn of: a river through all three, and blocks as the game has them. Nothing here is read; nothing moves. */
import type { ComponentChildren } from 'preact'
import type { ChapterNumber } from '../../levels/way.ts'

interface BlockProps {
  readonly x: number // the middle of its foot
  readonly y: number
  readonly w: number // half as wide as it is
  readonly h: number
  readonly tone?: string
}

/** A block seen from a corner. */
export function Block({ x, y, w, h, tone = 'stone' }: BlockProps) {
  const [top, d] = [y - h, w / 2]
  return (
    <g class={`fl-map-${tone}`}>
      <path class="fl-map-left" d={`M${x - w} ${top}L${x} ${top + d}V${y + d}L${x - w} ${y}Z`} />
      <path class="fl-map-right" d={`M${x + w} ${top}L${x} ${top + d}V${y + d}L${x + w} ${y}Z`} />
      <path class="fl-map-top" d={`M${x} ${top - d}L${x + w} ${top}L${x} ${top + d}L${x - w} ${top}Z`} />
    </g>
  )
}

/** Stacked from below: half width and height of each. */
function Pile({ x, y, of, tone }: { x: number; y: number; of: readonly (readonly [w: number, h: number])[]; tone?: string }) {
  let foot = y
  return (
    <>
      {of.map(([w, h]) => {
        const block = <Block key={foot} x={x} y={foot} w={w} h={h} {...(tone ? { tone } : {})} />
        foot -= h
        return block
      })}
    </>
  )
}

const RIVER = 'M300 -20C300 50 250 40 238 96S118 160 122 222S242 300 238 368S116 430 120 492S300 560 300 660'

/** The whole region, cut to whatever room it has. The river comes in where it left the region above. */
export function Scenery({ chapter }: { chapter: ChapterNumber }) {
  return (
    <svg class="fl-map-scene" viewBox="0 0 360 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="fl-map-ground" x="-400" width="1160" height="640" />
      {GROUNDS[chapter]}
      <path class="fl-map-shore" d={RIVER} />
      <path class="fl-map-river" d={RIVER} />
      <path class="fl-map-ripple" d={RIVER} />
      {LANDMARKS[chapter]}
    </svg>
  )
}

const hill = (d: string): ComponentChildren => <path class="fl-map-hill" d={d} />

const GROUNDS: Readonly<Record<ChapterNumber, ComponentChildren>> = {
  1: (
    <>
      {hill('M-400 150C-60 70 40 60 130 110S330 60 760 120V260C330 200 240 230 150 215S-60 250 -400 300Z')}
      {hill('M-400 380C-40 330 60 300 170 350S340 330 760 300V470C320 440 240 430 160 455S-40 480 -400 500Z')}
      {hill('M-400 560C0 510 70 520 150 545S330 530 760 520V640H-400Z')}
    </>
  ),
  2: (
    <>
      <path class="fl-map-field" d="M-400 96L116 60L150 190L-400 250ZM230 110L760 70V250L300 270Z" />
      <path class="fl-map-field" d="M-400 330L90 300L150 420L-400 470ZM250 410L760 350V520L236 560Z" />
      <path
        class="fl-map-furrow"
        d="M20 90L60 205M60 84L100 196M280 130L330 250M320 122L370 236M10 330L56 440M56 322L104 430M286 420L318 540M326 410L360 528"
      />
      <path class="fl-map-pond" d="M40 566C40 540 104 536 110 560S84 596 62 590S40 584 40 566Z" />
    </>
  ),
  3: (
    <>
      <path
        class="fl-map-cloud"
        d="M-400 120C-60 100 -20 70 40 86S110 60 150 84S250 80 290 64S380 90 760 80V150C380 160 330 130 280 140S170 120 130 144S30 130 -400 170Z"
      />
      <path
        class="fl-map-cloud"
        d="M-400 330C-40 320 10 292 62 308S140 286 190 308S280 300 330 288S400 306 760 300V372C400 380 340 356 290 366S150 344 110 368S10 356 -400 390Z"
      />
      <path class="fl-map-cloud" d="M-400 560C-20 540 30 520 84 540S190 520 240 544S330 530 760 530V640H-400Z" />
    </>
  ),
}

const LANDMARKS: Readonly<Record<ChapterNumber, ComponentChildren>> = {
  1: (
    <>
      <Pile
        x={36}
        y={590}
        of={[
          [34, 16],
          [24, 14],
          [13, 12],
        ]}
      />
      <Block x={76} y={612} w={16} h={10} />
      <Pile
        x={322}
        y={586}
        of={[
          [22, 26],
          [15, 14],
        ]}
        tone="house"
      />
      <Block x={288} y={606} w={13} h={16} tone="house" />
      <Block x={342} y={70} w={18} h={14} />
      <Block x={322} y={82} w={11} h={8} />
    </>
  ),
  2: (
    <>
      <Block x={312} y={590} w={24} h={20} tone="house" />
      <Pile x={338} y={600} of={[[8, 42]]} tone="house" />
      <Block x={278} y={606} w={14} h={14} tone="house" />
      <Block x={26} y={612} w={20} h={12} tone="house" />
      <Block x={344} y={72} w={14} h={16} tone="house" />
      <path class="fl-map-rain" d="M20 54l-10 26M60 40l-10 26M112 62l-10 26M160 38l-10 26M214 56l-10 26M262 40l-10 26M330 30l-10 26" />
    </>
  ),
  3: (
    <>
      <Pile
        x={34}
        y={604}
        of={[
          [24, 60],
          [17, 34],
        ]}
        tone="steel"
      />
      <Pile x={74} y={618} of={[[15, 40]]} tone="steel" />
      <Pile x={338} y={608} of={[[20, 74]]} tone="steel" />
      <Block x={326} y={92} w={16} h={44} tone="steel" />
      <Block x={348} y={100} w={12} h={26} tone="steel" />
      <g class="fl-map-lights">
        <path d="M17 574v6M25 578v6M42 580v6M50 576v6M42 560v6M326 566v6M334 570v6M346 568v6M346 552v6M352 580v6" />
      </g>
    </>
  ),
}

interface SpotPictureProps {
  readonly stars: number
  readonly won: boolean
  readonly open: boolean
  readonly exam: boolean
}

const TALLEST = 3

/** A plot of ground, and what was built on it: a storey for each star, and a lantern on top of three. */
export function SpotPicture({ stars, won, open, exam }: SpotPictureProps) {
  const storeys = won ? Math.max(1, stars) : 0
  const w = exam ? 17 : 14
  const h = exam ? 13 : 11
  const tone = stars === TALLEST ? 'gilt' : 'house'
  return (
    <svg class="fl-spot-picture" viewBox="0 0 72 76" aria-hidden="true" data-open={open}>
      <Block x={36} y={62} w={exam ? 34 : 30} h={7} tone={open ? 'plot' : 'shut'} />
      {!won && open && <path class="fl-map-stakes" d="M22 55v-7M50 55v-7M36 48v-7M36 62v-7" />}
      {Array.from({ length: storeys }, (_, storey) => (
        <Block key={storey} x={36} y={55 - storey * h} w={w - storey * 2} h={h} tone={tone} />
      ))}
      {stars === TALLEST && (
        <g class="fl-map-lantern">
          <circle cx="36" cy={50 - storeys * h} r="10" />
          <circle cx="36" cy={50 - storeys * h} r="4.5" />
        </g>
      )}
    </svg>
  )
}
