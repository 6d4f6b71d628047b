/** What must never happen on any page, watched for in every test: an error in the console, a request to somebody else. */
import { test as base, expect } from '@playwright/test'

export const test = base.extend<{ spotless: void }>({
  spotless: [
    async ({ page, baseURL }, use) => {
      const seen: string[] = []
      page.on('console', message => {
        if ((message.type() === 'error' || message.type() === 'warning') && !isDriver(message.text()))
          seen.push(`console: ${message.text()}`)
      })
      page.on('pageerror', ({ message }) => {
        if (!isGivenUp(message)) seen.push(`error: ${message}`)
      })
      page.on('request', request => {
        const url = new URL(request.url())
        if (url.origin !== baseURL && url.protocol !== 'blob:') seen.push(`request: ${request.url()}`)
      })
      await use()
      expect(seen).toEqual([])
    },
    { auto: true },
  ],
})

/** A graphics driver without a graphics card says that it is slow. That is so, and no fault of a page. */
function isDriver(text: string): boolean {
  return /GL Driver Message \(OpenGL, Performance|Automatic fallback to software WebGL/.test(text)
}

/** What Firefox calls a file that a page was still fetching when it was left. A file that is really missing is missed by the test itself. */
function isGivenUp(text: string): boolean {
  return /A ServiceWorker intercepted the request and encountered an unexpected error/.test(text)
}
