/** The log: lines of JSON on standard output, and no secret in them, whoever writes one and however deep. */
import pino, { type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

/** Names of what nobody may read in a log: what lets somebody in, and what a player may not know yet. */
const SECRET = /cookie|authorization|password|token|secret|seed|deal|bag|salt|entropy|premove/i

/** The same for what a child of the log says with every line: that does not come by the way of other fields. */
const SECRETS_OF_CHILDREN = ['cookie', 'authorization', 'password', 'token', 'secret', 'seed', 'deal', 'salt', 'headers', 'req']

const DEEPEST = 6

export function openLog(level: LogLevel, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      serializers: { err: errorInWords, error: (error: unknown) => (error instanceof Error ? errorInWords(error) : error) },
      redact: { paths: SECRETS_OF_CHILDREN, censor: '***' },
      formatters: {
        level: label => ({ level: label }),
        log: fields => withoutSecrets(fields, 0) as Record<string, unknown>,
      },
    },
    to ?? pino.destination({ dest: 1, sync: true }),
  )
}

function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return errorInWords(value)
  if (value instanceof Date) return value.toISOString()
  if (depth >= DEEPEST) return '…'
  if (Array.isArray(value)) return value.map(each => withoutSecrets(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, SECRET.test(name) ? '***' : withoutSecrets(each, depth + 1)]),
  )
}

/** Only what says what broke and where. Drivers add more to an error, such as the row that could not be written. */
function errorInWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  return { type: error.name, message: error.message, stack: error.stack, ...('code' in error ? { code: String(error.code) } : {}) }
}
