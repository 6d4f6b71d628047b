import { useEffect } from 'preact/hooks'
import { type Me, me, refreshMe } from '../wire/link.ts'

/** Who we are; undefined until it is known, null where nobody answers. */
export function useMe(): Me | null | undefined {
  useEffect(() => {
    if (me.peek() === undefined || me.peek() === null) void refreshMe()
  }, [])
  return me.value
}
