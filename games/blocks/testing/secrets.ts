/** The words that decide the hands to come, the proof of the hand and the salt of its seal, until the game is over. [BP-64] */
import type { Eye } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { branch, next, type Rng, shuffle } from '../../../kernel/rng.ts'
import type { Secret, Secrets } from '../../../kernel/testing/secrets.ts'
import type { Blocks } from '../nouns.ts'

type State = Blocks['State']

export const secrets: Secrets<Blocks> = { twin, values }

/** A placement that empties the hand brings the next one into sight: what it is drawn from stays. */
function twin(state: Readonly<State>, _eye: Eye, action: Blocks['Action'] | null, rng: Rng): State {
  const other = copy(state) as State
  const left = other.hand.filter(shape => shape >= 0).length
  if (action === null || left > 1) {
    other.words = branch(rng)
    other.paint = branch(rng)
  }
  other.proof = shuffle(rng, other.proof)
  other.salt = next(rng)
  return other
}

function values({ words, paint, salt, proof }: Readonly<State>): Secret[] {
  return [
    ...Array.from(words, word => ({ name: 'a word that hands are drawn from', is: word })),
    ...Array.from(paint, word => ({ name: 'a word that colours are drawn from', is: word })),
    { name: 'the salt', is: salt },
    { name: 'the proof', is: proof.flatMap(({ slot, row, col }) => [slot, row, col]) },
  ]
}
