/**
 * What the folder of a level holds. `campaign/NN-id/` and `puzzles/NN-id/` are each one level: the level itself, what a person reads about
 * it, replays that prove it can be won, and, if there is anything to say, a plan. NN is its place in the order. The modules in `generated/`
 * are made from the folders (`npx lockstep level-index`), one for each moment at which something has to be fetched.
 */
import { ABILITIES, type Ability, type FloodLevel } from '../nouns.ts'
import type { Prompt, Said } from './lesson/prompts.ts'

export interface CampaignLevel {
  readonly number: number // in the plan of thirty
  readonly level: FloodLevel
}

export interface Puzzle {
  readonly number: number
  readonly level: FloodLevel
}

/** texts.json of a campaign level. */
export interface CampaignTexts {
  readonly title: Said
  readonly place: Said // where it is: "The sea wall"
  readonly beat: Said // what is new in it
  readonly idea: Said // what its three-star solution does: told to those who have won
  readonly prompts: readonly Prompt[]
}

/** texts.json of a puzzle. */
export interface PuzzleTexts {
  readonly title: Said
  readonly idea: Said // in one line
}

/** plan.json of a campaign level. */
export interface CampaignPlan {
  /** What it cannot be won without. */
  readonly needs?: readonly Tool[]
  /** What its three stars cannot be had without. */
  readonly mastery?: readonly Tool[]
  /** The last of a chapter, which asks for all of it. */
  readonly exam?: boolean
}

/** What a player may be forbidden, to see whether a level can do without. */
export const TOOLS = ['tilt', 'hold', 'turn', 'wind', 'reinforced', ...ABILITIES] as const
export type Tool = (typeof TOOLS)[number]

/** plan.json of a puzzle. */
export interface PuzzlePlan {
  /** What it cannot be won without. */
  readonly needs?: 'tilt' | 'hold' | Ability
}

/** A file as what it was found to be. Only generated modules may say so: a file that fails the check gets into none of them. */
export function checked<T>(file: object): T {
  return file as T
}
