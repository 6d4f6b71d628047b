/**
 * What the solutions in the folders came to when they were played over, by id: fetched by the result of a level.
 * Made from the folders of levels by `npx lockstep level-index`; edit those.
 */
import type { Certified } from '../certified.ts'

export const certificates: Readonly<Record<string, Certified>> = {
  'first-stack': {
    place: 'campaign/01-first-stack',
    idea: {
      en: 'Three pieces in each yard lie flat, long ones turned along it; nothing hangs over.',
      de: 'Alles liegt flach in den Höfen, Langes der Länge nach; nichts ragt über.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 8, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 413 },
      { file: 'silver', stars: [true, true, false], pieces: 8, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 413 },
      { file: 'bronze', stars: [true, false, false], pieces: 8, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 413 },
    ],
  },
  'first-tilt': {
    place: 'campaign/02-first-tilt',
    idea: {
      en: 'The first piece chocks the cart, the second sticks to the rock at 6 to 8, the third ends the level.',
      de: 'Der erste Stein hält den Karren, der zweite haftet zwischen 6 und 8 am Fels, der dritte beendet das Level.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 3, tilts: 2, shift: 0, lost: 0, holds: 0, ticks: 129 },
      { file: 'silver', stars: [true, true, false], pieces: 2, tilts: 2, shift: 2, lost: 0, holds: 0, ticks: 110 },
      { file: 'bronze', stars: [true, false, false], pieces: 4, tilts: 2, shift: 6, lost: 0, holds: 0, ticks: 256 },
    ],
  },
  'four-winds': {
    place: 'campaign/03-four-winds',
    idea: {
      en: 'Lean west with the boats already against the edge: a piece at 8 touches the sea wall with its side, and nothing slides.',
      de: 'Nach Westen kippen, wo die Boote schon am Rand liegen: Bei 8 berührt ein Stein die Mauer mit der Seite, und nichts rutscht.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 2, tilts: 2, shift: 0, lost: 0, holds: 0, ticks: 164 },
      { file: 'silver', stars: [true, true, false], pieces: 2, tilts: 2, shift: 8, lost: 0, holds: 0, ticks: 137 },
      { file: 'bronze', stars: [true, false, false], pieces: 4, tilts: 4, shift: 26, lost: 0, holds: 0, ticks: 310 },
      { file: 'more-1', stars: [true, true, false], pieces: 2, tilts: 2, shift: 8, lost: 0, holds: 0, ticks: 182 },
    ],
  },
  unsupported: {
    place: 'campaign/04-unsupported',
    idea: {
      en: 'Both houses are tied to the rock first, then the island is tilted there and back.',
      de: 'Erst hängen beide Häuser am Fels, dann kippt die Insel hin und zurück.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 4, tilts: 2, shift: 8, lost: 0, holds: 0, ticks: 218 },
      { file: 'silver', stars: [true, true, false], pieces: 4, tilts: 2, shift: 30, lost: 4, holds: 0, ticks: 390 },
      { file: 'bronze', stars: [true, false, false], pieces: 6, tilts: 2, shift: 0, lost: 4, holds: 0, ticks: 238 },
    ],
  },
  'parking-lot': {
    place: 'campaign/05-parking-lot',
    idea: {
      en: 'Flat pieces fill the lot, bumpy ones park beside it; a storm along the kerb leaves the jibs outside.',
      de: 'Flache Steine füllen den Platz, bucklige parken daneben; kippt man längs der Kante, bleiben die Ausleger draußen.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 8, tilts: 2, shift: 34, lost: 0, holds: 0, ticks: 465 },
      { file: 'silver', stars: [true, true, false], pieces: 8, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 368 },
      { file: 'bronze', stars: [true, false, false], pieces: 11, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 515 },
    ],
  },
  'hold-it': {
    place: 'campaign/06-hold-it',
    idea: {
      en: 'The first piece is kept for the top; a flat one between the bollards stops the tower.',
      de: 'Der erste Stein wird für oben aufgehoben; ein flacher zwischen den Pollern hält den Turm auf.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 4, tilts: 2, shift: 5, lost: 0, holds: 2, ticks: 242 },
      { file: 'silver', stars: [true, true, false], pieces: 5, tilts: 2, shift: 5, lost: 0, holds: 0, ticks: 261 },
      { file: 'bronze', stars: [true, false, false], pieces: 6, tilts: 2, shift: 5, lost: 0, holds: 4, ticks: 334 },
    ],
  },
  'reinforced-intro': {
    place: 'campaign/07-reinforced-intro',
    idea: {
      en: 'Lean north, nail one reinforced beam to the sky, lay the deck to it from the gate, and let two tilts try it.',
      de: 'Nach Norden kippen, einen bewehrten Balken an den Himmel nageln, den Steg vom Tor dorthin legen und zweimal kippen.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 6, tilts: 4, shift: 0, lost: 0, holds: 2, ticks: 526 },
      { file: 'silver', stars: [true, true, false], pieces: 6, tilts: 2, shift: 0, lost: 0, holds: 4, ticks: 474 },
      { file: 'bronze', stars: [true, false, false], pieces: 8, tilts: 0, shift: 0, lost: 4, holds: 2, ticks: 332 },
    ],
  },
  'tilt-budget': {
    place: 'campaign/08-tilt-budget',
    idea: {
      en: 'Build to 12 first, with a bumper between the kiosks; the slide to it is already half of the storm.',
      de: 'Erst bis 12 bauen, mit einem Anschlag zwischen den Kiosken; der Weg dorthin ist schon der halbe Sturm.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 6, tilts: 4, shift: 23, lost: 0, holds: 0, ticks: 405 },
      { file: 'silver', stars: [true, true, false], pieces: 6, tilts: 6, shift: 9, lost: 0, holds: 0, ticks: 481 },
      { file: 'bronze', stars: [true, false, false], pieces: 8, tilts: 6, shift: 13, lost: 0, holds: 0, ticks: 578 },
    ],
  },
  'cavity-bonus': {
    place: 'campaign/09-cavity-bonus',
    idea: {
      en: 'Lid and height come first; the cork before the grille, thrown leaning north, comes last.',
      de: 'Erst Deckel und Höhe; der Pfropfen vor dem Gitter, nach Norden geworfen, kommt zuletzt.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 5, tilts: 2, shift: 0, lost: 0, holds: 3, ticks: 254 },
      { file: 'silver', stars: [true, true, false], pieces: 13, tilts: 2, shift: 0, lost: 0, holds: 2, ticks: 805 },
      { file: 'bronze', stars: [true, false, false], pieces: 13, tilts: 2, shift: 0, lost: 0, holds: 2, ticks: 868 },
    ],
  },
  'foundation-exam': {
    place: 'campaign/10-foundation-exam',
    idea: {
      en: 'The quiet way: the long beam ties gate and plinth together on the ground, and nothing ever moves.',
      de: 'Der leise Weg: Der lange Balken bindet Tor und Sockel am Boden zusammen, und nichts bewegt sich je.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 7, tilts: 2, shift: 0, lost: 0, holds: 4, ticks: 416 },
      { file: 'silver', stars: [true, true, false], pieces: 7, tilts: 2, shift: 32, lost: 0, holds: 1, ticks: 443 },
      { file: 'bronze', stars: [true, false, false], pieces: 9, tilts: 4, shift: 25, lost: 0, holds: 1, ticks: 566 },
    ],
  },
  'first-basin': {
    place: 'campaign/11-first-basin',
    idea: {
      en: 'Every piece lies flat on the stone rim; the ice carries nothing when it melts.',
      de: 'Jeder Stein liegt flach auf dem Steinrand; das Eis trägt nichts, wenn es schmilzt.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 8, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 445 },
      { file: 'bronze', stars: [true, false, false], pieces: 8, tilts: 0, shift: 3, lost: 0, holds: 0, ticks: 517 },
    ],
  },
  'meet-the-drain': {
    place: 'campaign/12-meet-the-drain',
    idea: {
      en: 'One cistern after the other is filled to the brim, and the well is never covered.',
      de: 'Eine Zisterne nach der anderen läuft über, und der Brunnen bleibt frei.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 10, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 541 },
      { file: 'bronze', stars: [true, false, false], pieces: 14, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 727 },
    ],
  },
  footbridge: {
    place: 'puzzles/01-footbridge',
    idea: {
      en: 'Lay a beam from pier to pier, and give it something to rest against.',
      de: 'Leg einen Balken von Pfeiler zu Pfeiler und gib ihm ein Widerlager.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 7 }],
  },
  'a-lid-for-two': {
    place: 'puzzles/02-a-lid-for-two',
    idea: { en: 'Two hollows, two lids: close them both.', de: 'Zwei Höhlen, zwei Deckel: Schließ beide.' },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 5 }],
  },
  'the-right-basin': {
    place: 'puzzles/03-the-right-basin',
    idea: { en: 'Two basins, one drain: which of them runs over to it?', de: 'Zwei Becken, ein Abfluss: Welches läuft zu ihm über?' },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 8 }],
  },
  'travel-light': {
    place: 'puzzles/04-travel-light',
    idea: {
      en: 'The tower may weigh no more than 8. Choose what goes into it.',
      de: 'Der Turm darf höchstens 8 wiegen. Wähle, was hineinkommt.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 0, lost: 0, holds: 1, ticks: 8 }],
  },
  'cold-feet': {
    place: 'puzzles/05-cold-feet',
    idea: { en: 'Water carries nothing. Ice carries everything, for a while.', de: 'Wasser trägt nichts. Eis trägt alles, eine Weile.' },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 8 }],
  },
  'pull-the-plug': {
    place: 'puzzles/06-pull-the-plug',
    idea: {
      en: 'Two pools, two landings, and a drain you may set once.',
      de: 'Zwei Becken, zwei Landungen und ein Abfluss, den du einmal setzen darfst.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 8 }],
  },
  'tilt-once': {
    place: 'puzzles/07-tilt-once',
    idea: {
      en: 'What lies under the roof comes out when the world leans.',
      de: 'Was unter dem Dach liegt, kommt hervor, wenn die Welt sich neigt.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 2, shift: 4, lost: 0, holds: 0, ticks: 136 }],
  },
  'hold-fast': {
    place: 'puzzles/08-hold-fast',
    idea: {
      en: 'The east is open. One anchored piece holds what touches it.',
      de: 'Der Osten ist offen. Ein verankerter Stein hält, was ihn berührt.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 2, shift: 0, lost: 0, holds: 0, ticks: 8 }],
  },
  'let-it-fall': {
    place: 'puzzles/09-let-it-fall',
    idea: { en: 'The ice will go. Make room for what stands on it.', de: 'Das Eis wird gehen. Mach Platz für das, was darauf steht.' },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 3, lost: 0, holds: 0, ticks: 6 }],
  },
  'dam-the-spill': {
    place: 'puzzles/10-dam-the-spill',
    idea: {
      en: 'When the ice goes, water takes the lower way. Make that the way to the drain.',
      de: 'Wenn das Eis geht, nimmt das Wasser den tieferen Weg. Sorge dafür, dass er zum Abfluss führt.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 3, tilts: 0, shift: 3, lost: 0, holds: 0, ticks: 9 }],
  },
  'out-on-a-limb': {
    place: 'puzzles/11-out-on-a-limb',
    idea: {
      en: 'A beam that touches rock stays where it is, whatever tilts.',
      de: 'Ein Balken, der Fels berührt, bleibt, wie auch immer es kippt.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 3, tilts: 2, shift: 0, lost: 0, holds: 0, ticks: 9 }],
  },
}
