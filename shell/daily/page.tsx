import { useEffect, useState } from 'preact/hooks'
import { type Daily, findGame } from '../../games/index.ts'
import { Broken } from '../app/broken.tsx'
import { Header } from '../app/header.tsx'
import { Lost } from '../app/not-found.tsx'
import { staged } from '../stages.ts'
import { OpenTable } from '../table/open/open-table.tsx'
import { presetId } from '../table/open/opening.ts'
import { appWords } from '../words/app.ts'
import { aroundWords } from '../words/around.ts'
import { tableWords } from '../words/table.ts'
import { dayFault, dayOf } from './dates.ts'

/** The deal of a day: today's, or one of the days before. */
export function DailyPage({ game, date }: { game: string; date: string | null }) {
  const today = dayOf(Date.now())
  const day = date ?? today
  const fault = dayFault(day, today)
  const daily = useDaily(game)
  const words = aroundWords().daily
  const onward = { to: { page: 'daily', game, date: null }, text: words.today } as const
  if (fault === 'bad') return <Lost sentence={words.bad(day)} onward={onward} />
  if (fault === 'future') return <Lost sentence={words.future(day)} onward={onward} />
  if (daily === 'none')
    return (
      <Lost sentence={words.none} onward={{ to: { page: 'play', game, wanted: {} }, text: appWords().lost.fresh(staged(game).title) }} />
    )
  if (daily instanceof Error) return <Broken sentence={appWords().broken.fetch} />
  if (!daily) return <Opening title={tableWords().daily.name(day)} />
  const preset = presetId({ name: daily.preset(day) })
  return <OpenTable key={day} game={game} wanted={{ preset, seed: daily.seed(day) }} date={day} />
}

function useDaily(id: string): Daily | Error | 'none' | null {
  const [daily, setDaily] = useState<Daily | Error | 'none' | null>(null)
  useEffect(() => {
    let awaited = true
    const fetching = findGame(id)?.daily?.() ?? Promise.resolve('none' as const)
    fetching.then(
      found => awaited && setDaily(found),
      (error: unknown) => awaited && setDaily(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      awaited = false
    }
  }, [id])
  return daily
}

function Opening({ title }: { title: string }) {
  return (
    <>
      <Header />
      <main class="waiting column" tabIndex={-1} aria-busy="true">
        <p class="lead">{title}</p>
      </main>
    </>
  )
}
