/** What the modes say beyond what every level says. They come together with their tools, in both languages. */
import { type Catalogue, spoken } from '../../../../ui/language.ts'
import type { Thing } from '../../nouns.ts'

export interface ModeWords {
  readonly practice: string
  readonly takeBack: string
  readonly step: string
  tick(tick: string): string
  readonly goOn: string
  readonly waits: string
  // Endless.
  readonly endless: string
  readonly points: string
  best(score: string): string
  locks(locks: number): string // `in 3 landings`
  water(water: { readonly units: number; readonly x: number; readonly z: number }): string
  // Sandbox.
  readonly sandbox: string
  readonly pages: Readonly<Record<'build' | 'piece' | 'board' | 'save', string>>
  readonly things: Readonly<Record<Thing, string>>
  readonly settle: string
  readonly put: string
  readonly howToPut: string
  readonly pickFirst: string
  readonly material: string
  readonly howToBring: string
  readonly width: string
  readonly depth: string
  readonly height: string
  readonly newBoard: string
}

const CATALOGUE: Catalogue<ModeWords> = {
  en: {
    practice: 'Practice',
    takeBack: 'Take back',
    step: 'One tick',
    tick: tick => `Tick ${tick}`,
    goOn: 'Run',
    waits: 'Taken back. Time waits for your next press.',
    endless: 'Endless',
    points: 'points',
    best: score => `Best ${score}`,
    locks: locks => (locks === 1 ? 'next landing' : `in ${locks} landings`),
    water: ({ units, x, z }) => `${units} water at x ${x}, z ${z}`,
    sandbox: 'Sandbox',
    pages: { build: 'Build', piece: 'Pieces', board: 'Board', save: 'Save' },
    things: {
      ...{ EMPTY: 'Erase', WATER: 'Water', SOLID: 'Block', HEAVY: 'Heavy', REINFORCED: 'Reinforced', POROUS: 'Porous' },
      ...{ ICE: 'Ice', DRAIN: 'Drain', WALL: 'Wall', BEDROCK: 'Bedrock' },
    },
    settle: 'Let it settle',
    put: 'Put',
    howToPut: 'Press where it goes on the board, or say where by numbers. Time stands still meanwhile.',
    pickFirst: 'Pick something to put.',
    material: 'Material',
    howToBring: 'It comes instead of the piece in play.',
    width: 'Width',
    depth: 'Depth',
    height: 'Height',
    newBoard: 'New board',
  },
  de: {
    practice: 'Übung',
    takeBack: 'Zurück',
    step: 'Ein Takt',
    tick: tick => `Takt ${tick}`,
    goOn: 'Weiter',
    waits: 'Zurückgenommen. Die Zeit wartet auf deine nächste Taste.',
    endless: 'Endlos',
    points: 'Punkte',
    best: score => `Bestwert ${score}`,
    locks: locks => (locks === 1 ? 'nächster Stein' : `in ${locks} Steinen`),
    water: ({ units, x, z }) => `${units} Wasser bei x ${x}, z ${z}`,
    sandbox: 'Sandkasten',
    pages: { build: 'Bauen', piece: 'Steine', board: 'Brett', save: 'Sichern' },
    things: {
      ...{ EMPTY: 'Löschen', WATER: 'Wasser', SOLID: 'Block', HEAVY: 'Schwer', REINFORCED: 'Verstärkt', POROUS: 'Porös' },
      ...{ ICE: 'Eis', DRAIN: 'Abfluss', WALL: 'Mauer', BEDROCK: 'Fels' },
    },
    settle: 'Setzen lassen',
    put: 'Setzen',
    howToPut: 'Tippe aufs Brett, wo es hin soll, oder sag es mit Zahlen. Die Zeit steht solange still.',
    pickFirst: 'Wähle etwas zum Setzen.',
    material: 'Material',
    howToBring: 'Er kommt anstelle des Steins im Spiel.',
    width: 'Breite',
    depth: 'Tiefe',
    height: 'Höhe',
    newBoard: 'Neues Brett',
  },
}

/** Read it while rendering. */
export function modeWords(): ModeWords {
  return spoken(CATALOGUE)
}
