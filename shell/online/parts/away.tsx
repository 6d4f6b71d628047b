import { CloudOff } from 'lucide'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { refreshMe } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'

/** How often it is looked whether the server is back. */
const LOOK_MS = 5000

/** There is no server, or no way to it. It goes by itself when there is one again. */
export function Away() {
  const { away } = onlineWords()
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void refreshMe(), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <section class="online-away panel column" role="status">
      <Icon of={CloudOff} />
      <h2>{away.title}</h2>
      <p>{away.text}</p>
      <button type="button" class="button" onClick={() => void refreshMe()}>
        {away.again}
      </button>
    </section>
  )
}
