/** A value that was measured, and between which values it lies with 95 % confidence. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}
