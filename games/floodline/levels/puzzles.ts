/**
 * Puzzles: a small board, a few pieces that do not come again, and one idea each. Beside every file lies a replay that earns all stars,
 * found by testing/search.ts; puzzles.test.ts plays it over, and looks whether a puzzle can be won without its idea.
 */
import type { Ability, FloodLevel } from '../nouns.ts'
import type { Said } from './prompts.ts'
import footbridge from './puzzles/01-footbridge.json' with { type: 'json' }
import aLidForTwo from './puzzles/02-a-lid-for-two.json' with { type: 'json' }
import theRightBasin from './puzzles/03-the-right-basin.json' with { type: 'json' }
import travelLight from './puzzles/04-travel-light.json' with { type: 'json' }
import coldFeet from './puzzles/05-cold-feet.json' with { type: 'json' }
import pullThePlug from './puzzles/06-pull-the-plug.json' with { type: 'json' }
import tiltOnce from './puzzles/07-tilt-once.json' with { type: 'json' }
import holdFast from './puzzles/08-hold-fast.json' with { type: 'json' }
import letItFall from './puzzles/09-let-it-fall.json' with { type: 'json' }
import damTheSpill from './puzzles/10-dam-the-spill.json' with { type: 'json' }
import outOnALimb from './puzzles/11-out-on-a-limb.json' with { type: 'json' }

export interface Puzzle {
  readonly name: Said
  readonly idea: Said // in one line
  readonly level: FloodLevel
  /** What it cannot be won without. */
  readonly needs: 'tilt' | 'hold' | Ability | null
}

export const puzzles: readonly Puzzle[] = [
  puzzle(footbridge, null, 'Der Steg', 'Leg einen Balken von Pfeiler zu Pfeiler und gib ihm ein Widerlager.'),
  puzzle(aLidForTwo, null, 'Zwei Deckel', 'Zwei Höhlen, zwei Deckel: Schließ beide.'),
  puzzle(theRightBasin, null, 'Das richtige Becken', 'Versenke Steine, wo der Rand niedrig ist: Nur dieses Becken läuft zum Abfluss über.'),
  puzzle(travelLight, 'hold', 'Leichtes Gepäck', 'Der erste Stein ist zu schwer: Leg ihn für immer ab.'),
  puzzle(coldFeet, 'freeze', 'Kalte Füße', 'Wasser trägt nichts. Eis trägt alles, eine Weile.'),
  puzzle(pullThePlug, 'drain', 'Stöpsel ziehen', 'Ein Abfluss, zwei Becken: Setz ihn zuerst, ins tiefere.'),
  puzzle(tiltOnce, 'tilt', 'Einmal kippen', 'Was unter dem Dach liegt, kommt hervor, wenn die Welt sich neigt.'),
  puzzle(holdFast, 'stabilise', 'Festhalten', 'Der Osten ist offen. Ein verankerter Stein hält, was ihn berührt.'),
  puzzle(letItFall, null, 'Lass es fallen', 'Das Eis wird gehen. Mach Platz für das, was darauf steht.'),
  puzzle(damTheSpill, null, 'Der Damm', 'Wenn das Eis geht, nimmt das Wasser den tieferen Weg. Sorge dafür, dass er zum Abfluss führt.'),
  puzzle(outOnALimb, 'tilt', 'Weit hinaus', 'Ein Balken, der Fels berührt, bleibt, wie auch immer es kippt.'),
]

/** A file is known to be a level because puzzles.test.ts has checked it. */
function puzzle(file: { readonly title: string; readonly about: string }, needs: Puzzle['needs'], german: string, idea: string): Puzzle {
  const level = file as unknown as FloodLevel
  return { name: { en: file.title, de: german }, idea: { en: file.about, de: idea }, level, needs }
}
