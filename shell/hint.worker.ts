/** Where hints are thought about, so that a long thought never holds up the page. */
import type { Asked, Told } from './asking.ts'
import { advise } from './hint.ts'

addEventListener('message', (event: MessageEvent<Asked>) => {
  const { id, question } = event.data
  const tell = (told: Told): void => postMessage(told)
  advise(question).then(
    advice => tell({ id, advice }),
    (error: unknown) => tell({ id, broken: error instanceof Error ? error.message : String(error) }),
  )
})
