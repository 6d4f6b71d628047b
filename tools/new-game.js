/**
 * `npm run new-game NAME [-- --dry-run]`: copies games/nim under a new name, rule book included, and puts the copy on the two
 * lists that know the games. What comes out is a game that works; from there on it is changed, not built.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { isMain, root, runPackage } from './processes.js'
import { ensureInstalled, main, Unprepared } from './setup.js'

const TEMPLATE = 'nim'
const TEXT = new Set(['.ts', '.tsx', '.css', '.json', '.md', '.txt', '.svg'])

/** Words that cannot be the name of a constant, or that mean something else among the games. */
const TAKEN_WORDS = new Set(
  `abstract await boolean break case catch class const continue debugger default delete do else enum eval export extends false finally for function
  games if implements import in index instanceof interface kernel let new null package private protected public return static super switch this
  throw true try typeof undefined var void while with yield`.split(/\s+/),
)

/**
 * Why there can be no new game of this name, or null.
 * @param {string} name
 * @param {string} [folder] of the project
 */
export function refuseName(name, folder = root) {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    return `"${name}" cannot be a game: a name is one lower-case word of 2 to 20 letters and digits, such as "pebbles".`
  if (TAKEN_WORDS.has(name)) return `"${name}" means something in the language already; another word, please.`
  if (existsSync(join(folder, 'games', name))) return `There is a games/${name} already.`
  if (existsSync(join(folder, 'docs/rules', `${name}.md`))) return `There is a docs/rules/${name}.md already.`
  return null
}

/**
 * Two letters for the rule numbers: the first of the name with the next one that no other rule book begins with.
 * @param {string} name
 * @param {string} [folder]
 */
export function prefixFor(name, folder = root) {
  const books = join(folder, 'docs/rules')
  const files = existsSync(books) ? readdirSync(books).filter(file => file.endsWith('.md')) : []
  const taken = new Set(files.map(file => /\b([A-Z]{2})-\d/.exec(readFileSync(join(books, file), 'utf8'))?.[1]))
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '')
  const candidates = `${letters.slice(1)}ABCDEFGHIJKLMNOPQRSTUVWXYZ`.split('').map(second => `${letters[0]}${second}`)
  return candidates.find(prefix => !taken.has(prefix)) ?? 'XX'
}

/**
 * @param {string} text
 * @param {string} name
 * @param {string} prefix
 */
export function renamed(text, name, prefix) {
  const Name = `${name[0]?.toUpperCase()}${name.slice(1)}`
  return text
    .replace(/\bnim(?![a-z0-9])/g, name)
    .replace(/\bNim(?![a-z0-9])/g, Name)
    .replace(/\bNI-/g, `${prefix}-`)
}

/** What the template has from earlier rule books. A new game has none. */
const PAST = /\/older\/|\/shelf\//

/**
 * A game begins with rules 1, and with nothing before them.
 * @param {string} text
 */
function withoutPast(text) {
  return text
    .replace(/^( {2}rules: )\d+,$/m, '$11,')
    .replace(/^.*\bolder(:|\/`).*\n/gm, '')
    .replace(/^- Rules [2-9]:.*\n( {2}.*\n)*/gm, '')
}

/**
 * The texts of all files that come or change, by path. Nothing is written here.
 * @param {string} name
 * @param {string} [folder]
 * @returns {Map<string, string | Buffer>}
 */
export function newGame(name, folder = root) {
  const prefix = prefixFor(name, folder)
  /** @type {Map<string, string | Buffer>} */
  const files = new Map()
  const sources = [
    ...filesBelow(folder, `games/${TEMPLATE}`).filter(path => !PAST.test(path)),
    ...[`docs/rules/${TEMPLATE}.md`].filter(path => existsSync(join(folder, path))),
  ]
  for (const path of sources) {
    const content = readFileSync(join(folder, path))
    files.set(renamed(path, name, prefix), TEXT.has(extname(path)) ? renamed(withoutPast(content.toString('utf8')), name, prefix) : content)
  }
  for (const path of ['games/index.ts', 'shell/stages.ts']) files.set(path, listed(readFileSync(join(folder, path), 'utf8'), path, name))
  return files
}

/**
 * The list with one more entry: what it says about the template, said about the new game, at the end.
 * @param {string} text
 * @param {string} path
 * @param {string} name
 */
export function listed(text, path, name) {
  const imports = [...text.matchAll(/^import .*\/nim\/.*\n/gm)].map(([line]) => line).join('')
  // An entry is indented by two and ends where the next one, or the end of the list, begins.
  const entry = /^ {2}(?:entry\('nim',|nim: )[\s\S]*?\n(?= {2}[\w'"{]|[\]}])/m.exec(text)
  if (!entry)
    throw new Unprepared(`${path} does not list ${TEMPLATE} the way it used to, so it cannot be copied; add ${name} there by hand.`)
  const end = entry.index + text.slice(entry.index).search(/^[\]}]/m)
  const withEntry = text.slice(0, end) + renamed(entry[0], name, '') + text.slice(end)
  return imports === '' ? withEntry : withEntry.replace(imports, imports + renamed(imports, name, ''))
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(folder, path) {
  return readdirSync(join(folder, path))
    .sort()
    .map(name => `${path}/${name}`)
    .flatMap(below => (statSync(join(folder, below)).isDirectory() ? filesBelow(folder, below) : [below]))
}

/** @param {string} name @param {boolean} dryRun */
async function make(name, dryRun) {
  const refusal = refuseName(name)
  if (refusal) throw new Unprepared(refusal)
  const files = newGame(name)
  for (const [path, content] of files) {
    console.log(`${existsSync(join(root, path)) ? 'changes' : 'adds   '}  ${path}`)
    if (dryRun) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  if (dryRun) return
  // A longer name breaks lines elsewhere, and imports stand in the order of the alphabet.
  await runPackage('@biomejs/biome/bin/biome', ['check', '--write', `games/${name}`, 'games/index.ts', 'shell/stages.ts'])
  console.log(
    `\ngames/${name} plays like nim. Try: npx lockstep play ${name}\nThen begin with docs/rules/${name}.md and games/${name}/nouns.ts.`,
  )
}

if (isMain(import.meta.url))
  await main(async () => {
    const words = process.argv.slice(2).filter(word => !word.startsWith('--'))
    const [name] = words
    if (name === undefined || words.length > 1) throw new Unprepared('usage: npm run new-game NAME [-- --dry-run]')
    await ensureInstalled()
    await make(name, process.argv.includes('--dry-run'))
    return 0
  })
