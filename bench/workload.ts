/** What a benchmark is made of. A game lists its own in games/NAME/testing/bench.ts, as `workloads`. */

/** Does one portion of work, large enough to be worth timing (a microsecond or more), and returns something that depends on it. */
export type Portion = () => number

/** How many times faster ours is than the textbook's way, on the same work in the same minute. */
export interface Race {
  readonly kind: 'race'
  readonly name: string
  readonly ours: Portion
  readonly textbook: Portion
  readonly bar: number // at least
  readonly stretch?: number
}

/** How many times longer the same code takes on something `times` as large. */
export interface Growth {
  readonly kind: 'growth'
  readonly name: string
  readonly small: Portion
  readonly large: Portion
  readonly times: number
  readonly bar: number // at most
  readonly stretch?: number
}

/** How many bytes a portion leaves behind. */
export interface Allocation {
  readonly kind: 'allocation'
  readonly name: string
  readonly work: Portion
  readonly bar: number // at most
  readonly stretch?: number
}

/** How many milliseconds of the processor a portion takes, in the middle of many: for what somebody waits for. */
export interface Duration {
  readonly kind: 'duration'
  readonly name: string
  readonly work: Portion
  readonly bar: number // at most
  readonly stretch?: number
}

/** How many of something it takes, 99 times of a hundred. Counted, not timed: the same on every machine. */
export interface Count {
  readonly kind: 'count'
  readonly name: string
  readonly counted: () => readonly number[]
  readonly bar: number // at most
  readonly stretch?: number
}

export type Workload = Race | Growth | Allocation | Duration | Count
