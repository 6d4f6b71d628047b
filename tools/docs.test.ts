import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { planted } from './checks/testing/planted.ts'
import { filesBelow, gamesIn, lineAt, textOf } from './checks/tree.js'

const DOCUMENT = /^([A-Z]+|docs\/.*|games\/\w+\/README)\.md$/
const FILE = /^[\w./*-]+\.(ts|tsx|js|json|css|md|grit|txt|replay|jpeg|png|svg)$/
const FOLDER = /^\w[\w.*-]*\/[\w./*-]*$/
/** What stands for any name in a path. */
const ANY = /\b(?:NAME|GAME|NN-id)\b|\*/g

interface Mention {
  readonly path: string
  readonly at: number
  readonly exists: boolean
}

/**
 * The paths a document mentions. Links are followed from where the document is; a path in running text begins at the root. In backticks the
 * beginning may be left out (`rules/turn.ts`): something in the tree must end like that, in the document's game where it is about one.
 */
function mentions(root: string, tree: ReadonlySet<string>, document: string): Mention[] {
  // Blocks are examples. Their lines stay, so that the others keep their numbers.
  const text = textOf(root, document).replace(/^```[^]*?^```/gm, block => block.replace(/[^\n]/g, ' '))
  const matches = (path: string, before = ''): boolean => {
    const pattern = path.replace(/\/$/, '').replaceAll('.', '\\.').replace(ANY, '[^/]*')
    const whole = new RegExp(`^${before}${pattern}$`)
    return [...tree].some(each => whole.test(each))
  }
  const game = gamesIn(root).find(name => document.includes(name))
  const within = game ? `games/${game}/(.*/)?` : '(.*/)?'
  const folders = [...tree].filter(path => !path.includes('/') && !path.includes('.')).join('|')
  const found = (pattern: RegExp): { path: string; at: number }[] =>
    [...text.matchAll(pattern)].map(match => ({ path: match[1] ?? '', at: match.index }))

  const links = found(/\]\(([^)#\s]+)/g).filter(({ path }) => !/^\w+:/.test(path))
  const quoted = found(/`([^`\s]+)`/g).filter(({ path }) => FILE.test(path) || FOLDER.test(path))
  const plain = found(new RegExp(`(?<![\\w./\`(#-])((?:${folders})/[\\w/*.-]*\\w)`, 'g'))
  return [
    ...links.map(link => ({ ...link, exists: matches(posix.join(posix.dirname(document), link.path)) })),
    ...quoted.map(quote => ({ ...quote, exists: matches(quote.path) || matches(quote.path, within) })),
    ...plain.map(word => ({ ...word, exists: matches(word.path) })),
  ].map(mention => ({ ...mention, at: lineAt(text, mention.at) }))
}

function missing(root: string): string[] {
  const files = filesBelow(root)
  const tree = new Set(files.flatMap(path => path.split('/').map((_, depth, names) => names.slice(0, depth + 1).join('/'))))
  return files
    .filter(path => DOCUMENT.test(path))
    .flatMap(document =>
      mentions(root, tree, document)
        .filter(({ exists }) => !exists)
        .map(({ path, at }) => `${document}:${at} ${path}`),
    )
}

test('every path in the documents exists', () => {
  expect(missing('.')).toEqual([])
})

test('a path that leads nowhere is found: in a link, in backticks and in running text; examples and placeholders are not', () => {
  const root = planted({
    'kernel/game.ts': '',
    'games/pebbles/rules/turn.ts': '',
    'games/shells/view/stage.tsx': '',
    'README.md':
      '[game](kernel/game.ts), kernel/game.ts, [site](https://example.org/a.ts), `tilt.allowed`, `rules/turn.ts`, `games/NAME/rules/`\n',
    'docs/words.md': '[game](../kernel/game.ts)\n[game](kernel/game.ts)\n```text\n`kernel/none.ts`\n```\nSee kernel/none.ts.\n',
    'games/shells/README.md': '`view/stage.tsx` `stage.tsx` `view/`\n`rules/turn.ts`\n`games/NAME/minds`',
  })
  expect(missing(root)).toEqual([
    'docs/words.md:2 kernel/game.ts',
    'docs/words.md:6 kernel/none.ts',
    'games/shells/README.md:2 rules/turn.ts',
    'games/shells/README.md:3 games/NAME/minds',
  ])
})
