import { Check, Copy, X } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { stringify } from '../../kernel/plaintext.ts'
import { Icon } from '../../ui/icon.tsx'
import { navigate } from '../app/address.ts'
import { copied, encoded } from '../replay/share-link.ts'
import { KNOWN } from '../table/open/opening.ts'
import type { TableModel } from '../table/use-table.ts'
import './seal-sheet.css'
import { sealWords } from './words.ts'

/** The whole seal of a table and, when the game is over, what opens it. */
export function SealSheet({ model }: { model: TableModel }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const words = sealWords()
  const [told, tell] = useState<string | null>(null)
  const { seal = '', salt = '' } = model.opening.origin
  const { match } = model
  // Of a mirrored pair the first game is over, and its deal still a secret.
  const open = match.table.outcome !== null && match.deal !== undefined
  const known = whoKnows(model)
  const copy = async (text: string): Promise<void> => tell((await copied(text)) ? words.copied : words.notCopied)
  const close = (): void => model.showSeal(false)

  async function check(): Promise<void> {
    const replay = (await match.replay?.()) ?? null
    close()
    navigate({ page: 'seal', replay: replay === null ? null : await encoded(replay) })
  }

  return (
    <dialog class="seal-sheet panel" ref={dialog} onClose={close} aria-labelledby="seal-title">
      <div class="seal-in column">
        <div class="seal-head row">
          <h2 id="seal-title">{open ? words.opened : words.sealed}</h2>
          <button type="button" class="button quiet bare" aria-label={words.close} onClick={close}>
            <Icon of={X} />
          </button>
        </div>
        <p>{open ? words.after : words.before}</p>
        {known && <p class="note">{words.known[known]}</p>}
        <Digits name={words.seal} text={seal} copy={copy} />
        {open && <Digits name={words.salt} text={salt} copy={copy} />}
        {open && <Digits name={words.deal} text={stringify(match.deal)} copy={copy} long />}
        <p role="status">{told}</p>
        {open && (
          <button type="button" class="button primary" onClick={() => void check()}>
            <Icon of={Check} />
            {words.checkIt}
          </button>
        )}
        <p class="small">{words.limits}</p>
      </div>
    </dialog>
  )
}

interface DigitsProps {
  readonly name: string
  readonly text: string
  /** It may need to be scrolled. */
  readonly long?: boolean
  copy(text: string): Promise<void>
}

function Digits({ name, text, long = false, copy }: DigitsProps) {
  const words = sealWords()
  return (
    <div class="seal-part">
      <h3>{name}</h3>
      {long ? <textarea readOnly rows={4} aria-label={name} value={text} /> : <code>{text}</code>}
      <button type="button" class="button quiet" aria-label={`${words.copy}: ${name}`} onClick={() => void copy(text)}>
        <Icon of={Copy} />
        {words.copy}
      </button>
    </div>
  )
}

/** Why the deal is no secret, for all that it is sealed; null: nothing but this device knows it. */
function whoKnows({ date, wanted, match, opening }: TableModel): 'address' | 'day' | 'link' | 'taken' | null {
  if (wanted.taken !== undefined) return 'taken'
  if (date !== null) return 'day'
  if (match.game.seats === 1) return 'address'
  return opening.origin.notes?.includes(KNOWN) ? 'link' : null
}
