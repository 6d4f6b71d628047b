// Plain JavaScript, because a thread understands no TypeScript before tsx is there.
import { register } from 'tsx/esm/api'

register()
await import('./minds.worker.ts')
