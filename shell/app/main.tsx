import '@fontsource-variable/bricolage-grotesque/opsz.css'
import { effect } from '@preact/signals'
import { render } from 'preact'
import '../../ui/tokens.css'
import '../../ui/base.css'
import './app.css'
import { bindings, declaredKeys, TABLE_KEYS } from '../../ui/input/keys.ts'
import { wordsThere } from '../../ui/language.ts'
import { awaitGesture } from '../../ui/sound/sound.ts'
import { route } from './address.ts'
import { App } from './app.tsx'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no element #app')
void wordsThere().then(() => render(<App />, root))

// Keys have their meanings at a table; elsewhere they are what they are. Most people leave them as they came.
const stop = effect(() => {
  if (Object.keys(bindings.value).length === 0) return
  void import('../../ui/input/translate-keys.ts').then(({ listen }) =>
    listen(() => {
      const at = route.peek()
      return at.page === 'play' || at.page === 'daily' ? [...TABLE_KEYS, ...declaredKeys(at.game)] : []
    }),
  )
  queueMicrotask(() => stop())
})
addEventListener('gamepadconnected', () => void import('../../ui/input/gamepad.ts').then(({ begin }) => begin()))
awaitGesture()
void import('../offline/version.ts').then(({ keepOnDevice }) => keepOnDevice())
