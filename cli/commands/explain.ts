import type { Explanation } from '../../games/floodline/minds/explain.ts'
import { stringify } from '../../kernel/plaintext.ts'
import { isFault } from '../../kernel/replay.ts'
import { Session } from '../../kernel/session.ts'
import { type Arguments, wholeNumber } from '../arguments.ts'
import { type Command, FINE, JSON_OPTION, MISUNDERSTOOD, WRONG } from '../command.ts'
import { Misunderstood } from '../misunderstood.ts'
import { positionAtTick } from '../positions.ts'
import { playReplay } from '../replays.ts'
import { counted, folded, paint, printable, sentence } from '../terminal.ts'
import type { World } from '../world.ts'

export const explain: Command = {
  name: 'explain',
  usage: 'REPLAY --at TICK',
  about: `Why did this move, why is this wet? Plays a replay of floodline over to a tick in which the world settles (a piece locks, or
    gravity turns) and says of everything that moved what made it move. Without --at it lists the ticks in which the world settles.

    The tick is the one that "run --trace" prints and that stands in the replay beside what was asked for.`,
  examples: [
    { line: 'explain game.replay', does: 'when something settles' },
    { line: 'explain game.replay --at 412', does: 'what happened there, and why' },
    { line: 'explain game.replay --at 412 --json', does: 'the same for programs, with every cell' },
  ],
  options: { at: { value: 'TICK', about: 'the tick to explain' }, ...JSON_OPTION },
  words: { least: 1, most: 1, missing: 'a replay, or - for the standard input' },
  async run(given: Arguments, world: World) {
    const [file = ''] = given.words
    const played = await playReplay(world, file)
    if (isFault(played)) {
      world.err(printable(`lockstep: ${file}: ${played.because}`))
      return played.kind === 'wrong' ? WRONG : MISUNDERSTOOD
    }
    const { game, session } = played
    if (game.id !== 'floodline') throw new Misunderstood(`${file} is a game of ${game.id}; only floodline is explained`)
    if (session.tick === 0) throw new Misunderstood(`no time has passed in ${file} yet, so there is nothing to explain`)
    const settles = await settleTicks(session)
    const at = given.text('at')
    if (at === undefined) world.out(given.has('json') ? stringify({ settles }) : listed(session, settles, world))
    else await explainTick(session, wholeNumber('--at', at, 0, session.tick - 1), settles, given, world)
    return FINE
  },
}

async function explainTick(session: Session, tick: number, settles: readonly number[], given: Arguments, world: World): Promise<void> {
  const mind = await import('../../games/floodline/minds/explain.ts')
  const position = positionAtTick(session, tick)
  if (!position) throw new Error(`tick ${tick} of ${session.tick} is not there`)
  const explanation = mind.explain(position.session.state as Parameters<typeof mind.explain>[0])
  if (given.has('json')) world.out(stringify({ tick, ...explanation, near: near(settles, tick) }))
  else world.out(inWords(tick, explanation, settles, world))
}

/** The ticks in which a piece locks or gravity turns. */
async function settleTicks(played: Session): Promise<number[]> {
  const { resolves } = await import('../../games/floodline/minds/describe-events.ts')
  type Event = Parameters<typeof resolves>[0]
  const session = new Session(played.game, played.deal)
  const ticks: number[] = []
  let tick = 0
  session.listen(events => {
    if (events.some(event => resolves(event as Event))) ticks.push(tick)
  })
  const pass = (until: number): void => {
    for (; session.tick < until; session.advance(1)) tick = session.tick
  }
  for (const { tick: when, seat, text } of played.log) {
    if (seat === null) continue
    pass(when)
    session.offer(seat, text)
  }
  pass(played.tick)
  return ticks
}

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────

const RESOLVED: Readonly<Record<Exclude<Explanation['resolve'], 'none'>, string>> = {
  lock: 'a piece locked',
  tilt: 'gravity turned',
  both: 'gravity turned and a piece locked',
}

function inWords(tick: number, { resolve, because, shifted, flooded }: Explanation, settles: readonly number[], world: World): string {
  if (resolve === 'none') return folded(`Nothing settles in tick ${tick}. ${nearest(settles, tick)}`, world.width)
  // Effects of one cause share it, and its sentence says how many they are.
  const causes = new Set([...shifted, ...flooded].map(effect => effect.cause.because))
  const told = causes.size === 0 ? [because] : [...causes]
  const lines = told.map(line => folded(`  ${sentence(line)}`, world.width))
  return [paint(world, 'bold', `In tick ${tick} ${RESOLVED[resolve]}.`), ...lines].join('\n')
}

interface Near {
  readonly before: number | null
  readonly after: number | null
}

function near(settles: readonly number[], tick: number): Near {
  return { before: settles.findLast(each => each < tick) ?? null, after: settles.find(each => each > tick) ?? null }
}

function nearest(settles: readonly number[], tick: number): string {
  const { before, after } = near(settles, tick)
  if (before === null && after === null) return 'The world settles nowhere in this replay: no piece locks and nothing tilts.'
  const ticks = [before, after].filter(each => each !== null)
  return `The nearest ${ticks.length === 1 ? 'tick' : 'ticks'} in which something does: ${ticks.join(' and ')}.`
}

const MOST_LISTED = 60

function listed(session: Session, settles: readonly number[], world: World): string {
  if (settles.length === 0) return nearest(settles, 0)
  const shown = settles.slice(0, MOST_LISTED)
  const more = settles.length - shown.length
  const list = `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return folded(`In ${counted(session.tick, 'tick')} the world settles in ${list}. Ask about one with --at.`, world.width)
}
