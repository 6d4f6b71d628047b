/**
 * What every check has in common: a fault is a sentence that begins with its place, belongs to a rule, and a rule may have as
 * many of them as limits.json says (none, if it says nothing). A limit is what is left to do: it goes down, and to raise it is a
 * decision that somebody makes in a diff.
 */
import { readFileSync } from 'node:fs'
import { counted } from '../processes.js'

/**
 * @typedef {{ rule: string, says: string }} Fault
 * @typedef {Readonly<Record<string, number>>} Limits
 */

/** @returns {Limits} */
export function limits() {
  return JSON.parse(readFileSync(new URL('limits.json', import.meta.url), 'utf8'))
}

/**
 * What a check prints, and whether it passed. Rules within their limit are counted; rules beyond it are told in full.
 * @param {readonly string[]} rules all there are
 * @param {readonly Fault[]} faults
 * @param {Limits} most
 * @returns {{ lines: string[], passed: boolean }}
 */
export function judge(rules, faults, most) {
  const judged = rules.map(rule => {
    const found = faults.filter(fault => fault.rule === rule)
    const limit = most[rule] ?? 0
    const isOver = found.length > limit
    const left = found.length < limit ? `, and limits.json allows ${limit}: lower it` : limit > 0 ? `, as many as limits.json allows` : ''
    const sum = `${rule}: ${counted(found.length, 'fault')}${isOver ? `, and ${limit === 0 ? 'none is' : `${limit} are`} allowed` : left}`
    return { isOver, lines: isOver ? [...found.map(({ says }) => says), sum] : [sum] }
  })
  const unknown = faults.filter(({ rule }) => !rules.includes(rule)).map(({ rule }) => `${rule} is no rule: the check itself is broken`)
  return { lines: [...judged.flatMap(({ lines }) => lines), ...unknown], passed: unknown.length === 0 && judged.every(one => !one.isOver) }
}

/**
 * Prints it; the exit code says whether it passed. `--all` tells every fault, `--strict` allows none.
 * @param {readonly string[]} rules
 * @param {readonly Fault[]} faults
 */
export function tell(rules, faults) {
  if (process.argv.includes('--all')) for (const { says } of faults) console.log(says)
  const { lines, passed } = judge(rules, faults, process.argv.includes('--strict') ? {} : limits())
  for (const line of lines) console.log(line)
  process.exitCode = passed ? 0 : 1
}
