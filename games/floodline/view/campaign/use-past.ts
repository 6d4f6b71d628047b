import { useEffect, useState } from 'preact/hooks'
import { gamesWritten } from '../../../../ui/past.ts'
import { type LevelPast, pastOfLevels } from './history.ts'

/** What was played here, by level; null until it is known. */
export function usePast(): ReadonlyMap<string, LevelPast> | null {
  const [past, setPast] = useState<ReadonlyMap<string, LevelPast> | null>(null)
  const written = gamesWritten.value
  useEffect(() => {
    let wanted = true
    void pastOfLevels().then(found => {
      if (wanted) setPast(found)
    })
    return () => {
      wanted = false
    }
  }, [written])
  return past
}
