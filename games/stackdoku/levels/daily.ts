/** The deal of a day. Which day it is, somebody else says: there is no clock in here. [SD-52] */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** `daily-2026-11-15`. With the difficulty of the preset it names the level, as every seed does. */
export function dailySeed(date: string): string {
  if (!isDay(date)) throw new RangeError(`there is no day ${date}`)
  return `daily-${date}`
}

function isDay(date: string): boolean {
  const parts = DAY.exec(date)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const length = month === 2 && leap ? 29 : LENGTHS[month - 1]
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= length
}
