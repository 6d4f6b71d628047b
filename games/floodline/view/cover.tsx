import type { Cover } from '../../../ui/stage.ts'
import './cover.css'

export const cover: Cover = {
  title: 'Floodline',
  pitch: {
    en: 'Stack a city, tilt the world, mind the water.',
    de: 'Eine Stadt stapeln, die Welt kippen, aufs Wasser achten.',
  },
  ground: 'fl-cover',
  Glyph,
}

/** A block over the water line. */
function Glyph() {
  return (
    <svg class="glyph fl-glyph" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M14 2l8 5v9l-8 5-8-5V7z" fill="#E4572E" />
      <path d="M6 7l8 5 8-5M14 12v9" fill="none" stroke="#FFD9C9" />
      <path d="M2 19q4-3 8 0t8 0 8 0v7H2z" fill="#1F7F86" fill-opacity=".8" />
    </svg>
  )
}
