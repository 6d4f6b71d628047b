import { computed, signal } from '@preact/signals'

/** What a person wants: what the system asks for, all the movement there is, or cuts instead. */
export type Motion = 'system' | 'full' | 'cuts'

const asked = matchMedia('(prefers-reduced-motion: reduce)')
const system = signal(asked.matches)

/** The settings write it. */
export const motion = signal<Motion>('system')

/** Whether things keep still: whoever asks for less movement gets cuts instead, and no waiting for effect. */
export const still = computed(() => (motion.value === 'system' ? system.value : motion.value === 'cuts'))

asked.addEventListener('change', () => {
  system.value = asked.matches
})
