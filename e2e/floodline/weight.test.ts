import { expect, type Page } from '@playwright/test'
import { test } from '../watch.ts'

/** Frames come when they are asked for, a sixtieth of a second apart; until then they come by themselves. */
const CLOCK = `
  let waiting = []
  let now = 0
  performance.now = () => now
  window.requestAnimationFrame = frame => waiting.push(frame)
  window.cancelAnimationFrame = number => { if (waiting[number - 1]) waiting[number - 1] = () => {} }
  window.roll = () => {
    now += 1000 / 60
    const due = waiting
    waiting = []
    for (const one of due) one(now)
  }
  setInterval(() => window.filming || window.roll(), 40)`

/** The rocks under the island: nothing happens there unless all of it moves. How many of their dots differ from the last frame, frame by frame. */
const ROCKS = `
  window.rocks = frames => {
    const canvas = document.querySelector('.fl-canvas')
    const probe = document.createElement('canvas')
    probe.width = 160
    probe.height = 60
    const brush = probe.getContext('2d', { willReadFrequently: true })
    const look = () => {
      window.roll()
      const { width, height } = canvas
      brush.drawImage(canvas, width * 0.35, height * 0.8, width * 0.3, height * 0.2, 0, 0, 160, 60)
      return brush.getImageData(0, 0, 160, 60).data
    }
    const film = Array.from({ length: frames }, () => look())
    const last = film.at(-1)
    return film.map(seen => {
      let other = 0
      for (let at = 0; at < seen.length; at += 4) if (Math.abs(seen[at] - last[at]) > 24) other++
      return other
    })
  }`

async function dropSomething(page: Page): Promise<number[]> {
  await page.addInitScript(CLOCK)
  await page.addInitScript(ROCKS)
  await page.goto('/play/floodline?level=first-stack')
  await page.locator('.fl-canvas').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  await page.evaluate('window.filming = true')
  await page.evaluate('for (let frame = 0; frame < 40; frame++) window.roll()')
  await page.keyboard.press(' ')
  return page.evaluate<number[]>('window.rocks(60)')
}

test('a drop is felt: the island gives way, and stands as it stood half a second later', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const moved = await dropSomething(page)
  expect(Math.max(...moved.slice(0, 12))).toBeGreaterThan(100)
  expect(Math.max(...moved.slice(32))).toBe(0)
})

test('whoever wants no movement sees none', async ({ page }) => {
  test.slow()
  expect(Math.max(...(await dropSomething(page)))).toBe(0)
})
