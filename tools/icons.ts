/** Draws the pictures that launchers want as PNG, from the squares of favicon.svg on paper. Run once, when the squares change. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from './processes.js'
import { ensureBrowser, main } from './setup.js'

const PUBLIC = join(root, 'shell/public')
const PAPER = '#F7F5F0'
/** A launcher may cut a circle out of the picture; whatever lies in the middle 80 percent stays. */
const PART = 0.6

await main(async () => {
  const squares = (await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')).replace('<svg ', '<svg width="100%" height="100%" ')
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  for (const size of [192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const room = Math.round(size * PART)
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${PAPER}}div{width:${room}px;height:${room}px}</style><div>${squares}</div>`,
    )
    await page.screenshot({ path: join(PUBLIC, `icon-${size}.png`) })
  }
  await browser.close()
  return 0
})
