/** Every deal that was ever a level here, by its hash; `npm run shelf` adds to it. */
import list from './shipped.json' with { type: 'json' }

export const shipped: Readonly<Record<string, readonly string[]>> = list
