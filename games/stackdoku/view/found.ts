/** What a hint is made of, for whoever draws it or puts it into words. */
import type { Advice } from '../../../kernel/game.ts'
import type { Language } from '../../../ui/language.ts'
import type { Explanation } from '../../../ui/stage.ts'
import type { Reason } from '../minds/guide.ts'
import type { Doom } from '../minds/judge.ts'
import type { Stackdoku } from '../nouns.ts'

export type Reasons = Readonly<Record<Language, (view: Stackdoku['View'], advice: Advice<Stackdoku>) => Explanation>>

/** The tiles that are advised. In a game that is lost the advice is for later: it is about none that lies there now. */
export function advisedTiles(advice: Advice<Stackdoku> | null): readonly number[] {
  return advice?.action.kind === 'take' && !foundIn(advice).doom ? [advice.action.a, advice.action.b] : []
}

/** What the guide found, as it wrote it into its facts. */
export function foundIn({ facts }: Advice<Stackdoku>): { readonly reason: Reason | null; readonly doom: Doom | null } {
  return facts as unknown as { reason: Reason | null; doom: Doom | null }
}
