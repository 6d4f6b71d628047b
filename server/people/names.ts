/** What one may be called, so that nobody passes as somebody else. */
import { Refused } from '../http/errors.ts'
import { LOOK_ALIKES, PAIRS, SCRIPTS, SHAPES, TOGETHER } from './look-alikes.ts'

const LEAST = 3
const MOST = 20

/** Words with letters and digits, one separator between them. A letter carries two marks at most. */
const WRITTEN = /^(?:[\p{L}\d]\p{M}{0,2})+(?:[ _-](?:[\p{L}\d]\p{M}{0,2})+)*$/u

/** Names that speak for the house, or for what is nobody. Also refused with something after them where `…` stands. */
const RESERVED =
  'admin… administrator… moderator… lockstep… guest… mod system server root support staff official referee spectator nobody anonymous bot deleted ' +
  'deleted-player everyone null undefined gast niemand gelöscht me'

const SCRIPT_TESTS = SCRIPTS.map(script => ({ script, test: new RegExp(`\\p{Script=${script}}`, 'u') }))
const MARKS = /[\u0300-\u036f]/g

export interface AcceptedName {
  /** As it is stored. */
  readonly name: string
  /** Nobody else's key is the same. */
  readonly key: string
  /** Nobody else's key is this, either. */
  readonly shape: string
}

/** Throws with the reason against it. */
export function acceptName(wanted: string): AcceptedName {
  const name = wanted.normalize('NFKC').trim()
  const refused = reasonAgainst(name)
  if (refused) throw new Refused(400, ...refused)
  return { name, key: nameKey(name), shape: nameShape(name) }
}

/** Names with the same key are taken for one another: capitals, accents, separators and look-alikes do not tell people apart. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(MARKS, '').replace(/[ _-]/g, '')
  const folded = lettersOf(plain)
    .map(letter => LOOK_ALIKES.get(letter) ?? letter)
    .join('')
  return PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), folded).normalize('NFC')
}

/**
 * The key of what somebody reads who knows Latin letters alone. A key takes capitals for their small ones, because a name is the same in
 * either; but "ΑΝΝΑ" in Greek looks like "ANNA", and "αννα" does not. Keys are stored, so they stay what they are: whoever comes later is
 * compared in both ways, and whoever came earlier by their key alone.
 */
export function nameShape(name: string): string {
  const plain = name.normalize('NFKC').normalize('NFD').replace(MARKS, '')
  return nameKey(
    lettersOf(plain)
      .map(letter => SHAPES.get(letter) ?? letter)
      .join(''),
  )
}

/** By code points: what the database and other languages count, and no half of a letter. */
export function lettersOf(text: string): readonly string[] {
  return Array.from(text)
}

function reasonAgainst(name: string): readonly [code: string, because: string] | null {
  const length = lettersOf(name).length
  if (length < LEAST) return ['name-short', `a name has at least ${LEAST} characters`]
  if (length > MOST) return ['name-long', `a name has at most ${MOST} characters`]
  if (!WRITTEN.test(name))
    return ['name-characters', 'a name is made of letters and digits; a single space, "-" or "_" may stand between them']
  if (!/\p{L}/u.test(name)) return ['name-characters', 'a name has at least one letter']
  if (scriptsOf(name).has(null)) return ['name-alphabet', 'names are not written in this alphabet here; choose another']
  if (isMixed(name)) return ['name-mixed', 'a name keeps to one alphabet: letters of two can be taken for one another']
  if (isReserved(name)) return ['name-reserved', 'this name would be taken for the house itself; choose another']
  return null
}

/** Null: one that is not listed. */
function scriptsOf(name: string): ReadonlySet<string | null> {
  const letters = lettersOf(name).filter(letter => /\p{L}/u.test(letter) && !/[\p{Script=Common}\p{Script=Inherited}]/u.test(letter))
  return new Set(letters.map(letter => SCRIPT_TESTS.find(({ test }) => test.test(letter))?.script ?? null))
}

function isMixed(name: string): boolean {
  const scripts = scriptsOf(name)
  return scripts.size > 1 && !TOGETHER.some(group => [...scripts].every(script => script !== null && group.includes(script)))
}

const reserved = RESERVED.split(' ').map(word => ({ key: nameKey(word.replace('…', '')), isBeginning: word.endsWith('…') }))

function isReserved(name: string): boolean {
  const keys = [nameKey(name), nameShape(name)]
  // "Gast 4821" is what a guest is called in German; "Gaston" is somebody's name.
  const isNumbered = /^gast\d+$/.test(name.toLowerCase().replace(/[ _-]/g, ''))
  return isNumbered || reserved.some(word => keys.some(key => (word.isBeginning ? key.startsWith(word.key) : key === word.key)))
}
