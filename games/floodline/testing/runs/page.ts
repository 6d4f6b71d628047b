/** Floodline in a real page, in any situation: a game is begun here, put where the page keeps games, and goes on there. */
import type { Page } from '@playwright/test'
import { write } from '../../../../kernel/replay.ts'
import type { Begun } from '../scenes/begun.ts'

/** Sits down at a game that was begun. */
export async function goOn(page: Page, session: Begun, name = 'picture'): Promise<void> {
  // Whoever has sat at a table has a place where games are kept.
  await page.goto('/play/floodline')
  await page.locator('.fl-canvas').waitFor()
  await sitDownAt(page, session, name)
}

/** The same for who has sat at a table before. */
export async function sitDownAt(page: Page, session: Begun, name: string): Promise<void> {
  const record = { v: 1, game: 'floodline', mode: 'taken', seed: name, wanted: { taken: name }, text: write(session), moves: 1 }
  await page.evaluate(
    async ([key, value]) => {
      const opening = indexedDB.open('lockstep', 1)
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const change = db.transaction('playing', 'readwrite')
      change.objectStore('playing').put(value, key)
      await new Promise(resolve => {
        change.oncomplete = resolve
      })
      db.close()
    },
    [`floodline|taken|${name}`, { ...record, changed: 1, finished: null }] as const,
  )
  await page.goto(`/play/floodline?taken=${name}`)
  await page.locator('.fl-canvas').waitFor()
}

/**
 * What a page looks like where there is a graphics card, on a machine that has none: the picture is told of one, and every frame takes a
 * sixtieth of a second, however long it really took. As text, because it runs before the page does.
 */
export const GRAPHICS_CARD = `
  const ask = WebGL2RenderingContext.prototype.getParameter
  WebGL2RenderingContext.prototype.getParameter = function (what) {
    return what === 0x9246 ? 'a graphics card' : ask.call(this, what)
  }
  let now = 0
  const real = window.requestAnimationFrame.bind(window)
  const tick = () => { now += 1000 / 60; real(tick) }
  real(tick)
  performance.now = () => now
  window.requestAnimationFrame = frame => real(() => frame(now))`
