/**
 * How often something may be asked, by address and by person, all processes together: counted in Redis where there is one. Every process counts
 * for itself as well, so that there still is a limit while Redis is away.
 */
import rateLimit, { type CreateRateLimitOptions, normalizeIP, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { Refused } from './errors.ts'

export interface Limit {
  readonly most: number
  readonly windowMs: number
}

/** What is counted together. A route says which it belongs to; one that says nothing is `other`. */
export type LimitClass = 'guest' | 'login' | 'guess' | 'claim' | 'challenge' | 'report' | 'export' | 'other'

/** `person`: the visitor. Of a `guess`, which is a login by the name that is given: `ip` is from one address, `person` from all together. */
export type Limits = Readonly<Record<LimitClass, { readonly ip: Limit; readonly person: Limit }>>

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A school or a company may come from one address, so addresses get more than people. */
export const LIMITS: Limits = {
  guest: { ip: { most: 40, windowMs: 10 * MINUTE }, person: { most: 5, windowMs: 10 * MINUTE } },
  login: { ip: { most: 30, windowMs: 10 * MINUTE }, person: { most: 20, windowMs: 30 * MINUTE } },
  // From all together so many that it takes a crowd to keep somebody out, and still far too few to guess a password (docs/decisions/0045).
  guess: { ip: { most: 20, windowMs: 30 * MINUTE }, person: { most: 1000, windowMs: 30 * MINUTE } },
  claim: { ip: { most: 30, windowMs: HOUR }, person: { most: 10, windowMs: HOUR } },
  challenge: { ip: { most: 120, windowMs: 10 * MINUTE }, person: { most: 30, windowMs: 10 * MINUTE } },
  report: { ip: { most: 30, windowMs: HOUR }, person: { most: 10, windowMs: HOUR } },
  export: { ip: { most: 30, windowMs: HOUR }, person: { most: 6, windowMs: HOUR } },
  other: { ip: { most: 1200, windowMs: MINUTE }, person: { most: 300, windowMs: MINUTE } },
}

const TOO_MANY: Readonly<Record<LimitClass, string>> = {
  guest: 'too many guests were made from here',
  login: 'too many logins were tried',
  guess: 'too many logins were tried',
  claim: 'too many names and passwords were tried',
  challenge: 'too many challenges were made',
  report: 'too many reports were made',
  export: 'everything was asked for too often',
  other: 'too much was asked for at once',
}

/** Addresses and people remembered by each process, for each class. */
const REMEMBERED = 20_000

export type By = 'ip' | 'person'

export interface Limiter {
  /** Counts one more, and throws when that is too many. */
  count(request: FastifyRequest, limitClass: LimitClass, by: By, key: string): Promise<void>
}

type Counter = ReturnType<FastifyInstance['createRateLimit']>

export async function makeLimiter(server: FastifyInstance, limits: Limits, redis: Redis | null): Promise<Limiter> {
  // The package takes the key from the request, and we have it at hand.
  const keys = new WeakMap<FastifyRequest, string>()
  const local = await makeCounters(server, limits, keys, {})
  const shared = redis && (await makeCounters(server, limits, keys, { redis, nameSpace: 'lockstep-limit-', skipOnError: true }))
  return {
    async count(request, limitClass, by, key) {
      keys.set(request, `${limitClass}|${by}|${key}`)
      // A client that is not connected would keep the visitor waiting.
      const counters = shared && redis.status === 'ready' ? [local, shared] : [local]
      for (const counter of counters) await countOne(counter[limitClass][by], request, limitClass)
    },
  }
}

/** The addresses of one household or provider's customer count as one. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip.slice(0, 64), 64)
}

async function countOne(counter: Counter, request: FastifyRequest, limitClass: LimitClass): Promise<void> {
  const counted = await counter(request)
  if (counted.isAllowed || !counted.isExceeded) return
  const seconds = Math.max(1, counted.ttlInSeconds)
  throw new Refused(429, 'too-many', `${TOO_MANY[limitClass]}; try again in ${inWords(seconds)}`, { 'retry-after': String(seconds) })
}

/** Beside each other below the server, because the package can be registered only once in each place. */
async function makeCounters(
  server: FastifyInstance,
  limits: Limits,
  keys: WeakMap<FastifyRequest, string>,
  store: { redis?: Redis; nameSpace?: string; skipOnError?: boolean },
): Promise<Readonly<Record<LimitClass, Record<By, Counter>>>> {
  const made: Partial<Record<LimitClass, Record<By, Counter>>> = {}
  await server.register(async child => {
    await child.register(rateLimit, { global: false, ...store })
    const counterFor = ({ most, windowMs }: Limit): Counter => {
      const options: CreateRateLimitOptions & Pick<RateLimitOptions, 'cache'> = {
        max: most,
        timeWindow: windowMs,
        cache: REMEMBERED,
        keyGenerator: request => keys.get(request) ?? addressOf(request),
      }
      return child.createRateLimit(options)
    }
    for (const name of Object.keys(limits) as LimitClass[])
      made[name] = { ip: counterFor(limits[name].ip), person: counterFor(limits[name].person) }
  })
  return made as Record<LimitClass, Record<By, Counter>>
}

function inWords(seconds: number): string {
  if (seconds === 1) return 'a second'
  if (seconds < 100) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
