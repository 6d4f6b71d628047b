/**
 * Reads a rule book of docs/rules. It is Markdown, of which a rule book uses little: headings, paragraphs, lists, tables, words in
 * backquotes and in bold, and indented blocks, in which a number such as BP-36 begins a rule. What else is indented belongs to the rule
 * before it: sentences, lists, and drawings, which stay as they are drawn.
 */
export interface Book {
  /** What stands before the first heading. */
  readonly opening: readonly Block[]
  readonly sections: readonly Section[]
  readonly rules: ReadonlySet<string>
}

export interface Section {
  /** Its place in the address. */
  readonly id: string
  readonly title: string
  /** A part of the section before it. */
  readonly part: boolean
  readonly blocks: readonly Block[]
}

/** `inside`: it belongs to the rule before it. */
export type Block =
  | { readonly kind: 'text'; readonly text: string; readonly inside?: boolean }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'drawing'; readonly text: string; readonly caption: string; readonly inside?: boolean }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly string[]; readonly inside?: boolean }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

/** A piece of a sentence. A reference is the number of a rule of this book; what is strong may have pieces of its own. */
export interface Run {
  readonly kind: 'plain' | 'code' | 'strong' | 'emphasis' | 'reference'
  readonly text: string
}

/** For those who build the games, not for those who play them. */
const INTERNAL: ReadonlySet<string> = new Set(['What shows that it holds'])

const ID = /[A-Z]{2}-\d+/
const RULE = /^ {4}([A-Z]{2}-\d+) +(\S.*)$/
const HEADING = /^(#{1,3}) (.+)$/
const ITEM = /^(?:-|\d+\.) /
/** Where the text of a rule stands, and with it everything that belongs to it. */
const INSIDE = 11

export function readBook(markdown: string): Book {
  const chunks = markdown
    .replaceAll('\r', '')
    .split(/\n{2,}/)
    .map(chunk => chunk.split('\n').filter(line => line.trim() !== ''))
  const opening: Block[] = []
  const sections: (Section & { readonly blocks: Block[] })[] = []
  for (const lines of chunks) {
    const heading = HEADING.exec(lines[0] ?? '')
    if (heading?.[2] && heading[1] !== '#') sections.push({ ...titled(heading[2]), part: heading[1] === '###', blocks: [] })
    const rest = heading ? lines.slice(1) : lines
    if (rest.length > 0) (sections.at(-1)?.blocks ?? opening).push(...blocksOf(rest))
  }
  const shown = sections.filter(({ title }) => !INTERNAL.has(title)).map(section => ({ ...section, blocks: joined(section.blocks) }))
  const rules = shown.flatMap(({ blocks }) => blocks).flatMap(block => (block.kind === 'rule' ? [block.id] : []))
  const first = opening.flatMap(block => (block.kind === 'rule' ? [block.id] : []))
  return { opening: joined(opening), sections: shown, rules: new Set([...first, ...rules]) }
}

/** "World (1–9)" is called World: which numbers a section has is seen in it. */
function titled(heading: string): Pick<Section, 'id' | 'title'> {
  const title = heading.replace(/ \(\d+–\d*\)$/, '')
  return { title, id: `book-${title.toLowerCase().replace(/[^a-z]+/g, '-')}` }
}

function blocksOf(lines: readonly string[]): readonly Block[] {
  const [first = ''] = lines
  if (first.startsWith('    ')) return indented(lines)
  if (first.startsWith('|')) return [tableOf(lines)]
  return prose(lines, false)
}

function indented(lines: readonly string[]): readonly Block[] {
  const [first = '', ...rest] = lines
  const rule = RULE.exec(first)
  if (rule?.[1] && rule[2] && !besides(first)) {
    const [text, ...more] = prose([rule[2], ...rest.map(line => line.slice(INSIDE))], true)
    return [{ kind: 'rule', id: rule[1], text: text?.kind === 'text' ? text.text : '' }, ...more]
  }
  if (rule) return columns(lines)
  const least = Math.min(...lines.map(line => line.search(/\S/)))
  const dedented = lines.map(line => line.slice(least))
  const inside = least >= INSIDE - 1
  return dedented.some(line => /\S {2,}\S/.test(line)) ? [drawingOf(dedented, inside)] : prose(dedented, inside)
}

/** Several rules stand beside each other, each with its drawing. A rule that mentions another one is none of them. */
function besides(line: string): boolean {
  return new RegExp(` {3,}${ID.source} {2}`).test(line.slice(INSIDE))
}

function columns(lines: readonly string[]): readonly Block[] {
  const [first = ''] = lines
  const starts = Array.from(first.matchAll(new RegExp(ID.source, 'g')), match => match.index)
  return starts.flatMap((from, at) => {
    const own = lines.map(line => line.slice(from, starts[at + 1]).trimEnd())
    const [, cells = ''] = / ([X.]+)$/.exec(own[0] ?? '') ?? []
    const edge = (own[0] ?? '').length - cells.length
    const words = own.map(line => line.slice(0, edge).trim()).filter(word => word !== '')
    const [id = '', ...name] = words.join(' ').split(/ +/)
    const text = own
      .map(line => line.slice(edge))
      .filter(line => line !== '')
      .join('\n')
    return [
      { kind: 'rule', id, text: name.join(' ') },
      { kind: 'drawing', text, caption: '', inside: true },
    ] as const
  })
}

/** Sentences, and lists between them: an item begins with a dash or a number, and goes on in lines that are set in. */
function prose(lines: readonly string[], inside: boolean): readonly Block[] {
  const blocks: { kind: 'text' | 'list'; numbered: boolean; items: string[] }[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (ITEM.test(line)) {
      if (last?.kind === 'list') last.items.push(line.replace(ITEM, ''))
      else blocks.push({ kind: 'list', numbered: /^\d/.test(line), items: [line.replace(ITEM, '')] })
    } else if (last && (last.kind === 'text' || line.startsWith(' '))) last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`)
    else blocks.push({ kind: 'text', numbered: false, items: [line.trim()] })
  }
  const where = inside ? { inside } : {}
  return blocks.map(({ kind, numbered, items }) =>
    kind === 'text' ? { kind, text: items[0] ?? '', ...where } : { kind, numbered, items, ...where },
  )
}

function drawingOf(lines: readonly string[], inside: boolean): Block {
  const edge = captionEdge(lines)
  const where = inside ? { inside } : {}
  if (edge === null) return { kind: 'drawing', text: lines.join('\n'), caption: '', ...where }
  const text = lines.map(line => line.slice(0, edge).trimEnd()).filter(line => line !== '')
  const caption = lines.map(line => line.slice(edge).trim()).join(' ')
  return { kind: 'drawing', text: text.join('\n'), caption: caption.replace(/ +/g, ' ').trim(), ...where }
}

/** The column at which words beside a drawing begin, if they do: nothing is drawn there, and there is a gap before them. */
function captionEdge(lines: readonly string[]): number | null {
  const edges = lines.flatMap(line => {
    const found = / {3,}(\S+(?: \S+)+)$/.exec(line)
    return found?.[1] && /[a-z]{2,},? \w/.test(found[1]) ? [line.length - found[1].length] : []
  })
  return edges.toSorted((a, b) => a - b).find(edge => isCaption(lines, edge)) ?? null
}

function isCaption(lines: readonly string[], edge: number): boolean {
  const words = lines.map(line => line.slice(edge)).filter(text => text.trim() !== '')
  const apart = lines.every(line => line.slice(edge - 3, edge).trim() === '')
  const drawn = lines.some(line => /[#~|[]|(?:^|\s)\.(?:\s|$)/.test(line.slice(0, edge)))
  return apart && drawn && words.every(text => /[a-z]{2}/.test(text) && !/\S {2,}\S/.test(text))
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines
    .filter(line => !/^\|[\s|:-]+\|$/.test(line) || /^\|[\s|]+\|$/.test(line))
    .map(line =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map(cell => cell.trim()),
    )
  return { kind: 'table', rows }
}

/** Drawings with nothing but an empty line between them are one, unless one has words of its own beside it. */
function joined(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = []
  for (const block of blocks) {
    const last = out.at(-1)
    if (block.kind === 'drawing' && last?.kind === 'drawing' && last.caption === '' && block.caption === '')
      out[out.length - 1] = { ...last, text: `${last.text}\n\n${block.text}` }
    else out.push(block)
  }
  return out
}

const RUNS = /`([^`]+)`|\*\*([^*]+)\*\*|(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])|\[([^\]]+)\]\([^)\s]*\)|\b([A-Z]{2}-\d+)\b/g

/** What is set apart in a sentence. Links lead to files of the project, which a page does not have: only their words are left. */
export function runsOf(text: string, rules: ReadonlySet<string>): readonly Run[] {
  const runs: Run[] = []
  let from = 0
  for (const match of text.matchAll(RUNS)) {
    const [whole, code, strong, emphasis, link, id] = match
    if (id !== undefined && !rules.has(id)) continue
    if (match.index > from) runs.push({ kind: 'plain', text: text.slice(from, match.index) })
    if (code !== undefined) runs.push({ kind: 'code', text: code })
    else if (strong !== undefined) runs.push({ kind: 'strong', text: strong })
    else if (emphasis !== undefined) runs.push({ kind: 'emphasis', text: emphasis })
    else if (id !== undefined) runs.push({ kind: 'reference', text: id })
    else runs.push({ kind: 'plain', text: link ?? '' })
    from = match.index + whole.length
  }
  if (from < text.length) runs.push({ kind: 'plain', text: text.slice(from) })
  return runs
}
