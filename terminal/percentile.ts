/** The value that so large a part of the values does not exceed; 1 is the largest of them. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

/** Milliseconds in a line: the middle, the slow ones, the slowest. */
export function spread(times: readonly number[]): string {
  return `p50 ${percentile(times, 0.5).toFixed(1)} p95 ${percentile(times, 0.95).toFixed(1)} longest ${percentile(times, 1).toFixed(1)} ms`
}
