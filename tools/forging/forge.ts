/**
 * Ways to make a replay say what is not so. Whoever forges knows the format and our code, so wherever it helps them they play the game
 * they want and let every hash and every check be computed anew. Null: there is nothing of that kind to forge in this file.
 */
import { entropiesIn, entropyText } from '../../kernel/fair.ts'
import { hash } from '../../kernel/hash.ts'
import { parsePlain, stringify } from '../../kernel/plaintext.ts'
import { type Origin, write } from '../../kernel/replay.ts'
import { below, pick, type Rng } from '../../kernel/rng.ts'
import { sealOf } from '../../kernel/seal.ts'
import { dealFrom } from '../../kernel/session.ts'
import { committed, dateNumbered, hex, type Played, played } from './honest.ts'

type Forge = (honest: Played, rng: Rng) => string | Promise<string | null> | null

export const FORGERIES = {
  /** The deal of another seed, played for real, under the honest setup and seed. */
  deal: ({ game, origin, ...about }, rng) => {
    if (origin.setup === undefined || origin.seed === undefined) return null
    return played({ ...about, game, origin: unsealed(origin) }, dealFrom(game, origin.setup, `${origin.seed} sorted`), rng).text
  },
  /** One number of the deal is another one; the game is played with it, if it can be. */
  doctored: (honest, rng) => {
    if (honest.origin.setup === undefined && honest.origin.level === undefined) return null
    for (let tries = 0; tries < 30; tries++) {
      const deal = doctored(honest.session.deal, rng)
      if (deal === null || honest.game.refuseDeal(deal)) continue
      try {
        return played({ ...honest, origin: unsealed(honest.origin) }, deal, rng).text
      } catch {
        // not a deal that can be played at random; another number, then
      }
    }
    return null
  },
  seed: ({ origin, session }, rng) =>
    origin.seed === undefined || origin.daily !== undefined ? null : write(session, { ...origin, seed: `better-${below(rng, 1_000_000)}` }),
  setup: ({ game, origin, session }, rng) => {
    const others = game.presets.filter(({ setup }) => origin.setup !== undefined && stringify(setup) !== stringify(origin.setup))
    return others.length === 0 ? null : write(session, { ...origin, setup: pick(rng, others).setup })
  },
  /** Another game under the name of a level. */
  level: async ({ entry, origin, session, source }, rng) => {
    const levels = (await entry.levels()).filter(({ id }) => id !== origin.level)
    if (levels.length === 0 || source === 'daily') return null
    return write(session, { level: pick(rng, levels).id, notes: origin.notes ?? [] })
  },
  /** The deal of another day, or of none, under a date. */
  date: async ({ entry, origin, session }, rng) => {
    if (!entry.daily) return null
    const date = dateNumbered(below(rng, 300))
    return date === origin.daily ? null : write(session, { ...origin, daily: date })
  },
  /** Something else was done on one line; the checks above and below are as they were. */
  line: ({ text, session, game }, rng) => {
    const [at, line] = pickLine(text, rng, isAction)
    if (at < 0) return null
    // What stands before the action, the tick and the seat, stays.
    const columns = (game.hz > 0 ? 1 : 0) + (game.seats === 2 ? 1 : 0)
    const before = line.split(' ').slice(0, columns)
    const start = game.start(session.deal)
    const actions = [...game.legal(start, game.toMove(start) ?? 0)].map(action => [...before, game.notate(action)].join(' '))
    return replaced(text, at, actions.find(other => other !== line) ?? `${line} again`)
  },
  /** A line is gone. */
  dropped: ({ text }, rng) => {
    const [at] = pickLine(text, rng, isAction)
    return at < 0 ? null : removed(text, at)
  },
  /** Nobody asked for that hint. */
  hints: ({ text }, rng) => {
    const [at] = pickLine(text, rng, line => line.endsWith('!hint'))
    return at < 0 ? null : removed(text, at)
  },
  /** Another result, with the check of the text computed anew. */
  outcome: ({ text }) =>
    resealed(text.replace(/^((?:\d+ )?end \S+ \S+ \S+) (-?\d+)/m, (_, before: string, score: string) => `${before} ${Number(score) + 1}`)),
  version: ({ text, game }) => resealed(text.replace(/^rules \d+$/m, `rules ${game.rules + 6}`)),
  /** A position is another one, with the check of the text computed anew. */
  checkpoint: ({ text }, rng) => {
    const [at, line] = pickLine(text, rng, each => /^(\d+ )?(=|end) /.test(each))
    return resealed(replaced(text, at, line.replace(/[0-9a-f]{16}/, hex(rng).slice(0, 16))))
  },
  seal: ({ origin, session }, rng) => (origin.seal === undefined ? null : write(session, { ...origin, salt: hex(rng) })),
  /** A secret that opens the commitment to something else: the deal, its seal and everything after it are what the forger wants. */
  secret: ({ game, origin, ...about }, rng) => {
    if (origin.commit === undefined) return null
    const liked = committed(game, origin.setup, rng)
    return played({ ...about, game, origin: { ...liked.origin, commit: origin.commit } }, liked.deal, rng).text
  },
  /** What a player added is left out, changed, or was the other's; seed, deal and game are as they were. */
  entropy: ({ origin, session }, rng) => {
    const [first, second] = entropiesIn(origin.entropy ?? '') ?? [null, null]
    const others = [[null, null] as const, [second, first] as const, [hex(rng), second] as const].map(entropyText)
    const other = pick(
      rng,
      others.filter(text => text !== origin.entropy),
    )
    return origin.entropy === undefined ? null : write(session, { ...origin, entropy: other })
  },
  /** A seed that was chosen, its deal sealed and played for real, with the honest commitment, secret and entropy above it. */
  chosen: ({ game, origin, ...about }, rng) => {
    const { commit, setup, salt = '' } = origin
    if (commit === undefined) return null
    const seed = hex(rng) + hex(rng)
    const deal = dealFrom(game, setup, seed)
    return played({ ...about, game, origin: { ...origin, seed, seal: sealOf(stringify(deal), salt) } }, deal, rng).text
  },
  /** One of the lines that belong together is gone, and every check is computed anew. */
  unpromised: ({ origin, session }, rng) => {
    if (origin.commit === undefined) return null
    const gone = pick(rng, ['setup', 'seed', 'seal', 'salt', 'commit', 'secret', 'entropy'] as const)
    return write(session, Object.fromEntries(Object.entries(origin).filter(([line]) => line !== gone)))
  },
  /** The end is gone, and something that proves nothing takes its place. */
  cut: ({ text }) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1).replace(/(\n(\d+ )?= \S+ \S+)+\n$/, '\n'),
} as const satisfies Readonly<Record<string, Forge>>

export type Forgery = keyof typeof FORGERIES

export function forged(kind: Forgery, honest: Played, rng: Rng): Promise<string | null> {
  return Promise.resolve((FORGERIES[kind] as Forge)(honest, rng))
}

/** The claims of a file without the lines that would have to be made anew for another deal. */
function unsealed(origin: Origin): Origin {
  const { seal: _, salt: __, commit: ___, secret: ____, entropy: _____, pair: ______, ...claims } = origin
  return claims
}

/** All checks of the text as a writer would have made them: what anybody can do who has read the format. */
function resealed(text: string): string {
  let check = ''
  let since: string[] = []
  const lines = text.split('\n').map(line => {
    const sealed = /^((?:\d+ )?(?:=|end) \S+) \S+(.*)$/.exec(line)
    if (!sealed) {
      since.push(line)
      return line
    }
    check = hash([check, ...since]).slice(0, 8)
    since = []
    return `${sealed[1]} ${check}${sealed[2]}`
  })
  return lines.join('\n')
}

function isAction(line: string): boolean {
  return (
    !/^(replay|game|rules|setup|seed|level|daily|seal|salt|commit|secret|entropy|pair|note|deal|=|end|\d+ =|\d+ end) /.test(line) &&
    line !== ''
  )
}

function pickLine(text: string, rng: Rng, wanted: (line: string) => boolean): [at: number, line: string] {
  const lines = text.split('\n')
  const found = lines.flatMap((line, at) => (wanted(line) ? [at] : []))
  const at = found.length === 0 ? -1 : pick(rng, found)
  return [at, lines[at] ?? '']
}

function replaced(text: string, at: number, line: string): string {
  return text
    .split('\n')
    .map((each, index) => (index === at ? line : each))
    .join('\n')
}

function removed(text: string, at: number): string {
  return text
    .split('\n')
    .filter((_, index) => index !== at)
    .join('\n')
}

/** The deal with one number changed by one. */
function doctored(deal: unknown, rng: Rng): unknown {
  const text = stringify(deal)
  const numbers = [...text.matchAll(/(?<![\w."$-])\d+(?![\w."])/g)]
  if (numbers.length === 0) return null
  const number = pick(rng, numbers)
  return parsePlain(`${text.slice(0, number.index)}${Number(number[0]) + 1}${text.slice(number.index + number[0].length)}`)
}
