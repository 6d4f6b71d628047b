import type { Refusal } from '../../../kernel/game.ts'
import { Lost } from '../../app/not-found.tsx'
import { staged } from '../../stages.ts'
import { appWords } from '../../words/app.ts'
import { aroundWords } from '../../words/around.ts'

/** An address that asks for a game there cannot be. */
export function Refused({ game, refusal }: { game: string; refusal: Refusal }) {
  const onward = { to: { page: 'play', game, wanted: {} }, text: appWords().lost.fresh(staged(game).title) } as const
  return <Lost sentence={aroundWords().address(refusal)} onward={onward} />
}
