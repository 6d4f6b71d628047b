import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type Actor, openTestApi, type TestApi } from '../http/testing/api.ts'
import { makePerson, PASSWORD } from './testing/actors.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
  await api.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())

async function open({ session, bearer }: Actor): Promise<WebSocket> {
  const { port } = api.server.server.address() as AddressInfo
  const headers = bearer === undefined ? { cookie: `lockstep=${session}` } : { authorization: `Bearer ${bearer}` }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers })
  // The greeting, so that nothing is left to be done about it.
  await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject))
  return socket
}

function closed(socket: WebSocket): Promise<number> {
  return new Promise(resolve => socket.once('close', resolve))
}

test('who logs out, changes the password or revokes a token leaves no socket open behind it', async () => {
  const ada = await makePerson(api, 'Socket Ada')
  const second = await api.call('POST /api/login', { name: 'Socket Ada', password: PASSWORD })
  const bot = await api.call('POST /api/bots', { name: 'Socket Bot' }, ada)
  const sockets = {
    own: await open(ada),
    second: await open({ session: second.session ?? '' }),
    bot: await open({ bearer: bot.json.token }),
  }
  const [secondGone, botGone, ownGone] = [closed(sockets.second), closed(sockets.bot), closed(sockets.own)]
  await api.call('POST /api/password', { old: PASSWORD, new: 'another long walk' }, ada)
  expect(await secondGone).toBe(4401)
  expect([sockets.own.readyState, sockets.bot.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN])
  const { tokens } = (await api.call('GET /api/tokens', undefined, ada)).json
  await api.call(`DELETE /api/tokens/${tokens[0].id}`, undefined, ada)
  expect(await botGone).toBe(4401)
  expect(sockets.own.readyState).toBe(WebSocket.OPEN)
  await api.call('POST /api/logout', {}, ada)
  expect(await ownGone).toBe(4401)
})
