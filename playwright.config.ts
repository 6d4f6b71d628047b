import { existsSync, mkdirSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { FIREFOX_LAUNCH } from './e2e/firefox.ts'

// Of this run's own, so that two runs beside each other do not meet. Workers read this file again and inherit what the first reader set.
process.env['LOCKSTEP_E2E_PORT'] ??= String(8200 + (process.pid % 1000))
const PORT = Number(process.env['LOCKSTEP_E2E_PORT'])

/** What the server says; read when all is over (e2e/no-secrets.ts). */
const LOG = `.cache/e2e-server-${PORT}.log`
process.env['LOCKSTEP_E2E_LOG'] = LOG
mkdirSync('.cache', { recursive: true })

/** A Chromium that is already there. None: Playwright's own. */
const executablePath = [
  process.env['LOCKSTEP_CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
].find(path => path !== undefined && path !== '' && existsSync(path))

/**
 * `npm test` asks for the core: a way through every game and every kind of page, on a desk and on a phone. `npm run thorough` asks for what is left of it
 * on the same two screens; new tests belong there unless they are tagged `@core`. `npm run e2e` plays everything on every screen.
 */
const tier = process.env['LOCKSTEP_E2E'] as 'core' | 'thorough' | undefined
const TIERS = {
  core: { grep: /@core/, grepInvert: [/@long/] },
  thorough: { grepInvert: [/@long/, /@core/] },
}
const { grepInvert: not = [], ...only }: { readonly grep?: RegExp; readonly grepInvert?: RegExp[] } = tier === undefined ? {} : TIERS[tier]

/** What a phone does differently: hands, and room. */
const PHONE_TESTS = ['*-touch.test.ts', '**/floodline/touch.test.ts', 'blocks-drag.test.ts']

/** What `npm run e2e` has besides: nim with a mouse, which is the template and no game of the four, and what tables share at length. */
const AT_LENGTH = tier === undefined ? [] : ['mouse.test.ts', 'links.test.ts', 'daily.test.ts']

const browser = {
  ...(executablePath === undefined ? {} : { executablePath }),
  // Containers have no sandbox to give, and a test asks for nothing but our pages.
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** What another engine could do differently: hands, the keyboard, what can be read, what is kept. */
const FIREFOX = [
  'blocks-drag.test.ts',
  'blocks-keyboard.test.ts',
  'keyboard.test.ts',
  'pages.test.ts',
  'all-pages.test.ts',
  'offline.test.ts',
  'solo.test.ts',
  'firstload.test.ts',
  'sound.test.ts',
]

const { channel, ...firefoxLaunch } = FIREFOX_LAUNCH

const inFirefox = {
  browserName: 'firefox',
  ...(channel === undefined ? {} : { channel }),
  launchOptions: firefoxLaunch,
} as const

/** In `npm run e2e` alone: a dragged game and a typed one take it fifty seconds here. */
const IN_FIREFOX = [
  {
    name: 'firefox',
    // BiDi cannot wish for darkness or for movement either; shell/all-pages.test.ts looks at all four themes as people set them.
    grepInvert: /in the dark theme|the board on the front page lives/,
    testMatch: FIREFOX,
    use: { ...inFirefox, viewport: { width: 1440, height: 900 } },
  },
  {
    // The core of every game, from its start to its end screen: one test each. What `firefox` plays already is not played twice.
    name: 'firefox-games',
    timeout: 180_000,
    grep: /@every-engine/,
    testIgnore: FIREFOX,
    use: { ...inFirefox, viewport: { width: 1440, height: 900 } },
  },
  {
    name: 'firefox-phone',
    testMatch: ['blocks-drag.test.ts', 'all-pages.test.ts', 'solo.test.ts'],
    use: { ...inFirefox, viewport: { width: 360, height: 640 }, hasTouch: true },
  },
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  outputDir: `.cache/e2e/${PORT}`,
  // No measurement: a busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  retries: 0,
  ...only,
  grepInvert: not,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  // The pages are built beforehand: what is tested is what is served.
  webServer: {
    command: `node --import tsx server/start.ts --port ${PORT} > ${LOG}`,
    url: `http://localhost:${PORT}/health`,
    reuseExistingServer: false,
    // Whoever meets in a test is forgotten with it.
    env: { LOCKSTEP_DATA: 'memory:', LOCKSTEP_LOG: 'trace' },
  },
  globalTeardown: './e2e/no-secrets.ts',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: browser,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...(tier === undefined ? IN_FIREFOX : []),
    // A phone has neither mouse nor keyboard, and a desk has no thumb.
    {
      name: 'desktop',
      testIgnore: ['touch.test.ts', '*-touch.test.ts', ...AT_LENGTH],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: tier === undefined ? '*.test.ts' : PHONE_TESTS,
      // One with screens of its own needs no phone's.
      grepInvert: [...not, /with a mouse/, /@own-screens/],
      testIgnore: [
        'mouse.test.ts',
        'keyboard.test.ts',
        // They bring a phone of their own.
        '**/online/*.test.ts',
        '*-keys.test.ts',
        'chainfall.test.ts',
        '**/floodline/{hands,debug,modes,keys,weight,campaign,campaign-ears,result}.test.ts',
      ],
      use: { ...devices['Desktop Chrome'], viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
})
