/** Writing games down. Nobody needs it to make a move, so it comes once the table stands. */
type ReplayWriter = Pick<typeof import('../../kernel/replay.ts'), 'write'> &
  Pick<typeof import('../storage/ledger.ts'), 'setApart' | 'writeDown'>

let there: ReplayWriter | null = null

/** At once where it is there already: a page that is about to go has no time to wait. */
export async function replayWriter(): Promise<ReplayWriter> {
  if (there) return there
  const [{ write }, { setApart, writeDown }] = await Promise.all([import('../../kernel/replay.ts'), import('../storage/ledger.ts')])
  there = { write, setApart, writeDown }
  return there
}
