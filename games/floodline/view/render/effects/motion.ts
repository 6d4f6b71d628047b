/** Movement that says what happened and then stops. */

/** Out quickly, in softly. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3

const OVERSHOOT_MS = 120
const LEAN_MS = 200
const OVERSHOOT = 16 / 14

/** How far the board has leaned, 0 to 1 and a little over: past the mark by 120 ms, back on it by 200. */
export function leanAt(ms: number): number {
  if (ms <= 0) return 0
  if (ms < OVERSHOOT_MS) return OVERSHOOT * easeOut(ms / OVERSHOOT_MS)
  if (ms < LEAN_MS) return OVERSHOOT + (1 - OVERSHOOT) * easeOut((ms - OVERSHOOT_MS) / (LEAN_MS - OVERSHOOT_MS))
  return 1
}

export const LEAN_LASTS_MS = LEAN_MS

/** Numbers on their way from where they were to where they shall be. */
export class Glide<Name extends string> {
  readonly #ms: number
  readonly #curve: (ms: number, lasts: number) => number
  #from: Record<Name, number>
  #to: Record<Name, number>
  #since = Number.NEGATIVE_INFINITY
  #lasts: number

  constructor(
    at: Record<Name, number>,
    ms: number,
    curve = (passed: number, lasts: number): number => easeOut(Math.min(1, passed / lasts)),
  ) {
    this.#from = at
    this.#to = at
    this.#ms = ms
    this.#lasts = ms
    this.#curve = curve
  }

  get goal(): Readonly<Record<Name, number>> {
    return this.#to
  }

  /** From wherever it is now; at once when `cut`. It takes as long as it always does, unless somebody says otherwise. */
  towards(goal: Record<Name, number>, now: number, cut: boolean, lasts: number = this.#ms): void {
    this.#from = this.at(now)
    this.#lasts = lasts
    this.#to = goal
    this.#since = cut ? Number.NEGATIVE_INFINITY : now
  }

  at(now: number): Record<Name, number> {
    const passed = now - this.#since
    if (!(passed < this.#lasts)) return this.#to
    const part = this.#curve(Math.max(0, passed), this.#lasts)
    const at = { ...this.#to }
    for (const name of Object.keys(at) as Name[]) at[name] = this.#from[name] + (this.#to[name] - this.#from[name]) * part
    return at
  }

  moving(now: number): boolean {
    return now - this.#since < this.#lasts
  }
}
