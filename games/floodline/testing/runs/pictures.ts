import type { Page } from '@playwright/test'
import type { Pictures } from '../../../../terminal/arcade.ts'
import { coverStill } from './cover-still.ts'
import { films } from './film.ts'
import { filmstrip } from './filmstrip.ts'
import { greySheet } from './grey-sheet.ts'
import { qualitySheet } from './quality-sheet.ts'
import { situations } from './situations.ts'
import { solutionOf } from './solution.ts'

export const pictures: Pictures = {
  photographs: true,
  scenes: {
    floodline: page => solve(page, '01-first-stack', 30),
    'floodline-water': page => solve(page, '12-meet-the-drain', 34),
    async 'floodline-tilt'(page) {
      await solve(page, '04-unsupported', 12)
      await page.keyboard.down('4')
      await page.waitForTimeout(1500)
    },
  },
  sheets: {
    ...situations,
    ...films,
    'floodline-cover': coverStill,
    'floodline-grey': greySheet,
    'floodline-qualities': qualitySheet,
    'floodline-filmstrip': filmstrip,
  },
}

/** From the south-west, what keys a hand needs for the steps of the world. */
const KEYS: Readonly<Record<string, string>> = {
  ...{ 'x+': 'd', 'x-': 'a', 'z+': 's', 'z-': 'w', 'y+': 'w', 'y-': 's', drop: ' ', hold: 'g', 'soft+': 'x', 'soft-': 'x' },
  ...{ 'yaw+': 'q', 'yaw-': 'e', 'pitch+': 'f', 'pitch-': 'r', 'roll+': 'z', 'roll-': 'c' },
  ...{ 'tilt forward': '1', 'tilt back': '2', 'tilt left': '3', 'tilt right': '4' },
}

/** A level of the campaign in the middle of its solution, tick by tick, so that every picture of it is the same. */
async function solve(page: Page, level: string, actions: number): Promise<void> {
  await page.goto(`/play/floodline?level=${level.replace(/^\d+-/, '')}`)
  await page
    .getByText('Board level')
    .or(page.getByText('Down', { exact: true }))
    .first()
    .waitFor()
  await page.waitForTimeout(1500)
  for (const action of (await solutionOf(level)).slice(0, actions)) {
    await page.keyboard.press(KEYS[action] ?? '.')
    await page.keyboard.press('.')
  }
  await page.waitForTimeout(1200)
}
