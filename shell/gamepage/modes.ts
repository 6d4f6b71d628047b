/** Kinds of games by name: as the game calls them, or as the language in force does. */
import type { Level, Preset } from '../../kernel/game.ts'
import type { StageWords } from '../../ui/stage.ts'
import { named } from '../../ui/voice.ts'
import type { Wanted } from '../app/route.ts'
import type { Fetched } from '../app/use-game.ts'
import { presetId } from '../table/open/opening.ts'
import { offered, setupIn } from './series.ts'

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
export function modesOf({ loaded: { game, levels }, stage: { words } }: Fetched): readonly ModeGroup[] {
  const listed = levels.filter(({ practiceOf }) => practiceOf === undefined)
  const kinds = [...new Set(listed.map(({ group }) => group))]
  const groups = kinds.map(kind => ({
    name: kind === undefined ? null : named(words, 'group', kind, capital(kind)),
    modes: listed.filter(({ group }) => group === kind).map(level => levelMode(words, levels, level)),
  }))
  const presets = offered(game.presets).map(preset => ({
    name: presetName(words, preset),
    about: words.random(preset.setup),
    wanted: { preset: presetId(preset) },
    preset,
  }))
  const dealt = { name: groups.some(({ name }) => name !== null) ? named(words, 'group', 'dealt', 'Dealt') : null, modes: presets }
  return [...groups, dealt].filter(({ modes }) => modes.length > 0)
}

function levelMode(words: StageWords, levels: readonly Level[], { id, name, deal, about }: Level): Mode {
  const twin = levels.find(({ practiceOf }) => practiceOf === id)
  return {
    name: named(words, 'level', id, name),
    about: about === undefined ? words.dealt(deal) : named(words, 'about', id, about),
    wanted: { level: id },
    practice: twin && { level: twin.id },
    preset: null,
  }
}

export function presetName(words: StageWords, preset: Preset): string {
  return words.preset?.(preset.name) ?? named(words, 'preset', presetId(preset), preset.name)
}

/** What a kept game is called: its deal and, where there is one, its opponent. Null: it has no name of its own. */
export function modeName({ level, preset, bot, setup }: Wanted, { loaded: { game, levels, minds }, stage: { words } }: Fetched) {
  const kept = levels.find(({ id }) => id === level)
  const kind = game.presets.find(each => presetId(each) === preset)
  const opponent = minds.bots.find(({ id }) => id === bot)
  return {
    deal: kept ? named(words, 'level', kept.practiceOf ?? kept.id, kept.name) : kind ? presetName(words, kind) : ownName(words, setup),
    opponent: opponent && game.seats === 2 ? named(words, 'bot', opponent.id, capital(opponent.id)) : null,
  }
}

function ownName(words: StageWords, setup: string | undefined): string | null {
  const read = setup === undefined ? null : setupIn({ setup })
  return read === null ? null : (words.setup?.(read) ?? null)
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
