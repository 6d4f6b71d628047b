/**
 * The two interfaces that every game and everything around it depends on: how long they are and how many members they have. They
 * may not outgrow centre.json, so that whoever makes them larger says so in a diff.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain } from '../processes.js'
import { everyNode, parsed } from './syntax.js'
import { textOf } from './tree.js'

export const CENTRE = ['kernel/game.ts', 'ui/stage.ts']

/**
 * @typedef {{ lines: number, interfaces: number, members: number, optional: number }} Size `optional`: of the members
 */

/** @param {string} root @param {string} path @returns {Size} */
export function sizeOf(root, path) {
  const nodes = [...everyNode(parsed(root, path).tree)]
  const members = nodes.filter(({ type }) => type === 'TsPropertySignature' || type === 'TsMethodSignature')
  return {
    lines: textOf(root, path).trimEnd().split('\n').length,
    interfaces: nodes.filter(({ type }) => type === 'TsInterfaceDeclaration').length,
    members: members.length,
    optional: members.filter(({ optional }) => optional === true).length,
  }
}

/**
 * @param {string} root
 * @param {Readonly<Record<string, Size>>} most
 * @returns {string[]}
 */
export function outgrown(root, most) {
  return CENTRE.flatMap(path => {
    if (!existsSync(join(root, path))) return [`${path}:1 is gone: the check itself is broken`]
    const limit = most[path]
    if (!limit) return [`${path}:1 has no limit in tools/checks/centre.json`]
    return Object.entries(sizeOf(root, path))
      .filter(([what, size]) => size > limit[/** @type {keyof Size} */ (what)])
      .map(
        ([what, size]) =>
          `${path}:1 has grown to ${size} ${inWords(what)}, and ${limit[/** @type {keyof Size} */ (what)]} stand in tools/checks/centre.json`,
      )
  })
}

/** @param {string} what */
function inWords(what) {
  return what === 'optional' ? 'optional members' : what
}

if (isMain(import.meta.url)) {
  for (const path of CENTRE) {
    const { lines, interfaces, members, optional } = sizeOf('.', path)
    console.log(`${path}: ${lines} lines, ${interfaces} interfaces, ${members} members, ${optional} of them optional`)
  }
  const faults = outgrown('.', JSON.parse(readFileSync(new URL('centre.json', import.meta.url), 'utf8')))
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
