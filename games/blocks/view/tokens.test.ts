import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('../../../ui/tokens.css', import.meta.url), 'utf8')

test('[BP-06] the classic set is the seven colours of the rule book, in their order', () => {
  const classic = /\[data-pieces="spec"\]\s*\{([^}]*)\}/.exec(tokens)?.[1] ?? ''
  const colours = Array.from({ length: 7 }, (_, tint) =>
    new RegExp(`--piece-${tint + 1}: (#[0-9A-Fa-f]{6});`).exec(classic)?.[1]?.toUpperCase(),
  )
  expect(colours).toEqual(['#0000FF', '#FF0000', '#FFFF00', '#00FF00', '#800080', '#FFA500', '#00FFFF'])
})

test('[BP-06] every set has a colour and a darker border for each of the seven', () => {
  for (const set of ['standard', 'spec', 'safe']) {
    const rules = new RegExp(`\\[data-pieces="${set}"\\]\\s*\\{([^}]*)\\}`).exec(tokens)?.[1] ?? ''
    for (let tint = 1; tint <= 7; tint++)
      for (const name of [`--piece-${tint}:`, `--piece-${tint}-edge:`]) expect(rules, `${set} ${name}`).toContain(name)
  }
})
