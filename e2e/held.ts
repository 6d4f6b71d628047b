/** Holding files back. */
import type { Page } from '@playwright/test'

/**
 * As in a browser that has no service worker. Once one is in charge it hands out the files itself, and a test that holds
 * some of them back never sees them asked for: on a slow day it is in charge before the page asks.
 */
export async function withoutWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
}
