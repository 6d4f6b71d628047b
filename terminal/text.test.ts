import { afterEach, expect, test, vi } from 'vitest'
import { Caught, madeWorld } from './testing/world.ts'
import { counted, folded, inColumns, indented, Progress, paint, printable, sentence, table, wrapped } from './text.ts'

afterEach(() => void vi.useRealTimers())

test('a table is as wide as it must be', () => {
  const rows = [
    ['a', 'bb'],
    ['ccc', 'd'],
  ]
  expect(table(rows, 80)).toBe('a    bb\nccc  d')
})

test('a table on a narrow screen wraps its widest column', () => {
  expect(table([['id', 'one two three four']], 14)).toBe('id  one two\n    three four')
})

test('a column with a long word leaves the wrapping to another one', () => {
  const rows = [
    ['last-stick-loses', 'one two three'],
    ['x', 'four'],
  ]
  expect(table(rows, 24)).toBe('last-stick-loses  one\n                  two\n                  three\nx                 four')
})

test('a table goes no narrower than a word, whatever the screen', () => {
  expect(table([['a'.repeat(30), 'b']], 5)).toBe(`${'a'.repeat(30)}  b`)
})

test('wrapping keeps every word', () => {
  expect(wrapped('to be or not to be', 8)).toEqual(['to be or', 'not to', 'be'])
  expect(wrapped('unbreakable', 4)).toEqual(['unbreakable'])
})

test('folding continues under the beginning of the line and leaves short drawings alone', () => {
  expect(folded('  a long line here\na   |   b', 12)).toBe('  a long\n  line here\na   |   b')
  expect(folded(`  ${'x'.repeat(20)}`, 12)).toBe(`  ${'x'.repeat(20)}`)
})

test('columns are filled from left to right', () => {
  expect(inColumns(['a1', 'a2', 'b10'], 10)).toBe('a1   a2\nb10')
})

test('indenting leaves empty lines empty', () => {
  expect(indented('a\n\nb')).toBe('  a\n\n  b')
})

test('colour is used only where there is any', () => {
  expect(paint({ colour: false }, 'red', 'no')).toBe('no')
  expect(paint({ colour: true }, 'red', 'no')).toBe('\u001b[31mno\u001b[0m')
})

test('what could play tricks on a terminal is not printed', () => {
  expect(printable('a\u001b[2Jb\u0007\u202ec\nd\u009b')).toBe('a?[2Jb??c?d?')
  expect(printable('misère ──>')).toBe('misère ──>')
})

test('counting and sentences', () => {
  expect([counted(1, 'play'), counted(2, 'play'), counted(0, 'play')]).toEqual(['1 play', '2 plays', '0 plays'])
  expect([sentence('it is so'), sentence('Is it?')]).toEqual(['It is so.', 'Is it?'])
})

test('without a screen, progress is a plain line now and then', () => {
  vi.useFakeTimers()
  const { world, errors, output } = madeWorld({})
  const progress = new Progress(world, 'soaking')
  progress.show(0.1, 'a')
  expect(errors.text).toBe('')
  vi.advanceTimersByTime(6000)
  progress.show(0.25, 'b')
  progress.show(0.3, 'c')
  progress.end()
  expect(errors.text).toBe('soaking: 25 %, b\n')
  expect(output.text).toBe('')
})

test('on a screen, progress is a bar that goes away and fits in one row', () => {
  vi.useFakeTimers()
  const bar = new Caught()
  const { world, output } = madeWorld({ bar, width: 60 })
  const progress = new Progress(world, 'soaking')
  vi.advanceTimersByTime(200)
  progress.show(0.5, 'x'.repeat(100))
  expect(bar.text).toContain('############............')
  expect(bar.text.replace('\r\u001b[K', '').length).toBeLessThan(60)
  progress.end()
  expect(bar.text.endsWith('\r\u001b[K')).toBe(true)
  expect(output.text).toBe('')
})
