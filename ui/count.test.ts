import { describe, expect, test } from 'vitest'
import { counterOf } from './count.ts'

describe('a counter', () => {
  const points = { one: '# point', other: '# points' }

  test('picks the form the language asks for', () => {
    const { counted } = counterOf('en')
    expect([0, 1, 2, 1204].map(count => counted(count, points))).toEqual(['0 points', '1 point', '2 points', '1,204 points'])
  })

  test('writes figures as the language does', () => {
    expect(counterOf('en').figure(1_234_567)).toBe('1,234,567')
    expect(counterOf('de').figure(1_234_567)).toBe('1.234.567')
    expect(counterOf('de').counted(1, { one: '# Punkt', other: '# Punkte' })).toBe('1 Punkt')
  })

  test('puts the sign of hundredths where it belongs', () => {
    expect(counterOf('en').percent(35)).toBe('35%')
    expect(counterOf('de').percent(35)).toBe('35\u00a0%')
  })
})
