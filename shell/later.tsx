import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Broken } from './broken.tsx'
import { Header } from './header.tsx'
import { house } from './words/house.ts'

/** A page that is fetched when somebody goes there. What has been fetched once is there at once. */
export function later<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Waiting,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | Error | null = null
  return function Later(props: Props) {
    const [, arrived] = useState(0)
    useEffect(() => {
      if (fetched && !(fetched instanceof Error)) return
      let wanted = true
      const take = (what: ComponentType<Props> | Error): void => {
        fetched = what
        if (wanted) arrived(count => count + 1)
      }
      fetch().then(take, (error: unknown) => take(error instanceof Error ? error : new Error(String(error))))
      return () => {
        wanted = false
      }
    }, [])
    if (fetched instanceof Error) return <Broken sentence={navigator.onLine ? house().broken.here : house().broken.offline} />
    const Fetched = fetched
    return Fetched ? <Fetched {...props} /> : <Meanwhile />
  }
}

/** The same for what is not a whole page: null until it is there. What cannot be fetched stays away. */
export function useLater<Module>(fetch: () => Promise<Module>): Module | null {
  const [fetched, setFetched] = useState<{ readonly module: Module } | null>(null)
  useEffect(() => {
    let wanted = true
    fetch().then(
      module => wanted && setFetched({ module }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [fetch])
  return fetched?.module ?? null
}

/** Rarely seen: after the first visit everything is on the device. */
function Waiting() {
  return (
    <>
      <Header />
      <main class="waiting" tabIndex={-1} aria-busy="true">
        <Steps />
        <p class="lead">{house().loading}</p>
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
