import fc from 'fast-check'
import type { Plain } from '../plain.ts'

const key = fc.string({ maxLength: 6 }).filter(text => !text.startsWith('$') && text !== '__proto__')
const whole = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger().map(n => (n === 0 ? 0 : n)),
)

/** Any plain data: the whole grammar of plain.ts. */
export const anyPlain: fc.Arbitrary<Plain> = fc.letrec<{ value: Plain }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    whole,
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.uint8Array({ maxLength: 20 }),
    fc.int8Array({ maxLength: 20 }),
    fc.uint16Array({ maxLength: 10 }),
    fc.int16Array({ maxLength: 10 }),
    fc.uint32Array({ maxLength: 6 }),
    fc.int32Array({ maxLength: 6 }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
})).value
