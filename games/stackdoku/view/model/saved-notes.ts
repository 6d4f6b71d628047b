/** What a player wants to find again with a game and no replay has: pencil marks, and how long it was played. */
import { isUntouched, type Pencil, SHARP } from './pencil.ts'
import { marksByThemselves } from './preferences.ts'

export interface Notes {
  readonly seconds: number
  readonly pencil: Pencil
}

/** As they were left, read as if a stranger had written them. */
export function readNotes(saved: string | null): Notes {
  const notes = parsed(saved)
  return isNotes(notes) ? notes : { seconds: 0, pencil: { ...SHARP, auto: marksByThemselves() } }
}

/** Null: nobody has done anything yet that is worth coming back to. */
export function notesText(begun: boolean, { seconds, pencil }: Notes): string | null {
  return begun || !isUntouched(pencil) ? JSON.stringify({ seconds, pencil }) : null
}

function isNotes(notes: unknown): notes is Notes {
  return (
    typeof notes === 'object' &&
    notes !== null &&
    'seconds' in notes &&
    isCount(notes.seconds) &&
    'pencil' in notes &&
    isPencil(notes.pencil)
  )
}

function isPencil(pencil: unknown): boolean {
  if (typeof pencil !== 'object' || pencil === null || !('auto' in pencil) || typeof pencil.auto !== 'boolean') return false
  return ['written', 'struck'].every(kind => {
    const bits = (pencil as Record<string, unknown>)[kind]
    return typeof bits === 'object' && bits !== null && Object.values(bits).every(isCount)
  })
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
