import { CloudOff } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { refreshMe } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'

/** There is no server, or no way to it. */
export function Away() {
  const { away } = onlineWords()
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
