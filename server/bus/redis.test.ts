import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startRedis, type TestRedis } from '../testing/redis.ts'
import { RedisBus } from './redis.ts'

let redis: TestRedis
const open: RedisBus[] = []

beforeAll(async () => {
  redis = await startRedis()
})
afterEach(() => Promise.all(open.splice(0).map(bus => bus.close())))
afterAll(() => redis.stop())

/** Waits as long as it takes; the test as a whole has its limit. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(10)
}

async function twoBuses(): Promise<[RedisBus, RedisBus]> {
  const pair: [RedisBus, RedisBus] = [new RedisBus(redis.url), new RedisBus(redis.url)]
  open.push(...pair)
  await until(() => pair.every(bus => bus.isThere))
  return pair
}

/** Says something until the other hears it: a subscription takes a moment to arrive. */
async function reach(from: RedisBus, to: RedisBus, channel: string): Promise<void> {
  let heard = false
  const forget = to.subscribe(channel, () => (heard = true))
  while (!heard) {
    from.publish(channel, 'are you there?')
    await sleep(10)
  }
  forget()
}

test('the other process hears, and so does the one that says it, once', async () => {
  const [here, there] = await twoBuses()
  const heard: string[] = []
  here.subscribe('match:1', text => heard.push(`here ${text}`))
  there.subscribe('match:1', text => heard.push(`there ${text}`))
  there.subscribe('match:2', text => heard.push(`elsewhere ${text}`))
  await reach(here, there, 'ready')
  here.publish('match:1', 'a line with spaces\nand another')
  expect(heard).toEqual(['here a line with spaces\nand another'])
  await until(() => heard.length >= 2)
  // What comes back to the one who said it would have come by now.
  await reach(there, here, 'over')
  expect(heard).toEqual(['here a line with spaces\nand another', 'there a line with spaces\nand another'])
})

test('who stopped listening hears no more, and others of the same process still do', async () => {
  const [here, there] = await twoBuses()
  const heard: string[] = []
  const forget = there.subscribe('a', () => heard.push('first'))
  there.subscribe('a', () => heard.push('second'))
  await reach(here, there, 'ready')
  forget()
  forget()
  here.publish('a', '1')
  await until(() => heard.length > 0)
  expect(heard).toEqual(['second'])
})

test('without Redis a process hears itself; when it is back, the others hear again and are told to look', async () => {
  const [here, there] = await twoBuses()
  const heard: string[] = []
  let looked = 0
  there.onReconnect(() => looked++)
  there.subscribe('a', text => heard.push(text))
  here.subscribe('b', text => heard.push(text))
  await reach(here, there, 'ready')

  await redis.stop()
  await until(() => !here.isThere && !there.isThere)
  here.publish('a', 'lost')
  here.publish('b', 'said to oneself')
  there.subscribe('c', text => heard.push(text))
  expect(heard).toEqual(['said to oneself'])
  expect(looked).toBe(0)

  await redis.startAgain()
  await until(() => looked === 1)
  await reach(here, there, 'ready')
  here.publish('a', 'back')
  here.publish('c', 'new')
  await until(() => heard.length === 3)
  expect(heard).toEqual(['said to oneself', 'back', 'new'])
})

test('a bus that is opened while Redis is away begins when it comes', async () => {
  await redis.stop()
  const told: boolean[] = []
  const bus = new RedisBus(redis.url, isThere => told.push(isThere))
  open.push(bus)
  let looked = 0
  bus.onReconnect(() => looked++)
  await until(() => told.length > 0)
  await redis.startAgain()
  await until(() => looked === 1 && bus.isThere)
  expect(told).toEqual([false, true])
})
