/** Somebody at a table of the real shell, in a page without a screen: frames, panels and the stage, as they are shipped. */
import { render } from 'preact'
import { findGame } from '../../games/index.ts'
import type { Refusal } from '../../kernel/game.ts'
import { dealFrom, Session } from '../../kernel/session.ts'
import { wordsThere } from '../../ui/language.ts'
import { pagesOf } from '../app/game-files.ts'
import { historyOf } from '../replay/history.ts'
import { staged } from '../stages.ts'
import { Host } from '../table/host.tsx'
import { LocalMatch } from '../table/local-match.ts'
import { type Match, PERSON } from '../table/match.ts'
import type { LoadedGame, Opening } from '../table/open/opening.ts'
import { FarTable, type Wire } from './far-table.ts'

export interface Seated {
  readonly match: Match
  readonly session: Session
  readonly root: HTMLElement
  leave(): void
}

export interface Wish {
  readonly game: string
  /** A level by its id; else a preset by its name, dealt from the seed; else the first of them. */
  readonly level?: string
  readonly preset?: string
  readonly date?: string // of a daily
  readonly bot?: string
  readonly seed: string
  readonly wire: Wire
}

/** Every clock that a table goes by, for a test that turns them itself. */
export const TIME = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
] as const

/** A table for two whose answers are on their way for a frame. */
export const OPPOSITE_SPARK: Wish = {
  ...{ game: 'chainfall', bot: 'spark', seed: 'far' },
  wire: { carry: deliver => void setTimeout(deliver, 16) },
}

/** Fetches everything first, so that nothing but the wire is waited for. */
export async function sitDown({ game: id, level: levelId, preset: presetName, date, bot: botId, seed, wire }: Wish): Promise<Seated> {
  const entry = findGame(id)
  if (!entry) throw new Error(`there is no game ${id}`)
  const [game, minds, levels, programme, restart] = await Promise.all([
    entry.game(),
    entry.minds(),
    entry.levels(),
    entry.programme(),
    entry.restart(),
  ])
  const loaded: LoadedGame = { game, minds, levels, programme, restart }
  const stage = await staged(id).stage()
  await Promise.all([
    import('../table/deferred.ts'),
    import('../table/frames/duel.tsx'),
    import('../table/frames/framed.tsx'),
    wordsThere(),
  ])
  const level = levels.find(each => each.id === levelId)
  const preset = game.presets.find(({ name }) => name === presetName) ?? game.presets[0]
  const deal = level ? level.deal : dealFrom(game, preset?.setup, seed)
  const bot = minds.bots.find(each => each.id === botId) ?? null
  const opening: Opening = { deal, dealName: level?.name ?? preset?.name ?? null, bot, seed, origin: {} }
  const session = new Session(game, deal)
  const match = new LocalMatch(game, opening, { session, table: new FarTable(session, PERSON, wire), history: historyOf })
  const root = document.createElement('div')
  document.body.append(root)
  const wanted = level ? { level: level.id, seed } : { seed }
  const props = { game: id, wanted, date: date ?? null, opening, match, finished: null, notes: null, aside: null }
  render(<Host {...props} {...{ loaded, stage }} pages={await pagesOf(id)} restart={() => {}} />, root)
  return {
    match,
    session,
    root,
    leave() {
      render(null, root)
      root.remove()
    },
  }
}

/** Presses a key where the keyboard is. */
export function press(key: string): void {
  const target = document.activeElement ?? document.body
  for (const kind of ['keydown', 'keyup']) target.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }))
}

/** A referee who turns everything down once before taking it. */
export function onceRefused(): (text: string) => Refusal | null {
  const seen = new Set<string>()
  let ply = 0
  return text => {
    const name = `${ply} ${text}`
    if (seen.has(name)) {
      ply++
      return null
    }
    seen.add(name)
    return { code: 'spoilt', because: 'not yet', facts: {} }
  }
}
