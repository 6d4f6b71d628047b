import { afterEach, expect, test, vi } from 'vitest'
import { language } from '../../../../ui/language.ts'
import type { Luck } from '../../minds/luck.ts'
import { de } from '../words/de/stage.ts'
import { words } from '../words/index.ts'
import { describePlot, medianText, reportText } from './luck-text.ts'

const LUCK: Luck = { scores: [], stopped: { runs: 0, at: 3200 }, score: 1234, beaten: 0, play: 61, median: 987, kindness: null }

afterEach(() => void (language.value = 'en'))

async function inGerman(): Promise<void> {
  language.value = 'de'
  await vi.waitFor(() => expect(words.score).toBe(de.score))
}

test('where every run came to its end, nothing is said of more', () => {
  expect(describePlot(LUCK, null)).toBe('Scores of the runs: half of them reach 987; you reached 1,234, more than 61\u00a0% of them.')
})

test('runs that were stopped are said, and that the last bar holds more', async () => {
  const luck = { ...LUCK, stopped: { runs: 212, at: 3200 } }
  expect(describePlot(luck, 3200)).toBe(
    'Scores of the runs: half of them reach 987; you reached 1,234, more than 61\u00a0% of them. 212 runs were stopped at 3,200 points. The last bar stands for 3,200 and more.',
  )
  await inGerman()
  expect(describePlot(luck, 3200)).toMatch(
    / 212 Spiele wurden bei 3\.200 Punkten abgebrochen\. Der letzte Balken steht für 3\.200 und mehr\.$/,
  )
  expect(describePlot({ ...luck, stopped: { runs: 1, at: 3200 } }, 3200)).toContain(' 1 Spiel wurde bei ')
})

test('points that followed a hint are said to be left out, and of a game played by hints nothing is said but the deal', async () => {
  const luck = { ...LUCK, scores: Array.from({ length: 1000 }, () => 1), kindness: 40 }
  const alone = 'Minds of three strengths played this exact deal 1,000 times. You beat 61\u00a0% of their runs.'
  const kind = 'The deal itself was kinder than 40\u00a0% of deals.'
  expect(reportText({ luck, hinted: { placements: 60, after: 0, points: 0 } })).toBe(`${alone} ${kind}`)
  expect(reportText({ luck, hinted: { placements: 60, after: 4, points: 1235 } })).toBe(
    `${alone} 4 of your 60 placements followed a hint; the 1,235 points of those are left out here. ${kind}`,
  )
  const told = { placements: 60, after: 60, points: 1234 }
  expect(reportText({ luck, hinted: told })).toBe(
    `60 of your 60 placements followed a hint, so nobody can tell how well you played yourself. ${kind}`,
  )
  await inGerman()
  expect(reportText({ luck, hinted: told })).not.toContain('61')
})

test('a long tail alone is no run that was stopped', () => {
  expect(describePlot(LUCK, 2900)).toMatch(/of them\. The last bar stands for 2,900 and more\.$/)
})

test('where most runs were stopped, only the least of the median is known', async () => {
  const luck = { ...LUCK, median: 3251, stopped: { runs: 600, at: 3200 } }
  expect(medianText(luck)).toBe('3,200 and more')
  expect(describePlot(luck, 3200)).toContain('half of them reach 3,200 and more;')
  expect(medianText({ ...luck, median: 3100 })).toBe('3,100')
  await inGerman()
  expect(medianText(luck)).toBe('3.200 und mehr')
})
