/** Where a game under way is kept. Files that were there before are not written over: somebody's game may be in them. */
import { exists, writeWhole } from '../../terminal/files.ts'
import type { Match } from './match.ts'

export class SaveFile {
  /** Where the game goes by itself when it ends or is left; null: nowhere. */
  readonly path: string | null
  readonly #ours: Set<string>
  #latest: { readonly path: string; readonly text: string } | null = null

  /** `ours`: files that may be written over, because this game came from them. */
  constructor(path: string | null, ours: readonly string[]) {
    this.path = path
    this.#ours = new Set(ours)
  }

  /** The file that holds the game as it stands. */
  where(match: Match): string | null {
    return this.#latest?.text === match.text ? this.#latest.path : null
  }

  /** Gives the reason if it cannot be. */
  async save(match: Match, path: string): Promise<string | null> {
    if (!this.#ours.has(path) && (await exists(path))) return 'there is a file of that name already; choose another one'
    const { text } = match
    const fault = await writeWhole(path, text)
    if (fault !== null) return fault
    this.#ours.add(path)
    this.#latest = { path, text }
    return null
  }
}
