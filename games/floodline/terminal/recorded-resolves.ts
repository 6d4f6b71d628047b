/** `lockstep determinism`: resolves of Floodline beside those that were recorded. */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Resolved, resolved } from '../testing/determinism.ts'

const GOLDEN = new URL('../testing/determinism.golden.json', import.meta.url)

export interface Comparison {
  readonly same: number
  readonly of: number
  /** Where they first differ; an end that is missing is null. */
  readonly first: { readonly found: Resolved | null; readonly recorded: Resolved | null } | null
}

/** Null: nothing is recorded yet. */
export function recordedResolves(file: URL = GOLDEN): readonly Resolved[] | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Resolved[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export function compareResolves(recorded: readonly Resolved[], found: readonly Resolved[] = [...resolved()]): Comparison {
  const of = Math.max(recorded.length, found.length)
  let same = 0
  let first: Comparison['first'] = null
  for (let index = 0; index < of; index++) {
    const pair = { found: found[index] ?? null, recorded: recorded[index] ?? null }
    if (isSame(pair.found, pair.recorded)) same++
    else first ??= pair
  }
  return { same, of, first }
}

function isSame(one: Resolved | null, other: Resolved | null): boolean {
  return one !== null && other !== null && one.seed === other.seed && one.tick === other.tick && one.hash === other.hash
}

/** Says how many were written. One a line, so that a change of rules is a difference a person can count. */
export function recordResolves(file: URL = GOLDEN): number {
  const lines = Array.from(
    resolved(),
    ({ seed, resolve, tick, hash }) => `  { "seed": "${seed}", "resolve": ${resolve}, "tick": ${tick}, "hash": "${hash}" }`,
  )
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`)
  return lines.length
}
