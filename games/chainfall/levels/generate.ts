import { fieldsOf, isWithin, malformed, refuseStray } from '../../../kernel/foreign.ts'
import type { Refusal } from '../../../kernel/game.ts'
import { below, type Rng, shuffle } from '../../../kernel/rng.ts'
import { CARDS, type Chainfall, type Config } from '../nouns.ts'
import { composition, counted, sum, tilesOf } from '../rules/bag.ts'

/** What fits on a screen and under a letter. [CF-46] */
const SMALLEST = 2
const LARGEST = 12
/** A countdown is one figure. */
export const MOST_COUNTDOWN = 9
export const MOST_TILES = 400
/** Turns are listed one by one, and with three cards or three places a turn nobody could list them. */
const MOST_CARDS_PER_TURN = 2
const MOST_PLACEMENTS = 2
const MOST_LEAD = 400

/** The bag in a random order, every order equally likely, and who begins. [CF-16] [CF-17] */
export function generate(config: Chainfall['Setup'], rng: Rng): Chainfall['Deal'] {
  const order = shuffle(rng, tilesOf(composition(config)))
  return { config, order, first: below(rng, 2) === 0 ? 0 : 1 }
}

export function refuseSetup(setup: unknown): Refusal | null {
  return refuseConfig(setup, '')
}

export function refuseDeal(deal: unknown): Refusal | null {
  const { config, order, first } = fieldsOf(deal)
  const bad = refuseConfig(config, 'config.')
  if (bad) return bad
  const counts = composition(config as Config)
  const whole = Array.isArray(order) && order.every(value => isWithin(value, 1, counts.length))
  if (!whole || `${counted(order, counts.length)}` !== `${counts}`)
    return malformed('order', `"order" holds the ${sum(counts)} tiles of the bag, each as often as the setup says`)
  if (!isWithin(first, 0, 1)) return malformed('first', '"first" is the seat that begins, 0 or 1')
  return refuseStray(deal, ['config', 'order', 'first'])
}

type Check = readonly [field: keyof Config, least: number, most: number]

export const NUMBERS: readonly Check[] = [
  ['rows', SMALLEST, LARGEST],
  ['cols', SMALLEST, LARGEST],
  ['maxCardsPerTurn', 0, MOST_CARDS_PER_TURN],
  ['maxCardsPerGame', 0, CARDS.length],
  ['mercyLead', 1, MOST_LEAD],
  ['placementsPerTurn', 1, MOST_PLACEMENTS],
  ['openingPlacements', 1, MOST_PLACEMENTS],
  ['chainTriggerMax', 0, MOST_COUNTDOWN],
]
const SWITCHES = ['cardsEnabled', 'mercyRule', 'diagonalExplosions', 'selfExplosionScores'] as const
const CHOICES = { tickRule: ['all', 'owner'], tieBreak: ['last-placer-loses', 'last-placer-wins', 'draw'] } as const
const FIELDS = [...NUMBERS.map(([field]) => field), ...SWITCHES, ...Object.keys(CHOICES), 'bag', 'queueSize', 'cardPool']

function refuseConfig(config: unknown, at: string): Refusal | null {
  const fields = fieldsOf(config)
  for (const [field, least, most] of NUMBERS)
    if (!isWithin(fields[field], least, most)) return malformed(at + field, `"${field}" is a whole number from ${least} to ${most}`)
  for (const field of SWITCHES) if (typeof fields[field] !== 'boolean') return malformed(at + field, `"${field}" is true or false`)
  for (const [field, choices] of Object.entries(CHOICES))
    if (!(choices as readonly unknown[]).includes(fields[field])) return malformed(at + field, `"${field}" is one of ${choices.join(', ')}`)
  return refuseBag(fields, at) ?? refusePool(fields['cardPool'], at) ?? refuseStray(config, FIELDS)
}

function refuseBag(fields: Readonly<Record<string, unknown>>, at: string): Refusal | null {
  const { bag, queueSize } = fields
  if (bag !== null) {
    const wrong = `"bag" is null, or how many tiles there are of the countdowns from 1 to at most ${MOST_COUNTDOWN}: [8,10,10,8]`
    if (!Array.isArray(bag) || bag.length > MOST_COUNTDOWN || bag.some(count => !isWithin(count, 0, MOST_TILES)))
      return malformed(`${at}bag`, wrong)
    if (bag.at(-1) === 0) return malformed(`${at}bag`, '"bag" ends with the largest countdown there is a tile of')
    if (!isWithin(sum(bag), 1, MOST_TILES)) return malformed(`${at}bag`, `"bag" holds 1 to ${MOST_TILES} tiles`)
  }
  return refuseQueue(fields as unknown as Config, queueSize, at)
}

/** Whoever takes a turn sees every tile of it beforehand, or what the turn does could not be shown. [CF-47] */
function refuseQueue(config: Config, queueSize: unknown, at: string): Refusal | null {
  const tiles = sum(composition(config))
  const least = Math.min(Math.max(config.placementsPerTurn, config.openingPlacements), tiles)
  if (isWithin(queueSize, least, tiles)) return null
  const why = least > 1 ? `, because a turn places ${least} and all of them are in sight` : ''
  return malformed(`${at}queueSize`, `"queueSize" is a whole number from ${least} to the ${tiles} tiles of the bag${why}`)
}

function refusePool(pool: unknown, at: string): Refusal | null {
  const known: readonly unknown[] = CARDS
  if (Array.isArray(pool) && pool.every(card => known.includes(card)) && new Set(pool).size === pool.length) return null
  return malformed(`${at}cardPool`, `"cardPool" lists some of ${CARDS.join(', ')}, each once`)
}
