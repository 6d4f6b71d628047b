/** The settings as a whole: back to how they came, into a file, and out of one. */
import { DEFAULTS, readSettings, writeSettings } from './record.ts'
import { change, settings } from './settings.ts'

export function resetSettings(): void {
  change(DEFAULTS)
}

/** The record as it is kept, for export; and back again, which says what it could not use. */
export function settingsText(): string {
  return writeSettings(settings.peek())
}

export function adopt(text: string): readonly string[] {
  const read = readSettings(text)
  change(read.settings)
  return read.faults
}
