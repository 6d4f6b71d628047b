import { navigate } from '../app/address.ts'

/** Goes to a page of a game from wherever one is. */
export function enter(game: string, page: string, at: string | null = null): void {
  navigate({ page: 'game', game })
  location.hash = at === null ? page : `${page}=${at}`
}
