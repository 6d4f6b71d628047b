/** What can be done with a game that is over. */
import { BadgeCheck, type IconNode, RotateCcw, Share2, ShieldAlert, SquarePlay } from 'lucide'
import { navigate } from '../../app/address.ts'
import { hrefOf, type Route } from '../../app/route.ts'
import { save } from '../../replay/save-file.ts'
import { copied, encoded, handedOn, LONGEST_LINK } from '../../replay/share-link.ts'
import { staged } from '../../stages.ts'
import { examineInWorker } from '../../thinking/client.ts'
import { aroundWords } from '../../words/around.ts'
import { movesIn } from '../match.ts'
import { freshRoute } from '../open/fresh-route.ts'
import { completedKind } from '../open/opening.ts'
import { rematchSeed } from '../open/rematch.ts'
import type { TableModel } from '../use-table.ts'
import { helpSaid } from './ending.ts'
import type { Item } from './table-menu.tsx'

export interface EndSaid {
  readonly icon: IconNode
  readonly text: string
  readonly well: boolean
}

const well = (text: string): EndSaid => ({ icon: BadgeCheck, text, well: true })
const badly = (text: string): EndSaid => ({ icon: ShieldAlert, text, well: false })

export async function watch({ match, autosave }: TableModel): Promise<void> {
  const { finished } = autosave.kept.peek()
  if (finished) return navigate({ page: 'watch', kept: finished.id, replay: null, at: null })
  const replay = (await match.replay?.()) ?? null
  if (replay !== null) navigate({ page: 'watch', kept: null, replay: await encoded(replay), at: null })
}

export async function share(model: TableModel): Promise<void> {
  const { end, menu } = aroundWords()
  const to = await shareRoute(model)
  if (!to) return model.endSay(badly(end.tooLong))
  const came = await handedOn(shareText(model), new URL(hrefOf(to), location.href).href)
  if (came === 'copied') model.endSay(well(end.shared))
  if (came === 'neither') model.endSay(badly(menu.notCopied))
}

/** A link to the game as it stands, whether or not it is over. */
export async function copyGame({ match, tell }: TableModel): Promise<void> {
  const { end, menu } = aroundWords()
  const text = (await match.replay?.()) ?? null
  const replay = text === null ? null : await encoded(text)
  if (replay === null || replay.length > LONGEST_LINK) return tell(end.tooLong)
  const href = new URL(hrefOf({ page: 'watch', kept: null, replay, at: null }), location.href).href
  tell((await copied(href)) ? menu.copied : menu.notCopied)
}

export async function verify({ match, endSay, stage }: TableModel): Promise<void> {
  const { end } = aroundWords()
  const replay = match.replay?.()
  if (!replay) return
  endSay(well(end.verifying))
  const [{ findingSaid }, examined] = await Promise.all([import('../../replay/checked.tsx'), examineInWorker(await replay)])
  const { verdict } = examined
  endSay(
    verdict.ok
      ? well(`${end.verified(verdict.hash)} ${findingSaid(examined, stage.words) ?? ''}.`)
      : badly(end.fault(verdict.fault.because)),
  )
}

/** The same kind of game, another deal. */
export function playAgain({ wanted, date, loaded, opening }: TableModel): void {
  const seed = rematchSeed(loaded.game, opening)
  navigate(freshRoute(loaded.game, completedKind(loaded, wanted), seed), date === null ? 'replace' : 'push')
}

export async function saveReplay({ match, file }: Pick<TableModel, 'match' | 'file'>): Promise<void> {
  const replay = (await match.replay?.()) ?? null
  if (replay !== null) save(`${file}.replay`, replay)
}

/** A daily is shared by its day, so that nobody is told what comes; any other game as a whole. Null: too long for a link. */
async function shareRoute({ game, date, match }: TableModel): Promise<Route | null> {
  if (date !== null) return { page: 'daily', game, date }
  const text = (await match.replay?.()) ?? null
  const replay = text === null ? null : await encoded(text)
  return replay === null || replay.length > LONGEST_LINK ? null : { page: 'watch', kept: null, replay, at: null }
}

/** What helped is part of the result. */
export function shareText({ game, date, match, stage, company }: TableModel): string {
  const { end, moves } = aroundWords()
  const { title } = staged(game)
  const { outcome, view } = match.table
  const facts = (outcome && stage.words.shared?.(view, outcome)) ?? `${stage.words.standing(view)} · ${moves(movesIn(match.lines))}`
  const told = [facts, helpSaid(match, company)].filter(part => part !== '').join(' · ')
  return date === null ? end.shareText(title, told) : end.dailyText(title, date, told)
}

/** The same in a menu. */
export function endItems(model: TableModel): readonly Item[] {
  const { end } = aroundWords()
  return [
    { icon: RotateCcw, text: end.sameDeal, pick: model.startOver },
    { icon: SquarePlay, text: end.watch, pick: () => void watch(model) },
    { icon: Share2, text: end.share, pick: () => void share(model) },
    { icon: BadgeCheck, text: end.verify, pick: () => void verify(model) },
  ]
}
