import { expect, test } from 'vitest'
import { pick, stream } from '../../../kernel/rng.ts'
import { Session } from '../../../kernel/session.ts'
import { stackdoku } from '../game.ts'
import { hint } from '../minds/guide.ts'
import type { Stackdoku } from '../nouns.ts'
import { allows, type Beat, beatIn, nextBeat, tutorial } from './tutorial.ts'

const NOTHING = { selected: false, hinted: false, undone: false }

function played(...texts: readonly string[]): Session<Stackdoku> {
  const session = new Session(stackdoku, tutorial.deal)
  for (const text of texts) {
    const refusal = session.offer(0, text)
    if (refusal) throw new Error(`${text}: ${refusal.because}`)
  }
  return session
}

const seen = ({ state }: Session<Stackdoku>): Stackdoku['View'] => stackdoku.view(state, 0)
const at = (...texts: readonly string[]): Stackdoku['View'] => seen(played(...texts))

const PLACED = ['6 9', '1 4', '8 r3c9', '8 r8c3', '3 r1c1', '3 r9c8']
const READY = [...PLACED, '7 8', '6 r2c1', '6 r4c2']
const TRAPPED = [...READY, '2 3', '5 r2c4', '5 r5c8']

test('[SD-54] the tutorial passes the door that every level passes', () => {
  expect(stackdoku.refuseDeal(tutorial.deal)).toBeNull()
})

test('[SD-27] the first step waits for a free tile, and nothing else passes it', () => {
  expect(nextBeat('free', at(), NOTHING)).toBe('free')
  expect(nextBeat('free', at(), { ...NOTHING, selected: true })).toBe('pair')
})

test('[SD-28] [SD-29] [SD-30] a pair, a full tray, an empty one', () => {
  expect(nextBeat('pair', at(), NOTHING)).toBe('pair')
  expect(nextBeat('pair', at('6 9'), NOTHING)).toBe('tray')
  expect(nextBeat('tray', at('6 9'), NOTHING)).toBe('tray')
  expect(allows('tray', at('6 9'), { kind: 'place', value: 8, cell: 26 })).toBe(false)
  expect(nextBeat('tray', at('6 9', '1 4'), NOTHING)).toBe('place')
  expect(nextBeat('place', at(...PLACED.slice(0, 5)), NOTHING)).toBe('place')
  expect(nextBeat('place', at(...PLACED), NOTHING)).toBe('hint')
})

test('[SD-31] [SD-32] a hint, an undo, numbers hidden and shown again', () => {
  const view = at(...PLACED)
  expect(nextBeat('hint', view, NOTHING)).toBe('hint')
  expect(nextBeat('hint', view, { ...NOTHING, hinted: true })).toBe('undo')
  expect(nextBeat('undo', view, NOTHING)).toBe('undo')
  expect(nextBeat('undo', view, { ...NOTHING, undone: true })).toBe('hide')
  expect(nextBeat('hide', at(...PLACED, 'hide'), NOTHING)).toBe('show')
  expect(nextBeat('show', at(...PLACED, 'hide', 'show'), NOTHING)).toBe('ready')
})

test('[SD-33] the last step forces a stuck stack, and goes on once it is undone', () => {
  const ready = at(...READY)
  expect(nextBeat('ready', ready, NOTHING)).toBe('trap')
  expect(allows('trap', ready, { kind: 'take', a: 1, b: 9 })).toBe(false)
  expect(allows('trap', ready, { kind: 'take', a: 1, b: 2 })).toBe(true)
  const stuck = at(...TRAPPED)
  expect(stuck.stuck).toBe(true)
  expect(nextBeat('trap', stuck, NOTHING)).toBe('rescue')
  expect(allows('rescue', stuck, { kind: 'restart' })).toBe(false)
  expect(nextBeat('rescue', at(...TRAPPED, '!undo'), NOTHING)).toBe('rescue')
  expect(nextBeat('rescue', at(...TRAPPED, '!undo', '!undo', '!undo'), NOTHING)).toBe('finish')
  expect(allows('finish', ready, { kind: 'take', a: 1, b: 9 })).toBe(true)
})

test('a 5 cannot go before its time, whatever else is done', () => {
  const early = at(...PLACED, '7 8')
  for (const beat of ['hint', 'undo', 'hide', 'show', 'ready'] satisfies Beat[])
    expect(allows(beat, early, { kind: 'take', a: 1, b: 2 })).toBe(false)
})

test('a tutorial that was left goes on where its position says', () => {
  expect(beatIn(at())).toBe('free')
  expect(beatIn(at('6 9'))).toBe('tray')
  expect(beatIn(at(...PLACED))).toBe('hint')
})

/** What a willing pupil does at a beat: what it asks for, or else something it allows. The second is what hands did beside. */
function obeyed(beat: Beat, session: Session<Stackdoku>, choose: (texts: readonly string[]) => string): [string | null, typeof NOTHING] {
  if (beat === 'hint') return [null, { ...NOTHING, hinted: true }]
  if (beat === 'undo' || beat === 'rescue') return ['!undo', { ...NOTHING, undone: true }]
  if (beat === 'hide' || beat === 'show') return [beat, NOTHING]
  const view = seen(session)
  const right = beat === 'finish' ? hint(view)?.action : undefined
  if (right) return [stackdoku.notate(right), NOTHING]
  const actions = [...stackdoku.legal(session.state, 0)]
  const texts = actions.filter(({ kind }) => kind === 'take' || kind === 'place').filter(action => allows(beat, view, action))
  return [choose(texts.map(stackdoku.notate)), NOTHING]
}

/** Goes on from the beat that the position gives until the level is won. */
function toTheEnd(session: Session<Stackdoku>, choose: (texts: readonly string[]) => string): void {
  let beat = beatIn(seen(session))
  for (let steps = 0; !session.outcome; steps++) {
    if (steps > 60) throw new Error(`no way out of ${beat}: ${session.state.trail.join(', ')}`)
    const [text, done] = obeyed(beat, session, choose)
    const refusal = text === null ? null : session.offer(0, text)
    if (refusal) throw new Error(`${beat}, ${text}: ${refusal.because}`)
    beat = nextBeat(beat, seen(session), done)
  }
}

const first = ([text]: readonly string[]): string => text ?? 'nothing is allowed'

test('wherever it is left and opened again, it leads on to the end', () => {
  const right = [...READY, '2 10', '5 r2c4', '5 r5c8', '3 5', '5 r6c6']
  const ways = [tutorial.deal.line.split(', ').slice(0, -1), [...PLACED, 'hide', 'show', ...READY.slice(PLACED.length)], TRAPPED, right]
  for (const way of ways)
    for (let done = 0; done <= way.length; done++) {
      const session = played(...way.slice(0, done))
      toTheEnd(session, first)
      expect(session.outcome?.code, way.slice(0, done).join(', ')).toBe('won')
    }
})

test('whoever leaves it after every step, and does whatever is allowed, still comes to the end', () => {
  for (let nth = 0; nth < 4; nth++) {
    const seed = `pupil-${nth}`
    const rng = stream(seed, 'test')
    const any = (texts: readonly string[]): string => (texts.length === 0 ? 'nothing is allowed' : pick(rng, texts))
    const session = played()
    toTheEnd(session, any)
    const { log } = session
    for (let done = 0; done < log.length; done++) {
      const again = new Session(stackdoku, tutorial.deal)
      for (const { text } of log.slice(0, done)) again.offer(0, text)
      toTheEnd(again, any)
      expect(again.outcome?.code, `${seed}, left after ${done}`).toBe('won')
    }
  }
})

test('opened again, it does not teach once more what the position shows was learnt', () => {
  expect(beatIn(at(...PLACED, 'hide'))).toBe('show')
  expect(beatIn(at(...PLACED, 'hide', 'show'))).toBe('ready')
  expect(beatIn(at(...PLACED, '7 8'))).toBe('ready')
  expect(beatIn(at(...READY))).toBe('trap')
  expect(beatIn(at(...TRAPPED))).toBe('rescue')
  expect(beatIn(at(...READY, '2 10'))).toBe('finish')
  expect(beatIn(at(...READY, '2 10', '5 r2c4', '5 r5c8', '3 5'))).toBe('finish')
})
