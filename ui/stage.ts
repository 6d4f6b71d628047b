/**
 * What the shell and a game's view say to each other. The shell seats people, keeps the log and owns the buttons that are the
 * same in every game; the view draws the board and turns input into actions. A component is a function of its properties:
 * everything it may know about the game is at its table.
 *
 * This file is centre, as kernel/game.ts is: it grows only where two games want the same thing. What one frame asks of its
 * game is in frames.ts, pages of a game's own are in pages.ts, key bindings in input/keys.ts.
 */
import type { ComponentChild } from 'preact'
import type { Advice, Nouns, Outcome, Refusal, Seat, Table } from '../kernel/game.ts'
import type { Frame } from './frames.ts'
import type { Catalogue } from './language.ts'

/** The latest change at the table. A new one comes with every change, so a component that is handed one draws again. */
export interface News<N extends Nouns = Nouns> {
  readonly count: number
  /** In order; empty at the start and when somebody took back or resigned. */
  readonly events: readonly N['Event'][]
}

/** Who sits where, for sentences: "you" is the seat of whoever reads them, null for a spectator. */
export interface Company {
  readonly you: Seat | null
  readonly names: readonly string[] // by seat
}

/** What everybody who looks at a board is given: on the front page, in the theatre, at an earlier move, at the table. */
export interface ViewerProps<N extends Nouns = Nouns> {
  readonly table: Table<N>
  readonly news: News<N>
  /** Absent where nobody is named. */
  readonly company?: Company
  /** No movement: cuts and highlights instead. */
  readonly still: boolean
  /** Nobody is there: where the stage lets time pass, none does. */
  readonly paused?: boolean
  /** How fast a stage lets time pass; 1 when nothing is said. */
  readonly speed?: number
}

/** An action somebody is considering. Held: picked by touch, so it waits for the button that confirms it. */
export interface Choice<N extends Nouns = Nouns> {
  readonly action: N['Action']
  readonly held: boolean
}

/** What a stage wants to find again with a game and no replay has: saved with the game, exported with it and erased with it. */
export interface Memo {
  /** As it was when the game was left; null: nothing was. */
  readonly saved: string | null
  /** From now on, whoever saves the game asks this what there is to save; null: nothing. */
  keep(text: () => string | null): void
  /** There is something else to save, though nothing happened at the table. */
  changed(): void
}

/** What somebody who plays is given beyond that: what is on their mind, and what they can do. */
export interface PlayerProps<N extends Nouns = Nouns> extends ViewerProps<N> {
  readonly chosen: Choice<N> | null
  readonly advice: Advice<N> | null
  /** What was turned down last, so that the stage can point at the reason; the shell says the sentence. */
  readonly refusal: Refusal | null
  /** The best score so far in games of this kind, where records are kept and there is one. */
  readonly best?: number | null
  readonly memo?: Memo
  choose(choice: Choice<N> | null): void
  /** Offers the action to the table. What comes of it is news, or a `refusal`. */
  act(action: N['Action']): void
  /** Turns down what never became an action, such as a typed word that is none. */
  refuse(refusal: Refusal): void
  /** Asks for advice. */
  ask(): void
  /** What the guide says of the position, where it judges positions: whoever helps may know what the view does not say. Null: nothing. */
  judge?(): Promise<unknown>
  /** Nobody wants the advice any more. */
  dismiss(): void
}

/** The game is over, so the whole of it may be known. */
export interface EndProps<N extends Nouns = Nouns> extends PlayerProps<N> {
  readonly deal: N['Deal']
  /** What was said, in order, as the log has it. */
  readonly lines: readonly { readonly text: string }[]
}

/** A line that says something, and lines that say why. */
export interface Explanation {
  readonly title: string
  readonly lines: readonly string[]
}

/** What only the game can put into words. Refusals and outcomes that the kernel made are put into words by the shell. */
export interface StageWords<N extends Nouns = Nouns> {
  /** How it is played and won, in one line. */
  rule(view: N['View']): string
  /** How to make a move, in one line, whatever the hands hold. */
  readonly how: string
  /** What the keys of the stage do, beside those of the shell. */
  readonly keys: readonly (readonly [key: string, does: string])[]
  /** How the game stands, in three words. */
  standing(view: N['View']): string
  preview(view: N['View'], action: N['Action']): Explanation
  advised(view: N['View'], advice: Advice<N>): Explanation
  /** `after`: the position that what happened led to, for a game that needs it to say where. */
  heard(event: N['Event'], company: Company, after?: N['View']): string
  refused(refusal: Refusal, company: Company): string | null
  ended(outcome: Outcome, company: Company): string | null
  /** A deal that was made, and a kind of deal. */
  dealt(deal: N['Deal']): string
  random(setup: N['Setup']): string
  /** The name of a preset in the language in force; without it, its own name is shown. */
  preset?(name: string): string
  /** A score where it is no number of points: `2 of 3 stars`. `preset`: the kind of game, as it stands in an address, where it was dealt. */
  scored?(score: number, preset?: string): string
  /** What a message to friends may say of a finished game: how it went, nothing of what was dealt. */
  shared?(view: N['View'], outcome: Outcome): string
}

/** What a game's `view/stage.tsx` exports. Methods, not properties: here the types of a game meet a shell that plays every game. */
export interface StageModule<N extends Nouns = Nouns> {
  /** How its tables are framed; see frames.ts. */
  readonly frame: Frame<N>
  readonly words: StageWords<N>
  /** The board for somebody who plays. */
  Stage(props: PlayerProps<N>): ComponentChild
  /** The board for somebody who looks: a picture that moves. */
  Viewer(props: ViewerProps<N>): ComponentChild
  /** Beside the board, where its frame has a place for it: how things stand. Spectators are shown it too. */
  Lead?(props: ViewerProps<N> | PlayerProps<N>): ComponentChild
  /** Beside the board: the consequence of what is chosen, what happened last. */
  Aside?(props: PlayerProps<N>): ComponentChild
  /** What the game adds to the end screen: why it ended, how good it was. */
  End?(props: EndProps<N>): ComponentChild
  /** Everything of a setup that a person may want otherwise, to be filled in; `children` is what to do with it. */
  SetupForm?(props: { children(setup: N['Setup']): ComponentChild }): ComponentChild
}

/** What a game shows before it is loaded. */
export interface Cover {
  readonly title: string
  readonly pitch: Catalogue<string>
  /** The class of the ground its pictures stand on, where that is not the page's own. */
  readonly ground?: string
  /** Which rules are played on the front page, and who plays; the first and the strongest where nothing is said. */
  readonly demo?: { readonly preset: string; readonly bot: string }
  Glyph(props: object): ComponentChild
}

/** Whether somebody plays, for a part of the view that both are shown. */
export function isPlayer<N extends Nouns>(props: ViewerProps<N> | PlayerProps<N>): props is PlayerProps<N> {
  return 'act' in props
}
