/**
 * What can be set, and how it stands: from the environment, because that is where secrets belong and where containers look. Two of them
 * are flags as well, for whoever types them. A wrong value is a sentence that names the variable.
 */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

export interface Config {
  readonly port: number
  readonly host: string
  /** Folder of the embedded database, or IN_MEMORY. */
  readonly data: string
  /** Null: the embedded one. */
  readonly databaseUrl: string | null
  readonly databasePool: number
  readonly redisUrl: string | null
  /** Other origins that pages of ours are seen at. */
  readonly origins: readonly string[]
  readonly log: LogLevel
  /** Addresses of proxies that are believed about whom they speak for, with commas between them. */
  readonly proxies: string | null
  readonly metricsToken: string | null
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type Environment = Readonly<Record<string, string | undefined>>

/** Instead of a folder: for trying something out, and for tests. */
export const IN_MEMORY = 'memory:'

/** In the checkout: easy to find, not shared by two checkouts, and git knows nothing of it. */
const DATA = fileURLToPath(new URL('../.data', import.meta.url))

interface Setting<T> {
  readonly variable: string
  readonly meaning: string
  /** What it is when nobody sets it. */
  readonly fallback: string
  /** "… must be" */
  readonly must: string
  readonly schema: v.GenericSchema<string, T>
  /** How much of it may be seen. */
  readonly shown?: (value: string) => string
}

const HIDDEN = '***'

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(least), v.maxValue(most))

const address = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(text => URL.canParse(text) && schemes.includes(new URL(text).protocol)),
    v.transform((text): string | null => text),
  )

const SETTINGS: { readonly [K in keyof Config]: Setting<Config[K]> } = {
  port: {
    variable: 'PORT',
    meaning: 'where it listens; 0: any free port; not set: the next free one if it is taken (also --port)',
    fallback: '8100',
    must: 'a whole number from 0 to 65535',
    schema: whole(0, 65_535),
  },
  host: {
    variable: 'HOST',
    meaning: 'at which address of this machine; 0.0.0.0: at all of them (also --host)',
    fallback: '127.0.0.1',
    must: 'a name or an address',
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)),
  },
  data: {
    variable: 'LOCKSTEP_DATA',
    meaning: `the folder of the embedded database, or ${IN_MEMORY} to keep nothing; not used with DATABASE_URL`,
    fallback: DATA,
    must: 'a folder',
    schema: v.pipe(
      v.string(),
      v.transform(folder => (folder === IN_MEMORY ? folder : resolve(folder))),
    ),
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    meaning: 'a PostgreSQL, such as postgres://user:password@host/database',
    fallback: '',
    must: 'an address that begins with postgres://',
    schema: address('postgres:', 'postgresql:'),
    shown: withoutPassword,
  },
  databasePool: {
    variable: 'DATABASE_POOL',
    meaning: 'how many connections to PostgreSQL at most',
    fallback: '10',
    must: 'a whole number from 1 to 200',
    schema: whole(1, 200),
  },
  redisUrl: {
    variable: 'REDIS_URL',
    meaning: 'a Redis, such as redis://host:6379; needed when several processes serve one database',
    fallback: '',
    must: 'an address that begins with redis:// or rediss://',
    schema: address('redis:', 'rediss:'),
    shown: withoutPassword,
  },
  origins: {
    variable: 'LOCKSTEP_ORIGINS',
    meaning: 'where pages are seen if not at the address that is asked for, such as https://a.example,https://b.example',
    fallback: '',
    must: 'origins with commas between them, each such as https://lockstep.example, without a path',
    schema: v.pipe(
      v.string(),
      v.transform(text => text.split(',').map(each => each.trim())),
      v.array(
        v.pipe(
          v.string(),
          v.check(text => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text),
        ),
      ),
    ),
  },
  log: {
    variable: 'LOCKSTEP_LOG',
    meaning: `how much is written to standard output: ${LOG_LEVELS.join(', ')}`,
    fallback: 'info',
    must: `one of ${LOG_LEVELS.join(', ')}`,
    schema: v.picklist(LOG_LEVELS) as v.GenericSchema<string, LogLevel>,
  },
  proxies: {
    variable: 'LOCKSTEP_TRUST_PROXY',
    meaning: 'which reverse proxies are believed about X-Forwarded-*, such as loopback or 10.0.0.0/8,192.168.1.5',
    fallback: '',
    must: 'addresses with commas between them, each such as 10.0.0.5, 10.0.0.0/8, ::1, loopback, linklocal or uniquelocal',
    schema: v.pipe(
      v.string(),
      v.check(text => text.split(',').every(each => isProxy(each.trim()))),
    ) as v.GenericSchema<string, string | null>,
  },
  metricsToken: {
    variable: 'LOCKSTEP_METRICS_TOKEN',
    meaning: 'what /metrics must be asked with, as a bearer token; without it only this machine itself may ask',
    fallback: '',
    must: 'at least 16 letters, digits, "-" or "_"',
    schema: v.pipe(v.string(), v.regex(/^[\w-]{16,}$/)) as v.GenericSchema<string, string | null>,
    shown: () => HIDDEN,
  },
}

const NAMES = Object.keys(SETTINGS) as (keyof Config)[]

/** Only these may be empty, and then mean that there is none. */
const NONE: Partial<Config> = { databaseUrl: null, redisUrl: null, origins: [], proxies: null, metricsToken: null }

export function readConfig(environment: Environment): Config {
  return Object.fromEntries(NAMES.map(name => [name, valueOf(name, environment)])) as unknown as Config
}

function valueOf(name: keyof Config, environment: Environment): unknown {
  const { variable, fallback, must, schema, shown } = SETTINGS[name]
  // Empty is unset: files that list variables often have empty ones.
  const text = environment[variable] || fallback
  if (text === '') return NONE[name]
  const parsed = v.safeParse(schema, text)
  if (parsed.success) return parsed.output
  throw new Error(`${variable} ${shown ? 'cannot be used: it' : `is "${text}", and`} must be ${must}`)
}

/** Every setting as it stands, without secrets: name and value. */
export function shownConfig(environment: Environment): string {
  const rows = NAMES.map(name => {
    const { variable, fallback, shown = (text: string) => text } = SETTINGS[name]
    const text = environment[variable] || fallback
    return [variable, text === '' ? '(none)' : shown(text)] as const
  })
  return aligned(rows)
}

/** Every setting: name, meaning, and what it is when nobody sets it. */
export function configHelp(): string {
  return aligned(NAMES.map(name => [SETTINGS[name].variable, `${SETTINGS[name].meaning} (${SETTINGS[name].fallback || 'none'})`] as const))
}

function aligned(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n')
}

/** What the server takes later: a range of everybody would be believed by everybody, and IPv4 is written as such. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0) return /^(loopback|linklocal|uniquelocal)$/.test(text)
  if (more.length > 0 || /%|:.*\./.test(address)) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Which database, for people to read. */
export function shownDatabase({ databaseUrl, data }: Config): string {
  return databaseUrl === null ? data : withoutPassword(databaseUrl)
}

/** A password may also stand after the question mark. */
function withoutPassword(text: string): string {
  const url = new URL(text)
  if (url.password) url.password = HIDDEN
  for (const name of [...url.searchParams.keys()]) if (/pass|token|secret|key/i.test(name)) url.searchParams.set(name, HIDDEN)
  return url.href
}
