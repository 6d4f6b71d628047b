#!/usr/bin/env node
// Plain JavaScript, because nothing understands TypeScript before tsx is there.
try {
  const { register } = await import('tsx/esm/api')
  register()
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
  console.error('lockstep: its dependencies are not installed yet; run "npm start" or "npm install" once in the project folder.')
  process.exit(2)
}
const { start } = await import('./main.ts')
await start()

export {}
