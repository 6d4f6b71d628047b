/**
 * The two interfaces that every game and everything around it depends on: how long they are and how many members they have. They
 * may not outgrow centre.json, so that whoever makes them larger says so in a diff.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as ts from 'typescript/unstable/ast'
import { isMain } from '../processes.js'
import { everyNode, openProgram } from './program.js'

export const CENTRE = ['kernel/game.ts', 'ui/stage.ts']

/**
 * @typedef {{ lines: number, interfaces: number, members: number, optional: number }} Size `optional`: of the members
 */

/**
 * Of every part of the centre that there is.
 * @param {string} root
 * @returns {Map<string, Size>}
 */
export function centreOf(root) {
  const paths = CENTRE.filter(path => existsSync(join(root, path)))
  const program = openProgram(root, paths)
  try {
    return new Map(paths.map(path => [path, sizeOf(program.source(path))]))
  } finally {
    program.close()
  }
}

/** @param {import('./program.js').SourceFile} source @returns {Size} */
function sizeOf(source) {
  const nodes = [...everyNode(source)]
  const members = nodes.filter(node => ts.isPropertySignatureDeclaration(node) || ts.isMethodSignatureDeclaration(node))
  return {
    lines: source.text.trimEnd().split('\n').length,
    interfaces: nodes.filter(ts.isInterfaceDeclaration).length,
    members: members.length,
    optional: members.filter(({ postfixToken }) => postfixToken?.kind === ts.SyntaxKind.QuestionToken).length,
  }
}

/**
 * @param {string} root
 * @param {Readonly<Record<string, Size>>} most
 * @returns {string[]}
 */
export function outgrown(root, most) {
  const sizes = centreOf(root)
  return CENTRE.flatMap(path => {
    const size = sizes.get(path)
    if (!size) return [`${path}:1 is gone: the check itself is broken`]
    const limit = most[path]
    if (!limit) return [`${path}:1 has no limit in tools/checks/centre.json`]
    return Object.entries(size)
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
  for (const [path, { lines, interfaces, members, optional }] of centreOf('.')) {
    console.log(`${path}: ${lines} lines, ${interfaces} interfaces, ${members} members, ${optional} of them optional`)
  }
  const faults = outgrown('.', JSON.parse(readFileSync(new URL('centre.json', import.meta.url), 'utf8')))
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
