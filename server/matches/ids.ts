import { randomBytes, randomInt } from 'node:crypto'

const DIGITS = '0123456789abcdefghijkmnpqrstuvwxyz' // nothing that looks like something else

/** Ten characters: nobody guesses one, and a person can read it out. */
export function freshId(length = 10): string {
  return Array.from({ length }, () => DIGITS[randomInt(DIGITS.length)]).join('')
}

/** 256 bits. */
export function freshSecret(): string {
  return randomBytes(32).toString('hex')
}

/** Minds of this server have accounts as well, by game and name: nobody else's id has a colon in it. */
export function mindId(game: string, bot: string): string {
  return `mind:${game}:${bot}`
}

export function isMind(person: string): boolean {
  return person.startsWith('mind:')
}

/** The name that the mind has in its game. */
export function mindIn(person: string): string {
  return person.split(':')[2] ?? ''
}
