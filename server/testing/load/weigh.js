// Loaded into a process before anything else, so that it can be weighed: what is still alive after everything dead was swept up.
import { writeSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

const pause = () => new Promise(done => setTimeout(done, 300))

/** What was under way is done, and what a buffer pointed to is given back, which happens beside and a little later. */
async function weigh() {
  await pause()
  collect()
  await pause()
  collect()
  const { heapUsed, external, rss } = process.memoryUsage()
  writeSync(1, `weighs ${heapUsed + external} alive, ${rss} in all\n`)
}

if (isMainThread) process.on('SIGUSR2', () => void weigh())
