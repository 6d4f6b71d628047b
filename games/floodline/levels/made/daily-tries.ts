/** How many seeds of each day were no good [FL-198]; `npx lockstep long floodline dailies --add` adds to it. */
import list from './daily-tries.json' with { type: 'json' }

export const tries: readonly number[] = list
