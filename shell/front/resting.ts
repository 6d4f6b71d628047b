import { signal } from '@preact/signals'

/** Whether the boards of the front page rest. All of them do, or none. */
export const resting = signal(false)
