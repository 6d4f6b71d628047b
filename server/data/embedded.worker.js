/**
 * PostgreSQL inside this process (PGlite), on a thread of its own: a query takes the whole thread while it runs, and nobody else should
 * wait for it. It is spoken to over a socket, with the same driver as a real server. Plain JavaScript, so that it starts without a loader.
 */
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { parentPort, threadId, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/**
 * `folder`: where the database lies, or null to have it in memory. A new one begins as a copy of `template` where there is one.
 * @typedef {{ folder: string | null, template: string, socket: string | null, port: number }} Orders
 * @typedef {{ ready: true } | { ready: false, because: string }} Answer
 */

const { folder, template, socket, port } = /** @type {Orders} */ (workerData)

async function open() {
  if (folder === null) return existsSync(template) ? PGlite.create(await fromTemplate()) : makeTemplate()
  if (!existsSync(folder)) {
    // Made aside: whoever is killed in the middle leaves nothing that looks like a database.
    const unfinished = `${folder}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    const database = await PGlite.create(unfinished, existsSync(template) ? await fromTemplate() : {})
    await database.close()
    await rename(unfinished, folder)
  }
  return PGlite.create(folder)
}

async function fromTemplate() {
  return { loadDataDir: new Blob([await readFile(template)]) }
}

/** Making an empty database takes seconds, and copying one does not. */
async function makeTemplate() {
  const database = await PGlite.create()
  const made = await database.dumpDataDir('none')
  // Renamed into place: others may be doing the same.
  const unfinished = `${template}.${process.pid}-${threadId}`
  await writeFile(unfinished, new Uint8Array(await made.arrayBuffer()))
  await rename(unfinished, template)
  return database
}

async function start() {
  const database = await open()
  // One is used (see database.ts); a second may come while the first, broken, is not gone yet.
  const server = new PGLiteSocketServer({
    db: database,
    maxConnections: 2,
    ...(socket === null ? { host: '127.0.0.1', port } : { path: socket }),
  })
  await server.start()
  parentPort?.once('message', () => void stop(server, database))
}

/** @param {PGLiteSocketServer} server @param {PGlite} database */
async function stop(server, database) {
  await server.stop()
  await database.close()
  process.exit(0)
}

/** @param {Answer} answer */
const answer = answer => parentPort?.postMessage(answer)

start().then(
  () => answer({ ready: true }),
  error => answer({ ready: false, because: error instanceof Error ? error.message : String(error) }),
)
