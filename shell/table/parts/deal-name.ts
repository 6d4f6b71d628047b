import { named } from '../../../ui/voice.ts'
import type { TableModel } from '../use-table.ts'

/** What is played, in the language in force: a level or a kind of deal. Empty where a setup has no name. */
export function dealName({ opening: { dealName: name }, wanted, stage }: Pick<TableModel, 'opening' | 'wanted' | 'stage'>): string {
  if (name === null) return ''
  return wanted.level === undefined ? (stage.words.preset?.(name) ?? name) : named(stage.words, 'level', wanted.level, name)
}
