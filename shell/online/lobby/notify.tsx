import { useState } from 'preact/hooks'
import { chooseNotices, wantsNotices } from '../parts/notices.ts'
import { onlineWords } from '../words/online.ts'

/** Notices of the browser: only for those who ask for them. */
export function Notify() {
  const { lobby: said } = onlineWords()
  const [denied, deny] = useState(false)
  if (typeof Notification === 'undefined') return null
  return (
    <section class="panel lobby-notify column">
      <label class="row">
        <input
          type="checkbox"
          role="switch"
          aria-checked={wantsNotices.value}
          checked={wantsNotices.value}
          onChange={event => void chooseNotices(event.currentTarget.checked).then(allowed => deny(!allowed))}
        />
        <strong>{said.notices}</strong>
      </label>
      <p class="small">{denied ? said.noticesDenied : said.noticesAbout}</p>
    </section>
  )
}
