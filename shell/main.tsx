import '@fontsource-variable/bricolage-grotesque/opsz.css'
import { render } from 'preact'
import '../ui/tokens.css'
import '../ui/base.css'
import './shell.css'
import { App } from './app.tsx'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no element #app')
render(<App />, root)
