/** What nobody sends who means well: values, texts and whole bodies. */
import { below, pick, type Rng } from '../../../kernel/rng.ts'

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufffe',
  '\u202eevil',
  'ﷺ'.repeat(40),
  'e' + '\u0301'.repeat(300),
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  "' or 1=1 --",
  "'; drop table person; --",
  '$1',
  '$$; select pg_sleep(9); $$',
  '%s%s%n',
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '\r\nset-cookie: lockstep=planted',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(400),
  'x'.repeat(4_000),
  'x'.repeat(20_000),
  'İıſK',
  'ß'.repeat(30),
]

const NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE]

export function oddText(rng: Rng): string {
  return pick(rng, TEXTS)
}

export function oddValue(rng: Rng, depth = 0): unknown {
  const kind = below(rng, depth > 3 ? 5 : 8)
  if (kind === 0) return null
  if (kind === 1) return below(rng, 2) === 0
  if (kind === 2) return pick(rng, NUMBERS)
  if (kind <= 4) return oddText(rng)
  if (kind === 5) return Array.from({ length: below(rng, 4) }, () => oddValue(rng, depth + 1))
  const keys = Array.from({ length: below(rng, 4) }, () => oddText(rng).slice(0, 30))
  return Object.fromEntries(keys.map(key => [key, oddValue(rng, depth + 1)]))
}

/** Bodies that are no value of JavaScript: too deep, too many, broken. */
const BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  '}',
  '[]',
  'null',
  'true',
  '"',
  '"text"',
  '1e999999',
  '-',
  '{"a":}',
  "{'a':1}",
  '{"name":"a","name":"b","password":"c"}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"name":"\\ud800","password":"\\udc00"}',
  '{"name":"\\u0000","password":"\\u0000"}',
  `{"name":${'9'.repeat(10_000)}}`,
  '['.repeat(16_000),
  `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
  `${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}`,
  `[${'{},'.repeat(5_000)}{}]`,
  `{${Array.from({ length: 1_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
  'x'.repeat(100_000),
  '\u{feff}{}',
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  Buffer.from([0xf8, 0x88, 0x80, 0x80, 0x80]),
]

export function oddBody(rng: Rng): string | Buffer {
  return pick(rng, BODIES)
}
