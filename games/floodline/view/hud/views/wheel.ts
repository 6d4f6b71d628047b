/** Two fingers on a touch pad, or the wheel with Ctrl: nearer and farther. The page itself stays as large as it is. */
import { useLayoutEffect } from 'preact/hooks'
import type { Controller } from '../../playback/controller.ts'

/** So much turning is a step. */
const STEP = 60

export function useZoomWheel(controller: Controller, root: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const place = root.current
    let turned = 0
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < STEP) return
      controller.looking.zoom(turned < 0 ? 1 : -1)
      turned = 0
    }
    place?.addEventListener('wheel', wheel, { passive: false })
    return () => place?.removeEventListener('wheel', wheel)
  }, [controller])
}
