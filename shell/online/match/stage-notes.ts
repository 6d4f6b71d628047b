/** What a stage wants to find again with a game that is kept elsewhere: on this device, by match. */
const KEY = 'lockstep-stage-notes'

/** Nobody plays at more tables at once. */
const MOST = 8

type Kept = readonly (readonly [match: string, notes: string])[]

export function stageNotesOf(match: string): string | null {
  return read().find(([id]) => id === match)?.[1] ?? null
}

export function keepStageNotes(match: string, notes: string | null): void {
  const others = read().filter(([id]) => id !== match)
  try {
    localStorage.setItem(KEY, JSON.stringify(notes === null ? others : [...others, [match, notes]].slice(-MOST)))
  } catch {
    // Whoever keeps nothing sees the board without it.
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(kept: unknown): kept is Kept[number] {
  return Array.isArray(kept) && kept.length === 2 && kept.every(each => typeof each === 'string')
}
