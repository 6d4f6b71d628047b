import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'

/** What is on the page beyond what its address says: it stands in the title, before the game. */
export const pageName = signal('')

export function usePageName(name: string): void {
  useLayoutEffect(() => {
    pageName.value = name
    return () => {
      pageName.value = ''
    }
  }, [name])
}
