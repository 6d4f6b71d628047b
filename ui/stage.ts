/**
 * What the shell and a game's stage say to each other. The shell seats people, keeps the log and owns the buttons that
 * are the same in every game; the stage draws the board and turns hands into actions. A stage is a function of these
 * properties: everything it may know about the game is at its table.
 */
import type { ComponentChild, ComponentType } from 'preact'
import type { Advice, Nouns, Outcome, Refusal, Seat, Table } from '../kernel/game.ts'
import type { KeyBook } from './input/keys.ts'
import type { Catalogue } from './language.ts'

/** The latest change at the table. A new one comes with every change, so a stage that is handed one draws again. */
export interface News<N extends Nouns = Nouns> {
  readonly count: number
  /** In order; empty at the start and when somebody took back or resigned. */
  readonly events: readonly N['Event'][]
}

/** An action somebody is considering. Held: picked by touch, so it waits for the button that confirms it. */
export interface Choice<N extends Nouns = Nouns> {
  readonly action: N['Action']
  readonly held: boolean
}

/** What a stage wants to find again with a game and no replay has: it is kept with the game, moved with it and erased with it. */
export interface Notes {
  /** As it was left; null: nothing was. */
  readonly left: string | null
  /** From now on, whoever writes the game down asks this what there is to note; null: nothing. */
  keep(noted: () => string | null): void
  /** There is something else to note, though nothing happened at the table. */
  changed(): void
}

export interface StageProps<N extends Nouns = Nouns> {
  readonly table: Table<N>
  readonly news: News<N>
  /** What was dealt, where the whole of it may be known: to whoever plays alone, and when the game is over. */
  readonly deal?: N['Deal']
  /** What was said so far, in order, as the log has it; where the whole of it may be known. */
  readonly log?: readonly { readonly text: string }[]
  /** Where whoever sits here may find the game again. */
  readonly notes?: Notes
  /** No movement: cuts and highlights instead. */
  readonly still: boolean
  /** Whoever plays is away: where the stage lets time pass, none does. */
  readonly paused?: boolean
  /** How fast a stage lets time pass; 1 when nothing is said. */
  readonly speed?: number
  readonly chosen: Choice<N> | null
  readonly advice: Advice<N> | null
  /** The best score so far in games of this kind, where a record is kept and there is one. */
  readonly best?: number | null
  /** Who sits where, where the stage has sentences of its own about them. */
  readonly company?: Company
  /** What was turned down last, so that the stage can point at the reason; the shell says the sentence. */
  readonly refusal: Refusal | null
  choose(choice: Choice<N> | null): void
  /** What was advised is no longer wanted. */
  dismiss?(): void
  /** Asks for advice. */
  ask?(): void
  /** Offers the action to the table. A refusal comes back as `refusal`. */
  act(action: N['Action']): void
  /** Turns down what never became an action, such as a typed word that is none. */
  refuse(refusal: Refusal): void
}

/** Who sits where, for sentences: "you" is the seat of whoever reads them, null for a spectator. */
export interface Company {
  readonly you: Seat | null
  readonly names: readonly string[] // by seat
}

/** Something told in the panel beside the board: a line that says it, and lines that say why. */
export interface Told {
  readonly title: string
  readonly lines: readonly string[]
}

/** Beside a move in the log: a count of what it set off, the points it brought, and both in words. */
export interface Noted {
  readonly waves: number
  readonly points: number
  readonly said: string
}

/** What only the game can put into words. Refusals and outcomes that the kernel made are put into words by the shell. */
export interface StageWords<N extends Nouns = Nouns> {
  /** What a line of the log says beside its notation: what went off, what it brought. Null: nothing beside it. */
  noted?(events: readonly N['Event'][]): Noted | null
  /** What is said under the log: once, that nobody can cheat here, and all the time what is left. */
  fairness?(view: N['View']): { readonly note: string; readonly left: string }
  /** How it is played and won, in one line. */
  rule(view: N['View']): string
  /** How to make a move, in one line, whatever the hands hold. */
  readonly how: string
  /** How the game stands, in three words. */
  standing(view: N['View']): string
  preview(view: N['View'], action: N['Action']): Told
  advised(view: N['View'], advice: Advice<N>): Told
  /** `after`: the position that what happened led to, for a game that needs it to say where. */
  heard(event: N['Event'], company: Company, after?: N['View']): string
  refused(refusal: Refusal, company: Company): string | null
  ended(outcome: Outcome, company: Company): string | null
  /** What the keys of the stage do, beside those of the shell. */
  readonly keys: readonly (readonly [key: string, does: string])[]
  /** What is played, in two words, where there is room for no more: `Easy 4`. */
  called?(view: N['View']): string
  /** The name of a preset in the language in force; without it, its own name is shown. */
  preset?(name: string): string
  /** What a setup of somebody's own is called; null: it has no name. */
  setup?(setup: N['Setup']): string | null
  /** A score where it is no number of points: `2 of 3 stars`. `preset`: the kind of game, as it stands in an address, where it was dealt. */
  scored?(score: number, preset?: string): string
  /** What a message to friends may say of a finished game: how it went, nothing of what was dealt. */
  shared?(view: N['View'], outcome: Outcome): string
  dealt(deal: N['Deal']): string
  random(setup: N['Setup']): string
}

/** What a game's `view/stage.tsx` exports. */
export interface StageModule<N extends Nouns = Nouns> {
  // Methods, not properties: the one place where the types of a stage meet the shell, which plays every game.
  /** The board and what belongs to it, in the middle. */
  Stage(props: StageProps<N>): ComponentChild
  /** At the left of the board on a wide screen, above it on a narrow one: score, fairness, how things stand. */
  Lead?(props: StageProps<N>): ComponentChild
  /** At the right of the board, or below it: the consequence of what is chosen, what happened last. */
  Aside?(props: StageProps<N>): ComponentChild
  /** What the settings say of its controls, fetched when they do. */
  controls?(): Promise<KeyBook>
  /** What the game adds to the end screen, below the outcome and the buttons: why it ended, how good it was. */
  End?(props: StageProps<N>): ComponentChild
  /** Everything of a setup that a person may want otherwise, to be filled in; `children` is what to do with it. */
  Own?(props: { children(setup: N['Setup']): ComponentChild }): ComponentChild
  readonly words: StageWords<N>
  /** The board of a table with two seats brings its own ground, and says itself what is to be done. */
  readonly bare?: boolean
  /** Pages of the game's own beside its tables: a lesson, puzzles, an analysis. */
  readonly rooms?: readonly Room[]
  /**
   * How a table for one is framed; without it, rails stand at both sides of the board. Immersive: the stage fills the window and draws
   * everything itself; the shell keeps to a corner. Wide: the board takes the width of the page, one line above it holds everything else,
   * `Lead` and `Aside` are parts of that line, and the stage itself shows refusals and advice where they belong.
   */
  readonly frame?: 'immersive' | 'wide'
  /** Whether a wide stage shows this refusal where it belongs. Of any other the sentence stands below the board. */
  shows?(refusal: Refusal): boolean
  /** Where starting over is a move of the game, and is counted: that move. Null: the same deal is laid anew. */
  again?(view: N['View']): N['Action'] | null
}

/** A game that is over, position by position. */
export interface Played {
  /** What was dealt: it is over, so the whole of it may be known. */
  readonly deal: unknown
  /** The start, and the position after every line. */
  readonly views: readonly unknown[]
  readonly lines: readonly { readonly seat: Seat; readonly text: string }[]
  readonly outcome: Outcome | null
  readonly company: Company
}

/** By name, how well it went at best. */
export type Marks = ReadonlyMap<string, number>

/** A page of a game's own. Its content is fetched when somebody goes there. */
export interface Room {
  /** Lower-case word; it stands in the address. */
  readonly id: string
  /** Whether it is about a game that was played; else it is offered on the game's page. */
  readonly replay?: boolean
  title(): string
  about(): string
  fetch(): Promise<ComponentType<RoomProps>>
}

export interface RoomProps {
  readonly still: boolean
  /** The game that was brought; null where none was. */
  readonly played: Played | null
  /** Which of the room's things the address asks for, such as a puzzle by its name; null: none. */
  readonly at: string | null
  /** Goes to another of them: it has an address of its own. */
  go(at: string): void
  /** What was noted in this room, by name; null until it is known. */
  readonly notes: Marks | null
  /** Notes how well something went. The best of it stays. */
  note(name: string, mark: number): void
  /** A table for each seat at a deal of the game's own choice. */
  lay(deal: unknown): readonly [Table, Table]
  /** The room is left: for a table of this kind, or for the game's page. */
  leave(to: { readonly preset: string } | null): void
  /** Plays on from a position of the game that was brought, after so many lines. */
  playOn(lines: number): void
}

/** What a game shows before it is loaded: its box on the shelf. */
export interface Cover {
  readonly title: string
  readonly pitch: Catalogue<string>
  /** Which rules are played on the front page, and who plays; the first and the strongest where nothing is said. */
  readonly show?: { readonly preset: string; readonly bot: string }
  Glyph(props: object): ComponentChild
}
