import { appWords } from '../words/app.ts'
import { Header } from './header.tsx'
import { Link } from './link.tsx'

/** Something failed that nobody here can mend; loading the page again may. */
export function Broken({ sentence }: { sentence: string }) {
  const { broken, lost } = appWords()
  return (
    <>
      <Header />
      <main class="lost column" tabIndex={-1}>
        <p class="lead">{sentence}</p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {broken.again}
        </button>
        <Link to={{ page: 'front' }} class="button quiet">
          {lost.home}
        </Link>
      </main>
    </>
  )
}
