import { useEffect, useState } from 'preact/hooks'
import type { Wanted } from '../app/route.ts'
import type { Tally } from '../storage/index.ts'
import type { LoadedGame } from '../table/open/opening.ts'
import { onward } from './series.ts'

/** Where the large button leads, once it is known what was won here: the very first deal until then. */
export function useOnward(loaded: LoadedGame | undefined, tallies: readonly Tally[] | undefined): Wanted {
  const [wanted, setWanted] = useState<Wanted>({})
  useEffect(() => {
    let awaited = true
    if (loaded && tallies)
      void onward(loaded, tallies).then(found => {
        if (awaited) setWanted(found)
      })
    return () => {
      awaited = false
    }
  }, [loaded, tallies])
  return wanted
}
