/**
 * A game styles only what is its own. The first class of its view/tokens.css (or style.css) is its root, and the name of that class is its
 * prefix: every selector of the game begins with a class of that prefix, its custom properties begin with it, and nothing that
 * surrounds the game knows it.
 *
 *     games/pebbles/view/style.css:12 `.turn .pb-cell` reaches out: .turn is not of pebbles
 */
import { isMain } from '../processes.js'
import { tell } from './faults.js'
import { compoundsOf, readSheet } from './stylesheet.js'
import { filesBelow, gamesIn, isScript, isShipped, lineAt, textOf } from './tree.js'

export const RULES = ['css/root', 'css/outside', 'css/centre', 'css/properties', 'css/layer', 'css/unused', 'css/undefined']

/** Said of the whole page, on its first element; a game may ask for them. */
const PAGE_ATTRIBUTES = ['data-theme', 'data-contrast', 'data-pieces', 'data-motion', 'data-density']

/**
 * @typedef {import('./faults.js').Fault} Fault
 * @typedef {import('./stylesheet.js').Sheet} Sheet
 * @typedef {{ path: string, text: string, sheet: Sheet }} File
 */

/** @param {string} root @returns {Fault[]} */
export function cssBorder(root) {
  const files = filesBelow(root)
    .filter(path => path.endsWith('.css') && isShipped(path))
    .map(path => ({ path, text: textOf(root, path), sheet: readSheet(textOf(root, path)) }))
  const games = gamesIn(root).map(name => ({ name, prefix: prefixOf(files, name) }))
  const shared = new Set(files.filter(({ path }) => path.startsWith('ui/')).flatMap(classesOf))
  return [
    ...games.flatMap(({ name, prefix }) => (prefix ? [] : rootless(files, name))),
    ...games.flatMap(({ name, prefix }) => (prefix ? reachingOut(files, name, prefix, shared) : [])),
    ...knowingGames(files, games),
    ...games.flatMap(({ name, prefix }) => (prefix ? misnamed(files, name, prefix) : [])),
    ...files.flatMap(layeredByHand),
    ...tokens(files, mentionedIn(root)),
  ]
}

/** @param {readonly File[]} files @param {string} game */
function below(files, game) {
  return files.filter(({ path }) => path.startsWith(`games/${game}/`))
}

/** The prefix of a game: its root class, without the dot. @param {readonly File[]} files @param {string} game */
export function prefixOf(files, game) {
  const sheet = ['tokens.css', 'style.css'].map(name => files.find(({ path }) => path === `games/${game}/view/${name}`)).find(Boolean)
  const first = sheet?.sheet.rules[0]?.selectors[0]
  return (first && compoundsOf(first)[0]?.classes[0]?.slice(1)) ?? null
}

/** @param {readonly File[]} files @param {string} game @returns {Fault[]} */
function rootless(files, game) {
  const says = `games/${game}/view/tokens.css:1 begins with no class; the first is the root of the game and names its prefix`
  return below(files, game).length > 0 ? [{ rule: 'css/root', says }] : []
}

/**
 * @param {readonly File[]} files
 * @param {string} game
 * @param {string} prefix
 * @param {ReadonlySet<string>} shared
 * @returns {Fault[]}
 */
function reachingOut(files, game, prefix, shared) {
  return below(files, game).flatMap(({ path, sheet }) =>
    sheet.rules.flatMap(({ selectors, line }) =>
      selectors.flatMap(selector => {
        const why = reachesOut(selector, name => isOwn(name, prefix), shared)
        return why ? [{ rule: 'css/outside', says: `${path}:${line} \`${selector}\` reaches out: ${why} of ${game}` }] : []
      }),
    ),
  )
}

/** @param {string} name @param {string} prefix */
function isOwn(name, prefix) {
  return name === `.${prefix}` || name.startsWith(`.${prefix}-`)
}

/**
 * What in a selector is not of the game, or null.
 * @param {string} selector
 * @param {(name: string) => boolean} isOurs
 * @param {ReadonlySet<string>} shared
 */
function reachesOut(selector, isOurs, shared) {
  const all = compoundsOf(selector)
  const first = all.findIndex(({ classes, alternatives }) => classes.some(isOurs) || isEach(alternatives, isOurs))
  const foreign = all
    .flatMap(({ classes, alternatives, others }) => [...classes, ...alternatives.flat(), ...others])
    .find(name => !isOurs(name) && !shared.has(name))
  if (foreign) return `${foreign} is not`
  if (first === -1) return 'it has no class'
  // Left of the first class of its own there is only the page.
  const before = all.slice(0, first).find(({ isBare, classes, alternatives }) => !isBare || classes.length + alternatives.length > 0)
  if (before) return `it does not begin with a class`
  const asked = [...selector.matchAll(/\[([\w-]+)/g)].map(([, name]) => String(name))
  const unknown = first > 0 ? asked.slice(0, 1).find(name => !PAGE_ATTRIBUTES.includes(name)) : undefined
  return unknown ? `[${unknown}] is not said of the page, so it is not` : null
}

/** @param {readonly (readonly string[])[]} alternatives @param {(name: string) => boolean} isOurs */
function isEach(alternatives, isOurs) {
  return alternatives.length > 0 && alternatives.every(classes => classes.some(isOurs))
}

/** @param {File} file */
function classesOf({ sheet }) {
  return sheet.rules.flatMap(({ selectors }) =>
    selectors.flatMap(compoundsOf).flatMap(({ classes, alternatives }) => [...classes, ...alternatives.flat()]),
  )
}

/**
 * Names and prefixes of games in the style of what surrounds them, comments included.
 * @param {readonly File[]} files
 * @param {readonly { name: string, prefix: string | null }[]} games
 * @returns {Fault[]}
 */
function knowingGames(files, games) {
  return files
    .filter(({ path }) => !path.startsWith('games/'))
    .flatMap(({ path, text }) =>
      games.flatMap(({ name, prefix }) => {
        const known = new RegExp(prefix ? `\\b${name}\\b|(?:\\.|-)${prefix}\\b(?!\\()` : `\\b${name}\\b`, 'gi')
        return [...text.matchAll(known)].map(({ 0: found, index }) => ({
          rule: 'css/centre',
          says: `${path}:${lineAt(text, index)} knows ${name} (\`${found}\`), which it surrounds`,
        }))
      }),
    )
}

/** @param {readonly File[]} files @param {string} game @param {string} prefix @returns {Fault[]} */
function misnamed(files, game, prefix) {
  return below(files, game).flatMap(({ path, sheet }) => [
    ...sheet.rules
      .flatMap(({ properties }) => properties)
      .filter(({ name }) => !name.startsWith(`--${prefix}-`))
      .map(({ name, line }) => ({
        rule: 'css/properties',
        says: `${path}:${line} ${name} is set by ${game} and does not begin with --${prefix}-`,
      })),
    ...sheet.keyframes
      .filter(({ name }) => !name.startsWith(`${prefix}-`))
      .map(({ name, line }) => ({ rule: 'css/properties', says: `${path}:${line} @keyframes ${name} does not begin with ${prefix}-` })),
  ])
}

/** The build puts every sheet into the layer of its folder (tools/css-plugin.ts). @param {File} file @returns {Fault[]} */
function layeredByHand({ path, sheet }) {
  const own = sheet.rules.find(({ within }) => within.some(head => head.startsWith('@layer')))
  return own ? [{ rule: 'css/layer', says: `${path}:${own.line} names a layer; the build puts it into that of its folder` }] : []
}

/** Custom properties that scripts know: whole names, and beginnings that are put together. @param {string} root */
function mentionedIn(root) {
  const texts = filesBelow(root)
    .filter(path => (isScript(path) && isShipped(path)) || path === 'index.html')
    .map(path => textOf(root, path))
  const found = texts.flatMap(text => [...text.matchAll(/(--[a-z][\w-]*)(\$\{)?/g)])
  return {
    whole: new Set(found.filter(([, , more]) => !more).map(([, name]) => String(name))),
    begun: found.filter(([, , more]) => more).map(([, name]) => String(name)),
  }
}

/**
 * @param {readonly File[]} files
 * @param {{ whole: ReadonlySet<string>, begun: readonly string[] }} mentioned
 * @returns {Fault[]}
 */
function tokens(files, { whole, begun }) {
  const set = files.flatMap(({ path, sheet }) => sheet.rules.flatMap(({ properties }) => properties.map(one => ({ ...one, path }))))
  const uses = files.flatMap(({ path, sheet }) => sheet.uses.map(one => ({ ...one, path })))
  const isMentioned = (/** @type {string} */ name) =>
    whole.has(name) || begun.some(beginning => name.startsWith(beginning) && !name.includes('-', beginning.length))
  const used = new Set(uses.map(({ name }) => name))
  const known = new Set(set.map(({ name }) => name))
  const unused = new Map(set.filter(({ name }) => !used.has(name) && !isMentioned(name)).map(one => [one.name, one]))
  const missing = new Map(
    uses.filter(({ name, hasFallback }) => !hasFallback && !known.has(name) && !isMentioned(name)).map(one => [one.name, one]),
  )
  return [
    ...[...unused.values()].map(({ path, line, name }) => ({
      rule: 'css/unused',
      says: `${path}:${line} ${name} is set and nobody uses it`,
    })),
    ...[...missing.values()].map(({ path, line, name }) => ({
      rule: 'css/undefined',
      says: `${path}:${line} ${name} is used and nobody sets it`,
    })),
  ]
}

if (isMain(import.meta.url)) tell(RULES, cssBorder('.'))
