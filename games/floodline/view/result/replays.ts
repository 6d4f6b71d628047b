/** The replays in the folders of levels, all in one file, which is fetched when somebody wants to watch one. */

const REPLAYS = import.meta.glob<string>('../../levels/{campaign,puzzles}/*/*.replay', { query: '?raw', import: 'default', eager: true })

/** Null: there is none. */
export function replayOf(place: string, file: string): string | null {
  return REPLAYS[`../../levels/${place}/${file}.replay`] ?? null
}
