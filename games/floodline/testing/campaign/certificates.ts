/** The replays that lie beside a level, and what they prove: that it can be won with exactly these stars, by a hand. */
import { equal } from '../../../../kernel/plain.ts'
import { isFault, playOver, verify } from '../../../../kernel/replay.ts'
import type { Session } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import type { Floodline, Metrics } from '../../nouns.ts'
import { starsOf } from '../../rules/stars.ts'
import { tooQuick } from './pace.ts'
import type { Subject } from './subject.ts'

/** Which stars a replay of this name must earn; others may earn any. */
export const STARS: Readonly<Record<string, string>> = { gold: '123', silver: '12', bronze: '1' }
export const MEDALS = Object.keys(STARS)

export interface Certificate {
  readonly name: string
  readonly stars: string // '12'
  readonly metrics: Pick<Metrics, 'pieces' | 'tilts' | 'shift' | 'holds'>
  readonly ticks: number
  readonly presses: number
  /** What is wrong with it, in words. */
  readonly faults: readonly string[]
}

export function certificates({ level, replays }: Pick<Subject, 'level' | 'replays'>): Certificate[] {
  return Object.entries(replays).map(([name, text]) => {
    const verdict = verify(text, floodline)
    const over = playOver(text, floodline)
    if (!verdict.ok || isFault(over)) {
      const because = verdict.ok ? 'cannot be played over' : verdict.fault.because
      return { name, stars: '', metrics: { pieces: 0, tilts: 0, shift: 0, holds: 0 }, ticks: 0, presses: 0, faults: [because] }
    }
    return certificateOf(name, over.session, level)
  })
}

function certificateOf(name: string, session: Session<Floodline>, level: Subject['level']): Certificate {
  const { pieces, tilts, shift, holds } = session.state.metrics
  const stars = starsText(session.state)
  const faults: string[] = []
  const wanted = STARS[name]
  if (!equal(session.deal, level)) faults.push('is of another version of the level')
  if (session.outcome?.code !== 'won') faults.push(`ends "${session.outcome?.code}"`)
  else if (wanted !== undefined && stars !== wanted) faults.push(`earns ★${stars}, not exactly ★${wanted}`)
  if (session.log.some(({ text }) => text.startsWith('!'))) faults.push('takes something back')
  const quick = tooQuick(session.deal, session.log)
  if (quick !== null) faults.push(quick)
  const presses = session.log.filter(({ seat, text }) => seat !== null && text !== 'soft-').length
  return { name, stars, metrics: { pieces, tilts, shift, holds }, ticks: session.tick, presses, faults }
}

export function starsText(state: Readonly<Floodline['State']>): string {
  const [one, two, three] = starsOf(state)
  return `${one ? 1 : ''}${two ? 2 : ''}${three ? 3 : ''}`
}
