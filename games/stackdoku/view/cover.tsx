import type { Cover } from '../../../ui/stage.ts'
import './tokens.css'

export const cover: Cover = {
  title: 'Stackdoku',
  pitch: {
    en: 'Lift matching pairs off the stack and settle them in the Sudoku.',
    de: 'Nimm gleiche Paare vom Stapel und gib ihnen einen Platz im Sudoku.',
  },
  ground: 'sd-cover',
  Glyph,
}

/** A tile on its back. */
function Glyph() {
  return (
    <svg class="glyph sd-glyph" viewBox="0 0 28 28" aria-hidden="true">
      <rect x="8" y="5.5" width="15.5" height="20" rx="3" fill="var(--sd-back)" />
      <rect x="6.6" y="4" width="15.5" height="20" rx="3" fill="var(--sd-side)" />
      <rect x="5" y="2.5" width="15.5" height="20" rx="3" fill="var(--sd-face)" stroke="var(--sd-side)" stroke-width=".6" />
      <path
        d="M12.75 7.2a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2Zm3.1 3.1c0 4.2-1.3 6.5-4.2 7.6"
        fill="none"
        stroke="#1e2430"
        stroke-width="1.9"
      />
    </svg>
  )
}
