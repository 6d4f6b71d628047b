import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../games/index.ts'
import type { Minds } from '../../kernel/game.ts'
import { wordsThere } from '../../ui/language.ts'
import type { GamePage } from '../../ui/pages.ts'
import type { StageModule } from '../../ui/stage.ts'
import { staged } from '../stages.ts'
import type { LoadedGame } from '../table/open/opening.ts'
import { pagesOf } from './game-files.ts'

/** Everything a game needs on the screen. */
export interface Fetched {
  readonly loaded: LoadedGame
  readonly stage: StageModule
  readonly pages: readonly GamePage[]
}

/** A board that is shown has a mind at it; a table has one only where somebody sits opposite. */
type For = 'show' | 'table'

/** Null: on its way. The error is for showing, not for handling: a page that could not be fetched can only be tried again. */
export function useGame(id: string, wanted: For = 'show'): Fetched | Error | null {
  const [fetched, setFetched] = useState<{ of: string; what: Fetched | Error } | null>(null)
  useEffect(() => {
    let awaited = true
    fetchGame(id, wanted).then(
      what => awaited && setFetched({ of: id, what }),
      (error: unknown) => awaited && setFetched({ of: id, what: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      awaited = false
    }
  }, [id, wanted])
  return fetched?.of === id ? fetched.what : null
}

/** Who plays alone needs nobody who thinks; a hint is thought about elsewhere. */
const NOBODY: Minds = { bots: [], guide: null }

async function fetchGame(id: string, wanted: For): Promise<Fetched> {
  const entry = findGame(id)
  if (!entry) throw new Error(`there is no game ${id}`)
  const [game, levels, programme, restart, stage, pages] = await Promise.all([
    entry.game(),
    entry.levels(),
    entry.programme(),
    entry.restart(),
    staged(id).stage(),
    pagesOf(id),
  ])
  const minds = wanted === 'table' && game.seats === 1 ? NOBODY : await entry.minds()
  await wordsThere()
  return { loaded: { game, minds, levels, programme, restart }, stage, pages }
}
