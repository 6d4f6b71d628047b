import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import type { EndProps } from '../../../ui/stage.ts'
import type { Blocks } from '../nouns.ts'

const ending = signal<ComponentType<EndProps<Blocks>> | null>(null)

/** Reasons and figures come when they are wanted: nobody should wait for the end before the first block. */
export function End(props: EndProps<Blocks>) {
  useEffect(() => {
    // Without them the page still says how it ended.
    import('./ending.tsx').then(({ Ending }) => (ending.value = Ending)).catch(() => {})
  }, [])
  const Ending = ending.value
  return Ending && <Ending {...props} />
}
