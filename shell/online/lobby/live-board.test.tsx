// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, expect, test, vi } from 'vitest'
import { findGame } from '../../../games/index.ts'
import { dealFrom } from '../../../kernel/session.ts'
import type { LiveGame, Lobby } from '../../../protocol/online.ts'
import { wordsThere } from '../../../ui/language.ts'
import type { Fetched } from '../../app/use-game.ts'
import { staged } from '../../stages.ts'
import { MATCH, MemoryServer } from '../testing/memory-server.ts'
import type { Wire } from '../wire/connection.ts'
import { Boards } from './lists.tsx'

const root = document.createElement('div')

afterEach(() => {
  render(null, root)
  vi.unstubAllGlobals()
})

/** The socket of the page leads to this server, where we sit nowhere. */
function leadTo(server: MemoryServer): void {
  class Socket {
    static readonly OPEN = 1
    readonly readyState = Socket.OPEN
    readonly #wire: Wire
    onmessage: (event: { data: string }) => void = () => {}
    onclose: () => void = () => {}

    constructor() {
      this.#wire = server.ways(null).open({ heard: data => this.onmessage({ data }), closed: () => this.onclose() })
    }

    send(text: string): void {
      this.#wire.send(text)
    }

    close(): void {
      this.#wire.close()
    }
  }
  vi.stubGlobal('WebSocket', Socket)
}

test('the best game of the lobby is seen on a small board, with how its pair stands; the others are only named', async () => {
  const game = await findGame('nim')?.game()
  if (!game) throw new Error('there is no game')
  const stage = await staged('nim').stage()
  await wordsThere()
  const server = new MemoryServer(game, dealFrom(game, game.presets[0]?.setup, 'kitchen'), { games: 2 })
  const outcome = { winner: 0 as const, scores: [3, 1], code: 'done', because: 'over', facts: {} }
  server.change({
    games: [
      { match: 'match00', state: 'over', seats: [1, 0], outcome },
      { match: MATCH, state: 'playing', seats: [0, 1], outcome: null },
    ],
  })
  leadTo(server)
  const { players, terms } = server.contest
  const live = (match: string): LiveGame => ({ match, players, terms, ply: 2 })
  const lobby: Lobby = { kind: 'lobby', seeks: [], people: 2, live: [live(MATCH), live('match99')] }
  const fetched = { loaded: { game }, stage, pages: [] } as unknown as Fetched
  render(<Boards game="nim" me="somebody" {...{ lobby, fetched }} />, root)
  await vi.waitFor(() => expect(root.querySelectorAll('.live-board .nim-heap').length).toBeGreaterThan(1))
  expect(root.querySelector('.live-pair')?.textContent).toBe('Game\u00a02 of\u00a02. The pair stands at −2.')
  expect(root.querySelectorAll('.live-board')).toHaveLength(1)
  expect(server.heard).toContainEqual({ kind: 'join', match: MATCH })
  expect(server.heard).not.toContainEqual({ kind: 'join', match: 'match99' })
  // Whoever is nobody has no socket.
  render(null, root)
  render(<Boards game="nim" me={null} {...{ lobby, fetched }} />, root)
  expect(root.querySelectorAll('li')).toHaveLength(2)
  expect(root.querySelector('.live-board')).toBeNull()
})
