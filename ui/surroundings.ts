/** What a stage that fills the window cannot know by itself: what the page calls it, and what the page lays over it. */
import { createContext } from 'preact'

export interface Surroundings {
  /** What is played, in the language in force: the name of a level, of a kind of deal, of a day. Empty where nobody says. */
  readonly called: string
  /** How far the end reaches into the stage from its right edge and from its lower one, in pixels. */
  readonly covered: { readonly right: number; readonly bottom: number }
}

export const UNCOVERED: Surroundings['covered'] = { right: 0, bottom: 0 }

export const Surroundings = createContext<Surroundings>({ called: '', covered: UNCOVERED })
