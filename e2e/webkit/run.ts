/**
 * `npm run webkit`: WebKit opens every page and plays one game of each. It is WebKitGTK as Debian ships it, spoken to by WebDriver:
 * `apt-get install webkit2gtk-driver xvfb`. What stands behind `--` names what to do alone: `pages`, or games.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { games } from '../../games/index.ts'
import { Browser } from './driver.ts'
import { plays } from './plays.ts'

const PORT = 9200 + (process.pid % 400)
const DRIVER = '/usr/bin/WebKitWebDriver'
const LIBRARIES = '/usr/lib/x86_64-linux-gnu'

const PAGES = [
  '/',
  '/learn',
  '/watch',
  ...['look', 'sound', 'controls', 'gamepad', 'play', 'access', 'data'].map(each => `/settings#${each}`),
]

/** The little browser that comes with the library. */
function miniBrowser(): string | null {
  if (process.env['LOCKSTEP_WEBKIT']) return process.env['LOCKSTEP_WEBKIT']
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES).filter(name => name.startsWith('webkit')) : []
  return folders.map(name => `${LIBRARIES}/${name}/MiniBrowser`).find(path => existsSync(path)) ?? null
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise(done => setTimeout(done, 100))
  }
  throw new Error(`nothing answers at ${url}`)
}

async function open(browser: Browser, path: string): Promise<string> {
  await browser.go(`http://localhost:${PORT}${path}`)
  await browser.until('a page with a heading', 'document.querySelector("main") && document.querySelector("h1, h2")?.textContent.trim()')
  await browser.until('the page to be whole', '!/Something broke|could not be loaded/.test(document.body.innerText)', 1000)
  return browser.read<string>('return document.title')
}

async function all(browser: Browser, only: readonly string[]): Promise<number> {
  const jobs: (readonly [name: string, job: () => Promise<string>])[] = [
    ...[...PAGES, ...games.map(({ id }) => `/games/${id}`)].map(path => [`pages ${path}`, () => open(browser, path)] as const),
    ...plays.map(([game, play]) => [game, () => play(browser, path => `http://localhost:${PORT}${path}`)] as const),
  ]
  let failed = 0
  for (const [name, job] of jobs) {
    if (only.length > 0 && !only.includes(name.split(' ')[0] ?? '')) continue
    const begun = Date.now()
    const said = await job().catch((error: unknown) => {
      failed++
      return `FAILED: ${error instanceof Error ? error.message : String(error)}`
    })
    console.log(`${name}: ${said} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
  }
  return failed
}

async function main(only: readonly string[]): Promise<number> {
  const binary = miniBrowser()
  if (!existsSync(DRIVER) || binary === null) {
    console.error('There is no WebKit here. On Debian: apt-get install webkit2gtk-driver xvfb')
    return 2
  }
  if (!existsSync('dist/index.html')) {
    console.error('The pages are not built. First: npm run build')
    return 2
  }
  const started: ChildProcess[] = []
  const start = (command: string, args: readonly string[]): void => {
    started.push(spawn(command, args, { stdio: 'ignore', detached: true, env: { ...process.env, LOCKSTEP_DATA: 'memory:' } }))
  }
  try {
    start(process.execPath, ['--import', 'tsx', 'server/start.ts', '--port', String(PORT)])
    const driver = [`--port=${PORT + 400}`, '--host=127.0.0.1']
    // Where nobody has a screen there is one that nobody sees.
    if (process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']) start(DRIVER, driver)
    else start('xvfb-run', ['-a', '-s', '-screen 0 1440x1000x24', DRIVER, ...driver])
    await Promise.all([answers(`http://localhost:${PORT}/health`), answers(`http://127.0.0.1:${PORT + 400}/status`)])
    const browser = await Browser.open(`http://127.0.0.1:${PORT + 400}`, binary)
    console.log(`WebKit: ${await browser.read<string>('return navigator.userAgent')}`)
    await browser.size(1400, 950)
    const failed = await all(browser, only)
    await browser.close().catch(() => {})
    return failed === 0 ? 0 : 1
  } finally {
    for (const { pid } of started) if (pid !== undefined) process.kill(-pid)
  }
}

process.exitCode = await main(process.argv.slice(2))
