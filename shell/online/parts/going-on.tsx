import type { ComponentType } from 'preact'
import { onlineWords } from '../words/online.ts'
import { useMyGames } from './my-games.ts'

/** Where no game is under way on this device, one may be under way elsewhere; it stands at the top of the page. */
export function GoingOn({ None }: { None: ComponentType }) {
  const mine = useMyGames()
  if (!mine?.length) return <None />
  return <p class="going-none panel flat centred">{onlineWords().front.ownAbove(mine.length)}</p>
}
