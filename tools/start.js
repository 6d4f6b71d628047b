/** `npm start [-- --port 9000]`: installs and builds what is missing, then serves the arcade until Ctrl-C. */
import { ensureBuilt, ensureInstalled, main } from './setup.js'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const { register } = await import('tsx/esm/api')
  register()
  // Started, not imported: it reads the flags and hears Ctrl-C itself, with no process between it and the terminal.
  await import(new URL('../server/start.ts', import.meta.url).href)
  return 0
})
