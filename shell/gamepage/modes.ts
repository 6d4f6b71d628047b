/** Kinds of games by name: as the game calls them, or as the language in force does. */
import type { Programme } from '../../games/index.ts'
import type { Level, Preset } from '../../kernel/game.ts'
import type { StageWords } from '../../ui/stage.ts'
import { named } from '../../ui/voice.ts'
import type { Wanted } from '../app/route.ts'
import type { Fetched } from '../app/use-game.ts'
import type { Playing } from '../storage/index.ts'
import { type LoadedGame, presetId } from '../table/open/opening.ts'
import { levelIn, offered, setupIn } from './series.ts'
import { pageWords } from './words.ts'

export interface Mode {
  readonly name: string
  readonly about: string
  readonly wanted: Wanted
  /** The way to practise the same, where there is one. */
  readonly practice?: Wanted | undefined
  /** Where it is a kind of random deal, and not a kept one. */
  readonly preset: Preset | null
}

/** Ways to play that belong together; without a name where a game has only one kind. */
export interface ModeGroup {
  readonly name: string | null
  readonly modes: readonly Mode[]
}

/** Everything there is to begin, what is behind the large button first. */
export function modesOf({ loaded: { game, levels, programme }, stage: { words } }: Fetched): readonly ModeGroup[] {
  const groups = programme.chapters.map(chapter => ({
    name: chapter.id === '' ? null : named(words, 'group', chapter.id, capital(chapter.id)),
    modes: chapter.levels.flatMap(id => levels.filter(level => level.id === id)).map(level => levelMode(words, programme, level)),
  }))
  const presets = offered(game, programme).map(preset => ({
    name: presetName(words, preset),
    about: words.random(preset.setup),
    wanted: { preset: presetId(preset) },
    preset,
  }))
  const dealt = { name: groups.some(({ name }) => name !== null) ? named(words, 'group', 'dealt', 'Dealt') : null, modes: presets }
  return [...groups, dealt].filter(({ modes }) => modes.length > 0)
}

function levelMode(words: StageWords, { practice }: Programme, { id, name, deal, about }: Level): Mode {
  const twin = practice[id]
  return {
    name: named(words, 'level', id, name),
    about: about === undefined ? words.dealt(deal) : named(words, 'about', id, about),
    wanted: { level: id },
    practice: twin === undefined ? undefined : { level: twin },
    preset: null,
  }
}

export function presetName(words: StageWords, preset: Preset): string {
  return words.preset?.(preset.name) ?? named(words, 'preset', presetId(preset), preset.name)
}

/** What a saved game is called: its deal and, where there is one, its opponent. Null: it has no name of its own. */
export function modeName({ mode, wanted }: Pick<Playing, 'mode' | 'wanted'>, { loaded, stage: { words } }: Fetched) {
  const { level, preset, bot, setup, seed } = wanted
  const { game, levels, minds, programme } = loaded
  if (mode === 'daily') return { deal: dailyName(seed), opponent: null }
  const found = levels.find(({ id }) => id === level)
  const kind = game.presets.find(each => presetId(each) === preset)
  const opponent = minds.bots.find(({ id }) => id === bot)
  return {
    deal: found
      ? named(words, 'level', practised(programme, found.id), found.name)
      : kind
        ? presetName(words, kind)
        : ownName(loaded, words, setup),
    opponent: opponent && game.seats === 2 ? named(words, 'bot', opponent.id, capital(opponent.id)) : null,
  }
}

/** A game of a day by its day, and all of them together. */
function dailyName(seed: string | undefined): string {
  const said = pageWords()
  const date = /\d{4}-\d\d-\d\d$/.exec(seed ?? '')?.[0]
  return date === undefined ? said.daily : said.dailyOf(date)
}

/** The level that a level is a way to practise; else itself. */
export function practised({ practice }: Programme, level: string): string {
  return Object.keys(practice).find(id => practice[id] === level) ?? level
}

/** A level of a series goes by its number, whatever was changed about it; any other setup of somebody's own by what it is. */
function ownName({ game, programme }: LoadedGame, words: StageWords, setup: string | undefined): string | null {
  if (setup === undefined) return null
  const own = setupIn({ setup })
  const found = levelIn(programme, own)
  const preset = found && game.presets.find(({ name }) => name === found.of.preset)
  if (found && preset) return pageWords().levelOf(presetName(words, preset), found.level)
  return game.refuseSetup(own) ? null : pageWords().ownSetupOf(words.random(own))
}

/** What storage calls a kind of game, back into what was asked for; see `modeOf` there. */
export function wantedIn(mode: string): Wanted {
  const [, kind = '', rest = ''] = /^(level|preset|setup|taken):?(.*)$/.exec(mode) ?? []
  const at = rest.lastIndexOf('~')
  const name = at < 0 ? rest : rest.slice(0, at)
  return {
    ...(kind === 'level' || kind === 'preset' || kind === 'setup' ? { [kind]: name } : {}),
    ...(at < 0 ? {} : { bot: rest.slice(at + 1) }),
  }
}

function capital(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}
