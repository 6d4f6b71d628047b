/** The tests of the server rest on these two: that they start, and that they never stay behind. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { openDatabase } from '../data/database.ts'
import { startRedis } from './redis.ts'

const SCRIPT = `
  const { startPostgres } = await import(${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)})
  const { startRedis } = await import(${JSON.stringify(new URL('./redis.ts', import.meta.url).href)})
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  console.log(JSON.stringify([await postgres.createDatabase(), redis.url]))
  setInterval(() => {}, 1000)
`

async function answers(postgres: string, redis: string): Promise<boolean[]> {
  const client = new Redis(redis, { lazyConnect: true, retryStrategy: () => null })
  client.on('error', () => undefined)
  const reached = await Promise.all([
    openDatabase({ url: postgres }).then(
      database => database.close().then(() => true),
      () => false,
    ),
    client.ping().then(
      () => true,
      () => false,
    ),
  ])
  client.disconnect()
  return reached
}

test('both end with the process that started them, even when it is killed', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data')
  const [postgres, redis] = JSON.parse(said)
  expect(await answers(postgres, redis)).toEqual([true, true])
  child.kill('SIGKILL')
  await once(child, 'exit')
  // However long it takes: the test as a whole has its limit.
  while ((await answers(postgres, redis)).includes(true)) await sleep(50)
})

test('redis can be taken away and brought back at the same address', async () => {
  const redis = await startRedis()
  const client = new Redis(redis.url, { retryStrategy: () => 20, maxRetriesPerRequest: null })
  client.on('error', () => undefined)
  await client.set('a', '1')
  await redis.stop()
  await redis.startAgain()
  expect(await client.get('a')).toBe(null)
  client.disconnect()
  await redis.stop()
})
