/**
 * What surrounds the games knows none of them by name: not in code, strings, comments or the names of files. The lists that have
 * to know them, and the template of a new game, stand in MAY_NAME.
 *
 *     shell/front/card.tsx:12 names pebbles (`pb-cell`)
 *
 * `node tools/checks/game-names.js` counts them by folder, `--all` says where, `--strict` fails.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isMain } from '../processes.js'
import { prefixOf } from './css-border.js'
import { readSheet } from './stylesheet.js'
import { filesBelow, gamesIn, isTest, lineAt, textOf } from './tree.js'

const CENTRE = ['kernel', 'ui', 'shell', 'cli', 'terminal', 'tools', 'protocol', 'server']
const TEXT = /\.(ts|tsx|js|mjs|css|html|json|md|svg|grit|txt|webmanifest)$/

/** The smallest game: what a new one is copied from, and what the kernel's own tests play. */
const TEMPLATE = 'nim'

/** @type {readonly { place: RegExp, games: 'all' | 'template' }[]} */
const MAY_NAME = [
  { place: /^shell\/(.*\/)?stages\.ts$/, games: 'all' },
  { place: /^kernel\/testing\//, games: 'template' },
  { place: /^tools\/(new-game|import-table)/, games: 'template' },
  // Examples in help teach with the template.
  { place: /^cli\//, games: 'template' },
  { place: /^tools\/checks\/game-names\.js$/, games: 'template' },
  // Who blocks whom: the word of every such service, and an address that devices know.
  { place: /^server\/people\/blocking\.ts$/, games: 'all' },
]

/** @typedef {{ path: string, says: string }} Named */

/** @param {string} root @returns {Named[]} */
export function gameNames(root) {
  const games = gamesIn(root).map(name => ({ name, pattern: patternFor(root, name) }))
  return CENTRE.flatMap(folder => filesBelow(root, folder))
    .filter(path => TEXT.test(path) && !/\.test\.\w+$/.test(path) && (!isTest(path) || path.startsWith('kernel/')))
    .flatMap(path => {
      const text = textOf(root, path)
      return games
        .filter(({ name }) => !MAY_NAME.some(({ place, games }) => place.test(path) && (games === 'all' || name === TEMPLATE)))
        .flatMap(({ name, pattern }) => [
          ...[...path.matchAll(pattern)].map(() => ({ path, says: `${path}:1 is named after ${name}` })),
          ...[...text.matchAll(pattern)].map(({ 0: found, index }) => ({
            path,
            says: `${path}:${lineAt(text, index)} names ${name} (\`${found.trim()}\`)`,
          })),
        ])
    })
}

/**
 * Its name, its title, and its prefix in classes, custom properties and numbers of rules. A name that is an ordinary word (its
 * title says something else) counts only where it must be the game: in quotes, in a path other than one of the API, with a capital.
 * @param {string} root
 * @param {string} name
 */
function patternFor(root, name) {
  const title = titleOf(root, name)
  const isWord = title.toLowerCase() !== name
  const capital = `${name[0]?.toUpperCase()}${name.slice(1)}`
  const style = `games/${name}/view/style.css`
  const sheets = existsSync(join(root, style)) ? [{ path: style, text: '', sheet: readSheet(textOf(root, style)) }] : []
  const prefix = prefixOf(sheets, name)
  const long = name.length > 3
  return new RegExp(
    [
      ...(isWord
        ? [
            `(?<!/api)['"\`/]${name}\\b`,
            `(?<!/api/)\\b${name}['"\`/]`,
            `--[\\w-]*\\b${name}\\b`,
            `\\b${capital}(?![a-z])`,
            title.replace(/\s+/, '\\s+'),
          ]
        : long
          ? [name, capital, name.toUpperCase()]
          : [`\\b${name}\\b`, `\\b${capital}(?![a-z])`]),
      ...(prefix && prefix !== name ? [`(?<![\\w])${prefix}-(?=\\w)`, `-${prefix}\\b`, `\\b${prefix.toUpperCase()}-(?=\\d)`] : []),
    ].join('|'),
    'g',
  )
}

/** The first heading of its README. @param {string} root @param {string} name */
function titleOf(root, name) {
  const readme = `games/${name}/README.md`
  const heading = existsSync(join(root, readme)) ? /^#\s+(.+)$/m.exec(textOf(root, readme))?.[1] : undefined
  return heading?.trim() ?? name
}

/** @param {readonly Named[]} named @returns {[folder: string, count: number][]} */
export function byFolder(named) {
  return CENTRE.map(folder => [folder, named.filter(({ path }) => path.startsWith(`${folder}/`)).length])
}

if (isMain(import.meta.url)) {
  const named = gameNames('.')
  if (process.argv.includes('--all') || process.argv.includes('--strict')) for (const { says } of named) console.log(says)
  for (const [folder, count] of byFolder(named)) if (count > 0) console.log(`${folder}: ${count}`)
  console.log(`${named.length} names of games where none should be known`)
  if (process.argv.includes('--strict') && named.length > 0) process.exitCode = 1
}
