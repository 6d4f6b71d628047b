import { describe, expect, test } from 'vitest'
import { layered, spelledOut } from './css-plugin.ts'

describe('layers', () => {
  test.each([
    ['ui/tokens.css', 'tokens'],
    ['ui/base.css', 'base'],
    ['shell/table/frames/wide.css', 'shell'],
    ['games/nim/view/style.css', 'game'],
  ])('%s belongs to %s', (path, layer) => {
    expect(layered(path, 'a{color:red}')).toBe(`@layer ${layer}{a{color:red}}`)
  })

  test('what comes from a package is left alone', () => {
    expect(layered('node_modules/face/index.css', '@font-face{}')).toBe('@font-face{}')
  })

  test('the order of layers stays in front of them', () => {
    expect(layered('ui/tokens.css', '@layer tokens, base;\n:root{}')).toBe('@layer tokens, base;@layer tokens{\n:root{}}')
  })
})

describe('breakpoints', () => {
  test('a name in a query is spelled out, alone and among others', () => {
    expect(spelledOut('@media (--narrow) { a { b: c } }')).toBe('@media (max-width: 899px) { a { b: c } }')
    expect(spelledOut('@media (--wide) and (--low) {}')).toBe('@media (min-width: 900px) and (max-height: 479px) {}')
    expect(spelledOut('@container fl (--narrow) or (--low) {}')).toBe('@container fl (max-width: 899px) or (max-height: 479px) {}')
  })

  test('custom properties are none', () => {
    expect(spelledOut('a { color: var(--narrow); top: calc(1px + (--wide)) }')).toBe(
      'a { color: var(--narrow); top: calc(1px + (--wide)) }',
    )
  })
})
