/**
 * `npm run shelf`: puts a replay on the shelf (games/NAME/testing/shelf) for every setup and every level that has none there yet, and writes
 * down which deals were ever a level (games/NAME/levels/shipped.json). It only ever adds: what was shipped once is played as it was for good,
 * and games/shelf.test.ts holds us to it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameEntry, games } from '../games/index.ts'
import { dealHash } from '../games/provenance.ts'
import type { Game } from '../kernel/game.ts'
import type { Origin } from '../kernel/replay.ts'
import { stream } from '../kernel/rng.ts'
import { dealFrom } from '../kernel/session.ts'
import { played } from './forging/honest.ts'
import { root, runPackage } from './processes.js'
import { main } from './setup.js'

interface Exhibit {
  readonly file: string
  readonly origin: Origin
  readonly deal: unknown
}

/** A name that another setup or another edition of the level does not have. */
function fileFor(rules: number, kind: string, name: string, what: unknown): string {
  return `rules-${rules}-${kind}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${dealHash(what).slice(0, 8)}.replay`
}

export async function exhibits(entry: GameEntry, game: Game): Promise<Exhibit[]> {
  const dealt = game.presets.map(({ name, setup }) => {
    const seed = `shelf-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
    return { file: fileFor(game.rules, 'preset', name, setup), origin: { setup, seed }, deal: dealFrom(game, setup, seed) }
  })
  const levels = (await entry.levels()).map(({ id, deal }) => {
    return { file: fileFor(game.rules, 'level', id, deal), origin: { level: id }, deal }
  })
  return [...dealt, ...levels]
}

async function extend(entry: GameEntry): Promise<string[]> {
  const game = await entry.game()
  const folder = join(root, 'games', entry.id, 'testing/shelf')
  mkdirSync(folder, { recursive: true })
  const missing = (await exhibits(entry, game)).filter(({ file }) => !existsSync(join(folder, file)))
  for (const { file, origin, deal } of missing) {
    const { text } = played({ game, entry, source: 'preset', origin }, deal, stream(file, 'shelf'))
    writeFileSync(join(folder, file), text)
  }
  await record(entry)
  return missing.map(({ file }) => `games/${entry.id}/testing/shelf/${file}`)
}

/** Adds the levels of today to the list of everything that was ever one. */
async function record(entry: GameEntry): Promise<void> {
  const levels = await entry.levels()
  if (levels.length === 0) return
  const file = join(root, 'games', entry.id, 'levels/shipped.json')
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {}
  for (const { id, deal } of levels) before[id] = [...new Set([...(before[id] ?? []), dealHash(deal)])]
  writeFileSync(file, `${JSON.stringify(before, null, 2)}\n`)
  // As everything else here is laid out.
  await runPackage('@biomejs/biome/bin/biome', ['format', '--write', file])
}

await main(async () => {
  const added = (await Promise.all(games.map(extend))).flat()
  for (const file of added) console.log(`adds  ${file}`)
  console.log(added.length === 0 ? 'everything is on the shelf' : `${added.length} added; commit them`)
  return 0
})
