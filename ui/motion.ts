import { signal } from '@preact/signals'

const asked = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things keep still: whoever asks their system for less movement gets cuts instead, and no waiting for effect. */
export const still = signal(asked.matches)

asked.addEventListener('change', () => {
  still.value = asked.matches
})
