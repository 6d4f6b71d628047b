/** A setup that stands in an address, as somebody wrote it. */
import type { Game, Refusal } from '../../../kernel/game.ts'
import type { Plain } from '../../../kernel/plain.ts'
import { parsePlain } from '../../../kernel/plaintext.ts'
import type { Chosen } from './opening.ts'

export function ownSetup(game: Game, text: string): Chosen | Refusal {
  let setup: Plain
  try {
    setup = parsePlain(text)
  } catch (error) {
    return oddSetup(error instanceof Error ? error.message : String(error))
  }
  const refusal = game.refuseSetup(setup)
  return refusal ? oddSetup(refusal.because) : { name: null, setup }
}

function oddSetup(why: string): Refusal {
  return { code: 'odd-setup', because: `the setup cannot be used: ${why}`, facts: { why } }
}
