import { BadgeCheck, type IconNode, RotateCcw, Share2, ShieldAlert, SquarePlay } from 'lucide'
import { useState } from 'preact/hooks'
import { verify } from '../kernel/replay.ts'
import { Icon } from '../ui/icon.tsx'
import { navigate } from './address.ts'
import type { Item } from './menu.tsx'
import { hrefOf, type Route } from './route.ts'
import { encoded, handedOn, LONGEST_LINK } from './share.ts'
import type { Sitting } from './sitting.ts'
import { staged } from './stages.ts'
import { said } from './words/table.ts'

/** What can be done with a game that is over. */
export interface EndTools {
  readonly told: { readonly icon: IconNode; readonly text: string; readonly well: boolean } | null
  sameDeal(): void
  watch(): void
  share(): void
  verify(): void
}

export function useEndTools(sitting: Sitting): EndTools {
  const [told, tell] = useState<EndTools['told']>(null)
  const { match, keeper } = sitting
  const words = said()

  async function watch(): Promise<void> {
    const { finished } = keeper.kept.peek()
    if (finished) return navigate({ page: 'watch', kept: finished.id, replay: null, at: null })
    navigate({ page: 'watch', kept: null, replay: await encoded(match.replay()), at: null })
  }

  async function share(): Promise<void> {
    const to = await shareRoute(sitting)
    if (!to) return tell({ icon: ShieldAlert, text: words.end.tooLong, well: false })
    const came = await handedOn(shareText(sitting), new URL(hrefOf(to), location.href).href)
    if (came === 'copied') tell({ icon: BadgeCheck, text: words.end.shared, well: true })
    if (came === 'neither') tell({ icon: ShieldAlert, text: words.menu.notCopied, well: false })
  }

  return {
    told,
    sameDeal: sitting.startOver,
    watch: () => void watch(),
    share: () => void share(),
    verify() {
      tell({ icon: BadgeCheck, text: words.end.verifying, well: true })
      // After the sentence is on the screen: a long game takes a moment.
      setTimeout(() => {
        const verdict = verify(match.replay(), match.game)
        if (verdict.ok) tell({ icon: BadgeCheck, text: words.end.verified(verdict.hash), well: true })
        else tell({ icon: ShieldAlert, text: words.end.fault(verdict.fault.because), well: false })
      })
    },
  }
}

/** A daily is shared by its day, so that nobody is told what comes; any other game as a whole. Null: too long for a link. */
async function shareRoute({ game, date, match }: Sitting): Promise<Route | null> {
  if (date !== null) return { page: 'daily', game, date }
  const replay = await encoded(match.replay())
  return replay.length > LONGEST_LINK ? null : { page: 'watch', kept: null, replay, at: null }
}

function shareText({ game, date, match, stage }: Sitting): string {
  const { end, moves } = said()
  const { title } = staged(game).cover
  const { outcome, view } = match.table
  const facts = (outcome && stage.words.shared?.(view, outcome)) ?? `${stage.words.standing(view)} · ${moves(match.moves)}`
  return date === null ? end.shareText(title, facts) : end.dailyText(title, date, facts)
}

export function endItems(tools: EndTools): readonly Item[] {
  const { end } = said()
  return [
    { icon: RotateCcw, text: end.sameDeal, pick: tools.sameDeal },
    { icon: SquarePlay, text: end.watch, pick: tools.watch },
    { icon: Share2, text: end.share, pick: tools.share },
    { icon: BadgeCheck, text: end.verify, pick: tools.verify },
  ]
}

/** The region is there before anything is said in it, so that it is read out. */
export function EndNote({ tools: { told }, note }: { tools: EndTools; note: string | null }) {
  return (
    <div class="end-note" role="status">
      {told && (
        <p data-well={told.well}>
          <Icon of={told.icon} />
          {told.text}
        </p>
      )}
      {note !== null && <p data-well="true">{note}</p>}
    </div>
  )
}
