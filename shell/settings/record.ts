/**
 * What a person has set, as one record. It is read field by field: a field that makes no sense gets its default and is
 * reported, so that a record that an older, newer or broken page left behind is never the end of anything.
 */
import { LANGUAGES, type Language } from '../../ui/language.ts'

export const VERSION = 1

export const THEMES = ['system', 'light', 'dark', 'contrast', 'contrast-dark'] as const
/** The first is what everybody begins with. */
export const PIECES = ['spec', 'soft', 'safe'] as const
export const MOTIONS = ['system', 'full', 'cuts'] as const

/** In pixels, where the browser's own size is 16. */
export const TEXT = { least: 14, usual: 16, most: 22 } as const

export interface Settings {
  readonly version: typeof VERSION
  readonly theme: (typeof THEMES)[number]
  readonly pieces: (typeof PIECES)[number]
  readonly textSize: number
  readonly motion: (typeof MOTIONS)[number]
  /** Null: nobody has chosen yet, and nothing sounds before that. */
  readonly muted: boolean | null
  /** Percent, by category. */
  readonly pieceVolume: number
  readonly warningVolume: number
  readonly musicVolume: number
  readonly captions: boolean
  /** Null: as the browser asks. */
  readonly language: Language | null
  readonly confirmLeave: boolean
  /** The keys of actions that have other keys than they came with. */
  readonly keys: Readonly<Record<string, readonly string[]>>
  /** The keys of pad buttons that press other keys than they came with. */
  readonly pad: Readonly<Record<string, string>>
}

export const DEFAULTS: Settings = {
  version: VERSION,
  theme: 'system',
  pieces: 'spec',
  textSize: TEXT.usual,
  motion: 'system',
  muted: null,
  pieceVolume: 70,
  warningVolume: 35,
  musicVolume: 40,
  captions: false,
  language: null,
  confirmLeave: false,
  keys: {},
  pad: {},
}

type Field = keyof Settings

export interface ReadSettings {
  readonly settings: Settings
  /** What could not be used. */
  readonly faults: readonly (Field | 'record')[]
}

const flag = (value: unknown): boolean => typeof value === 'boolean'
const among =
  (choices: readonly unknown[]) =>
  (value: unknown): boolean =>
    choices.includes(value)
const between =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
const isKey = (value: unknown): boolean => typeof value === 'string' && value.length > 0 && value.length <= 24
const table =
  (sound: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    isRecord(value) && Object.keys(value).length <= 200 && Object.values(value).every(sound)

const SOUND: Readonly<Record<Field, (value: unknown) => boolean>> = {
  version: among([VERSION]),
  theme: among(THEMES),
  pieces: among(PIECES),
  textSize: between(TEXT.least, TEXT.most),
  motion: among(MOTIONS),
  muted: value => value === null || flag(value),
  pieceVolume: between(0, 100),
  warningVolume: between(0, 100),
  musicVolume: between(0, 100),
  captions: flag,
  language: value => value === null || among(LANGUAGES)(value),
  confirmLeave: flag,
  keys: table(keys => Array.isArray(keys) && keys.length <= 4 && keys.every(isKey)),
  pad: table(isKey),
}

/** Null: nothing has been set yet. */
export function readSettings(text: string | null): ReadSettings {
  if (text === null) return { settings: DEFAULTS, faults: [] }
  const record = parsed(text)
  if (!record) return { settings: DEFAULTS, faults: ['record'] }
  const settings: Record<string, unknown> = { ...DEFAULTS }
  const faults: Field[] = []
  for (const field of Object.keys(SOUND) as Field[]) {
    if (!(field in record)) continue // a field that is newer than the record
    const value = field === 'pieces' ? piecesNow(record[field]) : record[field]
    if (SOUND[field](value)) settings[field] = value
    else faults.push(field)
  }
  return { settings: settings as unknown as Settings, faults }
}

/** The soft colours were once what everybody began with, and were called so. Whoever had them keeps them. */
function piecesNow(pieces: unknown): unknown {
  return pieces === 'standard' ? 'soft' : pieces
}

export function writeSettings(settings: Settings): string {
  return JSON.stringify(settings)
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
