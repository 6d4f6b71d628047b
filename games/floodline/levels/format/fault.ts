/** What can be wrong with a level file, and how it is said. The table at the end of docs/formats/level.md is this one. */

export type Severity = 'fault' | 'warning'

/** One thing that is wrong: where, by which rule, and what to do about it. A warning does not keep a level from being played. */
export interface Fault {
  readonly path: string // as a JSON pointer: /terrain/3/at/1; empty for the whole file
  readonly rule: RuleId
  readonly severity: Severity
  readonly says: string
}

/** No more than this many are told at once; the rest is told when these are mended. */
export const MOST_FAULTS = 50

/** Numbers are never reused; gaps are room. */
export const LEVEL_RULES = {
  // The file
  'LV-1': ['fault', 'The text has at most 1,048,576 characters.'],
  'LV-2': ['fault', 'The text is JSON.'],
  'LV-3': ['fault', 'No record says a key twice.'],
  'LV-4': [
    'fault',
    'Numbers are whole, written without point, exponent or a minus before zero, and not larger than a computer counts exactly.',
  ],
  'LV-5': ['fault', 'Plain data of a reasonable size: depth 8, lists of 4,096, records of 64, texts of 2,000 characters.'],
  // Every field by itself
  'LV-6': ['fault', 'No field that is needed is missing.'],
  'LV-7': ['fault', 'There are no fields that nobody knows.'],
  'LV-8': ['fault', 'Every value is of the right kind and within its range.'],
  'LV-9': ['fault', 'Words and tokens are among those that exist.'],
  'LV-10': ['fault', 'Texts hold whole, visible characters; only `about` has more than one line.'],
  'LV-11': ['fault', 'A list of words says each of them once.'],
  // The board
  'LV-12': ['fault', 'The board is at least 4 cells higher than `maxWorldHeight`.'],
  'LV-20': ['fault', 'Terrain says either `at`, or both `from` and `to`.'],
  'LV-21': ['fault', 'Terrain is inside the bounds.'],
  'LV-22': ['fault', '`from` is the smallest corner of a box and `to` the largest.'],
  'LV-23': ['fault', 'Every cell is claimed once.'],
  'LV-24': ['fault', 'Terrain has only the fields that belong to its type.'],
  'LV-25': ['fault', 'A DRAIN says `rate` and `scope`.'],
  'LV-26': ['fault', 'There are at most 250 entries of type DRAIN.'],
  'LV-27': ['fault', 'No voxel stands above `maxWorldHeight`.'],
  // The bag
  'LV-30': ['fault', 'The bag is not empty.'],
  'LV-31': ['fault', 'Some weight is not 0.'],
  'LV-32': ['fault', 'Every piece in the bag fits the board.'],
  'LV-33': ['fault', 'The first piece has room to appear.'],
  // Abilities, tilting, wind
  'LV-40': ['fault', 'What freezes stays frozen for at least 2 locks, the freezing one included.'],
  'LV-41': ['fault', 'An ability says all of its numbers.'],
  'LV-42': ['fault', 'A star about an ability belongs to an ability with charges.'],
  'LV-43': ['fault', 'If `tilt.allowed` lists gravities, some tilt leads to one of them.'],
  'LV-45': ['fault', 'Wind in FIXED direction says which.'],
  'LV-46': ['fault', '`fixedDirection` belongs to FIXED and `directions` to RANDOM_SEEDED.'],
  // Goals
  'LV-50': ['fault', 'A height to reach is at least 2 below `maxWorldHeight`.'],
  'LV-51': ['fault', 'A goal that is judged only under DOWN can be judged.'],
  'LV-52': ['fault', 'There is as much water as is to be drained.'],
  'LV-53': ['fault', 'Where water is to be drained there is a drain, or a charge to place one.'],
  'LV-54': ['fault', 'A plateau says `width` and `depth`, or `area`; it fits the board and lies no higher than `maxWorldHeight`.'],
  'LV-55': ['fault', 'Bridges and overhangs fit the board, ends included.'],
  'LV-56': ['fault', 'A sequence that does not loop has as many pieces as the level asks for.'],
  'LV-57': ['fault', 'The tilts a goal asks for can be made.'],
  'LV-58': ['fault', 'A limit of mass lets at least one piece be placed.'],
  // At rest
  'LV-60': ['fault', 'Water lies where it would come to rest.'],
  // Endless levels and sandboxes
  'LV-80': ['fault', 'A level has a goal; an endless level and a sandbox have none.'],
  'LV-81': [
    'fault',
    'Changes of an endless level stand in the order of `after`; no limit is above that of the level, and wind that is raised in play has no `hazards` beside it.',
  ],
  'LV-82': ['fault', 'A sandbox is not endless too, and its pieces do not run out.'],
  'LV-83': ['fault', 'What pays for floors stands in levels in which floors settle.'],
  // Advice
  'LV-70': ['warning', 'Every level says what earns the second and the third star.'],
  'LV-71': ['warning', 'No voxel would fall at the first lock.'],
  'LV-72': ['warning', 'Water lies in basins, not in puddles on an open floor.'],
  'LV-73': ['warning', 'A piece falls a cell in 4 to 120 ticks.'],
  'LV-74': ['warning', 'The level cannot be won by dropping a single piece anywhere.'],
} as const satisfies Record<string, readonly [Severity, string]>

export type RuleId = keyof typeof LEVEL_RULES

export type Path = readonly (string | number)[]

/** Takes the faults of a file as they are found, each place and rule once, until there are enough. */
export class Findings {
  readonly list: Fault[] = []
  readonly #seen = new Set<string>()

  get full(): boolean {
    return this.list.length >= MOST_FAULTS
  }

  /** Whether something is wrong that keeps the level from being played. */
  get bad(): boolean {
    return this.list.some(fault => fault.severity === 'fault')
  }

  add(rule: RuleId, path: Path | string, says: string): void {
    const at = typeof path === 'string' ? path : pointer(path)
    const key = `${rule} ${at}`
    if (this.full || this.#seen.has(key)) return
    this.#seen.add(key)
    this.list.push({ path: at, rule, severity: LEVEL_RULES[rule][0], says })
  }
}

export function pointer(path: Path): string {
  return path.map(key => `/${shown(String(key)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** What a stranger wrote, short enough and harmless enough to be repeated in a sentence. */
export function shown(text: string): string {
  const clean = Array.from(text.slice(0, 40), character => (isVisible(character) ? character : '?')).join('')
  return text.length > 40 ? `${clean}…` : clean
}

/** Control characters, halves of characters, and signs that turn the line around do not belong in a sentence. */
export function isVisible(character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  const control = point < 0x20 || (point >= 0x7f && point < 0xa0) || point === 0xfeff
  const half = point >= 0xd800 && point < 0xe000
  const turning = (point >= 0x2028 && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069)
  return !control && !half && !turning
}

/** The word that was probably meant, as an ending for a sentence; empty if none is near. */
export function meant(text: string, words: readonly string[]): string {
  if (text.length > 40) return ''
  let best = ''
  let least = Math.max(2, Math.floor(text.length / 3)) + 1
  for (const word of words) {
    const distance = editDistance(text.toLowerCase(), word.toLowerCase())
    if (distance < least) {
      least = distance
      best = word
    }
  }
  return best === '' ? '' : ` Did you mean "${best}"?`
}

/** Letters to add, drop or change to get from one word to the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1))
    }
    row = next
  }
  return row[b.length]
}
