// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { render } from 'preact'
import { describe, expect, test } from 'vitest'
import { readBook } from './book.ts'
import { BookPages } from './rulebook.tsx'

const GAMES = readdirSync('docs/rules').map(file => file.replace('.md', ''))

function typeset(markdown: string): HTMLElement {
  const root = document.createElement('div')
  render(<BookPages book={readBook(markdown)} wanted="" />, root)
  return root
}

describe.each(GAMES)('the book of %s, typeset', game => {
  const markdown = readFileSync(`docs/rules/${game}.md`, 'utf8')
  const page = typeset(markdown)

  test('has no markdown left', () => {
    for (const drawing of page.querySelectorAll('pre')) drawing.textContent = ''
    expect(page.textContent.match(/.{0,20}(?:\*\*|`|\]\(|\|---|^#|\| ).{0,20}/gm)).toBeNull()
  })

  test('has every rule once, as a place to go to, and every reference leads to one', () => {
    const ids = [...page.querySelectorAll('.rule-row')].map(({ id }) => id)
    const written = new Set(markdown.match(/(?<=^ {4}|^ {4}.* {3})[A-Z]{2}-\d+(?= )/gm))
    expect(new Set(ids)).toEqual(written)
    expect(ids).toHaveLength(written.size)
    for (const link of page.querySelectorAll('a')) {
      const id = link.getAttribute('href')?.slice(1) ?? ''
      expect(page.querySelector(`[id="${id}"]`), id).not.toBeNull()
    }
  })

  test('says nothing about tests and files', () => {
    expect(page.textContent.match(/.{0,20}(?:\.test\.ts|[A-Z]{2}-[A-Z]-\d).{0,20}/g)).toBeNull()
  })
})

test('a book is text and nothing else: what looks like a page in it is shown, not obeyed', () => {
  const page = typeset('# A\n\n## <b>B</b>\n\n    AA-1   <img src=x onerror=alert(1)> and [here](javascript:alert) `<i>`\n')
  expect(page.querySelector('img, i, b')).toBeNull()
  expect(page.querySelector('[href^="javascript"]')).toBeNull()
  expect(page.textContent).toContain('<img src=x onerror=alert(1)> and here <i>')
})
