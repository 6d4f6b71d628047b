import { type Language, spoken } from '../../ui/language.ts'
import type { Fault } from '../storage/archive.ts'
import type { Settings } from './record.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'

export const SECTIONS = ['look', 'sound', 'controls', 'gamepad', 'play', 'access', 'data'] as const

export type Section = (typeof SECTIONS)[number]

export interface Named {
  readonly name: string
  readonly about: string
}

export interface SettingsWords {
  readonly title: string
  readonly sections: Readonly<Record<Section, string>>
  readonly back: string
  /** Some of what was set could not be read, and has its default again. */
  faults(fields: readonly string[]): string
  readonly notKept: string

  readonly look: {
    readonly theme: string
    readonly themes: Readonly<Record<Settings['theme'], string>>
    readonly pieces: string
    readonly sets: Readonly<Record<Settings['pieces'], Named>>
    readonly motionText: string
    readonly motion: string
    readonly motions: Readonly<Record<Settings['motion'], string>>
    readonly textSize: string
    pixels(size: number): string
  }

  readonly sound: {
    readonly volume: string
    readonly muted: string
    readonly mutedAbout: string
    readonly pieces: string
    readonly warnings: string
    readonly music: string
    percent(value: number): string
    readonly captions: string
    readonly captionsAbout: string
  }

  readonly controls: {
    readonly lead: string
    readonly table: string
    readonly actions: Readonly<Record<string, string>>
    key(key: string): string
    readonly also: string
    change(action: string, key: string): string
    more(action: string): string
    less(action: string, key: string): string
    readonly press: string
    taken(key: string, action: string): string
    fixed(key: string, action: string): string
    readonly swap: string
    /** There is nothing to give in return. */
    readonly take: string
    readonly cancel: string
    unusable(key: string): string
    bound(action: string, key: string): string
    readonly own: string
    readonly layout: string
    laidOut(layout: string): string
    readonly ownLayout: string
    tuning(game: string): string
    readonly reset: string
    readonly wasReset: string
    readonly padButton: (button: string) => string
  }

  readonly gamepad: {
    readonly none: string
    readonly noneAbout: string
    readonly found: string
    readonly lead: string
    readonly buttons: readonly string[]
    does(key: string): string
    readonly nothing: string
    /** A game that has the pad to itself. */
    own(game: string): string
    readonly ownAbout: string
    readonly press: string
    readonly reset: string
    readonly wasReset: string
  }

  readonly play: {
    readonly language: string
    readonly asBrowser: string
    readonly languages: Readonly<Record<Language, string>>
    readonly leave: string
    readonly leaveAbout: string
    readonly leaveTitle: string
    readonly leaveText: string
    readonly leaveGo: string
    readonly leaveStay: string
  }

  readonly access: {
    readonly lead: string
    readonly contrast: string
    readonly contrastAbout: string
    readonly pieces: string
    readonly piecesAbout: string
    readonly still: string
    readonly stillAbout: string
    readonly large: string
    readonly largeAbout: string
    readonly captions: string
    readonly always: string
    readonly promises: readonly string[]
  }

  readonly data: {
    readonly kept: string
    readonly lead: string
    counts(playing: number, finished: number, dailies: number): string
    /** How many games are kept at most. */
    most(playing: number, finished: number): string
    used(bytes: number): string
    readonly exporting: string
    readonly exportAbout: string
    readonly exportDo: string
    readonly exported: string
    readonly importing: string
    readonly importAbout: string
    readonly importDo: string
    readonly foreign: string
    otherVersion(version: string): string
    broken(fault: Fault): string
    readonly preview: string
    previewText(playing: number, finished: number, dailies: number, settings: boolean): string
    readonly importSure: string
    readonly imported: string
    readonly erasing: string
    readonly eraseAbout: string
    readonly eraseDo: string
    readonly eraseTitle: string
    readonly eraseSure: string
    readonly erased: string
    readonly cancel: string
    readonly trouble: string
    aside(count: number): string
  }
}

export const settingsCatalogue: Readonly<Record<Language, SettingsWords>> = { en, de }

/** Call it while rendering: a component that does renders again when the language changes. */
export function settingsWords(): SettingsWords {
  return spoken(settingsCatalogue)
}
