/** What lets somebody or something in as us: devices, tokens, programs. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { PersonCard } from '../../../protocol/online.ts'
import type { SessionCard, TokenCard } from '../../../protocol/people.ts'
import { language } from '../../../ui/language.ts'
import { shownName } from '../parts/names.ts'
import { ask, isRefused } from '../wire/api.ts'
import { onlineWords } from '../words/online.ts'
import { AskForm } from './ask-form.tsx'

/** A list of ours, which is all there is in the answer, and the way to look at it again. */
function useList<T>(path: string): [list: readonly T[], again: () => void] {
  const [list, setList] = useState<readonly T[]>([])
  const [round, setRound] = useState(0)
  useEffect(() => {
    let wanted = true
    void ask<Readonly<Record<string, readonly T[]>>>('GET', path).then(answer => {
      if (wanted && !isRefused(answer)) setList(Object.values(answer)[0] ?? [])
    })
    return () => {
      wanted = false
    }
  }, [path, round])
  return [list, () => setRound(round + 1)]
}

export function Sessions() {
  const { account: said } = onlineWords()
  const [sessions, again] = useList<SessionCard>('/api/sessions')
  return (
    <Part title={said.sessions}>
      <ul class="column">
        {sessions.map(({ id, label, usedAt, current }) => (
          <li class="row" key={id}>
            <span class="person-what">
              <strong>{label}</strong>
              <span class="small">{current ? said.thisOne : said.lastSeen(dateSaid(usedAt))}</span>
            </span>
            {!current && (
              <button
                type="button"
                class="button"
                aria-label={said.revokeLabel(label)}
                onClick={() => void ask('DELETE', `/api/sessions/${id}`).then(again)}
              >
                {said.revoke}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function Tokens() {
  const { account: said } = onlineWords()
  const [tokens, again] = useList<TokenCard>('/api/tokens')
  const [shown, show] = useState<string | null>(null)
  const [plays, setPlays] = useState(true)
  return (
    <Part title={said.tokens} text={said.tokensText}>
      <ul class="column">
        {tokens.map(({ id, label, scopes }) => (
          <li class="row" key={id}>
            <span class="person-what">
              <strong>{label}</strong>
              <span class="small">{scopes.includes('play') ? said.play : said.read}</span>
            </span>
            <Remove what={label} act={() => void ask('DELETE', `/api/tokens/${id}`).then(again)} />
          </li>
        ))}
      </ul>
      <Once token={shown} />
      <fieldset class="finder-pick">
        <legend>{said.scope}</legend>
        <span class="segments">
          {[false, true].map(each => (
            <label key={String(each)}>
              <input type="radio" name="scope" checked={each === plays} onChange={() => setPlays(each)} />
              <span>{each ? said.play : said.read}</span>
            </label>
          ))}
        </span>
      </fieldset>
      <AskForm
        title={said.make}
        fields={[{ name: 'label', label: said.label }]}
        does={said.make}
        send={({ label }) => ask('POST', '/api/tokens', { label, scopes: plays ? ['read', 'play'] : ['read'] })}
        done={answer => {
          show((answer as { readonly token: string }).token)
          again()
        }}
      />
    </Part>
  )
}

export function Bots() {
  const { account: said } = onlineWords()
  const [bots, again] = useList<PersonCard>('/api/bots')
  const [shown, show] = useState<string | null>(null)
  return (
    <Part title={said.bots} text={said.botsText}>
      <ul class="column">
        {bots.map(({ id, name }) => (
          <li class="row" key={id}>
            <strong class="person-what">{name}</strong>
            <Remove what={name} act={() => void ask('DELETE', `/api/bots/${id}`).then(again)} />
          </li>
        ))}
      </ul>
      <Once token={shown} />
      <AskForm
        title={said.makeBot}
        fields={[{ name: 'name', label: said.name, about: said.nameHelp }]}
        does={said.makeBot}
        send={given => ask('POST', '/api/bots', given)}
        done={answer => {
          show((answer as { readonly token: string }).token)
          again()
        }}
      />
    </Part>
  )
}

/** Nobody is shown a list of nobody. */
export function Blocked() {
  const { account: said } = onlineWords()
  const [blocked, again] = useList<PersonCard>('/api/blocks')
  if (blocked.length === 0) return null
  return (
    <Part title={said.blocked}>
      <ul class="column">
        {blocked.map(person => (
          <li class="row" key={person.id}>
            <strong class="person-what">{shownName(person)}</strong>
            <Remove what={shownName(person)} act={() => void ask('DELETE', `/api/blocks/${person.id}`).then(again)} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ComponentChildren }) {
  return (
    <section class="panel column person-part" aria-label={title}>
      <h2>{title}</h2>
      {text !== undefined && <p class="small">{text}</p>}
      {children}
    </section>
  )
}

/** Asked once: the second press means it. */
function Remove({ what, act }: { what: string; act(): void }) {
  const { account: said } = onlineWords()
  const [asked, setAsked] = useState(false)
  return (
    <button
      type="button"
      class={asked ? 'button danger' : 'button'}
      aria-label={said.removeLabel(what)}
      onBlur={() => setAsked(false)}
      onClick={() => (asked ? act() : setAsked(true))}
    >
      {asked ? `${said.remove}?` : said.remove}
    </button>
  )
}

/** A token, which is never shown again. */
function Once({ token }: { token: string | null }) {
  const { account: said } = onlineWords()
  return (
    <div role="status">
      {token !== null && (
        <p class="note column">
          <span>{said.shown}</span>
          <code class="person-token">{token}</code>
        </p>
      )}
    </div>
  )
}

function dateSaid(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
