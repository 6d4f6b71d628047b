import type { Game } from '../../kernel/game.ts'
import { type Breach, contract } from '../../kernel/testing/contract.ts'
import { soak as soakGame } from '../../kernel/testing/soak.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { chooseGame, chooseSeed } from '../../terminal/choose.ts'
import { type Command, FINE, JSON_OPTION, SEED_OPTION, WRONG } from '../../terminal/command.ts'
import { counted, Progress, paint } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'

const USUAL_SECONDS = 10
const MOST_SECONDS = 7 * 24 * 3600
const MOST_PLAYS = 1_000_000_000

export const soak: Command = {
  name: 'soak',
  usage: '[GAME] [--seconds N | --minutes N] [--seed TEXT] [--play N]',
  about: `Every position of every play is checked against the promises in kernel/game.ts. A broken one is printed with the command that
    shows it again. Without a game, the time is shared among all of them.`,
  examples: [
    { line: 'soak', does: `every game, ${USUAL_SECONDS} seconds in all` },
    { line: 'soak nim --seconds 30', does: 'one game' },
    { line: 'soak --minutes 10 --seed tonight', does: 'through a coffee break, the same plays every time as far as it gets' },
    { line: 'soak nim --seed tonight --play 41', does: 'only play 41 of that seed' },
  ],
  options: {
    seconds: { value: 'N', about: `how long (${USUAL_SECONDS})` },
    minutes: { value: 'N', about: 'how long' },
    ...SEED_OPTION,
    play: { value: 'N', about: 'only this play of the seed, to see a breach again' },
    ...JSON_OPTION,
  },
  words: { least: 0, most: 1 },
  async run(given: Arguments, world: World) {
    given.onlyOneOf('seconds', 'minutes', 'play')
    const [id] = given.words
    const entries = id === undefined ? world.games : [chooseGame(world, id)]
    const seconds = given.has('minutes')
      ? 60 * given.whole('minutes', 1, MOST_SECONDS / 60, 1)
      : given.whole('seconds', 1, MOST_SECONDS, USUAL_SECONDS)
    const seed = chooseSeed(given)
    const json = given.has('json')
    if (!json) world.out(`seed ${seed}`)
    let worst = FINE
    for (const entry of entries) {
      const game = await entry.game()
      const play = given.has('play') ? given.whole('play', 0, MOST_PLAYS, 0) : null
      const soaked = play === null ? soakFor(game, seed, seconds / entries.length, world) : onePlay(game, seed, play)
      if (soaked.breaches.length > 0) worst = WRONG
      world.out(json ? JSON.stringify({ game: game.id, seed, ...soaked }) : report(game, seed, soaked, world))
    }
    return worst
  },
}

interface Soaked {
  readonly plays: number
  readonly actions: number
  readonly breaches: readonly Breach[]
  /** Which play broke a promise. */
  readonly play?: number
}

function soakFor(game: Game, seed: string, seconds: number, world: World): Soaked {
  const began = Date.now()
  const spent = (): number => (Date.now() - began) / 1000
  const bar = new Progress(world, `soaking ${game.id}`)
  // The contract watches the clock, to catch rules that look at it; so nothing may be asked of it while a play is on.
  const soaked = soakGame(game, {
    seed,
    until: () => spent() >= seconds,
    progress: ({ plays, actions }) => bar.show(spent() / seconds, `${counted(plays, 'play')}, ${counted(actions, 'action')}`),
  })
  bar.end()
  return soaked.breaches.length > 0 ? { ...soaked, play: soaked.plays - 1 } : soaked
}

/** Exactly what soak does in its n-th play: the seed and the preset go by the number. */
function onePlay(game: Game, seed: string, play: number): Soaked {
  const { breaches, actions } = contract(game, { seed: `${seed}-${play}`, plays: 1, preset: play })
  return { plays: 1, actions, breaches, play }
}

function report(game: Game, seed: string, { plays, actions, breaches, play }: Soaked, world: World): string {
  const done = `${game.id}: ${counted(plays, 'play')}, ${counted(actions, 'action')}`
  if (breaches.length === 0) return `${paint(world, 'green', 'ok')}  ${done}`
  const list = breaches.map(({ clause, detail }) => `  ${clause}\n    ${shortened(detail)}`)
  const again = `npx lockstep soak ${game.id} --seed ${quoted(seed)} --play ${play}`
  return [`${paint(world, 'red', 'broken')}  ${done}`, ...list, `  see it again: ${again}`].join('\n')
}

const LONGEST_DETAIL = 2000

/** A state printed in full can be very long, and the seed shows it again. */
function shortened(detail: string): string {
  return detail.length <= LONGEST_DETAIL
    ? detail
    : `${detail.slice(0, LONGEST_DETAIL)}… (${detail.length} characters; --json has all of it)`
}

function quoted(text: string): string {
  return /^[\w.:/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
