/** Before every file of tests: what a test waits for comes on a busy machine too, only later. The test as a whole has its limit. */
import { vi } from 'vitest'

const LONGEST_MS = 100_000

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: LONGEST_MS, ...(typeof options === 'number' ? { timeout: options } : options) })
