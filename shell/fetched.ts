import { useEffect, useState } from 'preact/hooks'
import { shelved } from '../games/index.ts'
import type { StageModule } from '../ui/stage.ts'
import type { Unboxed } from './opening.ts'
import { staged } from './stages.ts'

/** Everything a game needs on the screen. */
export interface Fetched {
  readonly unboxed: Unboxed
  readonly stage: StageModule
}

/** Null: on its way. The error is for showing, not for handling: a page that could not be fetched can only be tried again. */
export function useFetched(id: string): Fetched | Error | null {
  const [fetched, setFetched] = useState<{ of: string; what: Fetched | Error } | null>(null)
  useEffect(() => {
    let wanted = true
    fetchGame(id).then(
      what => wanted && setFetched({ of: id, what }),
      (error: unknown) => wanted && setFetched({ of: id, what: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      wanted = false
    }
  }, [id])
  return fetched?.of === id ? fetched.what : null
}

async function fetchGame(id: string): Promise<Fetched> {
  const shelf = shelved(id)
  if (!shelf) throw new Error(`there is no game ${id}`)
  const [game, minds, levels, stage] = await Promise.all([shelf.game(), shelf.minds(), shelf.levels(), staged(id).stage()])
  return { unboxed: { game, minds, levels }, stage }
}
