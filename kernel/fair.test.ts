import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Committed, commitOf, committedIn, entropiesIn, entropyText, fairFault, refuseFair, saltOf, seedOf } from './fair.ts'

const SECRET = '0123456789abcdef'.repeat(4)
const ONE = '11'.repeat(16)
const TWO = '22'.repeat(32)

function platform(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

test('commitment, seed and salt are SHA-256 of lines, as the platform library makes them', () => {
  expect(commitOf(SECRET)).toBe(platform(`lockstep commit 1\n${SECRET}\n`))
  expect(seedOf(SECRET, [ONE, TWO])).toBe(platform(`lockstep deal 1\n${SECRET}\n${ONE}\n${TWO}\n`))
  expect(seedOf(SECRET, [null, TWO])).toBe(platform(`lockstep deal 1\n${SECRET}\n\n${TWO}\n`))
  expect(saltOf(SECRET)).toBe(platform(`lockstep salt 1\n${SECRET}\n`).slice(0, 32))
})

test('whoever adds, and in which order, makes another seed', () => {
  const seeds = [
    [null, null],
    [ONE, null],
    [null, ONE],
    [ONE, TWO],
    [TWO, ONE],
  ].map(([first = null, second = null]) => seedOf(SECRET, [first, second]))
  expect(new Set(seeds).size).toBe(seeds.length)
})

test('entropy is written as two values, and read as it was written', () => {
  for (const entropies of [
    [null, null],
    [ONE, null],
    [null, TWO],
    [ONE, TWO],
  ] as const)
    expect(entropiesIn(entropyText(entropies))).toEqual(entropies)
  for (const text of ['', '-', '- ', ' -', '-  -', '- - -', `${ONE}`, `${ONE} ${TWO}0`, `${ONE.slice(1)} -`, `${'A'.repeat(32)} -`])
    expect({ text, entropies: entropiesIn(text) }).toEqual({ text, entropies: null })
})

const HONEST = {
  setup: {},
  seed: seedOf(SECRET, [ONE, null]),
  seal: 'ab'.repeat(32),
  salt: saltOf(SECRET),
  commit: commitOf(SECRET),
  secret: SECRET,
  entropy: `${ONE} -`,
} satisfies Committed

test('an honest file is not refused, with or without a pair; nor is one that says nothing of it', () => {
  for (const said of [HONEST, { ...HONEST, pair: '1' }, { ...HONEST, pair: '2' }, { seed: 'x' }, {}]) expect(refuseFair(said)).toBeNull()
})

test.each(['commit', 'secret', 'entropy', 'setup', 'seed', 'seal', 'salt'] as const)('a file without its %s is refused', line => {
  expect(fairFault({ ...HONEST, [line]: undefined })).toBe(`no-${line}`)
  const refusal = refuseFair({ ...HONEST, [line]: undefined })
  expect(refusal?.because).toContain(line === 'commit' ? 'no commitment' : line)
  expect(refusal?.line).toBe(line === 'commit' ? 'secret' : 'commit')
})

test.each([
  ['commit', HONEST.commit.toUpperCase(), 'bad-commit'],
  ['commit', HONEST.commit.slice(1), 'bad-commit'],
  ['secret', SECRET.slice(33), 'bad-secret'],
  ['secret', `${SECRET}0`, 'bad-secret'],
  ['entropy', ONE, 'bad-entropy'],
  ['entropy', `-  ${ONE}`, 'bad-entropy'],
  ['pair', '3', 'bad-pair'],
  ['pair', '', 'bad-pair'],
  ['commit', commitOf(`${SECRET.slice(1)}0`), 'other-commit'],
  ['secret', `${SECRET.slice(1)}0`, 'other-commit'],
  ['entropy', '- -', 'other-seed'],
  ['entropy', `- ${ONE}`, 'other-seed'],
  ['entropy', `${TWO} -`, 'other-seed'],
  ['seed', seedOf(SECRET, [null, ONE]), 'other-seed'],
  ['salt', '0'.repeat(32), 'other-salt'],
] as const)('%s %s is %s', (line, text, fault) => {
  const refusal = refuseFair({ ...HONEST, [line]: text })
  expect(refusal?.fault).toBe(fault)
  expect(refusal?.because).toMatch(/^(a|an|the|entropy) .{20}/)
})

test('what only says which game of a pair it is has promised nothing', () => {
  expect(refuseFair({ pair: '1' })).toMatchObject({ fault: 'no-commit', line: 'pair' })
})

test('the lines are found in any order, with the line ends of any system', () => {
  const { setup: _, ...lines } = HONEST
  const text = [...Object.entries(lines), ['setup', '{}'], ['deal', '[1]'], ['game', 'g'], ['rules', '2']].map(line => line.join(' '))
  expect(committedIn(text.join('\r\n'))).toEqual({ ...HONEST, setup: '{}', deal: '[1]', game: 'g', rules: '2', pair: undefined })
})

test('docs/formats/seal.md has an example that opens, and commands with which a stranger comes to the same', () => {
  const page = readFileSync(new URL('../docs/formats/seal.md', import.meta.url), 'utf8')
  const { commit, secret = '', entropy = '' } = committedIn(/```text\n(commit [\s\S]*?)```/.exec(page)?.[1] ?? '')
  expect(commit).toBe(commitOf(secret))
  expect(entropiesIn(entropy)?.[1]).toBeNull()
  const commands = page.split('\n').filter(line => line.startsWith("{ echo 'lockstep "))
  const folder = mkdtempSync(join(tmpdir(), 'fair-'))
  try {
    for (const entropies of [[ONE, TWO] as const, [null, ONE] as const, [null, null] as const]) {
      const lines = { ...HONEST, entropy: entropyText(entropies), setup: '{}' }
      writeFileSync(
        join(folder, 'g.replay'),
        `${Object.entries(lines)
          .map(line => line.join(' '))
          .join('\n')}\nnote secret entropy\n`,
      )
      const said = commands.map(command => execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' }).split(/\s/)[0])
      expect(said).toEqual([HONEST.commit, seedOf(SECRET, entropies), HONEST.salt])
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
