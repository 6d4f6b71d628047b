import { RefreshCw, WifiOff } from 'lucide'
import { useState } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import { route } from '../app/address.ts'
import { appWords } from '../words/app.ts'
import { online, takeNewVersion, waiting } from './version.ts'

/** What the house has to say, where it disturbs nobody: never at a table. */
export function Notices() {
  const { update, offline } = appWords()
  const [put, setPut] = useState(false)
  const playing = route.value.page === 'play' || route.value.page === 'daily'
  if (playing) return null
  if (waiting.value && !put)
    return (
      <div class="house-notice panel row" role="status">
        <Icon of={RefreshCw} />
        <span>{update.ready}</span>
        <button type="button" class="button primary" onClick={takeNewVersion}>
          {update.reload}
        </button>
        <button type="button" class="button quiet" onClick={() => setPut(true)}>
          {update.later}
        </button>
      </div>
    )
  // A page that needs a server says for itself what is missing.
  if (online.value || route.value.page === 'online') return null
  return (
    <div class="house-notice panel row" role="status">
      <Icon of={WifiOff} />
      <span>{offline.now}</span>
    </div>
  )
}
