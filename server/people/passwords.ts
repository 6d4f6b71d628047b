/** Passwords: what makes one, and argon2id. A hash holds 19 MiB while it is made, so only a few are made at once. */
import { randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { Refused } from '../http/errors.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { lettersOf, nameKey } from './names.ts'

const LEAST = 10
const MOST = 200

/** argon2id is what the package makes when nothing else is said. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const AT_ONCE = 2
const WAITING = 50

export function refusePassword(password: string, name: string): void {
  const length = lettersOf(password).length
  if (length < LEAST) throw new Refused(400, 'password-short', `a password has at least ${LEAST} characters`)
  if (length > MOST) throw new Refused(400, 'password-long', `a password has at most ${MOST} characters`)
  if (nameKey(password) === nameKey(name)) throw new Refused(400, 'password-name', 'the name is not a password; choose another')
  if (COMMON_PASSWORDS.has(password.toLowerCase()) || new Set(password).size < 4)
    throw new Refused(400, 'password-common', 'this password is among the first that are tried; choose another')
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(asTyped(password), COST))
}

/** Takes the same time where there is nothing to compare with. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const nobody = await nobodys()
  const isRight = await inTurn(() => verify(stored ?? nobody, asTyped(password)))
  return isRight && stored !== null
}

let made: Promise<string> | null = null

function nobodys(): Promise<string> {
  made ??= hashPassword(randomBytes(16).toString('hex'))
  return made
}

/** Keyboards write the same letters in different ways. */
function asTyped(password: string): string {
  return password.normalize('NFKC')
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING)
      throw new Refused(429, 'busy', 'too many people log in at this moment; try again in a few seconds', { 'retry-after': '5' })
    await new Promise<void>(resolve => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    // Whoever waits takes over the place; it is free only if nobody does.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
