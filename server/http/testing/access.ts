/**
 * Who may do what: every route with every kind of visitor, and how each is answered. `npm run access` walks through it and prints it;
 * a route of the server that is missing here fails the test.
 *
 * What a route is asked about (a session, a token, a bot, a block, a challenge) belongs to the owner, who has a game with the opponent; everybody
 * else looks on. A socket is opened (101) or not; it says no more. The bot is the owner's, and so are the tokens: the reader's has the scope `read` alone. `elsewhere` is the owner on a page of another site.
 */
import type { World } from './world.ts'

export const ROLES = ['nobody', 'guest', 'other', 'opponent', 'owner', 'bot', 'reader', 'revoked', 'expired', 'elsewhere'] as const
export type Role = (typeof ROLES)[number]

/** By route, in the order of the roles: a status, with the code of the error where it is one. */
export const ACCESS = `
                                   nobody        guest                other                opponent             owner              bot               reader            revoked        expired       elsewhere
GET    /api/me                     200           200                  200                  200                  200                200               200               401:bad-token  200           200
DELETE /api/me                     401:nobody    200                  200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
POST   /api/guest                  200           200                  200                  200                  200                403:session-only  403:session-only  401:bad-token  200           403:origin
POST   /api/claim                  401:nobody    200                  409:not-a-guest      409:not-a-guest      409:not-a-guest    403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
POST   /api/login                  200           200                  200                  200                  200                403:session-only  403:session-only  401:bad-token  200           403:origin
POST   /api/logout                 200           200                  200                  200                  200                403:session-only  403:session-only  401:bad-token  200           403:origin
POST   /api/rename                 401:nobody    403:claim-first      200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
POST   /api/password               401:nobody    403:claim-first      200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
GET    /api/sessions               401:nobody    200                  200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    200
DELETE /api/sessions/:id           401:nobody    404:no-such-session  404:no-such-session  404:no-such-session  200                403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
GET    /api/tokens                 401:nobody    403:claim-first      200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    200
POST   /api/tokens                 401:nobody    403:claim-first      200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
DELETE /api/tokens/:id             401:nobody    403:claim-first      404:no-such-token    404:no-such-token    200                403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
GET    /api/bots                   401:nobody    403:claim-first      200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    200
POST   /api/bots                   401:nobody    403:claim-first      200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
DELETE /api/bots/:id               401:nobody    403:claim-first      404:no-such-bot      404:no-such-bot      200                403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
GET    /api/export                 401:nobody    200                  200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    200
GET    /api/blocks                 401:nobody    200                  200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    200
POST   /api/blocks                 401:nobody    200                  200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
DELETE /api/blocks/:person         401:nobody    404:not-blocked      404:not-blocked      404:not-blocked      200                403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
POST   /api/reports                401:nobody    200                  200                  200                  200                403:session-only  403:session-only  401:bad-token  401:nobody    403:origin
GET    /api/people/:id             200           200                  200                  200                  200                200               200               401:bad-token  200           200
GET    /api/lobby                  200           200                  200                  200                  200                200               200               401:bad-token  200           200
GET    /api/mine                   401:nobody    200                  200                  200                  200                200               200               401:bad-token  401:nobody    200
POST   /api/challenges             401:nobody    200                  200                  200                  200                200               403:scope         401:bad-token  401:nobody    403:origin
GET    /api/challenges/:id         200           200                  200                  200                  200                200               200               401:bad-token  200           200
POST   /api/challenges/:id/accept  401:nobody    200                  200                  200                  409:own-challenge  200               403:scope         401:bad-token  401:nobody    403:origin
DELETE /api/challenges/:id         401:nobody    404:no-challenge     404:no-challenge     404:no-challenge     200                404:no-challenge  403:scope         401:bad-token  401:nobody    403:origin
POST   /api/minds                  401:nobody    200                  200                  200                  200                200               403:scope         401:bad-token  401:nobody    403:origin
GET    /api/matches/:id            200           200                  200                  200                  200                200               200               401:bad-token  200           200
GET    /api/matches/:id/replay     409:not-over  409:not-over         409:not-over         409:not-over         409:not-over       409:not-over      409:not-over      401:bad-token  409:not-over  409:not-over
GET    /socket                     401           101                  101                  101                  101                101               403               401            401           403
`

/** What is sent, where something must be. */
export const BODIES: Readonly<Record<string, (world: World) => unknown>> = {
  'DELETE /api/me': ({ password }) => ({ password }),
  'POST /api/claim': ({ password }) => ({ name: 'Chosen Name', password }),
  'POST /api/login': ({ password, names }) => ({ name: names.owner, password }),
  'POST /api/rename': () => ({ name: 'Another Name' }),
  'POST /api/password': ({ password }) => ({ old: password, new: `${password} again` }),
  'POST /api/tokens': () => ({ label: 'a program', scopes: ['read'] }),
  'POST /api/bots': () => ({ name: 'Tin Man' }),
  'POST /api/blocks': ({ ids }) => ({ person: ids.third }),
  'POST /api/reports': ({ ids }) => ({ person: ids.third, reason: 'was rude' }),
  'POST /api/challenges': ({ terms }) => ({ terms }),
  'POST /api/minds': ({ terms, mind }) => ({ terms, mind }),
}

/** What stands for the parts of an address that begin with a colon. */
export const PARAMETERS: Readonly<Record<string, (world: World) => Readonly<Record<string, string>>>> = {
  'DELETE /api/sessions/:id': ({ ids }) => ({ id: ids.session }),
  'DELETE /api/tokens/:id': ({ ids }) => ({ id: ids.token }),
  'DELETE /api/bots/:id': ({ ids }) => ({ id: ids.bot }),
  'DELETE /api/blocks/:person': ({ ids }) => ({ person: ids.blocked }),
  'GET /api/people/:id': ({ ids }) => ({ id: ids.owner }),
  'GET /api/challenges/:id': ({ ids }) => ({ id: ids.challenge }),
  'POST /api/challenges/:id/accept': ({ ids }) => ({ id: ids.challenge }),
  'DELETE /api/challenges/:id': ({ ids }) => ({ id: ids.challenge }),
  'GET /api/matches/:id': ({ ids }) => ({ id: ids.match }),
  'GET /api/matches/:id/replay': ({ ids }) => ({ id: ids.match }),
}
