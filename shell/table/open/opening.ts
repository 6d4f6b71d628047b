/** From what an address asks for to a game that can begin. */
import type { Programme } from '../../../games/index.ts'
import type { Bot, Game, Level, Minds, Preset, Refusal } from '../../../kernel/game.ts'
import { stringify } from '../../../kernel/plaintext.ts'
import type { Origin } from '../../../kernel/replay.ts'
import { sealOf } from '../../../kernel/seal.ts'
import { dealFrom } from '../../../kernel/session.ts'
import type { Wanted } from '../../app/route.ts'

/** A game taken off the shelf. */
export interface LoadedGame {
  readonly game: Game
  readonly minds: Minds
  readonly levels: readonly Level[]
  readonly programme: Programme
  /** Where starting over is a move of the game: that move. */
  readonly restart?: ((view: unknown) => unknown) | null
}

/** Instead of the name of an opponent: somebody else at the same device. */
export const NOBODY = 'none'

export interface Opening {
  readonly deal: unknown
  /** Null: a setup of somebody's own has no name. */
  readonly dealName: string | null
  /** Null where a game has one seat, or where two people play it. */
  readonly bot: Bot | null
  readonly seed: string
  readonly origin: Origin
}

/** Says what the address left open: the first deal, the strongest opponent. */
export function completedKind(
  { game, minds, levels }: Pick<LoadedGame, 'game' | 'minds' | 'levels'>,
  { level, preset, setup, bot }: Wanted,
): Wanted {
  const against = game.seats === 2 ? { bot: bot ?? minds.bots.at(-1)?.id ?? '' } : {}
  if (level !== undefined) return { level, ...against }
  if (preset !== undefined) return { preset, ...against }
  if (setup !== undefined) return { setup, ...against }
  const [first] = levels
  return first ? { level: first.id, ...against } : { preset: presetId(game.presets[0]), ...against }
}

/** Alone, an address says the seed as well; between two it does not, because it is seen by somebody (see Held in app/route.ts). */
export function isComplete(seats: 1 | 2, { level, preset, setup, bot, seed }: Wanted): boolean {
  const deals = [level, preset, setup].filter(each => each !== undefined).length
  return deals === 1 && (bot !== undefined) === (seats === 2) && (seed !== undefined) === (seats === 1)
}

/** Makes the deal of a setup and a seed, here or elsewhere. */
export type Dealer = (game: Game, setup: unknown, seed: string) => Promise<unknown>

/** What a deal is sealed with before anybody sees it. */
export interface Sealing {
  readonly salt: string
  /** Somebody may know what is dealt: the seed came with a link, or was played before. */
  readonly known: boolean
}

/** The note in a replay of a game between two that says so. */
export const KNOWN = 'the deal may have been known before: it came by a link, or was played before'

/** Lays the table, or says in which point the address is wrong. */
export async function opened(
  box: Pick<LoadedGame, 'game' | 'minds' | 'levels'>,
  { level: levelId, preset: presetName, setup, bot: botId = '', seed = '' }: Wanted,
  dealer: Dealer = async (...asked) => dealFrom(...asked),
  sealing: Sealing | null = null,
): Promise<Opening | Refusal> {
  const { game, minds, levels } = box
  if (!/^[\w-]{1,64}$/.test(seed)) return { code: 'odd-seed', because: `"${seed}" cannot be a seed`, facts: { seed } }
  const bot = minds.bots.find(({ id }) => id === botId) ?? null
  if (!bot && game.seats === 2 && botId !== NOBODY)
    return { code: 'no-such-bot', because: `there is no opponent "${botId}"`, facts: { bot: botId } }
  const against = bot && game.seats === 2 ? bot : null
  const notes = [...(against ? [`opponent ${against.id}`] : []), ...(sealing?.known && game.seats === 2 ? [KNOWN] : [])]

  if (levelId !== undefined) {
    const level = levels.find(({ id }) => id === levelId)
    if (!level) return { code: 'no-such-level', because: `there is no level "${levelId}"`, facts: { level: levelId } }
    return { deal: level.deal, dealName: level.name, bot: against, seed, origin: { level: level.id, notes } }
  }
  const chosen = setup === undefined ? presetCalled(game, presetName ?? '') : (await import('./own-setup.ts')).ownSetup(game, setup)
  if ('code' in chosen) return chosen
  const deal = await dealer(game, chosen.setup, seed)
  const sealed = sealing && { seal: sealOf(stringify(deal), sealing.salt), salt: sealing.salt }
  return { deal, dealName: chosen.name, bot: against, seed, origin: { setup: chosen.setup, seed, ...sealed, notes } }
}

export interface Chosen {
  readonly name: string | null
  readonly setup: unknown
}

function presetCalled({ presets }: Game, name: string): Chosen | Refusal {
  const preset = presets.find(each => presetId(each) === name)
  return preset ?? { code: 'no-such-preset', because: `there is no preset "${name}"`, facts: { preset: name } }
}

export function isRefusal(opening: Opening | Refusal): opening is Refusal {
  return 'code' in opening
}

/** A preset's name as it stands in an address. */
export function presetId(preset: Pick<Preset, 'name'> | undefined): string {
  return (preset?.name ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
