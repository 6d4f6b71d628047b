/** Finds what was named (a game, a level, a preset, a bot), or says what there is instead. */
import { randomBytes } from 'node:crypto'
import type { GameEntry } from '../games/index.ts'
import type { Bot, Game, Level, Preset } from '../kernel/game.ts'
import { parsePlain, stringify } from '../kernel/plaintext.ts'
import type { Origin } from '../kernel/replay.ts'
import { dealFrom } from '../kernel/session.ts'
import type { Arguments } from './arguments.ts'
import { instead } from './did-you-mean.ts'
import type { TerminalEntry } from './entry.ts'
import { UsageError } from './usage-error.ts'
import type { World } from './world.ts'

export function chooseGame(world: World, id: string): TerminalEntry {
  const entry = world.games.find(game => game.id === id)
  if (entry) return entry
  throw new UsageError(
    `there is no game "${id}"; ${instead(
      id,
      world.games.map(game => game.id),
      'games',
    )}`,
  )
}

export function chooseLevel(game: Game, levels: readonly Level[], id: string): Level {
  const level = levels.find(kept => kept.id === id)
  if (level) return level
  const ids = levels.map(kept => kept.id)
  throw new UsageError(`${game.id} has no level "${id}"; ${instead(id, ids, 'levels')}`)
}

/** Names of presets are for menus. On a command line `five-heaps` will do for `Five heaps`. */
export function choosePreset(game: Game, name: string): Preset {
  const preset = game.presets.find(offered => plainName(offered.name) === plainName(name))
  if (preset) return preset
  const names = game.presets.map(offered => plainName(offered.name))
  throw new UsageError(`${game.id} has no preset "${name}"; ${instead(plainName(name), names, 'presets')}`)
}

export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** By its name, or by its level: the weakest is 1. */
export function chooseBot(game: Game, bots: readonly Bot[], id: string): Bot {
  const bot = bots.find(offered => offered.id === id) ?? (/^[1-9]\d?$/.test(id) ? bots[Number(id) - 1] : undefined)
  if (bot) return bot
  const ids = bots.map(offered => offered.id)
  throw new UsageError(`${game.id} has no bot "${id}"; ${instead(id, ids, 'bots')}`)
}

// ── Deals ────────────────────────────────────────────────────────────────────────────────────────────

/** How deals are to be made, as the options of a command say. */
export interface Dealing {
  readonly seed: string
  /** What a person would call it: the name of a level or, because that is not all of it, of a preset and the seed. */
  readonly title: string
  /** The same without the seed. */
  readonly name: string
  readonly setup?: unknown
  deal(seed: string): { readonly deal: unknown; readonly origin: Origin }
}

/** Reads `--level`, `--preset`, `--setup` and `--seed`. A command that should print the same every time has a seed of its own. */
export async function chooseDealing(entry: GameEntry, game: Game, given: Arguments, usualSeed?: string): Promise<Dealing> {
  given.onlyOneOf('level', 'preset', 'variant', 'setup')
  const seed = chooseSeed(given, usualSeed)
  const levelId = given.text('level')
  if (levelId !== undefined) {
    const level = chooseLevel(game, await entry.levels(), levelId)
    const deal = (each: string): ReturnType<Dealing['deal']> => ({ deal: level.deal, origin: { seed: each, level: level.id } })
    return { seed, title: level.name, name: level.name, deal }
  }
  const { name, setup } = chooseSetup(game, given)
  return {
    seed,
    title: `${name}, seed ${seed}`,
    name,
    setup,
    deal: each => ({ deal: dealFrom(game, setup, each), origin: { setup, seed: each } }),
  }
}

function chooseSetup(game: Game, given: Arguments): Preset {
  const text = given.text('setup')
  if (text !== undefined) return { name: 'a setup of your own', setup: readSetup(game, text) }
  const name = given.text('preset') ?? given.text('variant')
  if (name !== undefined) return choosePreset(game, name)
  const [first] = game.presets
  if (!first) throw new UsageError(`${game.id} has no presets; say --level or --setup`)
  return first
}

function readSetup(game: Game, text: string): unknown {
  const example = game.presets[0] ? `; for example --setup '${stringify(game.presets[0].setup)}'` : ''
  let setup: unknown
  try {
    setup = parsePlain(text)
  } catch (error) {
    throw new UsageError(`the setup cannot be read (${(error as Error).message})${example}`)
  }
  const refusal = game.refuseSetup(setup)
  if (refusal) throw new UsageError(`the setup cannot be used: ${refusal.because}${example}`)
  return setup
}

const LONGEST_SEED = 200

/** A seed stands on one line of a replay, so it is one. */
export function chooseSeed(given: Arguments, usual: string = freshSeed()): string {
  const seed = given.text('seed')
  if (seed === undefined) return usual
  const tidy = seed.replace(/\s+/g, ' ').trim()
  if (tidy === '' || tidy.length > LONGEST_SEED || /\p{Cc}/u.test(tidy))
    throw new UsageError(`--seed wants a line of text, at most ${LONGEST_SEED} characters, for example --seed kitchen-table`)
  return tidy
}

/** Two words that can be read out over a table: about thirty-six bits of chance. */
export function freshSeed(): string {
  const syllables = Array.from(
    randomBytes(6),
    (byte, at) => `${letter('bdfgklmnprstvz', byte >> 3)}${letter('aeiou', byte & 7)}${at === 2 ? '-' : ''}`,
  )
  return syllables.join('')
}

/** For a game against somebody, where who knows the seed knows the deal: 128 bits. */
export function secretSeed(): string {
  return randomBytes(16).toString('hex')
}

/** What a deal is sealed with (see kernel/seal.ts). */
export function freshSalt(): string {
  return secretSeed()
}

function letter(letters: string, random: number): string {
  return letters.charAt(random % letters.length)
}
