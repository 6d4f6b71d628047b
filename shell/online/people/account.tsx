import { Download, LogOut } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { Header } from '../../app/header.tsx'
import { Link } from '../../app/link.tsx'
import { usePageName } from '../../app/page-name.ts'
import { onlineAt } from '../../app/route.ts'
import { Away } from '../parts/away.tsx'
import { shownName } from '../parts/names.ts'
import { Face } from '../parts/person.tsx'
import { useMe } from '../parts/use-me.ts'
import { goBack } from '../parts/way-back.ts'
import { ask, isRefused } from '../wire/api.ts'
import { changed, enter, type Me, me as nowMe } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'
import { AskForm, type Field } from './ask-form.tsx'
import { Blocked, Bots, Sessions, Tokens } from './keys.tsx'
import { useTold } from './use-told.tsx'
import './people.css'

/** Who one is, for oneself. Nobody needs it to play. */
export function AccountPage() {
  const me = useMe()
  const { account: said } = onlineWords()
  usePageName(said.title)
  const [told, tell] = useTold('note')
  // Whoever takes a name is a guest for a moment, whose lists nobody wants to see, and which are gone before they can be answered.
  const [isPassing, pass] = useState(false)
  const isHere = Boolean(me?.me) && !isPassing
  return (
    <>
      <Header />
      <main class="person account column" tabIndex={-1} aria-busy={me === undefined}>
        <h1>{said.title}</h1>
        {told}
        {me === null && <Away />}
        {me && <Who me={me} tell={tell} />}
        {me && me.me?.kind !== 'person' && <Doors tell={tell} pass={pass} />}
        {me?.me?.kind === 'person' && <Owner />}
        {isHere && <Sessions />}
        {me?.me?.kind === 'person' && <Tokens />}
        {me?.me?.kind === 'person' && <Bots />}
        {isHere && <Blocked />}
        {me?.me && <Data me={me} tell={tell} />}
      </main>
    </>
  )
}

/** What it says stays on the page when the part that said it does not. */
type Tell = (sentence: string) => void

function Who({ me: { me }, tell }: { me: Me; tell: Tell }) {
  const { account: said } = onlineWords()
  if (!me) return <p class="lead">{said.nobody}</p>
  const logout = async (): Promise<void> => {
    await ask('POST', '/api/logout')
    await changed()
    tell(said.loggedOut)
  }
  return (
    <div class="person-head row">
      <Face name={shownName(me)} />
      <p class="lead">{me.kind === 'guest' ? said.guest(shownName(me)) : said.person(me.name)}</p>
      <span class="wrap">
        {me.id !== null && (
          <Link to={onlineAt('people', me.id)} class="button">
            {said.profile}
          </Link>
        )}
        {me.kind === 'person' && (
          <button type="button" class="button" onClick={() => void logout()}>
            <Icon of={LogOut} />
            {said.logout}
          </button>
        )}
      </span>
    </div>
  )
}

/** Whoever has no name takes one, or says theirs. */
function Doors({ tell, pass }: { tell: Tell; pass(isPassing: boolean): void }) {
  const { account: said } = onlineWords()
  const named: readonly Field[] = [
    { name: 'name', label: said.name, about: said.nameHelp, complete: 'username' },
    { name: 'password', label: said.password, about: said.passwordHelp, secret: true, complete: 'new-password' },
  ]
  return (
    <>
      <AskForm
        title={said.claim}
        text={said.claimText}
        fields={named}
        does={said.claim}
        // Whoever is nobody yet becomes a guest on the way.
        send={async given => {
          pass(true)
          const refusal = (await enter()) ?? (await ask('POST', '/api/claim', given))
          if (isRefused(refusal)) pass(false)
          return refusal
        }}
        done={async () => {
          await changed()
          pass(false)
          tell(said.claimed(nowMe.peek()?.me?.name ?? ''))
        }}
      />
      <AskForm
        title={said.login}
        fields={[
          { name: 'name', label: said.name, complete: 'username' },
          { name: 'password', label: said.password, secret: true, complete: 'current-password' },
        ]}
        does={said.login}
        send={given => ask('POST', '/api/login', given)}
        done={async () => {
          await changed()
          tell(said.loggedIn(nowMe.peek()?.me?.name ?? ''))
          goBack()
        }}
      />
    </>
  )
}

function Owner() {
  const { account: said } = onlineWords()
  return (
    <>
      <AskForm
        title={said.rename}
        fields={[{ name: 'name', label: said.name, about: said.nameHelp, complete: 'username' }]}
        does={said.rename}
        send={given => ask('POST', '/api/rename', given)}
        done={changed}
      />
      <AskForm
        title={said.changePassword}
        fields={[
          { name: 'old', label: said.oldPassword, secret: true, complete: 'current-password' },
          { name: 'new', label: said.newPassword, about: said.passwordHelp, secret: true, complete: 'new-password' },
        ]}
        does={said.changePassword}
        send={given => ask('POST', '/api/password', given)}
      />
    </>
  )
}

/** Everything as a file, and away with all of it. */
function Data({ me, tell }: { me: Me; tell: Tell }) {
  const { account: said, refusal } = onlineWords()
  const [asked, setAsked] = useState(false)
  const [refused, setRefused] = useState('')
  const password = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => password.current?.focus(), [asked])
  const erase = async (password: string): Promise<void> => {
    if (!asked) return setAsked(true)
    const answer = await ask('DELETE', '/api/me', me.hasPassword ? { password } : {})
    if (isRefused(answer)) return setRefused(refusal(answer))
    await changed()
    tell(said.erased)
  }
  return (
    <section class="panel column person-part" aria-label={said.data}>
      <h2>{said.data}</h2>
      <a class="button" href="/api/export" download>
        <Icon of={Download} />
        {said.export}
      </a>
      <p class="small">{said.eraseText}</p>
      <form
        class="column"
        onSubmit={event => {
          event.preventDefault()
          void erase(String(new FormData(event.currentTarget).get('password') ?? ''))
        }}
      >
        {me.hasPassword && asked && (
          <label class="column">
            {said.password}
            <input class="field" type="password" name="password" autocomplete="current-password" required ref={password} />
          </label>
        )}
        <button type="submit" class="button danger">
          {asked ? said.eraseSure : said.erase}
        </button>
        <p class="small" role="status">
          {refused}
        </p>
      </form>
    </section>
  )
}
