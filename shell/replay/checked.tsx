/** A replay played over beside the page, and what came of it: whether it holds, and where its deal is from. */
import { BadgeCheck, ShieldAlert, ShieldQuestion } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import type { Examined, Provenance } from '../../games/provenance.ts'
import { Icon } from '../../ui/icon.tsx'
import type { StageWords } from '../../ui/stage.ts'
import { named } from '../../ui/voice.ts'
import { examineInWorker } from '../thinking/client.ts'
import { tableWords } from '../words/table.ts'
import { watchWords } from '../words/watch.ts'

/** Null: it is still being looked at, or there is nobody to look at it. `text` may still have to be written. */
export function useExamined(text: string | (() => Promise<string>)): Examined | null {
  const [examined, setExamined] = useState<Examined | null>(null)
  useEffect(() => {
    let awaited = true
    setExamined(null)
    const asked = async (): Promise<Examined> => examineInWorker(typeof text === 'string' ? text : await text())
    asked().then(
      found => awaited && setExamined(found),
      () => {}, // no worker, no verdict: nothing is claimed
    )
    return () => {
      awaited = false
    }
  }, [text])
  return examined
}

export function Badge({ examined }: { examined: Examined | null }) {
  const words = watchWords()
  if (!examined) return <span class="chip">{words.checking}</span>
  const { verdict, provenance } = examined
  const ours = provenance !== null && provenance.from !== 'own'
  if (verdict.ok)
    return (
      <span class={ours ? 'chip verified' : 'chip'}>
        <Icon of={ours ? BadgeCheck : ShieldQuestion} />
        {words.verified}
      </span>
    )
  const unfinished = verdict.fault.kind === 'unfinished'
  return (
    <span class="chip">
      <Icon of={unfinished ? ShieldQuestion : ShieldAlert} />
      {unfinished ? words.unfinished : words.wrong}
    </span>
  )
}

/** A seed that somebody may type is shown as it is; one that a server made by its first digits. */
function inShort(seed: string): string {
  return seed.length > 32 ? `${seed.slice(0, 8)} …` : seed
}

/** Where the deal is from, in the language in force. */
export function provenanceSaid(provenance: Provenance, words: StageWords): string {
  const { from } = watchWords()
  const preset = (name: string): string => words.preset?.(name) ?? name
  switch (provenance.from) {
    case 'level':
      return from.level(named(words, 'level', provenance.level, provenance.name), provenance.earlier)
    case 'series':
      return from.series(preset(provenance.preset), provenance.level)
    case 'daily':
      return tableWords().daily.name(provenance.date)
    case 'seed':
      return from.seed(provenance.preset === null ? null : preset(provenance.preset), inShort(provenance.seed))
    case 'own':
      return from.own(provenance.resembles)
  }
}

/** What is wrong with it or where it is from, as one line; null: nothing is known yet. */
export function findingSaid({ verdict, provenance }: Examined, words: StageWords): string | null {
  if (!verdict.ok && verdict.fault.kind !== 'unfinished') return watchWords().notSo(verdict.fault.because)
  return provenance && provenanceSaid(provenance, words)
}
