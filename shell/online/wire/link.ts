/** The one connection of this page, and who we are at its other end. */
import { type Signal, signal } from '@preact/signals'
import type { Refusal } from '../../../kernel/game.ts'
import type { MeAnswer } from '../../../protocol/people.ts'
import { type Answer, ask, isRefused } from './api.ts'
import { Connection, type WireEvents } from './connection.ts'

export type Me = MeAnswer

/** Undefined: not asked yet. Null: there is no server that answers. */
export const me: Signal<Me | null | undefined> = signal(undefined)

/** This device has played online: only then the header asks who somebody is. */
const KEY = 'lockstep-online'

export const connection = new Connection({
  open({ heard, closed }: WireEvents) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`)
    socket.onmessage = ({ data }) => heard(String(data))
    socket.onclose = closed
    return {
      send: text => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  },
  isKnown: async () => !navigator.onLine || (await refreshMe())?.me !== null,
  chance: () => Math.random(),
  now: () => performance.now(),
})

addEventListener('online', () => {
  connection.wake()
  if (me.peek() === null) void refreshMe()
})
addEventListener('offline', () => connection.cut())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && connection.wake())

/** Somebody may have taken a name in another tab. */
connection.listen(message => {
  if (message.kind === 'hello' && message.me.name !== me.peek()?.me?.name) void refreshMe()
})

export function wasOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function remember(isKnown: boolean): void {
  try {
    if (isKnown) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Whoever keeps nothing is asked again.
  }
}

export async function refreshMe(): Promise<Me | null> {
  const answer = await ask<Me>('GET', '/api/me')
  // Whoever was there a moment ago still is, whether or not the server answers just now.
  if (!isRefused(answer)) me.value = answer
  else if (!me.peek()) me.value = null
  if (!isRefused(answer)) remember(answer.me !== null)
  return isRefused(answer) ? null : answer
}

let entering: Promise<Refusal | null> | null = null

/** Whoever plays is somebody: a guest, if they are nobody yet. */
export function enter(): Promise<Refusal | null> {
  entering ??= entered().finally(() => {
    entering = null
  })
  return entering
}

async function entered(): Promise<Refusal | null> {
  if (!me.peek()?.me) await refreshMe()
  if (me.peek()?.me) return null
  const answer: Answer<unknown> = await ask('POST', '/api/guest')
  if (isRefused(answer)) return answer
  await refreshMe()
  connection.renew()
  return null
}

/** Another name, or none: the socket is opened anew as whoever it is now. */
export async function changed(): Promise<void> {
  await refreshMe()
  connection.renew()
}
