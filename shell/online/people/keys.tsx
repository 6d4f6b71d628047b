/** What lets somebody or something in as us: devices, tokens, programs. */
import { Copy } from 'lucide'
import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { PersonCard } from '../../../protocol/online.ts'
import type { SessionCard, TokenCard } from '../../../protocol/people.ts'
import { announce } from '../../../ui/announce.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { language } from '../../../ui/language.ts'
import { copied } from '../../replay/share-link.ts'
import { shownName } from '../parts/names.ts'
import { ask, isRefused } from '../wire/api.ts'
import { onlineWords } from '../words/online.ts'
import { AskForm } from './ask-form.tsx'
import { useTold } from './use-told.tsx'

interface List<T> {
  readonly list: readonly T[]
  /** Says what came of taking something out of it. */
  readonly told: VNode
  look(): Promise<void>
  /** Takes one out of it, by the address it has. */
  remove(path: string, sentence: string): Promise<void>
}

/** A list of ours, which is all there is in the answer. */
function useList<T>(path: string): List<T> {
  const { refusal } = onlineWords()
  const [list, setList] = useState<readonly T[]>([])
  const [told, tell] = useTold()
  const look = async (): Promise<void> => {
    const answer = await ask<Readonly<Record<string, readonly T[]>>>('GET', path)
    if (!isRefused(answer)) setList(Object.values(answer)[0] ?? [])
  }
  useEffect(() => void look(), [path])
  const remove = async (one: string, sentence: string): Promise<void> => {
    const answer = await ask('DELETE', one)
    await look()
    tell(isRefused(answer) ? refusal(answer) : sentence)
  }
  return { list, told, look, remove }
}

export function Sessions() {
  const { account: said } = onlineWords()
  const { list, told, remove } = useList<SessionCard>('/api/sessions')
  return (
    <Part title={said.sessions}>
      {told}
      <ul class="column">
        {list.map(({ id, label, usedAt, current }) => (
          <li class="row" key={id}>
            <span class="person-what">
              <strong>{label}</strong>
              <span class="small">{current ? said.thisOne : said.lastSeen(dateSaid(usedAt))}</span>
            </span>
            {!current && (
              <Twice
                text={said.revoke}
                label={said.revokeLabel(label)}
                sure={said.revokeSure(label)}
                act={() => void remove(`/api/sessions/${id}`, said.revoked(label))}
              />
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

export function Tokens() {
  const { account: said } = onlineWords()
  const { list, told, look, remove } = useList<TokenCard>('/api/tokens')
  const [shown, show] = useState<string | null>(null)
  const [plays, setPlays] = useState(true)
  return (
    <Part title={said.tokens} text={said.tokensText}>
      {told}
      <ul class="column">
        {list.map(({ id, label, scopes }) => (
          <li class="row" key={id}>
            <span class="person-what">
              <strong>{label}</strong>
              <span class="small">{scopes.includes('play') ? said.play : said.read}</span>
            </span>
            <Remove what={label} act={() => void remove(`/api/tokens/${id}`, said.removed(label))} />
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
          void look()
        }}
      />
    </Part>
  )
}

export function Bots() {
  const { account: said } = onlineWords()
  const { list, told, look, remove } = useList<PersonCard>('/api/bots')
  const [shown, show] = useState<string | null>(null)
  return (
    <Part title={said.bots} text={said.botsText}>
      {told}
      <ul class="column">
        {list.map(({ id, name }) => (
          <li class="row" key={id}>
            <strong class="person-what">{name}</strong>
            <Remove what={name} act={() => void remove(`/api/bots/${id}`, said.removed(name))} />
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
          void look()
        }}
      />
    </Part>
  )
}

/** Nobody is shown a list of nobody. */
export function Blocked() {
  const { account: said } = onlineWords()
  const { list, told, remove } = useList<PersonCard>('/api/blocks')
  const [wasThere, setWasThere] = useState(false)
  if (list.length === 0 && !wasThere) return null
  return (
    <Part title={said.blocked}>
      {told}
      <ul class="column">
        {list.map(person => (
          <li class="row" key={person.id}>
            <strong class="person-what">{shownName(person)}</strong>
            <Remove
              what={shownName(person)}
              act={() => {
                setWasThere(true)
                void remove(`/api/blocks/${person.id}`, said.removed(shownName(person)))
              }}
            />
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

function Remove({ what, act }: { what: string; act(): void }) {
  const { account: said } = onlineWords()
  return <Twice text={said.remove} label={said.removeLabel(what)} sure={said.removeSure(what)} act={act} />
}

interface TwiceProps {
  readonly text: string
  /** The same for whoever does not see what it belongs to, and the question. */
  readonly label: string
  readonly sure: string
  act(): void
}

/** Asked once: the second press means it. */
function Twice({ text, label, sure, act }: TwiceProps) {
  const [asked, setAsked] = useState(false)
  const press = (): void => {
    if (asked) return act()
    setAsked(true)
    announce(sure)
  }
  return (
    <button
      type="button"
      class={asked ? 'button danger' : 'button'}
      aria-label={asked ? sure : label}
      onBlur={() => setAsked(false)}
      onClick={press}
    >
      {asked ? `${text}?` : text}
    </button>
  )
}

/** A token, which is never shown again. */
function Once({ token }: { token: string | null }) {
  const { account: said } = onlineWords()
  const [told, tell] = useTold()
  return (
    <>
      <div role="status">
        {token !== null && (
          <p class="note column">
            <span>{said.shown}</span>
            <code class="person-token">{token}</code>
          </p>
        )}
      </div>
      {token !== null && (
        <button type="button" class="button" onClick={() => void copied(token).then(well => tell(well ? said.copied : said.notCopied))}>
          <Icon of={Copy} />
          {said.copy}
        </button>
      )}
      {told}
    </>
  )
}

function dateSaid(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
