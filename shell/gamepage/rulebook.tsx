import { useEffect, useRef, useState } from 'preact/hooks'
import { type Language, spoken } from '../../ui/language.ts'
import { type Block, type Book, readBook, runsOf, type Section } from './book.ts'
import { pageWords } from './words.ts'

/** Fetched one by one, with the page of their game. */
const BOOKS = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default' })

type InShort = Readonly<Record<Language, readonly string[]>>

/** What a player has to know before the first game; a game without it has only its book. */
const SHORTS = import.meta.glob<InShort>('../../games/*/view/in-short.ts', { import: 'inShort' })

/** How the game is played and won, in a few sentences. */
export function RulesInShort({ game }: { game: string }) {
  const said = pageWords()
  const short = useFetched(SHORTS[`../../games/${game}/view/in-short.ts`])
  if (!short || short === 'gone') return null
  return (
    <section class="about-short panel" aria-labelledby="short-title">
      <h2 id="short-title">{said.inShort}</h2>
      {spoken(short).map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  )
}

/** The rule book, folded. It is there all the same, so that the browser finds words in it, and every rule has an address. */
export function RuleBook({ game }: { game: string }) {
  const said = pageWords()
  const text = useFetched(BOOKS[`../../docs/rules/${game}.md`])
  const fold = useRef<HTMLDetailsElement>(null)
  const wanted = useWanted(fold, text !== null)
  if (text === 'gone') return <p class="note bad">{said.noBook}</p>
  const book = text === null ? null : readBook(text)
  return (
    <section class="book panel" aria-labelledby="book-title">
      <h2 id="book-title">{said.rules}</h2>
      <p class="small">{said.rulesAbout}</p>
      {book && (
        <details ref={fold}>
          <summary>{said.allRules(book.rules.size)}</summary>
          <BookPages {...{ book, wanted }} />
        </details>
      )}
    </section>
  )
}

export function BookPages({ book: { opening, sections, rules }, wanted }: { book: Book; wanted: string }) {
  return (
    <div lang="en">
      {opening.map((block, at) => (
        <Shown key={at} {...{ block, wanted, rules }} />
      ))}
      <Contents sections={sections} />
      {sections.map(({ id, title, part, blocks }) => (
        <section key={id} aria-labelledby={id}>
          {part ? <h4 id={id}>{title}</h4> : <h3 id={id}>{title}</h3>}
          {blocks.map((block, at) => (
            <Shown key={at} {...{ block, wanted, rules }} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Contents({ sections }: { sections: readonly Section[] }) {
  const listed = sections.filter(({ part }) => !part)
  if (listed.length < 2) return null
  return (
    <nav class="book-contents" aria-label={pageWords().bookContents}>
      <ul>
        {listed.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ShownProps {
  readonly block: Block
  readonly wanted: string
  readonly rules: ReadonlySet<string>
}

function Shown({ block, wanted, rules }: ShownProps) {
  const said = pageWords()
  switch (block.kind) {
    case 'text':
      return (
        <p data-inside={block.inside}>
          <Inline {...{ text: block.text, rules }} />
        </p>
      )
    case 'rule':
      return (
        <p class="rule-row" id={block.id} data-wanted={wanted === block.id}>
          <a href={`#${block.id}`} aria-label={said.ruleLink(block.id)}>
            {block.id}
          </a>
          <span>
            <Inline {...{ text: block.text, rules }} />
          </span>
        </p>
      )
    case 'drawing':
      return (
        <figure class="book-figure" data-inside={block.inside}>
          {/* A drawing that is wider than the page is moved with the arrows, and for that it must be able to have the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre class="book-drawing" tabIndex={0} role="img" aria-label={block.text}>
            {block.text}
          </pre>
          {block.caption !== '' && <figcaption>{block.caption}</figcaption>}
        </figure>
      )
    case 'list':
      return <BookList {...{ block, rules }} />
    case 'table':
      return <BookTable rows={block.rows} rules={rules} />
  }
}

function BookList({ block: { numbered, items, inside }, rules }: { block: Block & { kind: 'list' }; rules: ReadonlySet<string> }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List class="book-list" data-inside={inside}>
      {items.map(item => (
        <li key={item}>
          <Inline {...{ text: item, rules }} />
        </li>
      ))}
    </List>
  )
}

function BookTable({ rows, rules }: { rows: readonly (readonly string[])[]; rules: ReadonlySet<string> }) {
  const [head = [], ...body] = rows
  return (
    // It scrolls like a drawing does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div class="book-table" tabIndex={0} role="group" aria-label={head.filter(cell => cell !== '').join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) =>
              cell === '' ? (
                <td key={at} />
              ) : (
                <th scope="col" key={at}>
                  <Inline text={cell} rules={rules} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Inline text={cell} rules={rules} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Inline({ text, rules }: { text: string; rules: ReadonlySet<string> }) {
  return (
    <>
      {runsOf(text, rules).map(({ kind, text: run }, at) => {
        switch (kind) {
          case 'plain':
            return run
          case 'code':
            return <code key={at}>{run}</code>
          case 'strong':
            return (
              <strong key={at}>
                <Inline text={run} rules={rules} />
              </strong>
            )
          case 'emphasis':
            return <em key={at}>{run}</em>
          case 'reference':
            return (
              <a key={at} href={`#${run}`}>
                {run}
              </a>
            )
        }
      })}
    </>
  )
}

/** What `fetch` brings, once it is there. */
function useFetched<T>(fetch: (() => Promise<T>) | undefined): T | 'gone' | null {
  const [found, setFound] = useState<{ readonly by: typeof fetch; readonly what: T | 'gone' } | null>(null)
  useEffect(() => {
    let awaited = true
    const arrive = (what: T | 'gone'): void => {
      if (awaited) setFound({ by: fetch, what })
    }
    if (fetch) fetch().then(arrive, () => arrive('gone'))
    else arrive('gone')
    return () => {
      awaited = false
    }
  }, [fetch])
  return found !== null && found.by === fetch ? found.what : null
}

/** What the address asks for. It is there only once the book is, and may be folded away, so the browser cannot find it by itself. */
function useWanted(fold: { readonly current: HTMLDetailsElement | null }, there: boolean): string {
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    const follow = (): void => {
      const id = location.hash.slice(1)
      setWanted(id)
      const place = id === '' ? null : document.getElementById(id)
      if (!place || !fold.current?.contains(place)) return
      fold.current.open = true
      place.scrollIntoView({ block: place.matches('.rule-row') ? 'center' : 'start' })
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [there])
  return wanted
}
