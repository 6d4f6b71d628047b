import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { GameEntry } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import { pick, stream } from '../../kernel/rng.ts'
import { Session } from '../../kernel/session.ts'
import { perform, type Recipe, readRecipe, type Said } from '../../kernel/testing/playthrough.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { chooseDealing, chooseGame, type Dealing } from '../../terminal/choose.ts'
import { type Command, DEAL_OPTIONS, FINE, JSON_OPTION, WRONG } from '../../terminal/command.ts'
import { writeWhole } from '../../terminal/files.ts'
import { indented, paint } from '../../terminal/text.ts'
import { UsageError } from '../../terminal/usage-error.ts'
import type { World } from '../../terminal/world.ts'

const USUAL_LENGTH = 12
const LONGEST = 1000
const USUAL_PAUSE_TICKS = 30

export const playthrough: Command = {
  name: 'playthrough',
  usage: 'GAME [--actions LIST] [--title TEXT] [--level ID | --preset NAME | --setup JSON] [--seed TEXT] | [GAME] --check | --update',
  about: `Kept playthroughs are the text files in games/GAME/playthroughs. Each begins with what is needed to perform it again, so a changed
    rule, or something an eye should not see, is a difference a person can read.

    Actions are separated by semicolons or, where no action has a space in it, by spaces; whoever is to move makes them. A refused
    action belongs in a playthrough as much as any other. In a game with ticks, "wait 30" between two actions lets thirty ticks pass. Without
    --actions, some are picked at random from the seed. Without --seed the seed is 1.`,
  examples: [
    { line: 'playthrough nim --level classic --actions "a2 b9 b4 c5"', does: 'these four, on a deal somebody kept' },
    { line: 'playthrough nim --seed 7 --title "A careless game"', does: 'some at random' },
    { line: 'playthrough --check', does: 'perform all kept ones again and show what differs' },
    { line: 'playthrough nim --update', does: 'rewrite those of nim; then read the diff' },
  ],
  options: {
    ...DEAL_OPTIONS,
    actions: { value: 'LIST', about: 'what is done, in notation' },
    title: { value: 'TEXT', about: 'what is worth seeing in it' },
    length: { value: 'N', about: `actions picked at random, at most (${USUAL_LENGTH})` },
    check: { about: 'perform the kept ones again' },
    update: { about: 'rewrite the kept ones' },
    ...JSON_OPTION,
  },
  words: { least: 0, most: 1 },
  async run(given: Arguments, world: World) {
    given.onlyOneOf('check', 'update', 'actions', 'length')
    const [id] = given.words
    const entries = id === undefined ? world.games : [chooseGame(world, id)]
    if (given.has('check') || given.has('update')) return tend(entries, given, world)
    const [entry] = entries
    if (id === undefined || !entry) throw new UsageError('playthrough wants a game, or --check, or --update')
    return record(entry, given, world)
  },
}

// ── A new one ────────────────────────────────────────────────────────────────────────────────────────

async function record(entry: GameEntry, given: Arguments, world: World): Promise<number> {
  const game = await entry.game()
  const dealing = await chooseDealing(entry, game, given, '1')
  const { deal } = dealing.deal(dealing.seed)
  const list = given.text('actions')
  const session = new Session(game, deal)
  const actions = list === undefined ? picked(session, dealing.seed, given.whole('length', 1, LONGEST, USUAL_LENGTH)) : said(session, list)
  const title = given.text('title')?.replace(/\s+/g, ' ').trim() || dealing.title
  const recipe: Recipe = { title, game: game.id, ...source(dealing, deal), actions }
  const text = perform(game, recipe)
  world.out(given.has('json') ? JSON.stringify({ ...recipe, text }) : text.trimEnd())
  return FINE
}

/** A level is copied into the transcript; anything else is made again from setup and seed. */
function source(dealing: Dealing, deal: unknown): Pick<Recipe, 'seed' | 'setup' | 'deal'> {
  return dealing.setup === undefined ? { deal } : { setup: dealing.setup, seed: dealing.seed }
}

/** Who says what, and when: whoever is to move says the next thing. */
function said(session: Session, list: string): Said[] {
  const { game } = session
  const texts = list.split(/[;\n]/.test(list) ? /[;\n]/ : / /).map(text => text.trim())
  const all: Said[] = []
  for (const text of texts.filter(each => each !== '')) {
    const wait = game.hz === 0 ? null : /^wait (\d{1,6})$/.exec(text)
    if (wait) {
      session.advance(Number(wait[1]))
      continue
    }
    const seat = session.toMove
    if (seat === null) throw new UsageError(`"${text}" comes after the end of the game`)
    const next: Said = { seat, text, ...(game.hz === 0 ? {} : { tick: session.tick }) }
    const refusal = session.offer(seat, text)
    // What the rules forbid is worth showing; what is no action at all is a slip.
    if (refusal?.code === 'unreadable') throw new UsageError(refusal.because)
    all.push(next)
  }
  return all
}

function picked(session: Session, seed: string, most: number): Said[] {
  const { game } = session
  const rng = stream(seed, 'playthrough')
  const all: Said[] = []
  while (all.length < most) {
    if (game.hz > 0) session.advance(USUAL_PAUSE_TICKS)
    const seat = session.toMove
    if (seat === null) break
    const action = pick(rng, [...game.legal(session.state, seat)])
    all.push({ seat, text: game.notate(action), ...(game.hz === 0 ? {} : { tick: session.tick }) })
    session.act(seat, action)
  }
  return all
}

// ── The kept ones ────────────────────────────────────────────────────────────────────────────────────

type Found = 'same' | 'changed' | 'rewritten' | 'unreadable'

interface Tended {
  readonly file: string
  readonly found: Found
  readonly detail: string
}

async function tend(entries: readonly GameEntry[], given: Arguments, world: World): Promise<number> {
  const results: Tended[] = []
  for (const entry of entries) {
    const game = await entry.game()
    for (const path of await keptFiles(world.root, game.id)) results.push(await tendOne(game, path, given.has('update'), world.root))
  }
  if (given.has('json')) world.out(JSON.stringify(results))
  else if (results.length === 0) world.out('no playthroughs are kept yet')
  else for (const result of results) world.out(asLine(result, world))
  return results.some(({ found }) => found === 'changed' || found === 'unreadable') ? WRONG : FINE
}

async function keptFiles(root: string, game: string): Promise<string[]> {
  const folder = join(root, 'games', game, 'playthroughs')
  const names = await readdir(folder).catch(() => [])
  return names
    .filter(name => name.endsWith('.txt'))
    .sort()
    .map(name => join(folder, name))
}

async function tendOne(game: Game, path: string, update: boolean, root: string): Promise<Tended> {
  const file = relative(root, path)
  const before = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
  const recipe = readRecipe(before)
  const because = 'because' in recipe ? recipe.because : unplayable(game, recipe)
  if (because !== null || 'because' in recipe) return { file, found: 'unreadable', detail: because ?? '' }
  const now = perform(game, recipe)
  if (now === before) return { file, found: 'same', detail: '' }
  if (!update) return { file, found: 'changed', detail: firstDifference(before, now) }
  const fault = await writeWhole(path, now)
  return fault === null ? { file, found: 'rewritten', detail: '' } : { file, found: 'unreadable', detail: fault }
}

function unplayable(game: Game, recipe: Recipe): string | null {
  if (recipe.game !== game.id) return `it is about ${recipe.game} and lies among those of ${game.id}`
  if (recipe.deal !== undefined) return game.refuseDeal(recipe.deal)?.because ?? null
  return recipe.setup === undefined ? null : (game.refuseSetup(recipe.setup)?.because ?? null)
}

const LINES_BEFORE = 2
const LINES_AFTER = 12

/** The place where two transcripts part, as a diff of a few lines. What follows is mostly a consequence. */
function firstDifference(before: string, now: string): string {
  const [old, fresh] = [before.split('\n'), now.split('\n')]
  let line = 0
  while (old[line] === fresh[line]) line++
  const same = fresh.slice(Math.max(0, line - LINES_BEFORE), line).map(text => `  ${text}`)
  const gone = old.slice(line, line + LINES_AFTER).map(text => `- ${text}`)
  const come = fresh.slice(line, line + LINES_AFTER).map(text => `+ ${text}`)
  return [`line ${line + 1}:`, ...same, ...gone, ...come].map(text => text.trimEnd()).join('\n')
}

function asLine({ file, found, detail }: Tended, world: World): string {
  const word = paint(world, found === 'same' || found === 'rewritten' ? 'green' : 'red', found === 'same' ? 'ok' : found)
  return detail.includes('\n') ? `${word}  ${file}\n${indented(detail)}` : `${word}  ${file}${detail && `: ${detail}`}`
}
