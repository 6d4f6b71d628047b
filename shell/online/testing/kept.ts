import { vi } from 'vitest'

/** What the browser keeps, for the time of a test; `vi.unstubAllGlobals` ends it. */
export function keepOnDevice(): void {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}
