import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The tests of rules need no page; those that do bring their own.
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'dist/**', '.cache/**', 'e2e/**'],
    environment: 'node',
    // Threads start faster than processes, and nothing here changes its process.
    pool: 'threads',
    // Some tests start the tools they are about (a compiler, a linter), which takes seconds on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
})
