import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { isHashed, isKept, type Kept, versionOf } from './shell/worker/files.ts'

const PUBLIC = 'shell/public'

const FIRST =
  /node_modules\/@?preact|\/ui\/(announce|captions|count|gamepad|icon|keys|language|motion|sound|voice)\.tsx?$|\/shell\/(address|broken|fetched|header|later|link|lost|resting|route|stages|theme|words\/house|settings\/(record|settings))\.tsx?$/

const digest = (contents: string | Uint8Array): string => createHash('sha256').update(contents).digest('hex').slice(0, 16)

/** Tells the worker which files there are, once all of them have their names. */
function workerFiles(): Plugin {
  return {
    name: 'worker-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['worker.js']
        if (worker?.type !== 'chunk') throw new Error('there is no worker.js to tell about the files')
        const built = Object.values(bundle).map(({ fileName, ...file }) => ({
          path: fileName,
          contents: 'code' in file ? file.code : file.source,
        }))
        const copied = readdirSync(PUBLIC).map(path => ({ path, contents: readFileSync(`${PUBLIC}/${path}`) }))
        const files: Kept[] = [...built, ...copied]
          .filter(({ path }) => isKept(path))
          .map(({ path, contents }) => ({ path, revision: isHashed(path) ? null : digest(contents) }))
        worker.code = `const LOCKSTEP_VERSION=${JSON.stringify(versionOf(files, digest))},LOCKSTEP_FILES=${JSON.stringify(files)};${worker.code}`
      },
    },
  }
}

export default defineConfig({
  publicDir: PUBLIC,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [workerFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // Nothing as a data address: the server's policy allows files of its own and nothing else.
    assetsInlineLimit: 0,
    // Browsers that need the polyfill are older than the code we write.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', worker: 'shell/worker/worker.ts' },
      // A worker is known by its address, which must stay the same from version to version.
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // What every page begins with is one file: split by who else uses what, it would be twenty, and larger.
        codeSplitting: { groups: [{ name: 'shell', test: FIRST }] },
      },
    },
  },
})
