/** What to play: a mind of the arcade where the game has one of that name, otherwise anything that is allowed. */
import { randomBytes } from 'node:crypto'
import { findGame } from '../../games/index.ts'
import { pick, stream } from '../../kernel/rng.ts'

/** In steps of the mind's own: enough to play well, little enough to answer at once. */
const STEPS = 10_000

/** From what we see and may do, as text, to what we do. */
export type Thinker = (view: unknown, legal: readonly string[]) => string

/** `mind`: the id of a bot of the game, as `npx lockstep games` lists them; undefined: by chance. Throws a sentence. */
export async function thinkerFor(id: string, mind: string | undefined): Promise<Thinker> {
  const entry = findGame(id)
  if (!entry) throw new Error(`there is no game "${id}"`)
  const rng = stream(randomBytes(16).toString('hex'), 'bot')
  if (mind === undefined) return (_view, legal) => pick(rng, legal)
  const [game, { bots }] = await Promise.all([entry.game(), entry.minds()])
  const bot = bots.find(each => each.id === mind)
  if (!bot) throw new Error(`${id} has no mind "${mind}"; there is ${bots.map(each => each.id).join(', ')}`)
  return (view, legal) => {
    const actions = legal.map(text => game.parse(text)).filter(action => action !== null)
    return game.notate(bot.pick(view, actions, rng, { steps: STEPS }))
  }
}
