import type { MaterialId } from './materials.ts'
import { Block } from './scenery.tsx'

/** A block of it, as small as a stamp. */
export function Swatch({ of }: { of: MaterialId }) {
  return (
    <svg class="fl-swatch" viewBox="0 0 64 60" aria-hidden="true">
      {of === 'void' ? <Edge /> : <Block x={32} y={42} w={26} h={24} tone={`is-${of}`} />}
      {MARKS[of]}
    </svg>
  )
}

/** A board that ends, and a block that has gone over it. */
function Edge() {
  return (
    <>
      <Block x={20} y={30} w={18} h={5} tone="is-wall" />
      <Block x={24} y={24} w={9} h={9} tone="is-standard" />
      <g class="fl-swatch-gone">
        <Block x={50} y={52} w={9} h={9} tone="is-standard" />
      </g>
    </>
  )
}

const MARKS: Readonly<Partial<Record<MaterialId, preact.JSX.Element>>> = {
  standard: (
    <path
      class="fl-swatch-dark"
      d="M13 31l5 2.5v6l-5-2.5zM22 35.500l5 2.500v6l-5-2.500zM38 38l5-2.500v6l-5 2.500zM47 33.500l5-2.500v6l-5 2.500z"
    />
  ),
  heavy: <path class="fl-swatch-stripe" d="M6 26l26 13 26-13M6 35l26 13 26-13" />,
  reinforced: <path class="fl-swatch-band" d="M6 22l26 13 26-13M6 38l26 13 26-13M32 31v24" />,
  porous: (
    <path
      class="fl-swatch-pores"
      d="M12 28v.1M20 37v.1M26 46v.1M13 39v.1M38 44v.1M45 34v.1M52 36v.1M51 27v.1M24 16v.1M36 12v.1M40 20v.1M30 24v.1"
    />
  ),
  water: <path class="fl-swatch-light" d="M16 17q5-3 9 0t9 0 9 0M22 23q5-3 9 0t9 0" />,
  ice: <path class="fl-swatch-light" d="M14 30l8 12M20 28l10 18M40 44l10-14M26 12l12 8" />,
  drain: (
    <path
      class="fl-swatch-grate"
      d="M14 18l26 0M19 15l0 7M26 12l0 13M33 10l0 16M40 12l0 13M12 30v9M18 33v9M24 36v9M40 36v9M46 33v9M52 30v9"
    />
  ),
  rock: <path class="fl-swatch-crack" d="M8 30l9 2 3 7 9 3M38 50l3-9 8-2 4-7M20 14l8 3 10-4" />,
  wall: <path class="fl-swatch-crack" d="M6 26l26 13 26-13M6 34l26 13 26-13M14 22v8M24 27v8M19 33v8M40 35v8M50 30v8M45 32v8" />,
}
