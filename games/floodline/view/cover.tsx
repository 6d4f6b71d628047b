import { spoken } from '../../../ui/language.ts'
import type { Cover } from '../../../ui/stage.ts'

const pitch = {
  en: 'Build a city of voxels, tilt the world, and stay out of the water’s way.',
  de: 'Baue eine Stadt aus Würfeln, kippe die Welt und bleib dem Wasser aus dem Weg.',
}

export const cover: Cover = {
  title: 'Floodline',
  get pitch() {
    return spoken(pitch)
  },
  Glyph,
}

/** A block over the water line. */
function Glyph() {
  return (
    <svg class="glyph" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M14 2 22 6.5 14 11 6 6.5Z" fill="#FF7A55" stroke="#B53A16" stroke-width=".9" stroke-linejoin="round" />
      <path d="M6 6.5 14 11V20L6 15.5Z" fill="#E4572E" stroke="#B53A16" stroke-width=".9" stroke-linejoin="round" />
      <path d="M22 6.5 14 11V20L22 15.5Z" fill="#A8340F" stroke="#B53A16" stroke-width=".9" stroke-linejoin="round" />
      <path d="M2 19Q6 16.5 10 19T18 19T26 19V25H2Z" fill="#1F7F86" fill-opacity=".82" stroke="#0F4E55" stroke-width=".9" />
    </svg>
  )
}
