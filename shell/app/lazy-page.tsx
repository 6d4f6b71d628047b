import type { ComponentType } from 'preact'
import { awaited } from '../../ui/lazy.tsx'
import { appWords } from '../words/app.ts'
import { Broken } from './broken.tsx'
import { Header } from './header.tsx'

/** A page that is fetched when somebody goes there. What has been fetched once is there at once. */
export function lazyPage<Props extends object>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return awaited(fetch, Waiting, () => <Broken sentence={navigator.onLine ? appWords().broken.here : appWords().broken.offline} />)
}

/** Rarely seen: after the first visit everything is on the device. */
function Waiting() {
  return (
    <>
      <Header />
      <main class="waiting column" tabIndex={-1} aria-busy="true">
        <Steps />
        <p class="lead">{appWords().loading}</p>
      </main>
    </>
  )
}

/** Our squares, one after the other. */
function Steps() {
  return (
    <svg class="waiting-steps" viewBox="0 0 26 26" aria-hidden="true">
      <rect class="logo-1" x="1" y="14" width="11" height="11" rx="3" />
      <rect class="logo-2" x="7" y="7" width="11.5" height="11.5" rx="3.2" />
      <rect class="logo-3" x="13.5" y="1" width="11.5" height="11.5" rx="3" />
    </svg>
  )
}
