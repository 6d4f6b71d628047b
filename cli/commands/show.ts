import type { Eye } from '../../kernel/game.ts'
import { hash } from '../../kernel/hash.ts'
import { stringify } from '../../kernel/plaintext.ts'
import { isFault } from '../../kernel/replay.ts'
import { type Arguments, wholeNumber } from '../../terminal/arguments.ts'
import { type Command, FINE, JSON_OPTION, MISUNDERSTOOD, WRONG } from '../../terminal/command.ts'
import { instead } from '../../terminal/did-you-mean.ts'
import { type Position, positionAtPly, positionAtTick, positions } from '../../terminal/positions.ts'
import { type Played, playReplay } from '../../terminal/replays.ts'
import { counted, paint, printable } from '../../terminal/text.ts'
import { UsageError } from '../../terminal/usage-error.ts'
import type { World } from '../../terminal/world.ts'

const EYES: readonly string[] = ['0', '1', 'public', 'referee']

export const show: Command = {
  name: 'show',
  usage: 'FILE [--at N] [--eye 0|1|public|referee]',
  about: `The eye is the referee's once the game is over and the public's while it goes on, so that a save does not give away
    what its players must not know. In a game with ticks --at is a tick, otherwise it counts the lines that were said.`,
  examples: [
    { line: 'show game.txt', does: 'the whole game' },
    { line: 'show game.txt --at 0', does: 'how it began' },
    { line: 'show game.txt --at end --eye 1', does: 'how it ended, as seat 1 saw it' },
    { line: 'show game.txt --json', does: 'one line of JSON a position' },
  ],
  options: {
    at: { value: 'N', about: 'only this position: a number, or "end"' },
    eye: { value: 'EYE', about: 'who is looking: 0, 1, public or referee' },
    ...JSON_OPTION,
  },
  words: { least: 1, most: 1, missing: 'a file, or - for the standard input' },
  async run(given: Arguments, world: World) {
    const [file = ''] = given.words
    const asked = readEye(given)
    const played = await playReplay(world, file)
    if (isFault(played)) {
      world.err(printable(`lockstep: ${file}: ${played.because}`))
      return played.kind === 'wrong' ? WRONG : MISUNDERSTOOD
    }
    const eye = asked ?? (played.ended ? 'referee' : 'public')
    if (eye === 1 && played.game.seats === 1) throw new UsageError(`${played.game.id} has one seat, so there is no --eye 1`)
    const at = given.text('at')
    const shown = at === undefined ? positions(played.session) : [onePosition(played, at)]
    if (given.has('json')) for (const position of shown) world.out(asJson(position, eye))
    else printed(played, shown, eye, world)
    return FINE
  },
}

function readEye(given: Arguments): Eye | null {
  const text = given.text('eye')
  if (text === undefined) return null
  if (!EYES.includes(text)) throw new UsageError(`there is no eye "${text}"; ${instead(text, EYES, 'eyes')}`)
  if (text === 'public' || text === 'referee') return text
  return text === '0' ? 0 : 1
}

function onePosition({ game, session }: Played, at: string): Position {
  const lines = session.log.filter(entry => entry.seat !== null).length
  const last = game.hz === 0 ? lines : session.tick
  const wanted = at === 'end' ? last : wholeNumber('--at', at, 0, last)
  const position = game.hz === 0 ? positionAtPly(session, wanted) : positionAtTick(session, wanted)
  if (!position) throw new Error(`position ${wanted} of ${last} is not there`)
  return position
}

function printed({ game, session, origin, ended }: Played, shown: Iterable<Position>, eye: Eye, world: World): void {
  const seed = origin.seed === undefined ? '' : `, seed ${origin.seed}`
  const who = typeof eye === 'number' ? `seat ${eye}` : `the ${eye}`
  world.out(printable(`${game.id}, rules ${game.rules}${seed}, seen by ${who}`))
  for (const note of origin.notes ?? []) world.out(printable(`  ${note}`))
  let last = false
  for (const position of shown) {
    world.out(`\n${paint(world, 'bold', headline(position))}\n${picture(position, eye)}`)
    last = position.tick === session.tick && position.session.log.length === session.log.length
  }
  if (!last) return
  const { outcome } = session
  const length = game.hz === 0 ? '' : ` after ${counted(session.tick, 'tick')}`
  world.out(
    `\n${ended && outcome ? `Over${length}: ${outcome.because}, ${outcome.scores.join(':')}` : `Not over${length}: this is a save.`}`,
  )
}

function headline({ ply, tick, said, session }: Position): string {
  const time = session.game.hz === 0 ? '' : `tick ${tick}, `
  if (!said) return `${time}${ply === 0 && tick === 0 ? 'the start' : `after ${counted(ply, 'line')}`}`
  return `${time}${ply}. ${session.game.seats === 2 ? `seat ${said.seat}: ` : ''}${said.text}`
}

function picture({ session }: Position, eye: Eye): string {
  return session.game.text(session.game.view(session.state, eye))
}

function asJson(position: Position, eye: Eye): string {
  const { ply, tick, said, session } = position
  const view = session.game.view(session.state, eye)
  return stringify({ ply, tick, said, eye, text: session.game.text(view), view, hash: hash(session.state), outcome: session.outcome })
}
