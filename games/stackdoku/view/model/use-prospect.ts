import { useEffect } from 'preact/hooks'
import type { PlayerProps } from '../../../../ui/stage.ts'
import type { Prospect } from '../../minds/prospect.ts'
import type { Stackdoku } from '../../nouns.ts'
import type { ViewState } from '../view-state.ts'

/** Whether the game can still be won, asked of the exact solver beside the page after every change. [SD-39] */
export function useProspect({ table, news, judge }: PlayerProps<Stackdoku>, { prospect }: ViewState): void {
  const wanted = table.view.assist && table.outcome === null
  useEffect(() => {
    if (!wanted || !judge) {
      prospect.value = null
      return
    }
    let current = true
    judge().then(
      answer => {
        if (current) prospect.value = answer as Prospect | null
      },
      () => {
        // A solver that cannot be reached leaves the question open: nothing is claimed.
        if (current) prospect.value = null
      },
    )
    return () => {
      current = false
    }
  }, [news, wanted, prospect])
}
