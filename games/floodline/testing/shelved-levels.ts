/** Levels as they once were, out of the replays on the shelf: what was counted of them stays true whatever becomes of the levels. */
import { readdirSync, readFileSync } from 'node:fs'
import { isFault, playOver } from '../../../kernel/replay.ts'
import { floodline } from '../game.ts'
import type { FloodLevel } from '../nouns.ts'

const SHELF = new URL('./shelf/', import.meta.url)

/** The level of the one replay whose name begins so. */
export function shelvedLevel(name: string): FloodLevel {
  const file = readdirSync(SHELF).find(each => each.startsWith(`rules-1-level-${name}`))
  if (file === undefined) throw new Error(`there is nothing called ${name} on the shelf`)
  const over = playOver(readFileSync(new URL(file, SHELF), 'utf8'), floodline)
  if (isFault(over)) throw new Error(`${file}: ${over.because}`)
  return over.session.deal
}
