/**
 * What a fresh clone needs before anything runs: packages, a built page, a browser. Each step looks first, does nothing when
 * there is nothing to do (no network either), and says in one line what it does otherwise. Node's own modules only.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { inSeconds, root, run, runPackage } from './processes.js'

/** Something only a person can put right. The message is one sentence, or a command to run. */
export class Unprepared extends Error {}

// ── Packages ─────────────────────────────────────────────────────────────────────────────────────────

const OLDEST_NODE = [20, 19]

/** @param {string} [version] as in process.versions.node */
export function assertNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new Unprepared(`Lockstep needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${version}.`)
}

/** @param {string} [folder] of the project */
export async function ensureInstalled(folder = root) {
  assertNode()
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const modules = join(folder, 'node_modules')
  const stamp = join(modules, '.lockstep-installed')
  const wanted = digest([lock, process.versions.node.split('.')[0] ?? '', process.platform, process.arch])
  if (readIfThere(stamp) === wanted) return
  if (!agreesWithLock(lock, readIfThere(join(modules, '.package-lock.json')))) {
    console.log('Installing packages (this happens once) …')
    // Not `npm ci`: it refuses a lock file that lacks packages for other systems, and where the lock file was written the registry
    // did not have all of them. This installs the same versions and, told not to save, leaves the lock file as it is.
    const { code, output, seconds } = await npm(
      ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
      folder,
    )
    if (code !== 0)
      throw new Unprepared(`${lastLines(output)}\nThe packages could not be installed. Once the registry can be reached, run: npm install`)
    console.log(`Packages installed in ${inSeconds(seconds)}.`)
  }
  writeFileSync(stamp, wanted)
}

/**
 * Whether somebody already installed exactly what the lock file says; npm keeps its own note of what lies in node_modules.
 * Optional packages are for other systems as often as not, and are not asked for.
 *
 * @param {string} lock
 * @param {string | null} installed
 */
export function agreesWithLock(lock, installed) {
  if (installed === null) return false
  /** @type {Record<string, { version?: string, optional?: boolean }>} */
  const { '': _project, ...wanted } = JSON.parse(lock).packages
  /** @type {typeof wanted} */
  const there = JSON.parse(installed).packages
  return Object.entries(wanted).every(([path, { version, optional }]) => optional || there[path]?.version === version)
}

/**
 * npm itself, by the Node that runs us where it can be found, so that no shell stands between.
 * @param {readonly string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npmCommand(args) {
  const beside = dirname(process.execPath)
  const candidates = [
    process.env.npm_execpath ?? '',
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
  ]
  const cli = candidates.find(path => /npm-cli\.c?js$/.test(path) && existsSync(path))
  return cli ? [process.execPath, [cli, ...args]] : ['npm', [...args]]
}

/** @param {readonly string[]} args @param {string} [cwd] */
export function npm(args, cwd = root) {
  return run(...npmCommand(args), { cwd })
}

// ── The page ─────────────────────────────────────────────────────────────────────────────────────────

const BUILT_FROM = [
  'kernel',
  'games',
  'protocol',
  'ui',
  'shell',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.web.json',
  'package-lock.json',
]

/** @param {string} [folder] of the project */
export async function ensureBuilt(folder = root) {
  const stamp = join(folder, 'dist/.lockstep-built')
  const wanted = sourcesDigest(folder)
  if (readIfThere(stamp) === wanted) return
  console.log('Building the page …')
  const { code, output, seconds } = await runPackage('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: folder })
  if (code !== 0) throw new Unprepared(`${output.trim()}\nThe page could not be built.`)
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(stamp, wanted)
  console.log(`Page built in ${inSeconds(seconds)}.`)
}

/** Of everything the page is made from. Tests are not. @param {string} folder */
export function sourcesDigest(folder) {
  const files = BUILT_FROM.flatMap(path => filesBelow(folder, path)).filter(path => !/\.test\.tsx?$|\/(testing|playthroughs)\//.test(path))
  return digest(files.flatMap(path => [path, readFileSync(join(folder, path))]))
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]} in an order that does not depend on the system
 */
function filesBelow(folder, path) {
  const full = join(folder, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap(name => filesBelow(folder, `${path}/${name}`))
}

// ── A browser ────────────────────────────────────────────────────────────────────────────────────────

const BROWSER_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** Where browsers are put on systems that do not put programs on the path. */
const BROWSER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(folder => folder !== undefined)
    .map(folder => join(folder, 'Google/Chrome/Application/chrome.exe')),
]

/** @returns {Promise<string>} the executable of a Chromium or Chrome */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  if (canInstallWithApt()) await installWithApt('Chromium', ['chromium', 'fonts-dejavu-core'])
  return findBrowser() ?? (await installWithPlaywright()) ?? noBrowser()
}

/** @returns {string | null} */
export function findBrowser() {
  const named = process.env.LOCKSTEP_CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Unprepared(`LOCKSTEP_CHROMIUM names ${named}, and there is no such file.`)
  }
  const onPath = BROWSER_NAMES.map(onThePath).find(path => path !== null)
  return onPath ?? [...BROWSER_PLACES, playwrightsOwn()].find(path => path !== null && existsSync(path)) ?? null
}

const FIREFOX_NAMES = ['firefox-esr', 'firefox']
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  ...[process.env.PROGRAMFILES].filter(folder => folder !== undefined).map(folder => join(folder, 'Mozilla Firefox/firefox.exe')),
]

/** @returns {Promise<string>} the executable of a Firefox, as its makers or a distribution ship it */
export async function ensureFirefox() {
  const found = findFirefox()
  if (found) return found
  if (canInstallWithApt()) await installWithApt('Firefox', ['firefox-esr', 'fonts-dejavu-core'])
  const installed = findFirefox()
  if (installed) return installed
  throw new Unprepared('There is no Firefox, and none could be installed. Install it, or point LOCKSTEP_FIREFOX at one.')
}

/** @returns {string | null} */
export function findFirefox() {
  const named = process.env.LOCKSTEP_FIREFOX
  if (named && !existsSync(named)) throw new Unprepared(`LOCKSTEP_FIREFOX names ${named}, and there is no such file.`)
  return named || (FIREFOX_NAMES.map(onThePath).find(path => path !== null) ?? FIREFOX_PLACES.find(path => existsSync(path)) ?? null)
}

/** @param {string} name @returns {string | null} */
export function onThePath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const endings = process.platform === 'win32' ? ['.exe'] : ['']
  const paths = folders.flatMap(folder => endings.map(ending => join(folder, name + ending)))
  return paths.find(path => existsSync(path) && statSync(path).isFile()) ?? null
}

/** Debian or a relative of it, and we may install. */
export function canInstallWithApt() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0 && onThePath('apt-get') !== null
}

/**
 * @param {string} what
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>}
 */
export async function installWithApt(what, packages) {
  console.log(`Installing ${what} with apt-get (this happens once) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  const { code, output, seconds } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env })
  console.log(
    code === 0 ? `${what} installed in ${inSeconds(seconds)}.` : `${lastLines(output)}\n${what} could not be installed with apt-get.`,
  )
  return code === 0
}

/** The browser that Playwright would download for itself, whether or not it is there. @returns {string | null} */
function playwrightsOwn() {
  try {
    const require = createRequire(import.meta.url)
    return require('@playwright/test').chromium.executablePath() || null
  } catch {
    return null // not installed yet, or it has no browser for this system
  }
}

async function installWithPlaywright() {
  console.log("Installing Playwright's Chromium (this happens once) …")
  const { code, output } = await runPackage('@playwright/test/cli.js', ['install', 'chromium'])
  const path = playwrightsOwn()
  if (code === 0 && path && existsSync(path)) return path
  console.log(lastLines(output))
  return null
}

/** @returns {never} */
function noBrowser() {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo '
  const command = existsSync('/etc/debian_version') ? `${sudo}apt-get install -y chromium` : 'npx playwright install chromium'
  throw new Unprepared(`There is no Chromium or Chrome, and none could be installed. Run: ${command}   (or point LOCKSTEP_CHROMIUM at one)`)
}

// ── Small things ─────────────────────────────────────────────────────────────────────────────────────

/** @param {readonly (string | Buffer)[]} parts */
function digest(parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(`${part.length}\n`).update(part)
  return sum.digest('hex')
}

/** @param {string} path @returns {string | null} */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-5).join('\n')
}

/**
 * The end of every command that prepares something: what only a person can put right is said without a stack trace.
 * @param {() => Promise<number>} work
 */
export async function main(work) {
  try {
    const code = await work()
    if (code !== 0) process.exitCode = code // what was started may have something to say about it too
  } catch (error) {
    if (!(error instanceof Unprepared)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
