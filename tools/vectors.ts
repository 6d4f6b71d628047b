/** `lockstep vectors DIR`: runs the test vectors of a folder against every game that knows how to read them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { VectorAdapter, VectorResult } from './vector-adapter.ts'

export interface FileReport {
  readonly file: string // below the folder of vectors
  readonly results: readonly VectorResult[]
}

export interface VectorsReport {
  readonly files: readonly FileReport[]
  /** Sub-folders that no game has an adapter for. */
  readonly strangers: readonly string[]
  readonly passed: number
  readonly failed: number
  readonly rejected: number
}

/** The exit code: 1 when a vector failed, 2 when there is nothing to run. */
export async function runVectors(dir: string, { json = false, adapters = findAdapters() }: RunOptions = {}): Promise<number> {
  if (!existsSync(dir)) {
    console.error(`there is no folder ${dir}`)
    return 2
  }
  const report = collect(dir, await adapters)
  if (json) console.log(JSON.stringify(report, null, 2))
  else tell(report)
  return report.failed === 0 ? 0 : 1
}

export interface RunOptions {
  readonly json?: boolean
  readonly adapters?: Promise<readonly VectorAdapter[]>
}

async function findAdapters(): Promise<VectorAdapter[]> {
  const games = new URL('../games/', import.meta.url)
  const files = readdirSync(games, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => new URL(`${name}/testing/vectors.ts`, games))
    .filter(file => existsSync(file))
  return Promise.all(files.map(async file => ((await import(file.href)) as { vectors: VectorAdapter }).vectors))
}

export function collect(dir: string, adapters: readonly VectorAdapter[]): VectorsReport {
  const folders = readdirSync(dir, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const names = folders.map(({ name }) => name).sort()
  const files = adapters.filter(({ folder }) => names.includes(folder)).flatMap(adapter => runFolder(dir, adapter))
  const count = (verdict: VectorResult['verdict']): number =>
    files.flatMap(({ results }) => results).filter(result => result.verdict === verdict).length
  return {
    files,
    strangers: names.filter(name => !adapters.some(({ folder }) => folder === name)),
    passed: count('passed'),
    failed: count('failed'),
    rejected: count('rejected'),
  }
}

function runFolder(dir: string, adapter: VectorAdapter): FileReport[] {
  const folder = join(dir, adapter.folder)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.json'))
  return paths.sort().map(path => ({ file: relative(dir, join(folder, path)), results: runFile(adapter, folder, path) }))
}

/** Whatever goes wrong with one file is that file's failure, and the others are still run. */
function runFile(adapter: VectorAdapter, folder: string, path: string): readonly VectorResult[] {
  const fault = (because: string): VectorResult[] => [{ name: path, verdict: 'failed', because }]
  let json: unknown
  try {
    json = JSON.parse(readFileSync(join(folder, path), 'utf8'))
  } catch (error) {
    return fault(`this is not JSON: ${(error as Error).message}`)
  }
  try {
    const results = adapter.run(path.replaceAll('\\', '/'), json)
    return results.length > 0 ? results : fault('no vector was found in it')
  } catch (error) {
    return fault(`it could not be run: ${(error as Error).message}`)
  }
}

function tell({ files, strangers, passed, failed, rejected }: VectorsReport): void {
  for (const { file, results } of files) {
    const of = (verdict: VectorResult['verdict']): VectorResult[] => results.filter(result => result.verdict === verdict)
    const lost = of('failed')
    const said = [`${of('passed').length} passed`, ...(lost.length > 0 ? [`${lost.length} FAILED`] : []), ...rejections(of('rejected'))]
    console.log(`${file}: ${said.join(', ')}`)
    for (const { name, verdict, because } of [...lost, ...of('rejected')])
      console.log(`    ${verdict} ${name}${because ? `: ${because}` : ''}`)
  }
  for (const folder of strangers) console.log(`${folder}/: no adapter yet`)
  const also = rejected > 0 ? ` (${rejected} more rest on choices that our rules made otherwise)` : ''
  console.log(`vectors: ${passed} passed, ${failed} failed${also}`)
}

function rejections(results: readonly VectorResult[]): string[] {
  return results.length > 0 ? [`${results.length} rejected`] : []
}
