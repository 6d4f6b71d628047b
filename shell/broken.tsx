import { Header } from './header.tsx'
import { words } from './words.ts'

/** Something failed that nobody here can mend; loading the page again may. */
export function Broken({ sentence }: { sentence: string }) {
  return (
    <>
      <Header />
      <main class="waiting" tabIndex={-1}>
        <p class="lead">{sentence}</p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {words.broken.again}
        </button>
      </main>
    </>
  )
}
