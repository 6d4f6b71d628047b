import type { Refusal } from '../../../kernel/game.ts'
import { Lost } from '../../app/not-found.tsx'
import { staged } from '../../stages.ts'
import { saidAround } from '../../words/around.ts'
import { house } from '../../words/house.ts'

/** An address that asks for a game there cannot be. */
export function Refused({ game, refusal }: { game: string; refusal: Refusal }) {
  const onward = { to: { page: 'play', game, wanted: {} }, text: house().lost.fresh(staged(game).title) } as const
  return <Lost sentence={saidAround().address(refusal)} onward={onward} />
}
