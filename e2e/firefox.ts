/** A Firefox as its makers or a distribution ship it; Playwright speaks WebDriver BiDi with it. None: Playwright's own. */
import { existsSync } from 'node:fs'

const firefoxPath = [
  process.env['LOCKSTEP_FIREFOX'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find(path => path !== undefined && path !== '' && existsSync(path))

/** How it is started. */
export const FIREFOX_LAUNCH = {
  ...(firefoxPath === undefined ? {} : { channel: 'moz-firefox', executablePath: firefoxPath }),
  // BiDi knows no wish for stillness yet; the browser's own setting does.
  firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
} as const
