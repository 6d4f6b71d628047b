import { useEffect, useRef, useState } from 'preact/hooks'
import { Header } from '../../app/header.tsx'
import { Link } from '../../app/link.tsx'
import { staged } from '../../stages.ts'
import { aroundWords } from '../../words/around.ts'
import { tabLock } from '../tab-lock.ts'

/** The game of this page is being played in another tab. Everything played there is there; here it can be gone on with. */
export function Elsewhere({ game }: { game: string }) {
  const { elsewhere: said } = aroundWords()
  const [asked, ask] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    const again = (): void => void tabLock.tryAgain()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [])
  return (
    <>
      <Header crumb={staged(game).title} />
      <main class="lost column" tabIndex={-1}>
        <div role="alert">
          <h1>{said.title}</h1>
          <p class="lead">{said.text}</p>
        </div>
        <button
          type="button"
          class="button primary"
          ref={button}
          aria-disabled={asked}
          onClick={() => {
            if (asked) return
            ask(true)
            void tabLock.takeOver()
          }}
        >
          {asked ? said.taking : said.take}
        </button>
        <Link to={{ page: 'front' }} class="button quiet">
          {said.home}
        </Link>
      </main>
    </>
  )
}
