/**
 * The compiler's own answer to "what does this name mean here". Its interface is called unstable, so everything that touches
 * it is in this folder, and the version of the compiler is exact in package.json.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { API } from 'typescript/unstable/sync'

/**
 * @typedef {import('typescript/unstable/sync').Checker} Checker
 * @typedef {import('typescript/unstable/ast').SourceFile} SourceFile
 * @typedef {{ checker: Checker, source: (path: string) => SourceFile, close: () => void }} Opened
 */

const TYPES = { node: 'node_modules/@types/node', 'vite/client': 'node_modules/vite/client.d.ts' }

/**
 * One program of all these files, whatever projects they are built in.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Opened}
 */
export function openProgram(root, files) {
  mkdirSync(join(resolve(root), '.cache'), { recursive: true })
  // A folder of its own: checks run side by side.
  const folder = mkdtempSync(join(resolve(root), '.cache/program-'))
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ compilerOptions: optionsFor(root), files: files.map(file => `../../${file}`) }))
  const api = new API({ cwd: resolve(root) })
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error('the compiler opened no project')
  return {
    checker: project.checker,
    source: path => {
      const source = project.program.getSourceFile(join(resolve(root), path))
      if (!source) throw new Error(`the compiler does not know ${path}`)
      return source
    },
    close() {
      api.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param {string} root */
function optionsFor(root) {
  return {
    ...{ target: 'ES2023', module: 'preserve', moduleResolution: 'bundler', lib: ['ES2023', 'DOM', 'DOM.Iterable', 'WebWorker'] },
    ...{ strict: true, exactOptionalPropertyTypes: true, allowImportingTsExtensions: true, resolveJsonModule: true },
    ...{ noEmit: true, skipLibCheck: true, allowJs: true, jsx: 'react-jsx', jsxImportSource: 'preact' },
    types: Object.entries(TYPES).flatMap(([name, path]) => (existsSync(join(root, path)) ? [name] : [])),
  }
}

/**
 * Everything below a node, itself included.
 * @param {import('typescript/unstable/ast').Node} node
 * @returns {import('typescript/unstable/ast').Node[]}
 */
export function everyNode(node) {
  /** @type {import('typescript/unstable/ast').Node[]} */
  const found = [node]
  node.forEachChild(child => void found.push(...everyNode(child)))
  return found
}
