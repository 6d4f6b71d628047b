/** Matches over HTTP: invitations, games against minds, the lobby, and what is over. Everything about a running game goes through the socket. */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Refusal } from '../../kernel/game.ts'
import { TermsSchema } from '../../protocol/online.ts'
import { OPEN, PLAY, READ, visitorIn } from '../http/api.ts'
import { Refused } from '../http/errors.ts'
import { bodyOf } from '../http/validation.ts'
import { acceptChallenge, createChallenge, playMind, showChallenge, withdrawChallenge } from '../lobby/challenges.ts'
import { readLobby, readMine } from '../lobby/lobby.ts'
import type { Matches } from './matches.ts'
import { replayOf } from './replays.ts'

const NewChallenge = v.strictObject({ terms: TermsSchema })
const NewMindGame = v.strictObject({ terms: TermsSchema, mind: v.pipe(v.string(), v.maxLength(40)) })

/** What is not there is 404, what is there and does not go is 409. */
const MISSING = ['no-challenge', 'no-match']

export function registerMatches(api: FastifyInstance, matches: Matches): void {
  api.get('/lobby', { config: { access: OPEN } }, request => readLobby(matches, request.visitor?.person.id ?? null))
  api.get('/mine', { config: { access: READ } }, async request => ({ mine: await readMine(matches, visitorIn(request).person.id) }))

  api.post('/challenges', { config: { access: PLAY, limit: 'challenge' } }, async request => {
    const { terms } = bodyOf(NewChallenge, request.body)
    return orRefused(await createChallenge(matches, visitorIn(request).person.id, terms))
  })
  api.get<ById>('/challenges/:id', { config: { access: OPEN } }, async ({ params }) => {
    const card = await showChallenge(matches, params.id)
    return card ?? orRefused({ code: 'no-challenge', because: 'there is no such invitation; it may have been taken back', facts: {} })
  })
  api.post<ById>('/challenges/:id/accept', { config: { access: PLAY } }, async request =>
    orRefused(await acceptChallenge(matches, request.params.id, visitorIn(request).person.id)),
  )
  api.delete<ById>('/challenges/:id', { config: { access: PLAY } }, async request =>
    orRefused((await withdrawChallenge(matches, request.params.id, visitorIn(request).person.id)) ?? { ok: true }),
  )
  api.post('/minds', { config: { access: PLAY, limit: 'challenge' } }, async request => {
    const { terms, mind } = bodyOf(NewMindGame, request.body)
    return orRefused(await playMind(matches, visitorIn(request).person.id, terms, mind))
  })

  api.get<ById>('/matches/:id', { config: { access: OPEN } }, async request => {
    const card = await matches.card(request.params.id, request.visitor?.person.id ?? null)
    return card ?? orRefused({ code: 'no-match', because: 'there is no such match', facts: {} })
  })
  api.get<ById>('/matches/:id/replay', { config: { access: OPEN } }, async ({ params }, reply) => {
    const replay = orRefused(await replayOf(matches, params.id))
    return reply.type('text/plain; charset=utf-8').send(replay.text)
  })
}

interface ById {
  readonly Params: { readonly id: string }
}

function orRefused<T extends object>(answer: T | Refusal): T {
  if (!('because' in answer)) return answer
  const { code, because } = answer as Refusal
  throw new Refused(MISSING.includes(code) ? 404 : 409, code, because)
}
