import type { PlaywrightTestConfig } from '@playwright/test'
import { afterEach, expect, test, vi } from 'vitest'
import { counted } from './suites.js'

const quiet = () => vi.spyOn(console, 'log').mockImplementation(() => undefined)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('a runner that failed is a failure, whatever it counted, and says why', () => {
  const said = quiet()
  const ran = { code: 1, output: 'it broke', answer: '', seconds: 0 }
  expect(counted(ran, () => ({ passed: 3, failed: 0 }))).toEqual({ passed: 3, failed: 1 })
  expect(counted(ran, () => ({ passed: 3, failed: 2 }))).toEqual({ passed: 3, failed: 2 })
  expect(counted({ ...ran, code: 0 }, () => JSON.parse('{'))).toEqual({ passed: 0, failed: 1 })
  expect(said.mock.calls.map(([line]) => line)).toEqual(['\nit broke\n', '\nit broke\n', '\nit broke\n'])
  expect(counted({ ...ran, code: 0 }, () => ({ passed: 3, failed: 0 }))).toEqual({ passed: 3, failed: 0 })
  expect(said).toHaveBeenCalledTimes(3)
})

/** What is asked for and what is not, as patterns of names. */
async function unitFiles(tier: string | undefined): Promise<{ include: unknown; exclude: unknown }> {
  vi.resetModules()
  vi.stubEnv('LOCKSTEP_UNIT', tier)
  const { default: config } = (await import('../../vitest.config.ts')) as { default: { test: { include: string[]; exclude: string[] } } }
  return { include: config.test.include, exclude: config.test.exclude.filter(pattern => pattern.includes('.test.')) }
}

test('every unit test is in the core or thorough, and in one of them; without a wish it is all of them', async () => {
  const [all, thorough] = [['**/*.test.ts', '**/*.test.tsx'], ['**/*.thorough.test.ts']]
  expect(await unitFiles(undefined)).toEqual({ include: all, exclude: [] })
  expect(await unitFiles('core')).toEqual({ include: all, exclude: thorough })
  expect(await unitFiles('thorough')).toEqual({ include: thorough, exclude: [] })
})

/** Which of these titles is played on the screen. */
async function played(tier: string | undefined, screen: string, titles: readonly string[]): Promise<readonly string[]> {
  vi.resetModules()
  vi.stubEnv('LOCKSTEP_E2E', tier)
  const { default: config } = (await import('../../playwright.config.ts')) as { default: PlaywrightTestConfig }
  const project = config.projects?.find(({ name }) => name === screen)
  // As Playwright does it: what a project says counts, and otherwise what is said for all.
  const [only, not] = [[project?.grep ?? config.grep ?? []].flat(), [project?.grepInvert ?? config.grepInvert ?? []].flat()]
  return titles.filter(title => (only.length === 0 || only.some(each => each.test(title))) && !not.some(each => each.test(title)))
}

test.each(['desktop', 'phone'])('every test of a browser is in the core or thorough, or long, on the %s', async screen => {
  const titles = ['a way @core', 'a detail', 'an hour @long', 'a long way @core @long']
  expect(await played('core', screen, titles)).toEqual(['a way @core'])
  expect(await played('thorough', screen, titles)).toEqual(['a detail'])
  expect(await played(undefined, screen, titles)).toEqual(titles)
})
