/** Games that were begun before: the one that was left here, and one that begins in the middle of a replay. */
import { findGame } from '../../../games/index.ts'
import { rulesOf } from '../../../games/provenance.ts'
import type { Game, Refusal } from '../../../kernel/game.ts'
import { isFault, playOver, readHeader } from '../../../kernel/replay.ts'
import { library, type Playing } from '../../storage/index.ts'
import { aroundWords } from '../../words/around.ts'
import { SHARED } from './hot-seat.ts'
import { matchOf } from './make-match.ts'
import type { OpenedTable } from './open-table.tsx'
import type { LoadedGame, Opening } from './opening.ts'

/** A game goes on by the rules it was begun with. */
async function rulesFor(game: Game, text: string): Promise<Game> {
  const entry = findGame(game.id)
  const header = readHeader(text)
  return !entry || isFault(header) ? game : rulesOf(entry, header.rules)
}

export async function resumed({ game: ours }: LoadedGame, opening: Opening, left: Playing): Promise<OpenedTable> {
  const game = await rulesFor(ours, left.text)
  const over = playOver(left.text, game)
  // What cannot be played on is not thrown away, and does not keep anybody from playing.
  if (isFault(over))
    return { opening, match: await matchOf(ours, opening), finished: null, notes: null, aside: await library.setAside(left, over.because) }
  // As it was dealt and sealed then: a preset may deal otherwise by now, and a seal is made once.
  const begun = { ...opening, deal: over.session.deal, origin: over.origin }
  return {
    opening: begun,
    match: await matchOf(game, begun, over.session),
    finished: left.finished,
    notes: left.notes ?? null,
    aside: null,
  }
}

/** Everything about it is in what was kept. */
export async function takenOver({ game: ours, minds }: LoadedGame, id: string, taken: string): Promise<OpenedTable | Refusal> {
  const left = await library.resume(id, 'taken', taken)
  const game = await rulesFor(ours, left?.text ?? '')
  const over = left && playOver(left.text, game)
  if (!over || isFault(over)) {
    if (left && over) await library.setAside(left, over.because)
    return { code: 'not-kept', because: aroundWords().noTaken, facts: {} }
  }
  const { session, origin } = over
  const named = origin.notes?.map(note => /^opponent (\S+)$/.exec(note)?.[1]).find(name => name !== undefined)
  const mind = game.seats === 2 && !origin.notes?.includes(SHARED)
  const bot = mind ? (minds.bots.find(each => each.id === named) ?? minds.bots.at(-1) ?? null) : null
  const opening: Opening = { deal: session.deal, dealName: null, bot, seed: taken, origin }
  return { opening, match: await matchOf(game, opening, session), finished: left.finished, notes: left.notes ?? null, aside: null }
}
