import { defineConfig } from 'vitest/config'

/** Which tests (tools/suites/suites.js). Without it, all. */
const tier = process.env['LOCKSTEP_UNIT']

const THOROUGH = '**/*.thorough.test.ts'

export default defineConfig({
  // The tests of rules need no page; those that do bring their own.
  test: {
    include: tier === 'thorough' ? [THOROUGH] : ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'dist/**', '.cache/**', 'e2e/**', ...(tier === 'core' ? [THOROUGH] : [])],
    environment: 'node',
    // Threads start faster than processes, and nothing here changes its process.
    pool: 'threads',
    // Without it one core is left idle, which is half of a small machine.
    maxWorkers: '100%',
    // Some tests start the tools they are about (a compiler, a linter), which takes seconds on a busy machine. Nothing here is a measurement.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 100_000 } },
    setupFiles: 'tools/suites/patience.ts',
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
})
