/**
 * The campaign: its levels in order, with what they are called and what they say to a newcomer.
 *
 * Beside every level file lie two replays that prove it: one that earns all stars, and a rough one with mistakes in it that wins all
 * the same. A replay carries its level, so a level that is changed needs both recorded again: `lockstep run FILE --inputs … --out …`
 * with the lines of the old one as inputs.
 */
import type { FloodLevel } from '../nouns.ts'
import firstStack from './campaign/01-first-stack.json' with { type: 'json' }
import firstTilt from './campaign/02-first-tilt.json' with { type: 'json' }
import unsupported from './campaign/04-unsupported.json' with { type: 'json' }
import firstBasin from './campaign/11-first-basin.json' with { type: 'json' }
import meetTheDrain from './campaign/12-meet-the-drain.json' with { type: 'json' }
import { FIRST_BASIN, FIRST_STACK, FIRST_TILT, MEET_THE_DRAIN, UNSUPPORTED } from './campaign/lessons.ts'
import { numberOf } from './numbers.ts'
import type { Prompt, Said } from './prompts.ts'

export interface CampaignLevel {
  readonly number: number // in the plan of thirty; the first ten are chapter 1, and so on
  readonly name: Said
  readonly level: FloodLevel
  readonly prompts: readonly Prompt[]
}

export const campaign: readonly CampaignLevel[] = [
  entry('Erster Stapel', firstStack, FIRST_STACK),
  entry('Erstes Kippen', firstTilt, FIRST_TILT),
  entry('Ohne Halt', unsupported, UNSUPPORTED),
  entry('Das erste Becken', firstBasin, FIRST_BASIN),
  entry('Der Abfluss', meetTheDrain, MEET_THE_DRAIN),
]

/** A file is known to be a level because campaign.test.ts has checked it. */
function entry(german: string, file: { readonly title: string }, prompts: readonly Prompt[]): CampaignLevel {
  const level = file as unknown as FloodLevel
  return { number: numberOf(level.id) ?? 0, name: { en: level.title, de: german }, level, prompts }
}
