/** Whoever was in the middle of it when it ended presses once more before they see that it has: that is not meant for a button that was not there. */
import { useMemo } from 'preact/hooks'

const HASTE_MS = 700

/** For what appears with the keyboard on one of its buttons. A pointer is aimed, and Enter says yes; Space and a pad wait. */
export function useHaste(): { onKeyDownCapture(event: KeyboardEvent): void; onClickCapture(event: MouseEvent): void } {
  return useMemo(() => {
    const since = performance.now()
    let meant = false
    return {
      onKeyDownCapture({ key }) {
        meant = key === 'Enter'
      },
      onClickCapture(event) {
        if (event.detail > 0 || meant || performance.now() - since > HASTE_MS) return
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }, [])
}
