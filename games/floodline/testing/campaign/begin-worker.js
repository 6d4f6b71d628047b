// Plain JavaScript, because a worker understands TypeScript only once tsx is there.
const { register } = await import('tsx/esm/api')
register()
await import('./worker.ts')

export {}
