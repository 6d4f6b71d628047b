/** Writing games down. Nobody needs it to make a move, so it comes once the table stands. */
type Pen = typeof import('../kernel/replay.ts') & typeof import('./storage/ledger.ts')

let there: Pen | null = null

/** At once where it is there already: a page that is about to go has no time to wait. */
export async function pen(): Promise<Pen> {
  if (there) return there
  const [replays, ledger] = await Promise.all([import('../kernel/replay.ts'), import('./storage/ledger.ts')])
  there = { ...replays, ...ledger }
  return there
}
