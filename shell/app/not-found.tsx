import { appWords } from '../words/app.ts'
import { Header } from './header.tsx'
import { Link } from './link.tsx'
import type { Route } from './route.ts'

interface LostProps {
  readonly sentence: string
  /** A better way on than home, if there is one. */
  readonly onward?: { readonly to: Route; readonly text: string }
}

/** A dead end, with the way out. */
export function Lost({ sentence, onward }: LostProps) {
  const { lost } = appWords()
  const way = onward ?? { to: { page: 'front' } as const, text: lost.home }
  return (
    <>
      <Header />
      <main class="lost column" tabIndex={-1}>
        <Steps />
        <h1>{lost.title}</h1>
        <p class="lead">{sentence}</p>
        <Link to={way.to} class="button primary">
          {way.text}
        </Link>
        {onward && (
          <Link to={{ page: 'front' }} class="button quiet">
            {lost.home}
          </Link>
        )}
      </main>
    </>
  )
}

/** Our squares, one of them missing. */
function Steps() {
  return (
    <svg class="lost-steps" viewBox="0 0 78 78" aria-hidden="true">
      <rect class="logo-1" x="3" y="42" width="33" height="33" rx="9" />
      <rect class="lost-gap" x="22" y="22" width="33" height="33" rx="9" />
      <rect class="logo-3" x="41" y="3" width="33" height="33" rx="9" />
    </svg>
  )
}
