import { useEffect, useState } from 'preact/hooks'

/** Counts down from what was told last; null: nothing runs. `told`: the same number may be told again. */
export function useCountdown(from: number | null, told: unknown = from): number | null {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    setLeft(from)
    if (from === null) return
    const since = performance.now()
    const timer = setInterval(() => setLeft(Math.max(0, from - (performance.now() - since))), 500)
    return () => clearInterval(timer)
  }, [told])
  return left
}
