/** `lockstep bench`: finds the workloads, measures them, says how they did. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { judge, type Machine, type Measured, measure, thisMachine, type Verdict } from './harness.ts'
import type { Workload } from './workload.ts'

const root = new URL('../', import.meta.url)
const REPORT = fileURLToPath(new URL('docs/benchmarks.md', root))

/** Longer than this for one name and nobody would run it. What is not measured by then has missed its bar. */
const MOST_MS = 50_000

export interface Shelf {
  readonly name: string
  workloads(): Promise<readonly Workload[]>
}

export interface Row {
  readonly name: string
  readonly workload: Workload
  readonly measured: Measured | null // null: no time was left
  readonly verdict: Verdict
}

export interface BenchOptions {
  readonly write: boolean
  readonly json: boolean
}

/** The exit code: 0 when every bar held, 1 when one was missed, 2 when there is no such benchmark. */
export function bench(names: string[], options: BenchOptions): Promise<number> {
  return benchOn(thisMachine(), shelves(), names, options)
}

/** The kernel, and every game that brings a testing/bench.ts. */
function shelves(): Shelf[] {
  const games = readdirSync(new URL('games/', root), { withFileTypes: true }).filter(entry => entry.isDirectory())
  const files = games.map(({ name }) => ({ name, file: new URL(`games/${name}/testing/bench.ts`, root) }))
  return [{ name: 'kernel', file: new URL('kernel.ts', import.meta.url) }, ...files]
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, workloads: async () => ((await import(file.href)) as { workloads: readonly Workload[] }).workloads }))
}

export async function benchOn(
  machine: Machine,
  shelves: readonly Shelf[],
  names: readonly string[],
  options: BenchOptions,
): Promise<number> {
  const unknown = names.find(name => !shelves.some(shelf => shelf.name === name))
  if (unknown !== undefined) {
    console.error(`there is no benchmark called "${unknown}"; there are ${shelves.map(({ name }) => name).join(', ')}`)
    return 2
  }
  const rows: Row[] = []
  for (const shelf of shelves.filter(({ name }) => names.length === 0 || names.includes(name)))
    rows.push(...(await measureShelf(machine, shelf, options)))
  if (options.json) console.log(JSON.stringify({ machine: description(), rows: rows.map(plain) }, null, 2))
  if (options.write) writeFileSync(REPORT, report(existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '', rows, description()))
  const missed = rows.filter(({ verdict }) => verdict === 'missed')
  if (!options.json)
    console.log(missed.length === 0 ? `\n${rows.length} held` : `\n${rows.length - missed.length} held, ${missed.length} missed`)
  return missed.length === 0 ? 0 : 1
}

async function measureShelf(machine: Machine, shelf: Shelf, { json }: BenchOptions): Promise<Row[]> {
  const workloads = await shelf.workloads()
  const began = machine.now()
  if (!json) console.log(`\n${shelf.name}\n${line(HEADINGS)}`)
  return workloads.map(workload => {
    const measured = machine.now() - began < MOST_MS ? measure(workload, machine) : null
    const row: Row = { name: shelf.name, workload, measured, verdict: measured ? judge(workload, measured) : 'missed' }
    if (!json) console.log(line(columns(row)))
    return row
  })
}

// ── Saying it ────────────────────────────────────────────────────────────────────────────────────────

const HEADINGS = ['workload', 'ratio', 'spread', 'bar', 'stretch', 'verdict'] as const
const WIDTHS = [50, 9, 15, 8, 8, 0] as const

const SAID: Readonly<Record<Verdict, string>> = { missed: 'MISSED', held: 'held', stretched: 'held, and the stretch' }

const UNITS: Readonly<Record<Workload['kind'], string>> = { race: '×', growth: '×', allocation: ' B', duration: ' ms', count: '' }

function columns({ workload, measured, verdict }: Row): string[] {
  const { kind, name, bar, stretch } = workload
  const unit = UNITS[kind]
  const mark = (value: number): string => `${kind === 'race' ? '≥' : '≤'} ${figure(value)}${unit}`
  return [
    name,
    measured ? `${figure(measured.value)}${unit}` : 'no time',
    measured ? `${figure(measured.low)} – ${figure(measured.high)}` : '',
    mark(bar),
    stretch === undefined ? '' : mark(stretch),
    SAID[verdict],
  ]
}

function figure(value: number): string {
  return value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toPrecision(3)
}

function line(cells: readonly string[]): string {
  return cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join(' ')
    .trimEnd()
}

function plain({ name, workload, measured, verdict }: Row): object {
  const { kind, name: what, bar, stretch } = workload
  return { name, workload: what, kind, ...measured, bar, stretch, verdict }
}

function description(): string {
  const [cpu] = cpus()
  return `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}, ${process.platform} ${process.arch}`
}

const PREAMBLE = `# Benchmarks

Ratios against the textbook's way of doing the same, both sides measured in turns in one process: the median of 25 rounds, and
between which values the middle half of the rounds lay. Growth, bytes, milliseconds and counts are better when smaller. \`npm run bench -- --write\` writes this file.
`

/** The old report with the sections of the measured names replaced; the other names keep what they had. */
export function report(old: string, rows: readonly Row[], machine: string): string {
  const kept = old.split(/^(?=## )/m).filter(part => part.startsWith('## '))
  const sections = new Map(kept.map(part => [part.slice(3, part.indexOf('\n')), part.trim()]))
  for (const name of new Set(rows.map(row => row.name))) {
    const measured = rows.filter(row => row.name === name)
    sections.set(name, section(name, measured, machine))
  }
  return `${[PREAMBLE.trim(), ...sections.values()].join('\n\n')}\n`
}

function section(name: string, rows: readonly Row[], machine: string): string {
  const table = [HEADINGS, HEADINGS.map(() => '---'), ...rows.map(columns)]
  return [`## ${name}`, '', machine, '', ...table.map(cells => `| ${cells.join(' | ')} |`)].join('\n')
}
