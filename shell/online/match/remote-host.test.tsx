// @vitest-environment happy-dom
/** The table of a match on a server, in the frames and panels that are shipped: from either seat, and from none. */
import { render } from 'preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findGame } from '../../../games/index.ts'
import type { Seat } from '../../../kernel/game.ts'
import { write } from '../../../kernel/replay.ts'
import { dealFrom } from '../../../kernel/session.ts'
import { Announcer, announce } from '../../../ui/announce.tsx'
import { wordsThere } from '../../../ui/language.ts'
import { pageName } from '../../app/page-name.ts'
import type { Fetched } from '../../app/use-game.ts'
import { historyOf } from '../../replay/history.ts'
import { staged } from '../../stages.ts'
import { library } from '../../storage/index.ts'
import { press } from '../../testing/seat.tsx'
import { Face } from '../parts/person.tsx'
import { MATCH, MemoryServer } from '../testing/memory-server.ts'
import { Connection } from '../wire/connection.ts'
import { keepFinished } from './archive.ts'
import { RemoteHost } from './remote-host.tsx'
import type { RemoteMatch } from './remote-match.ts'
import { Room } from './room.ts'

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
})

const leaving: (() => void)[] = []
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  localStorage.clear()
  vi.useRealTimers()
})

async function fetchedGame(id: string): Promise<Fetched> {
  const entry = findGame(id)
  if (!entry) throw new Error(`there is no game ${id}`)
  const [game, minds, levels, programme, restart] = await Promise.all([
    entry.game(),
    entry.minds(),
    entry.levels(),
    entry.programme(),
    entry.restart(),
  ])
  await Promise.all([import('../../table/deferred.ts'), import('../../table/frames/duel.tsx')])
  const stage = await staged(id).stage()
  await wordsThere()
  return { loaded: { game, minds, levels, programme, restart }, stage, pages: [] }
}

interface Seated {
  readonly server: MemoryServer
  readonly match: RemoteMatch
  readonly root: HTMLElement
  /** What was read out since, the last six of it. */
  readonly heard: () => readonly string[]
}

const SILENCE = '…'

async function sit(id: string, seat: Seat | null, games: 1 | 2 = 2, prepare = (_server: MemoryServer): void => {}): Promise<Seated> {
  const fetched = await fetchedGame(id)
  const { game } = fetched.loaded
  const server = new MemoryServer(game, dealFrom(game, game.presets[0]?.setup, 'kitchen'), { games, startInMs: 45_000 })
  prepare(server)
  const connection = new Connection(server.ways(seat))
  const room = new Room(MATCH, connection, { game: async () => game, replay: async () => null })
  leaving.push(room.enter())
  for (let tries = 0; tries < 50 && !room.match.value; tries++) await pass(20)
  const match = room.match.value
  if (!match) throw new Error('nobody sat down')
  const root = document.createElement('div')
  const ears = document.createElement('div')
  document.body.append(root)
  for (let nth = 0; nth < 6; nth++) announce(SILENCE)
  render(<Announcer />, ears)
  render(<RemoteHost {...{ room, match, fetched }} />, root)
  leaving.push(() => {
    render(null, root)
    render(null, ears)
    root.remove()
  })
  await pass(500)
  const heard = (): readonly string[] => [...ears.querySelectorAll('p')].flatMap(({ textContent: text }) => (text === SILENCE ? [] : text))
  return { server, match, root, heard }
}

const seatCard = (root: HTMLElement, ours: boolean): string => root.querySelector(`.seat[data-ours="${ours}"]`)?.textContent ?? ''

describe.each(['nim', 'chainfall'])('%s', id => {
  test.each([0, 1] as const)('from seat %i: we are at the bottom, whoever plays us at the top', async seat => {
    const { root } = await sit(id, seat)
    expect(seatCard(root, true)).toContain('You')
    expect(seatCard(root, false)).toContain(seat === 0 ? 'Juno' : 'Ada')
    expect(root.querySelector('.turn')?.getAttribute('data-seat')).toBe(String(seat))
  })

  test('whoever looks on sees both by their names, and has nothing to press that plays', async () => {
    const { root } = await sit(id, null)
    expect(seatCard(root, true)).toContain('Ada')
    expect(seatCard(root, false)).toContain('Juno')
    expect(root.textContent).toContain('You are watching')
    expect(root.textContent).not.toContain('Resign')
    expect(root.querySelector('.turn-do')).toBeNull()
  })
})

const OFF = { state: 'aborted', games: [{ match: MATCH, state: 'aborted', seats: [0, 1], outcome: null }] } as const

describe.each(['nim', 'chainfall'])('%s that is called off', id => {
  const checkOff = ({ root, heard }: Seated): void => {
    expect(root.querySelector('.turn-end')?.textContent).toBe('The game was called off')
    expect(root.querySelector('.turn-why')?.textContent).toBe('Not both had made a move yet. Nobody wins or loses.')
    expect(heard()).toContain('The game was called off. Not both had made a move yet. Nobody wins or loses.')
    for (const wrong of ['Your turn', 'is thinking', 'to move', 'Resign']) expect(root.textContent).not.toContain(wrong)
    const onward = [...root.querySelectorAll('.turn-do .button')].map(({ textContent }) => textContent)
    expect(onward).toEqual(['Rematch', 'To the lobby'])
    expect(pageName.value).toBe('Called off: against Juno')
  }

  test('says so while somebody sits there, with ways onward', async () => {
    const seated = await sit(id, 0)
    seated.server.change(OFF)
    await pass(100)
    checkOff(seated)
  })

  test('says so to whoever comes later', async () => {
    checkOff(await sit(id, 0, 2, server => server.change(OFF)))
  })
})

test('from seat 1 a move is made where it should be, and "Your turn" is said only when it is', async () => {
  const { root, server, match } = await sit('nim', 1)
  expect(root.querySelector('.turn-whose')?.textContent).toBe('Ada is thinking')
  const [first] = server.session.game.legal(server.session.state, 0)
  expect(server.session.act(0, first)).toBeNull()
  await pass(100)
  expect(root.querySelector('.turn-whose')?.textContent).toBe('Your turn')
  root.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus()
  for (const key of [...match.game.notate(match.table.legal[0]), 'Enter']) {
    press(key)
    await pass(1)
  }
  await pass(200)
  expect(server.session.log.filter(({ seat }) => seat === 1)).toHaveLength(1)
  expect(match.table.pending).toBeNull()
})

test('whoever does not look is told who plays and whose turn it is, at the start and on coming back', async () => {
  const first = await sit('nim', 0)
  expect(first.heard()).toEqual(['You play against Juno. Your turn. Make your first move within 0:45, or the game is called off.'])
  const second = await sit('nim', 1)
  expect(second.heard()).toEqual(['You play against Ada. It is the turn of Ada.'])
  const { server, heard } = await sit('nim', 1, 2, ({ session }) => void session.offer(0, 'a1'))
  expect(heard().at(0)).toMatch(/^You play against Ada\. Ada played a1\. Your turn\./)
  expect(server.session.ply).toBe(1)
})

test('a move that came while the way was lost is told when it is back', async () => {
  const { server, heard } = await sit('nim', 1)
  server.hangUp()
  expect(server.session.offer(0, 'a1')).toBeNull()
  await pass(2000)
  expect(heard().filter(sentence => sentence.includes('Ada played a1.'))).toHaveLength(1)
  expect(heard().filter(sentence => sentence.includes('Your turn.'))).toHaveLength(1)
})

test('a move that came while the page was hidden is told when it is seen', async () => {
  const { server, heard } = await sit('nim', 1)
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(server.session.offer(0, 'a1')).toBeNull()
  await pass(100)
  expect(heard().join(' ')).not.toContain('Ada played a1.')
  look.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(10)
  expect(heard().at(-1)).toMatch(/^Ada played a1\. Your turn\./)
})

test('letters that stand for a face are no text', async () => {
  const root = document.createElement('div')
  render(<Face name="Guest 7" />, root)
  expect(root.textContent).toBe('')
  expect(root.querySelector('[data-initials="GU"]')).not.toBeNull()
})

test('how long there is for a first move is said before the game is called off', async () => {
  const { root, server } = await sit('nim', 0)
  const said = (): string | undefined => root.querySelector('.online-start')?.textContent
  expect(said()).toMatch(/^Make your first move within 0:4[45], or the game is called off\.$/)
  await pass(10_000)
  expect(said()).toContain('0:35')
  const [first] = server.session.game.legal(server.session.state, 0)
  expect(server.session.act(0, first)).toBeNull()
  await pass(100)
  expect(said()).toBe('If Juno does not move within 0:45, the game is called off.')
  server.say({ ...server.position(0), startInMs: null })
  await pass(100)
  expect(said()).toBeUndefined()
})

test('on a phone the header says whose clock is whose, who is away and what they said, and what must be read first takes their place', async () => {
  const { root, server } = await sit('nim', 0)
  const bar = (): string | null | undefined => root.querySelector('.header .online-bar')?.textContent
  expect(bar()).toMatch(/^Make your first move within 0:4[45]/)
  server.say({ ...server.position(0), startInMs: null })
  await pass(100)
  expect(bar()).toMatch(/^You(1:00|0:59)Juno0:50$/)
  server.say({ kind: 'said', match: MATCH, seat: 1, phrase: 'hello' })
  await pass(100)
  expect(bar()).toMatch(/^You.*Hello0:50$/)
  await pass(9000)
  const there = { there: true, outInMs: null }
  server.change({ presence: [there, { there: false, outInMs: 90_000 }] })
  await pass(100)
  expect(bar()).toMatch(/^You.*away, out in 1:300:50$/)
})

const OVER_AGAIN = {
  state: 'over',
  result: { half: 2, margin: 0, because: 'resign' },
  rematch: { offeredBy: null, match: 'match09' },
} as const

test('whoever saw the end is taken to the rematch; whoever came later stays and has a button', async () => {
  const go = vi.spyOn(history, 'pushState')
  const ended = (server: MemoryServer): void => {
    server.session.offer(1, '!resign')
    server.change({ ...OVER_AGAIN, games: [{ match: MATCH, state: 'over', seats: [0, 1], outcome: server.session.outcome }] })
  }
  const late = await sit('nim', 0, 1, ended)
  await pass(20_000)
  expect(go).not.toHaveBeenCalled()
  expect([...late.root.querySelectorAll('.turn-do .button')].map(({ textContent }) => textContent)).toEqual([
    'To the rematch',
    'To the lobby',
  ])
  const there = await sit('nim', 0, 1)
  ended(there.server)
  await pass(20_000)
  expect(go.mock.calls.map(([, , to]) => to)).toEqual(['/match/match09'])
  go.mockRestore()
})

test('nobody is offered to talk to somebody who has deleted their account', async () => {
  const { root, server } = await sit('nim', 0, 1, begin)
  expect(root.textContent).toContain('Say something')
  const [ours, theirs] = server.contest.players
  server.change({ players: [ours, { ...theirs, id: null, name: '' }] })
  await pass(100)
  expect(root.textContent).not.toContain('Say something')
  expect(root.textContent).toContain('Former player')
})

test('a rematch that is refused has not been offered', async () => {
  const { root, server } = await sit('nim', 0, 1)
  server.session.offer(1, '!resign')
  server.change({
    ...{ state: 'over', result: { half: 2, margin: 0, because: 'resign' } },
    games: [{ match: MATCH, state: 'over', seats: [0, 1], outcome: server.session.outcome }],
  })
  await pass(100)
  const main = (): HTMLElement | null => root.querySelector('.turn-do .primary')
  main()?.click()
  await pass(100)
  expect(main()?.textContent).toBe('Rematch offered')
  server.say({ kind: 'refused', match: MATCH, answers: null, refusal: { code: 'blocked', because: 'no', facts: {} } })
  await pass(100)
  expect(main()?.textContent).toBe('Rematch')
  expect(root.textContent).toContain('One of you does not want to play the other.')
})

test('being paired elsewhere is no rematch', async () => {
  const { root, server } = await sit('nim', 0, 1)
  server.say({ kind: 'paired', match: 'match77' })
  server.session.offer(1, '!resign')
  server.change({ ...OVER_AGAIN, rematch: { offeredBy: null, match: null } })
  await pass(200)
  expect(root.textContent).not.toContain('To the rematch')
})

test('whoever is logged out meanwhile is told so, and the board is closed', async () => {
  const { root, server, match, heard } = await sit('nim', 0, 1)
  server.forget()
  await pass(5000)
  expect(root.querySelector('.turn-end')?.textContent).toBe('You are logged out')
  expect(heard().at(-1)).toBe('You are logged out. The game goes on without this page. Log in to go back to it.')
  expect(pageName.value).toBe('You are logged out')
  expect([...root.querySelectorAll('.turn-do .button')].map(({ textContent }) => textContent)).toEqual(['Log in', 'To the lobby'])
  for (const wrong of ['Your turn', 'is thinking', 'on its way', 'Resign', 'Say something']) expect(root.textContent).not.toContain(wrong)
  expect(match.table.act(match.game.parse('a1'))).toMatchObject({ because: 'You are logged out.' })
  expect(match.table.pending).toBeNull()
})

test.each(['nim', 'chainfall'])('of the deal of a %s pair is said when it opens: after both games', async id => {
  const { root, server } = await sit(id, 0)
  const note = (): string | null | undefined => root.querySelector('.moves-note')?.textContent
  expect(note()).toBe('The deal was sealed before game\u00a01 and opens after game\u00a02.')
  const [first, outcome] = [server.contest.games[0], { winner: 0, scores: [2, 1], code: 'done', because: 'over', facts: {} } as const]
  server.say({ ...server.position(0), ply: 1, toMove: null, outcome })
  if (first) server.change({ games: [{ ...first, state: 'over', outcome }] })
  await pass(200)
  expect(note()).toBe('The deal was sealed before game\u00a01 and opens after game\u00a02.')
  server.change({ state: 'over' })
  await pass(200)
  expect(note()).not.toContain('after game 2')
})

test('a pair that was won by a game that was lost is headed by the pair', async () => {
  const { root, server } = await sit('nim', 0)
  const outcome = { winner: 1 as const, scores: [0, 1], code: 'done', because: 'over', facts: {} }
  server.say({ ...server.position(0), ply: 1, toMove: null, outcome })
  server.change({
    state: 'over',
    games: [
      { match: 'match02', state: 'over', seats: [1, 0], outcome: { ...outcome, scores: [0, 3] } },
      { match: MATCH, state: 'over', seats: [0, 1], outcome },
    ],
    result: { half: 2, margin: 2, because: 'played' },
  })
  await pass(200)
  expect(root.querySelector('.turn-end')?.textContent).toBe('You win the pair.')
  expect(root.querySelector('.turn-why')?.textContent).toMatch(/^Game 2: You lost\. /)
  expect(root.querySelector('.online-sum')?.textContent).toBe('+3 −1 = +2')
  const bars = [...root.querySelectorAll('.online-result .pair-games b, .online-result .pair-share b')].map(
    ({ textContent }) => textContent,
  )
  expect(bars).toEqual(['+3', '−1', '67%', '0%'])
})

test('what was taken is still shown by a page that was loaded anew', async () => {
  const gone = (root: HTMLElement): number => root.querySelectorAll('.nim-stick[data-state=gone]').length
  const take = ({ session }: MemoryServer): void => void session.offer(0, 'a1')
  const { root, server } = await sit('nim', 0)
  expect(gone(root)).toBe(0)
  take(server)
  await pass(200)
  expect(gone(root)).toBe(1)
  dispatchEvent(new Event('pagehide'))
  const again = await sit('nim', 0, 2, take)
  expect(gone(again.root)).toBe(1)
})

test('of a pair whose games are only won or lost, won games are counted and nothing is made of margins', async () => {
  const { root, server } = await sit('nim', 0)
  const outcome = { winner: 0 as const, scores: [1, 0], code: 'done', because: 'over', facts: {} }
  server.change({
    state: 'over',
    games: [
      { match: MATCH, state: 'over', seats: [0, 1], outcome },
      { match: 'match02', state: 'over', seats: [1, 0], outcome },
    ],
    result: { half: 1, margin: 0, because: 'played' },
  })
  await pass(200)
  expect(root.querySelector('.online-pair summary')?.textContent).toBe('Games won1\u00a0:\u00a01')
  expect([...root.querySelectorAll('.pair-games b')].map(({ textContent }) => textContent)).toEqual(['won', 'lost'])
  expect(root.querySelector('.pair-share, .pair-bar')).toBeNull()
})

test('no rematch is offered against somebody who has deleted their account', async () => {
  const { root, server } = await sit('nim', 0, 1)
  const onward = (): readonly (string | null)[] => [...root.querySelectorAll('.turn-do .button')].map(({ textContent }) => textContent)
  server.session.offer(1, '!resign')
  const { players } = server.contest
  server.change({ state: 'over', result: { half: 2, margin: 1, because: 'resign' } })
  await pass(200)
  expect(onward()).toEqual(['Rematch', 'To the lobby'])
  server.change({ players: [players[0], { ...players[1], id: null, name: '' }] })
  await pass(200)
  expect(onward()).toEqual(['To the lobby'])
})

test('which game of a pair it is stands in the header, beside what must be read first', async () => {
  const pair = await sit('nim', 0, 2)
  expect(pair.root.querySelector('header .online-part')?.textContent).toBe('game\u00a01 of\u00a02')
  expect(pair.root.querySelector('header .online-urgent')).not.toBeNull()
  const single = await sit('nim', 0, 1)
  expect(single.root.querySelector('.online-part')).toBeNull()
})

test.each([0, 1, null] as const)('what was taken before is shown to whoever comes later, with whose it was: seat %s', async seat => {
  const { root, server } = await sit('nim', seat, 2, ({ session }) => {
    for (const [who, take] of [[0, 'a2'] as const, [1, 'b1'] as const]) expect(session.offer(who, take)).toBeNull()
  })
  const marks = (): readonly (string | null | undefined)[] =>
    [...root.querySelectorAll('.nim-stick[data-state=gone] .nim-taker > *')].map(mark => mark.getAttribute('data-seat'))
  expect(root.querySelectorAll('.nim-stick[data-state=gone]')).toHaveLength(3)
  expect(marks()).toEqual(['0', '0', '1'])
  expect(root.querySelectorAll('.nim-taker[data-latest=true]')).toHaveLength(1)
  server.session.offer(0, 'b1')
  await pass(200)
  expect(marks()).toEqual(['0', '0', '0', '1'])
})

/** Both have made a move: whatever the rules allow first. */
function begin({ session }: MemoryServer): void {
  for (let move = 0; move < 2; move++) {
    const seat = session.toMove as Seat
    const [action] = session.game.legal(session.state, seat)
    expect(session.offer(seat, session.game.notate(action))).toBeNull()
  }
}

const buttonsSaying = (root: HTMLElement, text: string): readonly HTMLButtonElement[] =>
  [...root.querySelectorAll<HTMLButtonElement>('.turn button')].filter(({ textContent }) => textContent === text)

test.each(['nim', 'chainfall'])('%s can be given up beside the board, by pressing twice', async id => {
  const { root, server } = await sit(id, 0, 1, begin)
  const buttons = buttonsSaying(root, 'Resign')
  expect(buttons).toHaveLength(1)
  buttons[0]?.click()
  await pass(50)
  expect(server.session.outcome).toBeNull()
  buttons[0]?.click()
  await pass(200)
  expect(server.session.outcome?.code).toBe('resign')
})

test.each(['nim', 'chainfall'])('%s is called off and not lost while not both have moved', async id => {
  const { root, server } = await sit(id, 0, 2)
  expect(buttonsSaying(root, 'Resign')).toEqual([])
  const [button] = buttonsSaying(root, 'Call it off')
  button?.click()
  await pass(50)
  expect(button?.textContent).toBe('Really call it off?')
  expect(server.heard.map(({ kind }) => kind)).not.toContain('abort')
  button?.click()
  await pass(50)
  expect(server.heard).toContainEqual({ kind: 'abort', match: MATCH })
  expect(server.session.outcome).toBeNull()
})

test('where a move has a day, whoever is not there is not missed', async () => {
  const gone = {
    presence: [
      { there: true, outInMs: null },
      { there: false, outInMs: null },
    ],
  } as const
  const live = await sit('nim', 0, 1, begin)
  live.server.change(gone)
  await pass(100)
  expect(live.root.textContent).toContain('Juno is away.')
  const days = await sit('nim', 0, 1, begin)
  const terms = { ...days.server.contest.terms, clock: { kind: 'days', moveMs: 86_400_000 } } as const
  days.server.change({ ...gone, terms })
  await pass(100)
  expect(days.root.textContent).not.toContain('is away')
  expect(days.heard().join()).not.toContain('is away')
})

test('the rules and the settings open beside a game that goes on', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { root } = await sit('nim', 0, 1, begin)
  for (const item of ['Rules', 'Settings']) {
    root.querySelector<HTMLElement>('.menu > button')?.click()
    await pass(50)
    const found = [...root.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) => textContent === item)
    found?.click()
    await pass(50)
  }
  expect(opened.mock.calls).toEqual([
    ['/games/nim', '_blank', 'noopener'],
    ['/settings', '_blank', 'noopener'],
  ])
  opened.mockRestore()
})

test('hints, undo and a pause belong to games on this device', async () => {
  const { root, server } = await sit('nim', 0)
  root.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus()
  for (const key of ['h', 'p']) press(key)
  await pass(200)
  expect(server.offered).toEqual([])
  expect(root.querySelector('.board')?.getAttribute('data-paused')).toBe('false')
  expect(root.textContent).not.toContain('Hint')
  expect(root.textContent).not.toContain('New game')
})

test('who is away, what the pair came to and what the rating made of it are said', async () => {
  const { root, server } = await sit('nim', 1)
  server.change({
    presence: [
      { there: false, outInMs: 90_000 },
      { there: true, outInMs: null },
    ],
  })
  await pass(100)
  expect(root.textContent).toContain('Ada is away. The game is yours in 1:30.')
  const outcome = { winner: 1 as const, scores: [2, 5], code: 'done', because: 'over', facts: {} }
  server.change({
    state: 'over',
    presence: [
      { there: true, outInMs: null },
      { there: true, outInMs: null },
    ],
    games: [
      { match: MATCH, state: 'over', seats: [0, 1], outcome },
      { match: 'match02', state: 'over', seats: [1, 0], outcome: { ...outcome, scores: [4, 5] } },
    ],
    result: { half: 0, margin: -2, because: 'played' },
    ratings: [
      { before: 1200, after: 1184 },
      { before: 1201, after: 1217 },
    ],
  })
  await pass(100)
  expect(root.textContent).not.toContain('is away')
  expect(root.querySelector('.turn-end')?.textContent).toBe('You win the pair.')
  expect(pageName.value).toBe('Pair won against Ada')
  expect(root.textContent).toContain('+3 −1 = +2')
  expect(root.textContent).toContain('Rating 1201\u00a0→\u00a01217 (+16)')
})

test('how a single game ended is said once, with the rating, and the title says it as well', async () => {
  const { root, server, heard } = await sit('nim', 1, 1)
  expect(server.session.offer(0, '!resign')).toBeNull()
  server.change({
    state: 'over',
    games: [{ match: MATCH, state: 'over', seats: [0, 1], outcome: server.session.outcome }],
    result: { half: 0, margin: 0, because: 'resign' },
    ratings: [
      { before: 1200, after: 1184 },
      { before: 1201, after: 1217 },
    ],
  })
  await vi.waitFor(async () => {
    await pass(10)
    expect(heard().at(-1)).toBe('You won. Ada resigned.')
  })
  expect(root.querySelector('.turn-told')?.textContent?.match(/You w[io]n/g)).toHaveLength(1)
  expect(heard().filter(sentence => /You w[io]n/.test(sentence))).toHaveLength(1)
  expect(heard()).toContain('Rating 1201\u00a0→\u00a01217 (+16)')
  expect(pageName.value).toBe('Won against Ada')
})

test('the first game of a pair is over and its deal is still a secret; when both are over it is kept, with the seat it was won from', async () => {
  const { server, match } = await sit('nim', 1)
  expect(server.session.offer(0, '!resign')).toBeNull()
  await pass(100)
  expect(match.table.outcome?.winner).toBe(1)
  expect(match.deal).toBeUndefined()
  expect(match.replay).toBeNull()
  const text = write(server.session)
  match.open({ text, session: server.session, history: historyOf(server.session) })
  expect(match.deal).toEqual(server.session.deal)
  expect(await match.replay?.()).toBe(text)
  const opened = match.opened.value
  if (!opened) throw new Error('it is not open')
  const kept = await keepFinished(match, opened)
  expect(kept).toMatchObject({ winner: 1, seat: 1, mode: 'online', game: 'nim', counts: false })
  expect(await keepFinished(match, opened)).toEqual(kept)
  expect((await library.finished()).filter(({ seed }) => seed === MATCH)).toHaveLength(1)
})
