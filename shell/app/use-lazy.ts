import { useEffect, useState } from 'preact/hooks'
import { wordsThere } from '../../ui/language.ts'

/** A module whose parts are used here and there: null until it is there, and where it cannot be fetched. */
export function useLazy<Module>(fetch: () => Promise<Module>): Module | null {
  const [fetched, setFetched] = useState<{ readonly module: Module } | null>(null)
  useEffect(() => {
    let wanted = true
    fetch().then(
      async module => {
        await wordsThere()
        if (wanted) setFetched({ module })
      },
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [fetch])
  return fetched?.module ?? null
}
