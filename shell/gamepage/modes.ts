/** Kinds of games by name: as the game calls them, or as the language in force does. */
import type { Preset } from '../../kernel/game.ts'
import type { StageWords } from '../../ui/stage.ts'
import { named } from '../../ui/voice.ts'
import type { Fetched } from '../fetched.ts'
import { presetId } from '../opening.ts'
import type { Wanted } from '../route.ts'
import { offered, setupIn } from './series.ts'

export interface Mode {
  readonly name: string
  readonly about: string
  readonly wanted: Wanted
  /** Where it is a kind of random deal, and not a kept one. */
  readonly preset: Preset | null
}

/** Everything there is to begin, what is behind the large button first. */
export function modesOf({ unboxed: { game, levels }, stage: { words } }: Fetched): readonly Mode[] {
  return [
    ...levels.map(({ id, name, deal }) => ({
      name: named(words, 'level', id, name),
      about: words.dealt(deal),
      wanted: { level: id },
      preset: null,
    })),
    ...offered(game.presets).map(preset => ({
      name: presetName(words, preset),
      about: words.random(preset.setup),
      wanted: { preset: presetId(preset) },
      preset,
    })),
  ]
}

export function presetName(words: StageWords, preset: Preset): string {
  return words.preset?.(preset.name) ?? named(words, 'preset', presetId(preset), preset.name)
}

/** What a kept game is called: its deal and, where there is one, its opponent. Null: it has no name of its own. */
export function modeName({ level, preset, bot, setup }: Wanted, { unboxed: { game, levels, minds }, stage: { words } }: Fetched) {
  const kept = levels.find(({ id }) => id === level)
  const kind = game.presets.find(each => presetId(each) === preset)
  const opponent = minds.bots.find(({ id }) => id === bot)
  return {
    deal: kept ? named(words, 'level', kept.id, kept.name) : kind ? presetName(words, kind) : ownName(words, setup),
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
