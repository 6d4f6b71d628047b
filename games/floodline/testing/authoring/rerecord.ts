/** A replay carries its level, so a level that was edited needs its replays recorded again: the same inputs on the new level. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from '../../../../kernel/game.ts'
import { equal } from '../../../../kernel/plain.ts'
import { isFault, playOver, write } from '../../../../kernel/replay.ts'
import { type Entry, Session } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { LEVELS, readLevelFolders } from './folders.ts'

/** After the last input a game may take so many ticks to end. */
const PATIENCE = 36_000

export type Recording =
  | { readonly kind: 'same' } // it is of this very level
  | { readonly kind: 'new'; readonly text: string }
  | { readonly kind: 'failed'; readonly because: string }

/** The inputs of a replay, played on another version of its level. It fails unless the game ends as it did, with as many stars. */
export function rerecord(text: string, level: FloodLevel): Recording {
  const old = playOver(text, floodline)
  if (isFault(old)) return failed(`it cannot be played over: ${old.because}`)
  const before = old.session.outcome
  if (!before) return failed('it has no end')
  if (equal(old.session.deal, level)) return { kind: 'same' }
  const firstLine = text.split('\n').findIndex(line => line.startsWith('deal ')) + 2
  const { session, refused } = playInputs(old.session.log, level, firstLine)
  const { outcome } = session
  const asGood = outcome?.code === before.code && outcome.scores[0] === before.scores[0]
  if (refused?.kind === 'action') return failed(refused.because)
  if (asGood) return { kind: 'new', text: write(session, old.origin) }
  const where = refused?.because ?? 'every line is played'
  return failed(`${where}, and it ends "${endOf(outcome)}", not "${endOf(before)}"`)
}

function failed(because: string): Recording {
  return { kind: 'failed', because }
}

interface Refused {
  /** The game was over already, or the rules do not allow the action. */
  readonly kind: 'over' | 'action'
  readonly because: string
}

/** Stops at the first input that cannot be played. */
function playInputs(
  log: readonly Entry[],
  level: FloodLevel,
  firstLine: number,
): { readonly session: Session<Floodline>; readonly refused: Refused | null } {
  const session = new Session(floodline, level)
  for (const [at, { tick, seat, text }] of log.entries()) {
    if (seat === null) continue // a checkpoint, which the new session makes by itself
    session.advance(tick - session.tick)
    const line = `line ${firstLine + at} ("${tick} ${text}")`
    if (session.outcome) return { session, refused: { kind: 'over', because: `${line} comes too late` } }
    const refusal = session.offer(seat, text)
    if (refusal) return { session, refused: { kind: 'action', because: `${line} is refused: ${refusal.because}` } }
  }
  session.advance(PATIENCE)
  return { session, refused: null }
}

function endOf(outcome: Outcome | null): string {
  if (!outcome) return 'not at all'
  return outcome.code === 'won' ? `won, ${outcome.scores[0]} of 3 stars` : outcome.code
}

export interface Relevelled {
  readonly file: string // campaign/01-first-stack/gold.replay
  readonly ok: boolean
  readonly says: string
}

/** Records the replays of a level again, or of all levels. What fails is left as it is. */
export function relevel(id: string | null, root = LEVELS): Relevelled[] {
  const { campaign, puzzles, faults } = readLevelFolders(root)
  const unreadable = faults.map(complaint).filter(({ file }) => id === null || file.replace(/^[a-z]+\/\d\d-/, '') === id)
  const wanted = [...campaign, ...puzzles].filter(folder => id === null || folder.id === id)
  if (wanted.length + unreadable.length === 0) return [{ file: String(id), ok: false, says: 'there is no such level' }]
  return [
    ...unreadable,
    ...wanted.flatMap(({ place, level, replays }) => replays.map(replay => rerecordFile(root, `${place}/${replay}`, level))),
  ]
}

/** A fault begins with the folder it was found in. */
function complaint(fault: string): Relevelled {
  const colon = fault.indexOf(': ')
  return { file: fault.slice(0, colon), ok: false, says: fault.slice(colon + 2) }
}

function rerecordFile(root: string, file: string, level: FloodLevel): Relevelled {
  const path = join(root, file)
  const recording = rerecord(readFileSync(path, 'utf8'), level)
  if (recording.kind === 'failed') return { file, ok: false, says: recording.because }
  if (recording.kind === 'same') return { file, ok: true, says: 'unchanged, it is of this level' }
  writeFileSync(path, recording.text)
  return { file, ok: true, says: 'recorded again' }
}
