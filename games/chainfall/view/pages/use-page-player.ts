import { useState } from 'preact/hooks'
import type { Refusal, Table } from '../../../../kernel/game.ts'
import { announce } from '../../../../ui/announce.tsx'
import type { Company, News, PlayerProps } from '../../../../ui/stage.ts'
import { useNews } from '../../../../ui/use-news.ts'
import type { Chainfall } from '../../nouns.ts'
import { words } from '../words/index.ts'

interface PagePlayer {
  readonly props: PlayerProps<Chainfall>
  /** What was refused in this position, as a sentence. */
  readonly refused: string | null
}

interface Options {
  readonly still: boolean
  readonly company: Company
  /** Takes the turn, or says why not. */
  act(action: Chainfall['Action']): Refusal | null
  /** What a press means that would be refused; false: it is refused. */
  instead?(): boolean
}

/** Somebody who plays on a page of the game's own: nobody advises, nothing is recorded, and the page itself says what was refused. */
export function usePagePlayer(table: Table<Chainfall>, { still, company, act, instead }: Options): PagePlayer {
  const news = useNews(table)
  const [latest, setLatest] = useState<{ readonly news: News<Chainfall>; readonly refusal: Refusal } | null>(null)
  const sentence = (refusal: Refusal): string => words.refused(refusal, company) ?? refusal.because

  function refuse(refusal: Refusal): void {
    if (instead?.()) return
    setLatest({ news, refusal })
    announce(sentence(refusal))
  }

  const refusal = latest?.news === news ? latest.refusal : null
  return {
    refused: refusal && sentence(refusal),
    props: {
      ...{ table, news, still, company, refusal, refuse },
      ...{ chosen: null, advice: null, choose: nothing, ask: nothing, dismiss: nothing },
      act(action) {
        const refused = act(action)
        if (refused) refuse(refused)
      },
    },
  }
}

function nothing(): void {}
