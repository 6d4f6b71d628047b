import { useLayoutEffect, useRef } from 'preact/hooks'
import { go, leaving } from '../app/address.ts'
import { settingsWords } from './words.ts'

/** Asks, for whoever wants to be asked. */
export function Leave() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const { play: said } = settingsWords()
  const to = leaving.value
  const close = (): void => {
    leaving.value = null
  }
  return (
    <dialog class="ask panel" ref={dialog} onClose={close} aria-labelledby="leave-title">
      <h2 id="leave-title">{said.leaveTitle}</h2>
      <p>{said.leaveText}</p>
      <div class="ask-do row">
        <button type="button" class="button" onClick={close}>
          {said.leaveStay}
        </button>
        <button
          type="button"
          class="button primary"
          onClick={() => {
            close()
            if (to) go(to)
          }}
        >
          {said.leaveGo}
        </button>
      </div>
    </dialog>
  )
}
