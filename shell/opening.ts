/** From what an address asks for to a game that can begin. */
import type { Shelved } from '../games/index.ts'
import type { Bot, Game, Level, Minds, Preset, Refusal } from '../kernel/game.ts'
import type { Origin } from '../kernel/replay.ts'
import { stream } from '../kernel/rng.ts'
import type { Wanted } from './route.ts'

/** A game taken off the shelf. */
export interface Unboxed {
  readonly game: Game
  readonly minds: Minds
  readonly levels: readonly Level[]
}

export interface Opening {
  readonly deal: unknown
  readonly dealName: string
  readonly bot: Bot
  readonly seed: string
  readonly origin: Origin
}

export async function unboxed(shelved: Shelved): Promise<Unboxed> {
  const [game, minds, levels] = await Promise.all([shelved.game(), shelved.minds(), shelved.levels()])
  return { game, minds, levels }
}

/** Says what the address left open: the first deal, the strongest opponent, a seed of its own. */
export function completed({ game, minds, levels }: Unboxed, wanted: Wanted, freshSeed: () => string): Wanted {
  const { level, preset, bot = minds.bots.at(-1)?.id ?? '', seed = freshSeed() } = wanted
  if (level !== undefined) return { level, bot, seed }
  if (preset !== undefined) return { preset, bot, seed }
  const [first] = levels
  return first ? { level: first.id, bot, seed } : { preset: presetId(game.presets[0]), bot, seed }
}

export function isComplete({ level, preset, bot, seed }: Wanted): boolean {
  return (level === undefined) !== (preset === undefined) && bot !== undefined && seed !== undefined
}

/** Lays the table, or says in which point the address is wrong. */
export function opened({ game, minds, levels }: Unboxed, wanted: Wanted): Opening | Refusal {
  const { level: levelId, preset: presetName = '', bot: botId = '', seed = '' } = wanted
  if (!/^[\w-]{1,64}$/.test(seed)) return { code: 'odd-seed', because: `"${seed}" cannot be a seed`, facts: { seed } }
  const bot = minds.bots.find(({ id }) => id === botId)
  if (!bot) return { code: 'no-such-bot', because: `there is no opponent "${botId}"`, facts: { bot: botId } }
  const notes = [`opponent ${bot.id}`]

  if (levelId !== undefined) {
    const level = levels.find(({ id }) => id === levelId)
    if (!level) return { code: 'no-such-level', because: `there is no level "${levelId}"`, facts: { level: levelId } }
    return { deal: level.deal, dealName: level.name, bot, seed, origin: { notes: [`level ${level.id}`, ...notes] } }
  }
  const preset = game.presets.find(each => presetId(each) === presetName)
  if (!preset) return { code: 'no-such-preset', because: `there is no preset "${presetName}"`, facts: { preset: presetName } }
  const deal = game.deal(preset.setup, stream(seed, 'deal'))
  return { deal, dealName: preset.name, bot, seed, origin: { setup: preset.setup, seed, notes } }
}

export function isRefusal(opening: Opening | Refusal): opening is Refusal {
  return 'code' in opening
}

/** A preset's name as it stands in an address. */
export function presetId(preset: Preset | undefined): string {
  return (preset?.name ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
