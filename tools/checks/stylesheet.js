/** As much of a style sheet as a check needs: rules with their selectors and custom properties, and the layers they are in. */
import { lineAt } from './tree.js'

/**
 * @typedef {{ selectors: string[], line: number, within: string[], properties: { name: string, line: number }[] }} Rule
 * @typedef {{ rules: Rule[], imports: { path: string, layer: string | null }[], keyframes: { name: string, line: number }[], uses: { name: string, line: number, hasFallback: boolean }[] }} Sheet
 * @typedef {{ classes: string[], alternatives: string[][], others: string[], isBare: boolean }} Compound `others`: classes inside :not and :has
 */

/** @param {string} text @returns {Sheet} */
export function readSheet(text) {
  // Comments become blanks, and signs in strings dots, of the same length: so every place keeps its line.
  const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g
  const css = text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(quoted, string => string.replace(/[{}()[\];,.#>+~:]/g, '\u00b7'))
  /** @type {Sheet} */
  const sheet = { rules: [], imports: [], keyframes: [], uses: [] }
  for (const [, path = '', rest = ''] of text.matchAll(/@import\s+(?:url\()?["']?([^"')\s]+)["']?\)?([^;]*);/g))
    sheet.imports.push({ path, layer: /\blayer\(\s*([\w.-]+)\s*\)/.exec(rest)?.[1] ?? null })
  for (const use of css.matchAll(/var\(\s*(--[\w-]+)\s*(,?)/g))
    sheet.uses.push({ name: String(use[1]), line: lineAt(css, use.index), hasFallback: use[2] === ',' })
  readBlock(css, 0, css.length, { within: [], selectors: [] }, sheet)
  return sheet
}

/** @param {string} text */
function blank(text) {
  return text.replace(/[^\n]/g, ' ')
}

/**
 * @param {string} css
 * @param {number} from
 * @param {number} to
 * @param {{ within: string[], selectors: string[] }} outer
 * @param {Sheet} sheet
 */
function readBlock(css, from, to, outer, sheet) {
  const own = ownDeclarations(css, from, to)
  if (outer.selectors.length > 0) {
    const properties = own.flatMap(({ text, at }) => {
      const name = /^\s*(--[\w-]+)\s*:/.exec(text)?.[1]
      return name ? [{ name, line: lineAt(css, at + text.search(/\S/)) }] : []
    })
    sheet.rules.push({ selectors: outer.selectors, line: lineAt(css, from), within: outer.within, properties })
  }
  for (const { head, at, open, close } of blocksIn(css, from, to)) {
    const keyframes = /^@(?:-webkit-)?keyframes\s+([\w-]+)/.exec(head)?.[1]
    if (keyframes) sheet.keyframes.push({ name: keyframes, line: lineAt(css, at) })
    else if (head.startsWith('@')) readBlock(css, open, close, { ...outer, within: [...outer.within, head] }, sheet)
    else readBlock(css, open, close, { within: outer.within, selectors: nested(outer.selectors, splitAtTop(head, ',')) }, sheet)
  }
}

/** @param {readonly string[]} parents @param {readonly string[]} selectors */
function nested(parents, selectors) {
  if (parents.length === 0) return [...selectors]
  return parents.flatMap(parent => selectors.map(one => (one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`)))
}

/** @param {string} css @param {number} from @param {number} to */
function blocksIn(css, from, to) {
  const found = []
  let begin = from
  for (let at = from; at < to; at++) {
    if (css[at] === ';') begin = at + 1
    if (css[at] !== '{') continue
    const close = closing(css, at)
    const head = css.slice(begin, at)
    found.push({ head: head.trim(), at: begin + Math.max(0, head.search(/\S/)), open: at + 1, close })
    at = close
    begin = close + 1
  }
  return found
}

/** What stands in a block itself, without the blocks in it. @param {string} css @param {number} from @param {number} to */
function ownDeclarations(css, from, to) {
  const found = []
  let begin = from
  for (let at = from; at <= to; at++) {
    if (css[at] === '{') {
      at = closing(css, at)
      begin = at + 1
    } else if (css[at] === ';' || at === to) {
      found.push({ text: css.slice(begin, at), at: begin })
      begin = at + 1
    }
  }
  return found
}

/** @param {string} css @param {number} open */
function closing(css, open) {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return at
  }
  return css.length
}

/**
 * @param {string} text
 * @param {string} separator
 * @returns {string[]}
 */
export function splitAtTop(text, separator) {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth--
    if (letter === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map(part => part.trim().replace(/\s+/g, ' ')).filter(part => part !== '')
}

/**
 * The parts of a selector from left to right, each with its classes.
 * @param {string} selector
 * @returns {Compound[]}
 */
export function compoundsOf(selector) {
  const spaced = [...selector.matchAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]|[>+~\s]+|./g)]
    .map(([part]) => (/^[>+~\s]+$/.test(part) ? '\n' : part))
    .join('')
  return spaced.split('\n').filter(Boolean).map(compoundOf)
}

/** @param {string} text @returns {Compound} */
function compoundOf(text) {
  /** @type {string[][]} */
  const alternatives = []
  /** @type {string[]} */
  const others = []
  const plain = text.replace(/:([\w-]+)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g, (_whole, pseudo, inner) => {
    if (/^(is|where|matches)$/.test(pseudo)) alternatives.push(...splitAtTop(inner, ',').map(classesIn))
    else if (/^(not|has)$/.test(pseudo)) others.push(...classesIn(inner))
    return ''
  })
  return { classes: classesIn(plain), alternatives, others, isBare: /^(:root|html|body)?(\[[^\]]*\])*$/.test(plain.trim()) }
}

/** Classes and ids, with their sign: `.turn`, `#app`. @param {string} text */
function classesIn(text) {
  return [...text.replace(/\[[^\]]*\]/g, '').matchAll(/[.#]-?[a-zA-Z_][\w-]*/g)].map(([name]) => name)
}
