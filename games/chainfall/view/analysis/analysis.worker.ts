/** Judges a game beside the page, from its last turn to its first, and tells every turn as soon as it is judged. The page ends it. */
import { backwards, type Told } from '../../minds/analysis.ts'

addEventListener('message', ({ data }: MessageEvent<Told>) => {
  for (const judged of backwards(data)) postMessage(judged)
  postMessage(null)
})
