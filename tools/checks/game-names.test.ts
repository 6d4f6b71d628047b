import { expect, test } from 'vitest'
import { byFolder, gameNames } from './game-names.js'
import { planted } from './testing/planted.ts'

const CLEAN = {
  'games/nim/view/style.css': '.nim {}\n',
  'games/pebbles/README.md': '# Pebbles\n',
  'games/pebbles/view/style.css': '.pb {}\n',
  'games/heaps/README.md': '# Heap Puzzle\n',
  'games/heaps/view/style.css': '.hp {}\n',
  'shell/stages.ts': "export const stages = { pebbles: 'Pebbles', 'heaps': 'Heap Puzzle', nim: 'Nim' }\n",
  'kernel/testing/contract.ts': "import '../../games/nim/game.ts'\n",
  'kernel/hash.ts': '// Three heaps of words, a minimum, and pb.\n',
  'shell/card.test.ts': "import '../games/pebbles/game.ts'\n",
}

function found(files: Readonly<Record<string, string>>): string[] {
  return gameNames(planted({ ...CLEAN, ...files })).map(({ says }) => says)
}

test('the lists, the template and tests may name games; a name that is an ordinary word may be that word', () => {
  expect(found({})).toEqual([])
})

test.each([
  ['kernel/replay.ts', '// As in pebbles.', 'kernel/replay.ts:1 names pebbles (`pebbles`)'],
  ['kernel/replay.ts', 'const a = 1\nconst pebblesOf = a', 'kernel/replay.ts:2 names pebbles (`pebbles`)'],
  ['ui/stage.ts', 'type A = PebblesWords', 'ui/stage.ts:1 names pebbles (`Pebbles`)'],
  ['shell/card.tsx', 'const a = <b class="pb-cell" />', 'shell/card.tsx:1 names pebbles (`pb-`)'],
  ['ui/tokens.css', ':root { --room-pb: red }', 'ui/tokens.css:1 names pebbles (`-pb`)'],
  ['ui/tokens.css', ':root { --room-heaps: red }', 'ui/tokens.css:1 names heaps (`--room-heaps`)'],
  ['cli/play.ts', "const game = 'heaps'", "cli/play.ts:1 names heaps (`'heaps`)"],
  ['cli/play.ts', "import '../games/heaps/game.ts'", 'cli/play.ts:1 names heaps (`/heaps`)'],
  ['server/main.ts', '// Heap  Puzzle has no rooms', 'server/main.ts:1 names heaps (`Heap  Puzzle`)'],
  ['tools/soak.ts', '// [PB-12]', 'tools/soak.ts:1 names pebbles (`PB-`)'],
  ['tools/soak.ts', "const game = 'nim'", 'tools/soak.ts:1 names nim (`nim`)'],
  ['protocol/pebbles.ts', '', 'protocol/pebbles.ts:1 is named after pebbles'],
])('%s: %s', (path, text, says) => {
  expect(found({ [path]: text })).toEqual([says])
})

test('they are counted by folder', () => {
  const root = planted({ ...CLEAN, 'ui/a.ts': '// pebbles, pebbles', 'shell/b.ts': '// Nim' })
  expect(byFolder(gameNames(root)).filter(([, count]) => count > 0)).toEqual([
    ['ui', 2],
    ['shell', 1],
  ])
})
