import { type Signal, signal } from '@preact/signals'
import { X } from 'lucide'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { PHRASES } from '../../../protocol/online.ts'
import { Icon } from '../../../ui/icon.tsx'
import { onlineWords } from '../words/online.ts'
import type { RemoteMatch } from './remote-match.ts'
import type { Way } from './remote-table.ts'

/** Whether somebody is choosing what to say. */
export const saying: Signal<boolean> = signal(false)

/** A few things one can say; nobody can be insulted with them. */
export function Say({ match, way }: { match: RemoteMatch; way: Way }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed before it goes away, so that the keyboard is where it was; that was in a menu, which is gone, when it was asked for there.
    return () => {
      shown?.close()
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  const { match: said, phrases } = onlineWords()
  const close = (): void => {
    saying.value = false
  }
  return (
    <dialog class="say panel" ref={dialog} onClose={close} aria-labelledby="say-title">
      <div class="row">
        <h2 id="say-title">{said.say}</h2>
        <button type="button" class="button quiet bare" aria-label={said.close} onClick={close}>
          <Icon of={X} />
        </button>
      </div>
      <ul class="wrap">
        {PHRASES.map(phrase => (
          <li key={phrase}>
            <button
              type="button"
              class="button"
              onClick={() => {
                way.send({ kind: 'say', match: match.id, phrase })
                close()
              }}
            >
              {phrases[phrase]}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
