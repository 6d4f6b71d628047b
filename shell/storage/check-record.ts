/** Whether a record from outside is what its replay comes to. A file may say of itself what it likes; only its replays prove anything. */
import type { Examined, Provenance } from '../../games/provenance.ts'
import { presetId } from '../table/open/opening.ts'
import { type Finished, ONLINE_MODE, type Playing } from './records.ts'

/** What is not so, as a sentence, or null. */
export function recordFault(record: Playing | Finished, { verdict, provenance, origin, help }: Examined): string | null {
  if (!verdict.ok && verdict.fault.kind !== 'unfinished') return verdict.fault.because
  if (provenance && !fits(record.mode, provenance))
    return `it is listed as "${record.mode.slice(0, 60)}", and its deal is ${provenance.from === 'own' ? "somebody's own" : 'another one'}`
  // What day a daily counts for is read off its seed. A match on a server goes by its own name.
  if (record.mode !== 'taken' && record.mode !== ONLINE_MODE && origin?.seed !== undefined && origin.seed !== record.seed)
    return `it is listed with the seed "${record.seed.slice(0, 60)}", and it was dealt from another one`
  if (!('scores' in record)) return null
  if (!verdict.ok) return 'it is listed as a game that is over, and it is not'
  const { outcome } = verdict
  if (record.code !== outcome.code || record.winner !== outcome.winner || record.scores.join() !== outcome.scores.join())
    return `it is listed with the result ${record.scores.join(':')}, and it came to ${outcome.scores.join(':')}`
  if (record.figures && Object.entries(record.figures).some(([fact, value]) => outcome.facts[fact] !== value))
    return 'it is listed with other figures than it came to'
  const hints = (given: readonly { readonly hints: number }[]): string => given.map(each => each.hints).join(', ')
  if (record.help && hints(record.help.slice(0, help.length)) !== hints(help))
    return `it is listed with ${hints(record.help.slice(0, help.length))} hints, and ${hints(help)} were taken`
  if (record.help?.some(({ undos }, seat) => undos !== (help[seat]?.undos ?? 0)))
    return 'it is listed with other moves taken back than there were'
  return null
}

/** What a game is listed as is what records are kept by. A game that was taken over keeps none. */
function fits(mode: string, provenance: Provenance): boolean {
  if (mode === 'taken' || mode === ONLINE_MODE) return true
  if (mode === 'daily') return provenance.from === 'daily'
  const level = /^level:([^~]*)/.exec(mode)?.[1]
  if (level !== undefined) return provenance.from === 'level' && provenance.level === level
  const preset = /^preset:([^~]*)/.exec(mode)?.[1]
  // A preset that was changed goes on under its name and since when; a setup that no preset has now may have been one then.
  if (preset !== undefined && provenance.from === 'seed' && provenance.preset !== null)
    return presetId({ name: provenance.preset }).startsWith(preset)
  return provenance.from !== 'own' && provenance.from !== 'level'
}
