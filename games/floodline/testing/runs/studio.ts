/** What every picture of Floodline needs: a page that looks as it does with a graphics card, time that stands still, pictures on one sheet. */
import type { Browser, Page } from '@playwright/test'
import { GRAPHICS_CARD } from './page.ts'

export const PHOTOGRAPH = { type: 'jpeg', quality: 84 } as const

export async function litPage(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number },
  more: object = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, ...more })
  await context.addInitScript(GRAPHICS_CARD)
  return context.newPage()
}

/** The picture is there, and time stands still: it passes on demand from here on. */
export async function stopTime(page: Page): Promise<void> {
  await page.waitForTimeout(2500)
  await page.keyboard.press('.')
  await page.waitForTimeout(1000)
}

/** Runs on the page: nothing but the board is to be seen. */
export const BOARD_ALONE = (): void => {
  for (const thing of document.querySelectorAll<HTMLElement>('body *:not(:has(.fl-canvas), .fl-canvas)')) thing.style.visibility = 'hidden'
}

export interface Sheet {
  readonly columns: number
  readonly width: number // of one picture
  readonly filter: string
  /** Where it goes. */
  readonly path: string
}

export async function writeSheet(browser: Browser, shots: readonly string[], { columns, width, filter, path }: Sheet): Promise<void> {
  const page = await browser.newPage({ viewport: { width: columns * width, height: 200 } })
  const pictures = shots.map(shot => `<img src="${shot}">`).join('')
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},1fr);gap:4px;background:#fff}img{display:block;width:100%;filter:${filter}}</style>${pictures}`,
  )
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.screenshot({ path, fullPage: true, ...PHOTOGRAPH })
  await page.close()
}
