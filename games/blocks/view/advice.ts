import { signal } from '@preact/signals'
import type { Advice } from '../../../kernel/game.ts'
import type { Language } from '../../../ui/language.ts'
import type { Blocks } from '../nouns.ts'

/** Why something is advised, in words; null until words.after.ts is there, which comes long before any advice does. */
export const reasonsGiven = signal<Readonly<Record<Language, (advice: Advice<Blocks>) => string[]>> | null>(null)
