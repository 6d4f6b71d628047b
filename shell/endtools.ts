/** What can be done with a game that is over. */
import { BadgeCheck, type IconNode, RotateCcw, Share2, ShieldAlert, SquarePlay } from 'lucide'
import { navigate } from './address.ts'
import { verifyBeside } from './beside.ts'
import { completedKind } from './opening.ts'
import { rematchSeed } from './rematch.ts'
import { hrefOf, type Route } from './route.ts'
import { save } from './save.ts'
import { copied, encoded, handedOn, LONGEST_LINK } from './share.ts'
import type { Sitting } from './sitting.ts'
import { staged } from './stages.ts'
import type { Item } from './tablemenu.tsx'
import { saidAround } from './words/around.ts'

export interface EndSaid {
  readonly icon: IconNode
  readonly text: string
  readonly well: boolean
}

const well = (text: string): EndSaid => ({ icon: BadgeCheck, text, well: true })
const badly = (text: string): EndSaid => ({ icon: ShieldAlert, text, well: false })

export async function watch({ match, keeper }: Sitting): Promise<void> {
  const { finished } = keeper.kept.peek()
  if (finished) return navigate({ page: 'watch', kept: finished.id, replay: null, at: null })
  navigate({ page: 'watch', kept: null, replay: await encoded(await match.replay()), at: null })
}

export async function share(sitting: Sitting): Promise<void> {
  const { end, menu } = saidAround()
  const to = await shareRoute(sitting)
  if (!to) return sitting.endSay(badly(end.tooLong))
  const came = await handedOn(shareText(sitting), new URL(hrefOf(to), location.href).href)
  if (came === 'copied') sitting.endSay(well(end.shared))
  if (came === 'neither') sitting.endSay(badly(menu.notCopied))
}

/** A link to the game as it stands, whether or not it is over. */
export async function copyGame({ match, tell }: Sitting): Promise<void> {
  const { end, menu } = saidAround()
  const replay = await encoded(await match.replay())
  if (replay.length > LONGEST_LINK) return tell(end.tooLong)
  const href = new URL(hrefOf({ page: 'watch', kept: null, replay, at: null }), location.href).href
  tell((await copied(href)) ? menu.copied : menu.notCopied)
}

export async function verify({ match, endSay }: Sitting): Promise<void> {
  const { end } = saidAround()
  endSay(well(end.verifying))
  const verdict = await verifyBeside(await match.replay())
  endSay(verdict.ok ? well(end.verified(verdict.hash)) : badly(end.fault(verdict.fault.because)))
}

/** The same kind of game, another deal. */
export function playAgain({ game, wanted, date, unboxed, opening }: Sitting): void {
  const seed = rematchSeed(unboxed.game, opening)
  navigate({ page: 'play', game, wanted: { ...completedKind(unboxed, wanted), seed } }, date === null ? 'replace' : 'push')
}

export async function saveReplay({ match, file }: Pick<Sitting, 'match' | 'file'>): Promise<void> {
  save(`${file}.replay`, await match.replay())
}

/** A daily is shared by its day, so that nobody is told what comes; any other game as a whole. Null: too long for a link. */
async function shareRoute({ game, date, match }: Sitting): Promise<Route | null> {
  if (date !== null) return { page: 'daily', game, date }
  const replay = await encoded(await match.replay())
  return replay.length > LONGEST_LINK ? null : { page: 'watch', kept: null, replay, at: null }
}

function shareText({ game, date, match, stage }: Sitting): string {
  const { end, moves } = saidAround()
  const { title } = staged(game)
  const { outcome, view } = match.table
  const facts = (outcome && stage.words.shared?.(view, outcome)) ?? `${stage.words.standing(view)} · ${moves(match.moves)}`
  return date === null ? end.shareText(title, facts) : end.dailyText(title, date, facts)
}

/** The same in a menu. */
export function endItems(sitting: Sitting): readonly Item[] {
  const { end } = saidAround()
  return [
    { icon: RotateCcw, text: end.sameDeal, pick: sitting.startOver },
    { icon: SquarePlay, text: end.watch, pick: () => void watch(sitting) },
    { icon: Share2, text: end.share, pick: () => void share(sitting) },
    { icon: BadgeCheck, text: end.verify, pick: () => void verify(sitting) },
  ]
}
