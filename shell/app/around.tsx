/** What is on every page and comes a little later than the page: ways for the keyboard, and what the house has to say. */
import { useEffect, useRef } from 'preact/hooks'
import { catalogued, spoken } from '../../ui/language.ts'
import { Notices } from '../offline/notices.tsx'
import './around.css'
import './forced-colours.css'

// Not among the words of every page, which are fetched before there is one.
const catalogue = catalogued({ skip: 'To the content' }, async () => ({ skip: 'Zum Inhalt' }))

/** `path`: what must change for a page to be another page. */
export function Around({ path }: { path: string }) {
  const { skip } = spoken(catalogue)
  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current) return follow()
    arrived.current = true
  }, [path])
  return (
    <>
      <nav aria-label={skip}>
        <a
          class="skip"
          href={location.pathname}
          onClick={event => {
            event.preventDefault()
            toContent()
          }}
        >
          {skip}
        </a>
      </nav>
      <Notices />
    </>
  )
}

function toContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}

/** A page that is on its way is another main, and the keyboard would be lost with it: it is handed on until the page is there. */
function follow(): () => void {
  const look = (): void => {
    if (document.activeElement === document.body) toContent()
    if (document.querySelector('main:not([aria-busy="true"])')) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
