/**
 * Reads a rule book of docs/rules. It is Markdown, of which a rule book uses little: headings, paragraphs, lists, tables, code
 * in backquotes, and indented blocks, in which a number such as BP-36 begins a rule and drawings stay as they are drawn.
 */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'drawing'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

const ID = /[A-Z]{2}-\d+/g
const RULE = /^ {4}([A-Z]{2}-\d+) {2}(.*)$/
/** Where the text of a rule stands, and with it the drawings that belong to it. */
const INSIDE = 11

export function readBook(markdown: string): readonly Block[] {
  const chunks = markdown.replaceAll('\r', '').split(/\n{2,}/)
  const blocks: Block[] = []
  for (const chunk of chunks.map(trimmed)) if (chunk.length > 0) blocks.push(...blocksOf(chunk))
  return joined(blocks)
}

function trimmed(chunk: string): readonly string[] {
  return chunk.split('\n').filter(line => line.trim() !== '')
}

function blocksOf(lines: readonly string[]): readonly Block[] {
  const [first = '', ...rest] = lines
  const heading = /^(#{1,3}) (.+)$/.exec(first)
  if (heading) return heading[1] === '#' ? [] : [{ kind: 'heading', text: heading[2] ?? '' }, ...(rest.length > 0 ? blocksOf(rest) : [])]
  if (first.startsWith('    ')) return [indented(lines)]
  if (first.startsWith('|')) return [tableOf(lines)]
  if (first.startsWith('- ')) return [{ kind: 'list', items: itemsOf(lines) }]
  return [{ kind: 'text', text: lines.map(line => line.trim()).join(' ') }]
}

function indented(lines: readonly string[]): Block {
  const [first = ''] = lines
  const rule = RULE.exec(first)
  // Several numbers in a line are drawings beside each other.
  if (rule?.[1] && (first.match(ID)?.length ?? 0) === 1) {
    const text = [rule[2] ?? '', ...lines.slice(1)].map(line => line.trim()).join(' ')
    return { kind: 'rule', id: rule[1], text }
  }
  const inside = lines.every(line => line.startsWith(' '.repeat(INSIDE)))
  return { kind: 'drawing', text: lines.map(line => line.slice(inside && !rule ? INSIDE : 4)).join('\n') }
}

function itemsOf(lines: readonly string[]): readonly string[] {
  const items: string[] = []
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines
    .filter(line => !/^\|[\s|:-]+\|$/.test(line))
    .map(line =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map(cell => cell.trim()),
    )
  return { kind: 'table', rows }
}

/** Drawings with nothing but an empty line between them are one. */
function joined(blocks: readonly Block[]): readonly Block[] {
  const out: Block[] = []
  for (const block of blocks) {
    const last = out.at(-1)
    if (block.kind === 'drawing' && last?.kind === 'drawing')
      out[out.length - 1] = { kind: 'drawing', text: `${last.text}\n\n${block.text}` }
    else out.push(block)
  }
  return out
}
