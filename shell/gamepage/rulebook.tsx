import { Fragment } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type Block, readBook } from './book.ts'
import { pageWords } from './words.ts'

/** Fetched one by one, when somebody wants to read one. */
const BOOKS = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default' })

export function bookOf(game: string): Promise<string> {
  const fetch = BOOKS[`../../docs/rules/${game}.md`]
  return fetch ? fetch() : Promise.reject(new Error(`${game} has no rule book`))
}

/** The rule book as it is written, with an address for every rule. */
export function RuleBook({ game }: { game: string }) {
  const said = pageWords()
  const blocks = useBook(game)
  const wanted = useWanted(blocks !== null)
  if (blocks === 'gone') return <p class="note bad">{said.noBook}</p>
  return (
    <section class="book panel" aria-labelledby="book-title">
      <h2 id="book-title">{said.rules}</h2>
      {said.rulesOnly !== '' && <p class="small">{said.rulesOnly}</p>}
      <div lang="en">
        {blocks?.map((block, at) => (
          <Shown block={block} wanted={wanted} key={at} />
        ))}
      </div>
    </section>
  )
}

function Shown({ block, wanted }: { block: Block; wanted: string }) {
  const said = pageWords()
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'text':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      )
    case 'rule':
      return (
        <p class="rule-row" id={block.id} data-wanted={wanted === block.id}>
          <a href={`#${block.id}`} aria-label={said.ruleLink(block.id)}>
            {block.id}
          </a>
          <span>
            <Inline text={block.text} />
          </span>
        </p>
      )
    case 'drawing':
      return (
        // A drawing that is wider than the page is moved with the arrows, and for that it must be able to have the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre class="book-drawing" tabIndex={0} role="img" aria-label={block.text}>
          <Numbered text={block.text} />
        </pre>
      )
    case 'list':
      return (
        <ul class="book-list">
          {block.items.map(item => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <BookTable rows={block.rows} />
  }
}

function BookTable({ rows }: { rows: readonly (readonly string[])[] }) {
  const [head = [], ...body] = rows
  return (
    // It scrolls like a drawing does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div class="book-table" tabIndex={0} role="group" aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th scope="col" key={at}>
                <Inline text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Inline text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Code stands in backquotes; links to files of the project are only words here. */
function Inline({ text }: { text: string }) {
  const parts = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').split('`')
  return <>{parts.map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>))}</>
}

/** In a drawing the numbers of rules are places one can be sent to. */
function Numbered({ text }: { text: string }) {
  const parts = text.split(/([A-Z]{2}-\d+)/)
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <b id={part} key={at}>
            {part}
          </b>
        ) : (
          part
        ),
      )}
    </>
  )
}

function useBook(game: string): readonly Block[] | 'gone' | null {
  const [blocks, setBlocks] = useState<readonly Block[] | 'gone' | null>(null)
  useEffect(() => {
    let wanted = true
    bookOf(game).then(
      text => wanted && setBlocks(readBook(text)),
      () => wanted && setBlocks('gone'),
    )
    return () => {
      wanted = false
    }
  }, [game])
  return blocks
}

/** The rule the address asks for. It is there only once the book is, so the browser cannot find it by itself. */
function useWanted(there: boolean): string {
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    const follow = (): void => {
      const id = location.hash.slice(1)
      setWanted(id)
      if (id) document.getElementById(id)?.scrollIntoView({ block: 'center' })
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [there])
  return wanted
}
