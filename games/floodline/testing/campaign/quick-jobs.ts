/** Games that are played again by every `verify`: hands that do not think, and hands with one idea. */
import type { FloodLevel } from '../../nouns.ts'
import { highest, lowest, pillars, wallStick } from './greedy.ts'
import { DROPS, IDLE, PUSHES, TILTS_FIRST, type Tried, tried } from './hands.ts'
import { type Job, type Judged, job } from './job.ts'
import type { Subject } from './subject.ts'

/** One way in a hundred may happen to be the idea itself. */
const MOST_TILTED = Math.floor(TILTS_FIRST.length / 100)

function none(_: Subject, { games, won, ends }: Tried): Judged {
  if (won.length > 0) return { ok: false, says: `${won.length} of ${games} win: ${won.slice(0, 3).join('; ')}` }
  return { ok: true, says: games === 1 ? endings(ends) : `0 of ${games} win (${endings(ends)})` }
}

function few(subject: Subject, figures: Tried): Judged {
  const { games, won } = figures
  if (won.length === 0 || won.length > MOST_TILTED) return none(subject, figures)
  return { ok: true, says: `${won.length} of ${games} win, at most ${MOST_TILTED} may: ${won.slice(0, 2).join('; ')}` }
}

/**
 * One idea for all places may carry one through a level but not to all its stars, and never without what the level needs; except where that
 * very idea is the lesson: to build low and tidily (1), to stick to rock (2, 3), to keep off the water (11), to fill what is low (12).
 */
const unstarred =
  (usesTilts: boolean, lessons: readonly number[]) =>
  ({ number, needs }: Subject, { games, won, ends }: Tried): Judged => {
    if (games === 0) return { ok: true, says: 'this level has no tilts' }
    if (won.length === 0) return { ok: true, says: endings(ends) }
    const isLesson = lessons.includes(number)
    const dodged = needs.some(tool => tool !== 'turn' && !(usesTilts && tool === 'tilt'))
    return {
      ok: isLesson || (!dodged && !('won ★★★' in ends)),
      says: `${endings(ends)}${isLesson ? ', which is its lesson' : ''}: ${won.slice(0, 3).join('; ')}`,
    }
  }

function endings(ends: Tried['ends']): string {
  return Object.entries(ends)
    .toSorted(([, a], [, b]) => b - a)
    .map(([end, games]) => (games === 1 ? end : `${games} × ${end}`))
    .join(', ')
}

type Play = (level: FloodLevel) => Tried

function quick(name: string, title: string, play: Play, judge: (subject: Subject, figures: Tried) => Judged): Job {
  return job<Tried>({ name, title, quick: true, refutes: true, run: ({ level }) => play(level), judge })
}

export const QUICK_JOBS: readonly Job[] = [
  quick('idle', 'no input', level => tried(level, IDLE), none),
  quick('drops', 'hard drops only', level => tried(level, DROPS), none),
  quick('push', 'the same keys for every piece', level => tried(level, PUSHES), none),
  quick('tilt-first', 'tilt first, drop, tilt again', level => tried(level, TILTS_FIRST), few),
  quick('pillar', 'a pillar in a corner', pillars, unstarred(false, [11])),
  quick('wall-stick', 'stick to a wall', wallStick, unstarred(true, [2, 3])),
  quick('highest', 'always the highest place', highest, unstarred(false, [11])),
  quick('lowest', 'always the lowest place', lowest, unstarred(false, [1, 12])),
]
