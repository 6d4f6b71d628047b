import { useState } from 'preact/hooks'
import { type Answer, isRefused } from '../wire/api.ts'
import { onlineWords } from '../words/online.ts'

export interface Field {
  readonly name: string
  readonly label: string
  readonly about?: string
  readonly secret?: boolean
  readonly complete?: string
}

interface AskFormProps {
  readonly title: string
  readonly text?: string
  readonly fields: readonly Field[]
  readonly does: string
  send(given: Readonly<Record<string, string>>): Promise<Answer<unknown>>
  /** Afterwards, when it went well. */
  done?(answer: unknown): void | Promise<void>
}

/** A few fields and a button; what the server thinks of them is said below. */
export function AskForm({ title, text, fields, does, send, done }: AskFormProps) {
  const { account: said, refusal } = onlineWords()
  const [told, tell] = useState<{ readonly well: boolean; readonly text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy) return
    setBusy(true)
    const data = new FormData(form)
    const answer = await send(Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')])))
    setBusy(false)
    if (isRefused(answer)) return tell({ well: false, text: refusal(answer) })
    form.reset()
    tell({ well: true, text: said.done })
    await done?.(answer)
  }
  return (
    <form
      class="panel column person-part ask-form"
      aria-label={title}
      onSubmit={event => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <h2>{title}</h2>
      {text !== undefined && <p class="small">{text}</p>}
      {fields.map(({ name, label, about, secret = false, complete = 'off' }) => (
        <label class="column" key={name}>
          {label}
          {secret ? (
            <input class="field" name={name} type="password" autocomplete={complete} required />
          ) : (
            <input class="field" name={name} autocomplete={complete} required />
          )}
          {about !== undefined && <span class="small">{about}</span>}
        </label>
      ))}
      <button type="submit" class="button" aria-busy={busy}>
        {does}
      </button>
      <p class={told && !told.well ? 'note refused' : 'small'} role="status" hidden={told === null}>
        {told?.text}
      </p>
    </form>
  )
}
