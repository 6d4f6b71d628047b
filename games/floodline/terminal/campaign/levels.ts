/** Which levels of the campaign are meant, and how many cores work on them. */
import { availableParallelism } from 'node:os'
import type { Arguments } from '../../../../terminal/arguments.ts'
import { instead } from '../../../../terminal/did-you-mean.ts'
import { UsageError } from '../../../../terminal/usage-error.ts'
import { readSubjects, type Subject, subjectOfFile } from '../../testing/campaign/subject.ts'

const MOST_WORKERS = 8

export interface Chosen {
  readonly subjects: readonly Subject[]
  readonly faults: readonly string[]
}

/** By the words that follow the verb and --only; all of them when nothing is said. */
export function chooseLevels(given: Arguments): Chosen {
  const only = given.text('only')
  const words = [...given.words.slice(1), ...(only === undefined ? [] : [only])]
  const { subjects, faults } = readSubjects()
  if (words.length === 0) return { subjects, faults }
  const chosen = words.map(word => chooseLevel(word, subjects))
  return { subjects: chosen, faults: faults.filter(fault => chosen.some(({ id }) => fault.includes(`-${id}: `))) }
}

export function chooseLevel(word: string, subjects = readSubjects().subjects): Subject {
  if (word.endsWith('.json')) {
    const subject = subjectOfFile(word)
    if ('because' in subject) throw new UsageError(`${word} cannot be played: ${subject.because}`)
    return subject
  }
  const found = subjects.find(({ id, number }) => id === word.replace(/^\d\d-/, '') || String(number) === word.replace(/^0/, ''))
  if (found) return found
  const ids = subjects.map(({ id }) => id)
  throw new UsageError(`the campaign has no level "${word}"; ${instead(word, ids, 'levels')}`)
}

export function chooseWorkers(given: Arguments): number {
  return given.whole('workers', 1, MOST_WORKERS, Math.min(MOST_WORKERS, availableParallelism()))
}
