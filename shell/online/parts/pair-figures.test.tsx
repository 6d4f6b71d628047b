// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { language, wordsThere } from '../../../ui/language.ts'
import { DealShare, GameBars, isCounted, splitOf } from './pair-figures.tsx'

const root = document.body.appendChild(document.createElement('div'))
beforeEach(() => wordsThere())
afterEach(() => {
  render(null, root)
  language.value = 'en'
})

const rows = (): readonly (readonly (string | null)[])[] =>
  [...root.querySelectorAll('li')].map(row => [...row.querySelectorAll('span:not(.pair-bar), b')].map(({ textContent }) => textContent))
const parts = (): readonly string[] => [...root.querySelectorAll('i')].map(bar => bar.style.getPropertyValue('--part'))

test('half the sum of two margins is play, half their difference is seat and deal', () => {
  expect(splitOf(5, -2)).toEqual({ play: 1.5, deal: 3.5, share: 70 })
  // From the other side nothing but the sign of the play is different.
  expect(splitOf(-5, 2)).toEqual({ play: -1.5, deal: 3.5, share: 70 })
  expect(splitOf(4, 4)).toEqual({ play: 4, deal: 0, share: 0 })
  expect(splitOf(4, -4)).toEqual({ play: 0, deal: 4, share: 100 })
  expect(splitOf(0, 0).share).toBeNull()
})

test('each game has a bar as long as its margin, to the side of whoever was ahead', () => {
  render(
    <GameBars
      games={[
        [9, 4],
        [6, 8],
      ]}
    />,
    root,
  )
  expect(rows()).toEqual([
    ['Game\u00a01', '9\u00a0:\u00a04', '+5'],
    ['Game\u00a02', '6\u00a0:\u00a08', '−2'],
  ])
  expect(parts()).toEqual(['1', '0.4'])
  expect([...root.querySelectorAll('li')].map(row => row.getAttribute('data-lead'))).toEqual(['true', 'false'])
})

test('a game that is only won or lost has no bars, and says which', () => {
  const games = [
    [1, 0],
    [0, 1],
  ] as const
  expect(isCounted(games)).toBe(false)
  render(<GameBars games={games} />, root)
  expect(rows()).toEqual([
    ['Game\u00a01', 'won'],
    ['Game\u00a02', 'lost'],
  ])
  expect(parts()).toEqual([])
})

test('the share of the deal is a bar for a single game, and nothing of the pair', async () => {
  render(<DealShare margins={[5, -2]} />, root)
  expect([...root.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['70%', '0%'])
  expect(parts()).toEqual(['0.7', '0'])
  expect(root.textContent).toContain('+1.5 a game by play; 3.5 by seat and deal')
  language.value = 'de'
  await wordsThere()
  render(<DealShare margins={[-5, 2]} />, root)
  expect(root.textContent).toContain('−1,5 je Partie durch das Spiel; 3,5 durch Platz und Start')
  render(<DealShare margins={[0, 0]} />, root)
  expect(root.textContent).toBe('')
})
