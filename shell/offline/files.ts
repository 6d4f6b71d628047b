/** What the worker keeps, and what it answers a request with. No worker in here, so that tests can ask the same questions. */

/** A file of this build, and what its contents are known by. Hashed names need nothing more than the name. */
export interface Kept {
  readonly path: string
  /** Null: the name itself changes with the contents. */
  readonly revision: string | null
}

/** Everything a page may ask for. A browser looks for the worker itself, and alphabets we do not write in and pictures of a game can wait. */
export function isKept(path: string): boolean {
  if (/\.(map|jpeg)$/.test(path) || path === 'worker.js' || path.startsWith('.')) return false
  return !/\.woff2?$/.test(path) || /-latin-(?!ext)/.test(path)
}

export function isHashed(path: string): boolean {
  return path.startsWith('assets/')
}

/** Two builds of the same files have the same name. */
export function versionOf(files: readonly Kept[], digest: (text: string) => string): string {
  const lines = files.map(({ path, revision }) => `${path} ${revision ?? ''}`)
  return digest(lines.sort().join('\n'))
}

/**
 * How a request is answered: with the page or a kept file, with a file of another version where a tab still has it, or by
 * the network alone. The worker keeps out of the last: while it waits for anybody, no newer one can take its place.
 */
export type Answer = { readonly from: 'kept'; readonly path: string } | { readonly from: 'other version' } | { readonly from: 'network' }

const PAGE = '/'

/** What the server answers itself, and nobody else. */
const SERVERS = /^\/(?:api|socket|health|ready|metrics)(?:\/|$)/

export function answerTo(
  { method, mode, url }: { readonly method: string; readonly mode: string; readonly url: string },
  origin: string,
  kept: ReadonlySet<string>,
): Answer {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return { from: 'network' }
  if (kept.has(pathname)) return { from: 'kept', path: pathname }
  if (isHashed(pathname.slice(1))) return { from: 'other version' }
  // Every address of ours is the one page, which reads the address itself; files and the server's own answers are not.
  if (mode === 'navigate' && !SERVERS.test(pathname) && !/\.\w+$/.test(pathname)) return { from: 'kept', path: PAGE }
  return { from: 'network' }
}
