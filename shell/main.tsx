import '@fontsource-variable/bricolage-grotesque/opsz.css'
import { render } from 'preact'
import '../ui/tokens.css'
import '../ui/base.css'
import './shell.css'
import { listenForPads } from '../ui/gamepad.ts'
import { declaredKeys, TABLE_KEYS, translateKeys } from '../ui/keys.ts'
import { awaitGesture } from '../ui/sound.ts'
import { route } from './address.ts'
import { App } from './app.tsx'
import { keepOnDevice } from './offline/version.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no element #app')
render(<App />, root)

// Keys have their meanings at a table; elsewhere they are what they are.
translateKeys(() => {
  const at = route.peek()
  return at.page === 'play' || at.page === 'daily' ? [...TABLE_KEYS, ...declaredKeys(at.game)] : []
})
listenForPads()
awaitGesture()
keepOnDevice()
