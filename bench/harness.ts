/**
 * Measures on a machine that is never quiet. Seconds mean little there, so everything is a ratio of two things measured in
 * turns within a few milliseconds of each other: what disturbs one disturbs the other, and the median forgets the rest. Time is
 * what the processor spent on us, not what passed on the wall: while somebody else had the processor, nothing was measured.
 */
import type { Allocation, Count, Duration, Growth, Portion, Race, Workload } from './workload.ts'

/** What a measurement needs from the machine. Tests bring a clock that they turn by hand. */
export interface Machine {
  now(): number // milliseconds on the wall
  worked(): number // milliseconds that the processor has worked for us
  /** Collects all garbage and says how many bytes are in use. */
  settledHeap(): number
  /** How many bytes are in use now. */
  heap(): number
}

export interface Measured {
  readonly value: number // a ratio, or bytes or milliseconds a portion
  readonly low: number // a quarter of the rounds lie below
  readonly high: number // and a quarter above; of bytes, half
}

export const WARM_MS = 200
export const ROUND_MS = 12
export const ROUNDS = 25

/** Portions of one allocation round: few enough to fit the young generation, many enough to drown what the measuring leaves. */
const ALLOCATION_PORTIONS = 2_000
const ALLOCATION_ROUNDS = 9
const DURATION_PORTIONS = 200

/** Everything that was worked out ends here, so that no engine can prove it unused and skip it. */
export const blackHole = { sum: 0 }

export function measure(workload: Workload, machine: Machine): Measured {
  switch (workload.kind) {
    case 'race':
      return race(workload, machine)
    case 'growth':
      return growth(workload, machine)
    case 'allocation':
      return allocation(workload, machine)
    case 'duration':
      return duration(workload, machine)
    case 'count':
      return count(workload)
  }
}

function race({ ours, textbook }: Race, machine: Machine): Measured {
  return inTurns(textbook, ours, machine)
}

function growth({ large, small }: Growth, machine: Machine): Measured {
  return inTurns(large, small, machine)
}

/** Time of `over` divided by time of `under`, portion for portion. */
function inTurns(over: Portion, under: Portion, machine: Machine): Measured {
  const overPortions = warm(over, machine)
  const underPortions = warm(under, machine)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // Whoever goes second finds other caches and another clock speed; taking turns at it cancels that out.
    const overFirst = round % 2 === 0
    const first = overFirst ? timed(over, overPortions, machine) : timed(under, underPortions, machine)
    const second = overFirst ? timed(under, underPortions, machine) : timed(over, overPortions, machine)
    ratios.push(overFirst ? first / second : second / first)
  }
  return summary(ratios)
}

/** Runs until the engine has made up its mind about the code, and says how many portions make a round. */
function warm(work: Portion, machine: Machine): number {
  const began = machine.worked()
  let portions = 0
  while (machine.worked() - began < WARM_MS) {
    repeat(work, 1)
    portions++
  }
  // The first of them ran slowly; counting them errs towards shorter rounds, which is harmless.
  return Math.max(1, Math.round((portions * ROUND_MS) / (machine.worked() - began)))
}

/** Milliseconds a portion. */
function timed(work: Portion, portions: number, machine: Machine): number {
  const began = machine.worked()
  repeat(work, portions)
  return (machine.worked() - began) / portions
}

function repeat(work: Portion, portions: number): void {
  let sum = blackHole.sum
  for (let portion = 0; portion < portions; portion++) sum = (sum + work()) | 0
  blackHole.sum = sum
}

/** The quietest round counts: an engine may compile in the middle of one, and nothing makes allocations disappear. */
function allocation({ work }: Allocation, machine: Machine): Measured {
  warm(work, machine)
  const bytes: number[] = []
  for (let round = 0; round < ALLOCATION_ROUNDS; round++) {
    const before = machine.settledHeap()
    repeat(work, ALLOCATION_PORTIONS)
    bytes.push(Math.max(0, machine.heap() - before) / ALLOCATION_PORTIONS)
  }
  const { low, value: middle } = summary(bytes)
  return { value: Math.min(...bytes), low, high: middle }
}

/** Portion by portion: they may be of different sizes, and the one in the middle is what somebody usually waits for. */
function duration({ work }: Duration, machine: Machine): Measured {
  warm(work, machine)
  return summary(Array.from({ length: DURATION_PORTIONS }, () => timed(work, 1, machine)))
}

function count({ counted }: Count): Measured {
  const sorted = counted().toSorted((a, b) => a - b)
  return { value: quantile(sorted, 0.99), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) }
}

export function summary(values: readonly number[]): Measured {
  const sorted = values.toSorted((a, b) => a - b)
  return { value: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) }
}

/** Between the two nearest values, in proportion. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at - Math.floor(at))
}

export type Verdict = 'missed' | 'held' | 'stretched'

export function judge({ kind, bar, stretch }: Workload, { value }: Measured): Verdict {
  const reaches = (mark: number): boolean => (kind === 'race' ? value >= mark : value <= mark)
  if (!reaches(bar)) return 'missed'
  return stretch !== undefined && reaches(stretch) ? 'stretched' : 'held'
}

/** This machine, in a Node that was started with --expose-gc and a young generation large enough not to be collected. */
export function thisMachine(): Machine {
  const { gc } = globalThis
  if (gc === undefined) throw new Error('measuring needs node --expose-gc --max-semi-space-size=64; "lockstep bench" starts it so')
  return {
    now: () => performance.now(),
    worked: () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1000
    },
    heap: () => process.memoryUsage().heapUsed,
    settledHeap: () => {
      gc()
      return process.memoryUsage().heapUsed
    },
  }
}
