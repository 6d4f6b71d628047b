// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { type Message, type Question, WorkerClient } from './worker-client.ts'

interface Sums {
  readonly add: { readonly asked: readonly number[]; readonly answer: number; readonly part: number }
}

/** A worker by hand: it answers when the test says so. */
class Hand extends EventTarget {
  readonly questions: Question[] = []
  ended = false

  postMessage(question: Question): void {
    this.questions.push(question)
  }

  say(message: Message): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  }

  terminate(): void {
    this.ended = true
  }
}

function clientOf(): { client: WorkerClient<Sums>; hands: Hand[] } {
  const hands: Hand[] = []
  const start = (): Worker => {
    const hand = new Hand()
    hands.push(hand)
    return hand as unknown as Worker
  }
  return { client: new WorkerClient<Sums>(start), hands }
}

describe('a question', () => {
  test('is answered by its number, in whatever order answers come', async () => {
    const { client, hands } = clientOf()
    const first = client.ask('add', [1, 2])
    const second = client.ask('add', [3, 4])
    expect(hands).toHaveLength(1)
    const [one, two] = hands[0]?.questions ?? []
    hands[0]?.say({ id: two?.id ?? 0, answer: 7 })
    hands[0]?.say({ id: one?.id ?? 0, answer: 3 })
    expect(await Promise.all([first, second])).toEqual([3, 7])
  })

  test('that fails fails alone', async () => {
    const { client, hands } = clientOf()
    const bad = client.ask('add', [])
    const good = client.ask('add', [1])
    const [one, two] = hands[0]?.questions ?? []
    hands[0]?.say({ id: one?.id ?? 0, failed: 'nothing to add' })
    hands[0]?.say({ id: two?.id ?? 0, answer: 1 })
    await expect(bad).rejects.toThrow('nothing to add')
    expect(await good).toBe(1)
  })

  test('a worker that falls over fails whoever waits, and the next question starts another', async () => {
    const { client, hands } = clientOf()
    const lost = client.ask('add', [1])
    hands[0]?.dispatchEvent(new Event('error'))
    await expect(lost).rejects.toThrow('the worker failed')
    expect(hands[0]?.ended).toBe(true)
    const again = client.ask('add', [2])
    expect(hands).toHaveLength(2)
    hands[1]?.say({ id: hands[1].questions[0]?.id ?? 0, answer: 2 })
    expect(await again).toBe(2)
  })
})

test('where there are no workers, a question fails like any other', async () => {
  const client = new WorkerClient<Sums>(() => {
    throw new ReferenceError('Worker is not defined')
  })
  await expect(client.ask('add', [1])).rejects.toThrow('Worker is not defined')
  const failed: string[] = []
  client.follow('add', [1], { part: () => {}, done: () => {}, failed: error => failed.push(error.message) })()
  expect(failed).toEqual(['Worker is not defined'])
})

describe('what is followed', () => {
  test('is told in parts, and nothing is heard by somebody who left; a worker that works for nobody is ended', () => {
    const { client, hands } = clientOf()
    const heard: string[] = []
    const leave = client.follow('add', [1, 2], {
      part: part => heard.push(`part ${part}`),
      done: answer => heard.push(`done ${answer}`),
      failed: error => heard.push(error.message),
    })
    const id = hands[0]?.questions[0]?.id ?? 0
    hands[0]?.say({ id, part: 1 })
    leave()
    hands[0]?.say({ id, part: 2 })
    hands[0]?.say({ id, answer: 3 })
    expect(heard).toEqual(['part 1'])
    expect(hands[0]?.ended).toBe(true)
  })

  test('ends a worker only when nobody else waits for it', async () => {
    const { client, hands } = clientOf()
    const waiting = client.ask('add', [5])
    const leave = client.follow('add', [1], { part: () => {}, done: () => {}, failed: () => {} })
    leave()
    expect(hands[0]?.ended).toBe(false)
    hands[0]?.say({ id: hands[0].questions[0]?.id ?? 0, answer: 5 })
    expect(await waiting).toBe(5)
  })
})
