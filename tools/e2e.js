/** `npm run e2e`: the arcade in real browsers, everything on every screen. What stands behind `--` goes to Playwright. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { ensureBrowser, ensureBuilt, ensureFirefox, ensureInstalled, main } from './setup.js'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const env = { ...process.env, LOCKSTEP_CHROMIUM: await ensureBrowser(), LOCKSTEP_FIREFOX: await ensureFirefox() }
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const running = spawn(process.execPath, [playwright, 'test', ...process.argv.slice(2)], { stdio: 'inherit', env })
  return new Promise(resolve => running.on('exit', code => resolve(code ?? 1)))
})
