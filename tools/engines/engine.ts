/** How each engine is found, installed where that is possible, and asked. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium, firefox } from '@playwright/test'
import { build } from 'vite'
import { node24 } from '../node24.js'
import { type Ran, root, run } from '../processes.js'
import { canInstallWithApt, ensureBrowser, ensureFirefox, installWithApt, onThePath } from '../setup.js'
import type { Findings, Replays } from './page.ts'

export interface Engine {
  readonly name: string
  /** The executable, installed if need be; null when it cannot be had here. */
  find(): Promise<string | null>
  ask(executable: string): Promise<Answer>
}

export interface Answer {
  readonly version: string
  readonly findings: Findings
}

const FOLDER = join(root, '.cache/engines')

/** Puts everything into one folder: the bundle, the replays, and a few lines that make an engine without a page read them. */
export async function prepare(replays: Replays): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: FOLDER,
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      lib: { entry: join(root, 'tools/engines/page.ts'), formats: ['es'], fileName: () => 'page.js' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(FOLDER, 'replays.json'), JSON.stringify(replays))
  writeFileSync(
    join(FOLDER, 'node.js'),
    `import { readFileSync } from 'node:fs'
import { findings } from './page.js'
console.log(JSON.stringify(await findings(JSON.parse(readFileSync(new URL('replays.json', import.meta.url), 'utf8')))))
`,
  )
  writeFileSync(
    join(FOLDER, 'jsc.js'),
    `import { findings } from './page.js'
print(JSON.stringify(await findings(JSON.parse(readFile('replays.json')))))
`,
  )
}

export const engines: readonly Engine[] = [
  { name: 'Node', find: () => Promise.resolve(process.execPath), ask: askNode },
  { name: 'Node 24', find: () => node24().catch(() => null), ask: askNode },
  { name: 'Chromium', find: () => ensureBrowser().catch(() => null), ask: askChromium },
  { name: 'Firefox', find: () => ensureFirefox().catch(() => null), ask: askFirefox },
  { name: 'JavaScriptCore', find: () => onPathOrInstalled(['jsc'], 'JavaScriptCore', 'libjavascriptcoregtk-4.0-bin'), ask: askJsc },
]

async function onPathOrInstalled(names: readonly string[], what: string, debian: string): Promise<string | null> {
  const find = (): string | null => names.map(onThePath).find(path => path !== null) ?? null
  if (find() === null && canInstallWithApt()) await installWithApt(what, [debian])
  return find()
}

async function askNode(node: string): Promise<Answer> {
  const version = execFileSync(node, ['-p', 'process.versions.node']).toString().trim()
  return { version, findings: printed(await run(node, ['node.js'], { cwd: FOLDER })) }
}

async function askJsc(jsc: string): Promise<Answer> {
  const findings = printed(await run(jsc, ['-m', 'jsc.js'], { cwd: FOLDER }))
  return { version: debianVersion('libjavascriptcoregtk-4.0-bin'), findings }
}

function printed({ code, answer, output }: Ran): Findings {
  const line = answer.split('\n').find(text => text.startsWith('{'))
  if (code !== 0 || line === undefined) throw new Error(output.trim().split('\n').slice(0, 3).join(' ') || 'it said nothing')
  return JSON.parse(line) as Findings
}

/** The shell of JavaScriptCore does not say which one it is. */
function debianVersion(name: string): string {
  try {
    return execFileSync('dpkg-query', ['-W', '-f', '${Version}', name]).toString().split('-')[0] ?? ''
  } catch {
    return 'unknown'
  }
}

/** As few conversations with the outside as a Chromium can be talked into, and no sandbox, which root cannot have. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

async function askChromium(executablePath: string): Promise<Answer> {
  return askBrowser(await chromium.launch({ executablePath, args: CHROMIUM_FLAGS }))
}

async function askFirefox(executablePath: string): Promise<Answer> {
  // Distributions ship Firefox as it is, not as Playwright patches it; this channel talks to that one.
  return askBrowser(await firefox.launch({ channel: 'moz-firefox', executablePath }))
}

async function askBrowser(browser: Browser): Promise<Answer> {
  const { address, close } = await serveFolder()
  try {
    const page = await browser.newPage()
    await page.goto(address)
    const findings = await page.evaluate(async () => {
      const { findings } = (await import(new URL('/page.js', location.href).href)) as typeof import('./page.ts')
      return findings((await (await fetch('/replays.json')).json()) as Replays)
    })
    return { version: browser.version(), findings }
  } finally {
    await browser.close()
    close()
  }
}

async function serveFolder(): Promise<{ address: string; close: () => void }> {
  const kinds: Record<string, string> = { '/page.js': 'text/javascript', '/replays.json': 'application/json' }
  const server = createServer((request, response) => {
    const kind = kinds[request.url ?? '']
    response
      .writeHead(200, { 'content-type': kind ?? 'text/html' })
      .end(kind === undefined ? '<!doctype html>' : readFileSync(join(FOLDER, request.url ?? '')))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
