import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const house = readFileSync(new URL('../../../ui/tokens.css', import.meta.url), 'utf8')
const own = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const LISTED = ['#0000FF', '#FF0000', '#FFFF00', '#00FF00', '#800080', '#FFA500', '#00FFFF']
const SETS = ['spec', 'soft', 'safe']
const TINTS = [1, 2, 3, 4, 5, 6, 7]

/** What the rules with exactly this selector say, by the name of the token. */
function tokensOf(sheet: string, selector: string): ReadonlyMap<string, string> {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head = '']) =>
    head
      .replace(/\/\*[^]*?\*\//g, '')
      .split(',')
      .some(one => one.trim() === selector),
  )
  return new Map(
    rules.flatMap(([, , body = '']) => [...body.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
  )
}

test('[BP-06] without a choice the blocks have the seven listed colours, in their order', () => {
  for (const selector of [':root', '[data-pieces="spec"]']) {
    const said = tokensOf(house, selector)
    expect(
      TINTS.map(tint => said.get(`--piece-${tint}`)?.toUpperCase()),
      selector,
    ).toEqual(LISTED)
  }
})

test('[BP-06] every set has a colour and a border for each of the seven', () => {
  for (const set of SETS) {
    const said = tokensOf(house, `[data-pieces="${set}"]`)
    for (const tint of TINTS)
      for (const name of [`--piece-${tint}`, `--piece-${tint}-edge`]) expect(said.get(name), `${set} ${name}`).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('[BP-42] the border is darker than the block on white', () => {
  for (const set of SETS) {
    const said = tokensOf(house, `[data-pieces="${set}"]`)
    for (const tint of TINTS)
      expect(light(said.get(`--piece-${tint}-edge`)), `${set} ${tint}`).toBeLessThan(light(said.get(`--piece-${tint}`)))
  }
})

test('every block of the listed colours stands out from an empty cell by its colour or its border, in the light and in the dark', () => {
  for (const theme of ['light', 'dark']) {
    const cell = tokensOf(own, theme === 'dark' ? '[data-theme="dark"] .bp' : '.bp').get('--bp-cell')
    const set = new Map([
      ...tokensOf(house, '[data-pieces="spec"]'),
      ...(theme === 'dark' ? tokensOf(house, '[data-theme="dark"][data-pieces="spec"]') : []),
    ])
    for (const tint of TINTS) {
      const best = Math.max(...['', '-edge'].map(part => contrast(set.get(`--piece-${tint}${part}`), cell)))
      expect(best, `colour ${tint}, ${theme}`).toBeGreaterThanOrEqual(3)
    }
  }
})

/** Relative luminance, as the guidelines for accessible pages have it. */
function light(colour = ''): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a?: string, b?: string): number {
  const [dim = 0, bright = 0] = [light(a), light(b)].toSorted((x, y) => x - y)
  return (bright + 0.05) / (dim + 0.05)
}
