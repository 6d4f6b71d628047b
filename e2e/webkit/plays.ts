/** One game of each, from its start to its end screen, with keys and a pointer and what can be seen on the page. */
import { games } from '../../games/index.ts'
import { stackdoku } from '../../games/stackdoku/game.ts'
import type { Place, Take } from '../../games/stackdoku/nouns.ts'
import { parseLine } from '../../games/stackdoku/rules/notation.ts'
import { dealFrom } from '../../kernel/session.ts'
import { type Browser, KEY } from './driver.ts'

type Play = (browser: Browser, at: (path: string) => string) => Promise<string>

const END = 'document.querySelector(\'[aria-label="The end"]\')'
const endSaid = (browser: Browser): Promise<string> =>
  browser.read<string>(`return (${END} ?? document.querySelector("main")).innerText.split("\\n").slice(0, 2).join(" ")`)

/** Whatever there is goes wherever it first fits, until nothing does. */
const blocks: Play = async (browser, at) => {
  await browser.go(at('/play/blocks?preset=pure&seed=webkit'))
  await browser.until('the grid', 'document.querySelector(".bp-slot")')
  for (let round = 0; round < 400 && !(await browser.read<boolean>(`return ${END} !== null`)); round++)
    for (const slot of ['1', '2', '3']) await browser.press(slot, KEY.Enter, KEY.Escape)
  await browser.until('the end', END)
  return endSaid(browser)
}

const SAID = '(document.querySelector("main")?.innerText ?? "")'
const OVER = `/^(You won|You lost|A draw)/m.test(${SAID})`

/** Tries again and again, because the other side thinks in between, until somebody has won. */
async function untilOver(browser: Browser, progress: string, turn: (nth: number) => Promise<void>): Promise<string> {
  for (let nth = 0; nth < 400 && !(await browser.read<boolean>(`return ${OVER}`)); nth++) {
    const before = await browser.read<number>(`return ${progress}`)
    await turn(nth)
    await browser.until('something to happen', `${progress} !== arguments[0] || ${OVER}`, 1500, before).catch(() => {})
  }
  await browser.until('somebody to have won', OVER)
  return browser.read<string>(`return ${SAID}.match(/^(You won|You lost|A draw)/m)[0]`)
}

/** By keys: a stick at a time, until somebody has taken the last. */
const nim: Play = async (browser, at) => {
  await browser.go(at('/play/nim?level=classic&bot=perfect&seed=webkit'))
  await browser.until('the heaps', 'document.querySelector("main button[data-place]")')
  return untilOver(browser, 'document.querySelectorAll("main button[data-place]").length', async () => {
    await browser.read('document.querySelector("main button[data-place][tabindex=\\"0\\"]")?.focus()')
    await browser.press(KEY.End, KEY.Enter)
  })
}

/** By pointer: a tile on some empty cell, spread over the board, until the bag is empty. */
const chainfall: Play = async (browser, at) => {
  await browser.go(at('/play/chainfall?preset=v1&bot=spark&seed=webkit'))
  await browser.until('the board', 'document.querySelector(".cf-cells [data-place]")')
  return untilOver(browser, 'document.querySelectorAll("main table button").length', async nth => {
    const place = await browser.read<string | null>(
      'const free = [...document.querySelectorAll(".cf-cells [data-place]")].filter(c => /empty$/.test(c.getAttribute("aria-label"))); return free[(arguments[0] * 7) % free.length]?.dataset.place ?? null',
      nth,
    )
    if (place !== null) await browser.click(`.cf-cells [data-place="${place}"]`)
    if (await browser.read<boolean>(`return /^If you pass/m.test(${SAID})`)) await browser.click('main .button.primary')
  })
}

/** By pointer, along the line that proves the level. */
const solved: Play = async (browser, at) => {
  const [easy] = stackdoku.presets
  if (!easy) throw new Error('Stackdoku has no presets')
  const line = parseLine(dealFrom(stackdoku, easy.setup, 'webkit').line) as (Take | Place)[]
  await browser.go(at('/play/stackdoku?preset=easy&seed=webkit'))
  await browser.until('the stack', 'document.querySelector(".sd-tile")', 60_000)
  for (const action of line)
    if (action.kind === 'take') {
      for (const tile of [action.a, action.b]) await browser.click(`.sd-tile[data-place="t${tile}"]`)
      await browser.until(
        'the pair to be off the stack',
        '!document.querySelector(arguments[0])',
        10_000,
        `.sd-tile[data-place="t${action.a}"]`,
      )
    } else {
      await browser.click(`.sd-cell[data-place="c${action.cell}"]`)
      const token = await browser.read<string | null>(
        'return [...document.querySelectorAll(".sd-places [data-place]")].find(t => t.getAttribute("aria-label")?.startsWith(`token ${arguments[0]}`))?.dataset.place ?? null',
        action.value,
      )
      await browser.click(`.sd-places [data-place="${token}"]`)
      await browser.until(
        'the number to be placed',
        `new RegExp(": " + arguments[1] + ", placed$").test(document.querySelector(arguments[0])?.getAttribute("aria-label") ?? "") || ${END}`,
        10_000,
        `.sd-cell[data-place="c${action.cell}"]`,
        action.value,
      )
    }
  await browser.until('the end', END)
  return endSaid(browser)
}

/** By keys: everything is let fall where it comes, which ends soon. */
const floodline: Play = async (browser, at) => {
  await browser.go(at('/play/floodline?level=first-stack'))
  await browser.until('the first goal', '/Place 8 pieces/.test(document.body.innerText)', 60_000)
  for (let piece = 0; piece < 400 && !(await browser.read<boolean>(`return ${END} !== null`)); piece++) {
    await browser.press(' ')
    await new Promise(done => setTimeout(done, 250))
  }
  await browser.until('the end', END)
  return endSaid(browser)
}

/** By the name of the game. A game that has none here is missed by name. */
const PLAYS: Readonly<Record<string, Play>> = { blocks, nim, chainfall, stackdoku: solved, floodline }

export const plays: readonly (readonly [game: string, play: Play])[] = games.map(({ id }) => {
  const play = PLAYS[id]
  if (!play) throw new Error(`e2e/webkit/plays.ts does not know how "${id}" is played`)
  return [id, play] as const
})
