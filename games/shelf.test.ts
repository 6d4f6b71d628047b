/** Whatever was ever shipped still plays as it did: one replay at least of every setup and every level, from the day it came. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { equal } from '../kernel/plain.ts'
import { readHeader } from '../kernel/replay.ts'
import { type GameEntry, games } from './index.ts'
import { dealHash, type Examined, examine, isOurs } from './provenance.ts'

/** Long after all of them. */
const TODAY = '9999-12-31'

interface Exhibit extends Examined {
  readonly file: string
  readonly text: string
}

async function shelfOf(entry: GameEntry): Promise<Exhibit[]> {
  const folder = fileURLToPath(new URL(`${entry.id}/testing/shelf/`, import.meta.url))
  const files = existsSync(folder) ? readdirSync(folder) : []
  return Promise.all(
    files.map(async file => {
      const text = readFileSync(`${folder}${file}`, 'utf8')
      return { file, text, ...(await examine(text, entry, TODAY)) }
    }),
  )
}

describe.each(games.map(entry => [entry.id, entry] as const))('%s', (_id, entry) => {
  const shelf = shelfOf(entry)

  test('every replay on the shelf plays as it did, and its deal is still what it was', async () => {
    for (const { file, verdict, provenance } of await shelf) {
      expect(verdict.ok ? '' : verdict.fault.because, file).toBe('')
      expect(isOurs(provenance), file).toBe(true)
    }
  })

  test('every setup that is offered has one; `npm run shelf` adds it', async () => {
    const game = await entry.game()
    const setups = (await shelf).filter(({ text }) => isSpokenBy(text, game.rules)).map(({ origin }) => origin?.setup)
    for (const { name, setup } of game.presets)
      expect(
        setups.some(each => equal(each, setup)),
        name,
      ).toBe(true)
  })

  test('every level has one, and is written down as shipped; `npm run shelf` adds it', async () => {
    const [levels, shipped] = await Promise.all([entry.levels(), entry.shipped()])
    const found = new Set(
      (await shelf).map(({ file }) =>
        file
          .replace(/\.replay$/, '')
          .split('-')
          .at(-1),
      ),
    )
    for (const { id, deal } of levels) {
      expect(shipped[id], id).toContain(dealHash(deal))
      expect(found.has(dealHash(deal).slice(0, 8)), id).toBe(true)
    }
  })

  test('nothing that was a level once has been forgotten', async () => {
    const earlier = new Set((await shelf).flatMap(({ provenance }) => (provenance?.from === 'level' ? [provenance.level] : [])))
    for (const id of Object.keys(await entry.shipped())) expect(earlier.has(id), id).toBe(true)
  })
})

function isSpokenBy(text: string, rules: number): boolean {
  const header = readHeader(text)
  return 'rules' in header && header.rules === rules
}
