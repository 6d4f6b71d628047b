import type { Cover } from '../../../ui/stage.ts'
import './cover.css'

export const cover: Cover = {
  title: 'Block Puzzle',
  pitch: {
    en: 'Three blocks, eight rows, eight columns. Fill a line and it goes.',
    de: 'Drei Blöcke, acht Zeilen, acht Spalten. Ist eine Linie voll, verschwindet sie.',
  },
  ground: 'bp-cover',
  Glyph,
}

/** A hook and the two cells it waits for. */
function Glyph() {
  const cells = [
    [2, 4, 6],
    [2, 11, 6],
    [2, 18, 6],
    [9, 18, 6],
    [18, 4, 1],
    [18, 11, 1],
  ] as const
  return (
    <svg class="glyph" viewBox="0 0 28 28" aria-hidden="true">
      {cells.map(([x, y, tint]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="7"
          height="7"
          rx=".9"
          fill={`var(--piece-${tint})`}
          stroke={`var(--piece-${tint}-edge)`}
        />
      ))}
    </svg>
  )
}
