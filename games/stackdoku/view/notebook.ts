/**
 * What a player wants to find again and no replay has: pencil marks, the time, and whether there is a clock. It lies beside the kept
 * games, one page for each level that was played last. A browser that keeps nothing gives an empty notebook.
 */
import { signal } from '@preact/signals'
import { refuseSetup } from '../levels/door.ts'
import type { Stackdoku } from '../nouns.ts'
import { type Pencil, SHARP } from './marks.ts'

const KEY = 'lockstep.stackdoku'
const MOST = 12

interface Page {
  readonly of: string
  readonly seconds: number
  readonly pencil: Pencil
}

interface Book {
  readonly clock: boolean
  readonly auto: boolean
  /** The last setup of somebody's own. */
  readonly setup?: Stackdoku['Setup'] | null
  readonly pages: readonly Page[]
}

export interface Notebook {
  readonly seconds: number
  readonly pencil: Pencil
  write(seconds: number, pencil: Pencil): void
}

const EMPTY: Book = { clock: true, auto: true, pages: [] }

/** Whether the time is shown. */
export const clockShown = signal(read().clock)

export function showClock(shown: boolean): void {
  clockShown.value = shown
  keep({ ...read(), clock: shown })
}

/** Null: nobody has made one here, or it cannot be used any more. */
export function ownSetup(): Stackdoku['Setup'] | null {
  const { setup = null } = read()
  return refuseSetup(setup) === null ? setup : null
}

export function writeSetup(setup: Stackdoku['Setup']): void {
  keep({ ...read(), setup })
}

export function openNotebook({ givens, xs, ys }: Stackdoku['View']): Notebook {
  const of = `${givens.join('')} ${xs.length} ${xs.join('')}${ys.join('')}`
  const book = read()
  const page = book.pages.find(each => each.of === of)
  return {
    seconds: page?.seconds ?? 0,
    pencil: page?.pencil ?? { ...SHARP, auto: book.auto },
    write(seconds, pencil) {
      const kept = read()
      const { pages } = kept
      keep({ ...kept, auto: pencil.auto, pages: [{ of, seconds, pencil }, ...pages.filter(each => each.of !== of)].slice(0, MOST) })
    },
  }
}

function read(): Book {
  try {
    const book = JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown
    return isBook(book) ? book : EMPTY
  } catch {
    return EMPTY
  }
}

function keep(book: Book): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(book))
  } catch {} // then it lasts as long as the page
}

/** As if a stranger had written it. */
function isBook(book: unknown): book is Book {
  if (typeof book !== 'object' || book === null || !('pages' in book) || !Array.isArray(book.pages)) return false
  return book.pages.every(page => typeof page?.of === 'string' && Number.isSafeInteger(page.seconds) && isPencil(page.pencil))
}

function isPencil(pencil: unknown): boolean {
  if (typeof pencil !== 'object' || pencil === null) return false
  return ['written', 'struck'].every(kind => {
    const bits = (pencil as Record<string, unknown>)[kind]
    return typeof bits === 'object' && bits !== null && Object.values(bits).every(Number.isSafeInteger)
  })
}
