import type { Nouns, Seat } from '../../kernel/game.ts'

/** The eight cards, in the order of the rule book; a card is kept as its place in this list. */
export const CARDS = ['reinforce', 'accelerate', 'fortify', 'shockwave', 'transplant', 'sabotage', 'firewall', 'scavenge'] as const

export type Card = (typeof CARDS)[number]

/** A cell by its place: row 0 is the lowest and is called 1, column 0 is the leftmost and is called a. */
export interface Spot {
  row: number
  col: number
}

/** A card and what it is played on: no cell, one, or two for Transplant. */
export interface Play {
  card: Card
  at: Spot[]
}

/** Everything that can be chosen about the rules. The first preset is the rule set called v1. */
export interface Config {
  rows: number
  cols: number
  bag: number[] | null // by countdown, from 1 on: how many tiles; null: the mixture of v1, scaled to one tile a cell [CF-14]
  queueSize: number
  cardsEnabled: boolean
  cardPool: Card[] // which cards a player holds
  maxCardsPerTurn: number
  maxCardsPerGame: number // of each player
  mercyRule: boolean
  mercyLead: number
  diagonalExplosions: boolean
  tickRule: 'all' | 'owner' // whose tiles count down: everybody's, or those of the player whose turn it is
  placementsPerTurn: number
  openingPlacements: number // in the very first turn
  chainTriggerMax: number // a tile that is removed at this countdown or less goes off in the next wave
  selfExplosionScores: boolean // whether an enemy tile that went off by itself counts as removed
  tieBreak: 'last-placer-loses' | 'last-placer-wins' | 'draw'
}

/** A tile as an event tells of it. */
export interface Burnt {
  cell: number
  id: number
  owner: Seat
  fuse: number // what it showed when it was removed
}

export interface Chainfall extends Nouns {
  Setup: Config
  Deal: {
    config: Config
    order: number[] // the whole bag in the order of drawing; secret until the end
    first: Seat
  }
  /** Seat 0 is Blue, seat 1 is Red. */
  State: {
    config: Config
    owner: Int8Array // by cell, row by row from the lowest: -1 nobody, else the seat
    fuse: Uint8Array // by cell: turns left; 0 where there is no tile
    id: Uint16Array // by cell: tiles are numbered in the order of placing, from 1; 0 where there is no tile
    wall: Uint8Array // by cell: ticks left of a wall; 0 where there is none
    mason: Int8Array // by cell: who built the wall, for show only; -1 where there is none
    queue: number[] // the values in sight, next one first
    bag: number[] // the values out of sight, next one last; secret
    score: [number, number]
    used: [number, number] // by seat: the cards played so far, one bit each, in the order of CARDS
    turn: Seat // whose turn it is; when the game is over, whose it was
    turns: number // turns completed
    placed: number // tiles placed so far, by both
    lastPlacer: Seat | -1
  }
  /** A whole turn. As many places as the rules ask for, in the order of the queue; none is a pass. */
  Action: {
    plays: Play[]
    places: Spot[]
  }
  /** In the order of a turn. All of it is public when it happens. */
  Event:
    | { kind: 'card'; seat: Seat; card: Card; cells: number[] }
    | { kind: 'placed'; seat: Seat; cell: number; id: number; fuse: number }
    | { kind: 'drawn'; fuse: number } // the queue was filled up with it
    | { kind: 'ticked'; tiles: { cell: number; fuse: number }[]; walls: { cell: number; left: number }[] }
    | { kind: 'wave'; wave: number; exploding: number[]; blast: number[]; burnt: Burnt[]; lit: number[]; spared: number[]; points: number }
    | { kind: 'scored'; seat: Seat; points: number; score: [number, number] }
    | { kind: 'passed'; seat: Seat } // nothing could be placed
    | { kind: 'over'; score: [number, number] }
  View: {
    config: Config
    owner: number[]
    fuse: number[]
    id: number[]
    wall: number[]
    mason: number[]
    queue: number[]
    left: number[] // by countdown, from 1 on: how many of it are in the bag, out of sight
    score: [number, number]
    used: [number, number]
    turn: Seat
    turns: number
    placed: number
    lastPlacer: Seat | -1
    over: boolean
    /** The rest of the bag in the order of drawing; null while it is secret, that is until the game is over. */
    order: number[] | null
  }
}

export type ChainfallRefusal =
  | 'over'
  | 'not-your-turn'
  | 'cards-off'
  | 'card-not-held'
  | 'card-used'
  | 'cards-spent'
  | 'one-card-a-turn'
  | 'wrong-target'
  | 'off-board'
  | 'no-tile'
  | 'not-yours'
  | 'not-theirs'
  | 'at-zero'
  | 'same-tile'
  | 'taken'
  | 'walled'
  | 'walls-you-in'
  | 'short-queue'
  | 'must-place'
  | 'must-pass'
  | 'too-many-places'
  | 'twice'

/** How a game ends. */
export type ChainfallEnding = 'mercy' | 'points' | 'tie' | 'draw'
