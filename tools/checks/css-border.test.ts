import { expect, test } from 'vitest'
import { cssBorder } from './css-border.js'
import { planted } from './testing/planted.ts'

const CLEAN = {
  'ui/tokens.css': ':root { --ink: black; }\n',
  'ui/base.css': '.icon { color: var(--ink); }\n.button { color: var(--ink); }\n',
  'shell/table.css': '.turn { color: var(--ink); }\n.turn > .slot { color: var(--ink); }\n',
  'games/pebbles/view/style.css': `/* Pebbles. */
  .pb { --pb-cell: 4px; }
  .pb-cell > .icon, .button.pb-do { width: var(--pb-cell); animation: pb-fall 1s; }
  [data-theme="dark"] .pb-cell:not(.pb-gone) em { width: 1px; }
  @media (max-width: 900px) { :is(.pb, .pb-cell) .button { width: 1px; } }
  .pb-end { & > p { width: 1px; } }
  @keyframes pb-fall { from { top: 0; } }
`,
}

function found(files: Readonly<Record<string, string>>): string[] {
  return cssBorder(planted({ ...CLEAN, ...files })).map(({ rule, says }) => `${rule} ${says}`)
}

const inGame = (css: string): string[] => found({ 'games/pebbles/view/more.css': `\n${css}\n` })

test('a tree that keeps to its borders passes', () => {
  expect(found({})).toEqual([])
})

test.each([
  ['.turn .pb-cell {}', '`.turn .pb-cell` reaches out: .turn is not of pebbles'],
  ['.pb-cell, .turn:has(.pb-cell) {}', '`.turn:has(.pb-cell)` reaches out: .turn is not of pebbles'],
  [':is(.pb, .turn) b {}', '`:is(.pb, .turn) b` reaches out: .turn is not of pebbles'],
  ['@media (width > 1px) { .pb:not(.watched) b {} }', '`.pb:not(.watched) b` reaches out: .watched is not of pebbles'],
  ['.pb { .turn & {} }', '`.turn .pb` reaches out: .turn is not of pebbles'],
  ['.button .pb-cell {}', '`.button .pb-cell` reaches out: it does not begin with a class of pebbles'],
  ['main .pb-cell {}', '`main .pb-cell` reaches out: it does not begin with a class of pebbles'],
  ['.button {}', '`.button` reaches out: it has no class of pebbles'],
  ['[data-tint="1"] {}', '`[data-tint="1"]` reaches out: it has no class of pebbles'],
  ['#app .pb-cell {}', '`#app .pb-cell` reaches out: #app is not of pebbles'],
  [
    '[data-lead="true"] .pb-cell {}',
    '`[data-lead="true"] .pb-cell` reaches out: [data-lead] is not said of the page, so it is not of pebbles',
  ],
  ['.pbx {}', '`.pbx` reaches out: .pbx is not of pebbles'],
])('%s', (css, says) => {
  expect(inGame(css)).toEqual([`css/outside games/pebbles/view/more.css:2 ${says}`])
})

test('what a game names begins with its prefix', () => {
  expect(inGame('.pb { --cell: 1px; width: var(--cell); }\n@keyframes fall {}')).toEqual([
    'css/properties games/pebbles/view/more.css:2 --cell is set by pebbles and does not begin with --pb-',
    'css/properties games/pebbles/view/more.css:3 @keyframes fall does not begin with pb-',
  ])
})

test('a game says what its root is', () => {
  expect(found({ 'games/shells/view/style.css': 'button {}\n' })).toEqual([
    'css/root games/shells/view/tokens.css:1 begins with no class; the first is the root of the game and names its prefix',
  ])
})

test('nothing that surrounds a game knows it', () => {
  const css = '\n  /* As in Pebbles. */\n  .card { --room-pb: red; color: var(--room-pb); }\n  .pb-cell {}\n'
  expect(found({ 'shell/card.css': css })).toEqual([
    'css/centre shell/card.css:2 knows pebbles (`Pebbles`), which it surrounds',
    'css/centre shell/card.css:3 knows pebbles (`-pb`), which it surrounds',
    'css/centre shell/card.css:3 knows pebbles (`-pb`), which it surrounds',
    'css/centre shell/card.css:4 knows pebbles (`.pb`), which it surrounds',
  ])
})

test('no sheet names its layer: the build does', () => {
  expect(found({ 'shell/card.css': '@layer game { .card {} }\n' })).toEqual([
    'css/layer shell/card.css:1 names a layer; the build puts it into that of its folder',
  ])
  expect(found({ 'ui/tokens.css': '@layer tokens, base;\n:root { --ink: black; }\n' })).toEqual([])
})

test('tokens nobody uses and tokens nobody sets are found; scripts use and set them too', () => {
  const css = '\n  .card { --raised: red; color: var(--gone); width: var(--maybe, 1px); height: var(--tall); --wide-2: 1px; }\n'
  expect(found({ 'shell/card.css': css })).toEqual([
    'css/unused shell/card.css:2 --raised is set and nobody uses it',
    'css/unused shell/card.css:2 --wide-2 is set and nobody uses it',
    'css/undefined shell/card.css:2 --gone is used and nobody sets it',
    'css/undefined shell/card.css:2 --tall is used and nobody sets it',
  ])
  const script = 'export const style = (n: number) => ({ "--tall": 1, "--raised": 2, "--gone": 3, color: `var(--wide-${n})` })\n'
  expect(found({ 'shell/card.css': css, 'shell/card.ts': script })).toEqual([])
})
