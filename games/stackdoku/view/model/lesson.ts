/** The tutorial at a table: which beat of its script it is at. */
import { type Signal, signal } from '@preact/signals'
import { type Beat, beatIn, type Done, nextBeat, TUTORIAL } from '../../levels/tutorial.ts'
import type { Stackdoku } from '../../nouns.ts'

export interface Lesson {
  readonly beat: Signal<Beat>
  /** Something was done: the script goes on if it is what it waited for. */
  see(view: Stackdoku['View'], done: Done): void
}

/** Null for every level but one. */
export function lessonIn(view: Stackdoku['View']): Lesson | null {
  if (view.layout !== TUTORIAL) return null
  const beat = signal(beatIn(view))
  return {
    beat,
    see(now, done) {
      beat.value = nextBeat(beat.peek(), now, done)
    },
  }
}
