import { Session } from 'node:inspector'

/** In MiB, after everything that nobody holds was thrown away. */
export function heapMiB(): number {
  const session = new Session()
  session.connect()
  session.post('HeapProfiler.collectGarbage')
  session.disconnect()
  return process.memoryUsage().heapUsed / 2 ** 20
}
