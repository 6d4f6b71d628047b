import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { floodline } from '../../games/floodline/game.ts'
import { prompts } from '../../games/floodline/levels/generated/prompts.ts'
import { verify } from '../../kernel/replay.ts'
import { test } from '../watch.ts'
import { heardIn, listenToPrompts, playByKeys, recordedGames, rhythmOf, sitDownAt } from './player.ts'

/** What is played on every change; the others at length. */
const CORE = new Set(['04-unsupported', '06-hold-it', '14-two-basins', '27-tight-budget', '28-alternating-wind'])

for (const game of recordedGames('gold.replay')) {
  const { folder, level, presses, stars } = game
  const tag = CORE.has(folder) ? [] : ['@long']
  test(`${folder} is won with all stars by keys, at the pace of a person, and says what it has to say`, { tag }, async ({ page }) => {
    test.setTimeout(180_000)
    await sitDownAt(page, level.id)
    const said = await listenToPrompts(page)
    await playByKeys(page, presses)
    await expect(page.getByRole('region', { name: 'The end' })).toContainText(`${stars} of 3`)
    const texts = (await said()).join('\n')
    const heard = heardIn(game, prompts[level.id] ?? [])
    expect(heard.length).toBeGreaterThan(1)
    for (const prompt of heard) expect.soft(texts).toContain(prompt)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save replay' }).click()])
    const saved = readFileSync(await download.path(), 'utf8')
    expect(verify(saved, floodline)).toMatchObject({ ok: true, outcome: { code: 'won', scores: [3] } })
    expect(rhythmOf(saved)).toEqual(rhythmOf(game.text))
  })
}
