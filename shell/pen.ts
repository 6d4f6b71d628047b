/** Reading and writing replays. Nobody needs it to make a move, so it comes once the table stands. */
type Pen = typeof import('../kernel/replay.ts')

let there: Pen | null = null

/** At once where it is there already: a page that is about to go has no time to wait. */
export async function pen(): Promise<Pen> {
  return there ?? (there = await import('../kernel/replay.ts'))
}
