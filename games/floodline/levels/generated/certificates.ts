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
      { file: 'silver', stars: [true, true, false], pieces: 2, tilts: 2, shift: 8, lost: 0, holds: 0, ticks: 142 },
      { file: 'bronze', stars: [true, false, false], pieces: 4, tilts: 4, shift: 26, lost: 0, holds: 0, ticks: 325 },
      { file: 'more-1', stars: [true, true, false], pieces: 2, tilts: 2, shift: 8, lost: 0, holds: 0, ticks: 187 },
    ],
  },
  unsupported: {
    place: 'campaign/04-unsupported',
    idea: {
      en: 'Both houses are tied to the rock first, then the island is tilted there and back.',
      de: 'Erst hängen beide Häuser am Fels, dann kippt die Insel hin und zurück.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 4, tilts: 2, shift: 8, lost: 0, holds: 0, ticks: 223 },
      { file: 'silver', stars: [true, true, false], pieces: 5, tilts: 2, shift: 8, lost: 4, holds: 0, ticks: 341 },
      { file: 'bronze', stars: [true, false, false], pieces: 6, tilts: 2, shift: 0, lost: 4, holds: 0, ticks: 243 },
    ],
  },
  'parking-lot': {
    place: 'campaign/05-parking-lot',
    idea: {
      en: 'Flat pieces fill the lot, bumpy ones park beside it; tilting along the kerb leaves the jibs outside.',
      de: 'Flache Steine füllen den Platz, bucklige parken daneben; kippt man längs der Kante, bleiben die Ausleger draußen.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 8, tilts: 2, shift: 34, lost: 0, holds: 0, ticks: 470 },
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
      { file: 'gold', stars: [true, true, true], pieces: 4, tilts: 2, shift: 5, lost: 0, holds: 2, ticks: 247 },
      { file: 'silver', stars: [true, true, false], pieces: 5, tilts: 2, shift: 5, lost: 0, holds: 0, ticks: 266 },
      { file: 'bronze', stars: [true, false, false], pieces: 6, tilts: 2, shift: 5, lost: 0, holds: 4, ticks: 339 },
    ],
  },
  'reinforced-intro': {
    place: 'campaign/07-reinforced-intro',
    idea: {
      en: 'Lean north, nail one reinforced beam to the sky, lay the deck to it from the gate, and let two tilts try it.',
      de: 'Nach Norden kippen, einen verstärkten Balken an den Himmel nageln, den Steg vom Tor dorthin legen und zweimal kippen.',
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
      { file: 'gold', stars: [true, true, true], pieces: 6, tilts: 4, shift: 23, lost: 0, holds: 0, ticks: 420 },
      { file: 'silver', stars: [true, true, false], pieces: 6, tilts: 6, shift: 9, lost: 0, holds: 0, ticks: 501 },
      { file: 'bronze', stars: [true, false, false], pieces: 8, tilts: 6, shift: 13, lost: 0, holds: 0, ticks: 593 },
    ],
  },
  'cavity-bonus': {
    place: 'campaign/09-cavity-bonus',
    idea: {
      en: 'Lid and height come first; last of all, lean north and throw the cork at the grille.',
      de: 'Erst Deckel und Höhe; ganz zuletzt nach Norden kippen und den Pfropfen vor das Gitter werfen.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 5, tilts: 2, shift: 0, lost: 0, holds: 3, ticks: 259 },
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
      { file: 'gold', stars: [true, true, true], pieces: 7, tilts: 2, shift: 0, lost: 0, holds: 4, ticks: 421 },
      { file: 'silver', stars: [true, true, false], pieces: 7, tilts: 2, shift: 32, lost: 0, holds: 1, ticks: 448 },
      { file: 'bronze', stars: [true, false, false], pieces: 9, tilts: 4, shift: 25, lost: 0, holds: 1, ticks: 576 },
    ],
  },
  'first-basin': {
    place: 'campaign/11-first-basin',
    idea: {
      en: 'Every piece stands on the stone rim, upright where the rim is too narrow; nothing ever sinks.',
      de: 'Jeder Stein steht auf dem Steinrand, hochkant, wo der Rand zu schmal ist; nichts versinkt.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 6, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 447 },
      { file: 'silver', stars: [true, true, false], pieces: 6, tilts: 0, shift: 3, lost: 0, holds: 0, ticks: 411 },
      { file: 'bronze', stars: [true, false, false], pieces: 6, tilts: 0, shift: 3, lost: 0, holds: 0, ticks: 393 },
      { file: 'more-1', stars: [true, true, true], pieces: 6, tilts: 0, shift: 0, lost: 0, holds: 3, ticks: 501 },
      { file: 'more-2', stars: [true, true, true], pieces: 6, tilts: 0, shift: 0, lost: 0, holds: 1, ticks: 474 },
    ],
  },
  'meet-the-drain': {
    place: 'campaign/12-meet-the-drain',
    idea: {
      en: 'Two cisterns are filled to the brim, run over into the well, and nothing covers it.',
      de: 'Zwei Zisternen laufen in den Brunnen über, und nichts deckt ihn zu.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 5, tilts: 0, shift: 0, lost: 0, holds: 3, ticks: 311 },
      { file: 'silver', stars: [true, true, false], pieces: 5, tilts: 0, shift: 0, lost: 0, holds: 2, ticks: 293 },
      { file: 'bronze', stars: [true, false, false], pieces: 13, tilts: 0, shift: 0, lost: 0, holds: 5, ticks: 724 },
      { file: 'more-1', stars: [true, true, true], pieces: 5, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 275 },
      { file: 'more-2', stars: [true, true, false], pieces: 5, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 248 },
    ],
  },
  'dig-a-channel': {
    place: 'campaign/13-dig-a-channel',
    idea: {
      en: 'The pond is poured once; every piece then goes into the clay pit and lifts its water over the sill.',
      de: 'Der Teich wird einmal ausgegossen; dann kommt jeder Stein in die Lehmgrube und hebt ihr Wasser über die Schwelle.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 6, tilts: 2, shift: 0, lost: 0, holds: 2, ticks: 378 },
      { file: 'silver', stars: [true, true, false], pieces: 6, tilts: 6, shift: 0, lost: 0, holds: 0, ticks: 530 },
      { file: 'bronze', stars: [true, false, false], pieces: 8, tilts: 6, shift: 0, lost: 0, holds: 0, ticks: 647 },
      { file: 'more-1', stars: [true, false, true], pieces: 8, tilts: 2, shift: 0, lost: 0, holds: 0, ticks: 479 },
    ],
  },
  'two-basins': {
    place: 'campaign/14-two-basins',
    idea: {
      en: 'The loose dam is pushed away from the drain, right through the lake, before anything lands.',
      de: 'Der lose Damm wird vom Abfluss weg geschoben, mitten durch den See, bevor etwas landet.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 7, tilts: 2, shift: 15, lost: 0, holds: 0, ticks: 424 },
      { file: 'silver', stars: [true, true, false], pieces: 8, tilts: 2, shift: 15, lost: 0, holds: 0, ticks: 461 },
      { file: 'bronze', stars: [true, false, false], pieces: 9, tilts: 2, shift: 15, lost: 0, holds: 0, ticks: 552 },
      { file: 'more-1', stars: [true, true, true], pieces: 7, tilts: 2, shift: 15, lost: 0, holds: 2, ticks: 415 },
      { file: 'more-2', stars: [true, true, true], pieces: 7, tilts: 2, shift: 15, lost: 0, holds: 0, ticks: 424 },
    ],
  },
  'dont-build-on-water': {
    place: 'campaign/15-dont-build-on-water',
    idea: {
      en: 'The square goes on hold for good; the first bar lies lengthways on a pier, and every bump counts twice.',
      de: 'Das Quadrat bleibt im Halt; der erste Balken liegt längs auf einem Pfeiler, und jeder Buckel zählt doppelt.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 5, tilts: 0, shift: 0, lost: 0, holds: 1, ticks: 356 },
      { file: 'silver', stars: [true, true, false], pieces: 5, tilts: 0, shift: 0, lost: 0, holds: 1, ticks: 347 },
      { file: 'bronze', stars: [true, false, false], pieces: 6, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 411 },
      { file: 'more-1', stars: [true, true, true], pieces: 5, tilts: 0, shift: 0, lost: 0, holds: 1, ticks: 293 },
      { file: 'more-2', stars: [true, false, true], pieces: 6, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 384 },
    ],
  },
  'freeze-101': {
    place: 'campaign/16-freeze-101',
    idea: {
      en: 'Nothing is frozen: the square fits the house exactly, and from there on everything hangs over air, not over water.',
      de: 'Nichts wird gefroren: Das Quadrat passt genau aufs Haus, und von da an hängt alles über Luft statt über Wasser.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 10, tilts: 0, shift: 0, lost: 0, holds: 1, ticks: 622 },
      { file: 'silver', stars: [true, true, false], pieces: 10, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 478 },
      { file: 'bronze', stars: [true, false, false], pieces: 12, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 534 },
      { file: 'more-1', stars: [true, true, false], pieces: 10, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 424 },
      { file: 'more-2', stars: [true, true, false], pieces: 10, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 478 },
    ],
  },
  'temporary-bridge': {
    place: 'campaign/17-temporary-bridge',
    idea: {
      en: 'The first beam is armed: the ice it makes reaches one cell further and carries the second one to the tower.',
      de: 'Der erste Balken friert: Sein Eis reicht ein Feld weiter und trägt den zweiten bis zum Turm.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 5, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 248 },
      { file: 'silver', stars: [true, true, false], pieces: 5, tilts: 2, shift: 3, lost: 0, holds: 0, ticks: 318 },
      { file: 'bronze', stars: [true, false, false], pieces: 6, tilts: 2, shift: 0, lost: 0, holds: 0, ticks: 342 },
      { file: 'more-1', stars: [true, true, false], pieces: 5, tilts: 2, shift: 3, lost: 0, holds: 0, ticks: 305 },
      { file: 'more-2', stars: [true, true, true], pieces: 5, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 248 },
    ],
  },
  'drain-placement': {
    place: 'campaign/18-drain-placement',
    idea: {
      en: 'The bar stands in the dry well as a drain and drinks from all four ponds over their corners.',
      de: 'Der Balken steht als Abfluss im trockenen Brunnen und trinkt über die Ecken aus allen vier Teichen.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 8, tilts: 0, shift: 0, lost: 0, holds: 1, ticks: 447 },
      { file: 'silver', stars: [true, true, false], pieces: 9, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 493 },
      { file: 'bronze', stars: [true, false, false], pieces: 19, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 1180 },
      { file: 'more-1', stars: [true, true, true], pieces: 8, tilts: 0, shift: 0, lost: 0, holds: 1, ticks: 485 },
    ],
  },
  'forbidden-zone': {
    place: 'campaign/19-forbidden-zone',
    idea: {
      en: 'One piece stays in the air while the world leans east and back, south and back; only then does it land.',
      de: 'Ein Stein bleibt in der Luft, während die Welt nach Osten und zurück, nach Süden und zurück kippt; dann erst landet er.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 6, tilts: 4, shift: 0, lost: 0, holds: 2, ticks: 538 },
      { file: 'silver', stars: [true, true, false], pieces: 7, tilts: 8, shift: 0, lost: 0, holds: 0, ticks: 664 },
      { file: 'bronze', stars: [true, false, false], pieces: 11, tilts: 8, shift: 0, lost: 0, holds: 0, ticks: 803 },
      { file: 'more-1', stars: [true, true, true], pieces: 8, tilts: 4, shift: 0, lost: 0, holds: 0, ticks: 557 },
      { file: 'more-2', stars: [true, true, true], pieces: 7, tilts: 6, shift: 0, lost: 0, holds: 0, ticks: 592 },
      { file: 'more-3', stars: [true, true, true], pieces: 7, tilts: 4, shift: 0, lost: 0, holds: 0, ticks: 520 },
    ],
  },
  'floodplain-exam': {
    place: 'campaign/20-floodplain-exam',
    idea: {
      en: 'The first piece freezes the barge in; then one tilt pours the lake and docks the lighthouse, and nothing is lost.',
      de: 'Der erste Stein friert den Kahn ein; dann gießt ein Kippen den See aus und dockt den Leuchtturm an, und nichts geht verloren.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 8, tilts: 2, shift: 9, lost: 0, holds: 0, ticks: 512 },
      { file: 'silver', stars: [true, true, false], pieces: 8, tilts: 2, shift: 9, lost: 9, holds: 0, ticks: 503 },
      { file: 'bronze', stars: [true, false, false], pieces: 8, tilts: 6, shift: 9, lost: 9, holds: 0, ticks: 629 },
      { file: 'more-1', stars: [true, true, true], pieces: 9, tilts: 2, shift: 9, lost: 0, holds: 0, ticks: 531 },
    ],
  },
  'weight-limit': {
    place: 'campaign/21-weight-limit',
    idea: {
      en: 'One piece a storey, each plumb on the last: air weighs nothing.',
      de: 'Ein Stein je Stockwerk, lotrecht auf dem letzten: Luft wiegt nichts.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 22, tilts: 0, shift: 0, lost: 22, holds: 0, ticks: 1561 },
      { file: 'silver', stars: [true, true, false], pieces: 27, tilts: 0, shift: 0, lost: 44, holds: 0, ticks: 1656 },
      { file: 'bronze', stars: [true, false, false], pieces: 27, tilts: 0, shift: 0, lost: 46, holds: 0, ticks: 1674 },
      { file: 'more-1', stars: [true, false, true], pieces: 16, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 1474 },
      { file: 'more-2', stars: [true, true, true], pieces: 24, tilts: 0, shift: 0, lost: 32, holds: 0, ticks: 1572 },
    ],
  },
  'heavy-pieces': {
    place: 'campaign/22-heavy-pieces',
    idea: {
      en: 'A light plank between the bollards stops the tower in the open; heavy pieces crown it.',
      de: 'Ein leichter Balken zwischen den Pollern hält den Turm im Freien auf; Schweres krönt ihn.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 6, tilts: 2, shift: 13, lost: 0, holds: 1, ticks: 223 },
      { file: 'silver', stars: [true, true, false], pieces: 8, tilts: 4, shift: 21, lost: 0, holds: 2, ticks: 467 },
      { file: 'bronze', stars: [true, false, false], pieces: 9, tilts: 4, shift: 21, lost: 0, holds: 1, ticks: 558 },
      { file: 'more-1', stars: [true, false, true], pieces: 7, tilts: 2, shift: 13, lost: 0, holds: 0, ticks: 245 },
    ],
  },
  'skyline-footprint': {
    place: 'campaign/23-skyline-footprint',
    idea: {
      en: 'The terrace hangs beside the needle first; the tower grows from what is left free.',
      de: 'Erst hängt die Terrasse neben der Nadel; der Turm wächst aus dem, was frei bleibt.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 8, tilts: 0, shift: 0, lost: 0, holds: 2, ticks: 1253 },
      { file: 'silver', stars: [true, true, false], pieces: 4, tilts: 0, shift: 0, lost: 0, holds: 1, ticks: 338 },
      { file: 'bronze', stars: [true, false, false], pieces: 5, tilts: 0, shift: 0, lost: 4, holds: 2, ticks: 376 },
    ],
  },
  'first-gust': {
    place: 'campaign/24-first-gust',
    idea: {
      en: 'The piece rests before the fan, the gust lifts it over the second wall, and the plate holds it.',
      de: 'Der Stein ruht vor dem Gebläse, die Böe hebt ihn über die zweite Wand, die Platte hält ihn.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 2, tilts: 1, shift: 0, lost: 0, holds: 0, ticks: 1245 },
      { file: 'silver', stars: [true, true, false], pieces: 2, tilts: 5, shift: 0, lost: 0, holds: 0, ticks: 1393 },
      { file: 'bronze', stars: [true, false, false], pieces: 4, tilts: 5, shift: 7, lost: 0, holds: 0, ticks: 1429 },
      { file: 'more-1', stars: [true, true, true], pieces: 2, tilts: 1, shift: 0, lost: 0, holds: 1, ticks: 532 },
    ],
  },
  stabilize: {
    place: 'campaign/25-stabilize',
    idea: {
      en: 'A beam from the tent to the foot of the pole holds it; the charge stays unused.',
      de: 'Ein Balken vom Zelt zum Fuß der Stange hält sie; die Ladung bleibt ungenutzt.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 5, tilts: 2, shift: 0, lost: 0, holds: 0, ticks: 302 },
      { file: 'silver', stars: [true, true, false], pieces: 3, tilts: 2, shift: 0, lost: 0, holds: 0, ticks: 228 },
      { file: 'bronze', stars: [true, false, false], pieces: 8, tilts: 2, shift: 0, lost: 0, holds: 0, ticks: 368 },
      { file: 'more-1', stars: [true, true, false], pieces: 4, tilts: 2, shift: 0, lost: 0, holds: 1, ticks: 275 },
      { file: 'more-2', stars: [true, true, true], pieces: 5, tilts: 2, shift: 0, lost: 0, holds: 2, ticks: 344 },
    ],
  },
  cantilever: {
    place: 'campaign/26-cantilever',
    idea: {
      en: 'Lean west and the pier is the floor: pieces thrown end to end make the arm.',
      de: 'Kippt die Welt nach Westen, ist der Pfeiler der Boden: Aneinandergeworfene Steine sind der Arm.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 3, tilts: 4, shift: 0, lost: 0, holds: 1, ticks: 327 },
      { file: 'silver', stars: [true, true, false], pieces: 16, tilts: 4, shift: 4, lost: 13, holds: 0, ticks: 655 },
      { file: 'bronze', stars: [true, false, false], pieces: 16, tilts: 6, shift: 4, lost: 13, holds: 0, ticks: 727 },
      { file: 'more-1', stars: [true, true, true], pieces: 5, tilts: 4, shift: 4, lost: 0, holds: 0, ticks: 256 },
      { file: 'more-2', stars: [true, true, true], pieces: 5, tilts: 4, shift: 4, lost: 3, holds: 0, ticks: 256 },
    ],
  },
  'tight-budget': {
    place: 'campaign/27-tight-budget',
    idea: {
      en: 'Two planks make the three lengths one mast; it is raised whole, slid west and crowned.',
      de: 'Zwei Balken machen aus drei Längen einen Mast; er steht im Ganzen auf, gleitet nach Westen und wird gekrönt.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 5, tilts: 3, shift: 31, lost: 0, holds: 2, ticks: 357 },
      { file: 'silver', stars: [true, true, false], pieces: 5, tilts: 5, shift: 31, lost: 0, holds: 2, ticks: 429 },
      { file: 'bronze', stars: [true, false, false], pieces: 7, tilts: 5, shift: 31, lost: 0, holds: 1, ticks: 430 },
      { file: 'more-1', stars: [true, true, true], pieces: 6, tilts: 3, shift: 35, lost: 0, holds: 0, ticks: 446 },
      { file: 'more-2', stars: [true, true, true], pieces: 6, tilts: 3, shift: 31, lost: 0, holds: 2, ticks: 385 },
    ],
  },
  'alternating-wind': {
    place: 'campaign/28-alternating-wind',
    idea: {
      en: 'It rests on the ledge through the east gust and steps out right before the west one.',
      de: 'Er ruht während der Ostböe auf dem Sims und tritt kurz vor der Westböe hinaus.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 2, tilts: 1, shift: 0, lost: 0, holds: 0, ticks: 711 },
      { file: 'silver', stars: [true, true, false], pieces: 3, tilts: 1, shift: 4, lost: 0, holds: 0, ticks: 729 },
      { file: 'bronze', stars: [true, false, false], pieces: 4, tilts: 1, shift: 7, lost: 0, holds: 0, ticks: 747 },
      { file: 'more-1', stars: [true, true, true], pieces: 2, tilts: 1, shift: 0, lost: 0, holds: 1, ticks: 730 },
    ],
  },
  'wet-foundation': {
    place: 'campaign/29-wet-foundation',
    idea: {
      en: 'The heavy piece waits on hold; the ninth light landing wins just as the foot is dry.',
      de: 'Das Schwere wartet beiseite; die neunte leichte Landung gewinnt, gerade wenn der Fuß trocken ist.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 9, tilts: 2, shift: 28, lost: 0, holds: 1, ticks: 235 },
      { file: 'silver', stars: [true, true, false], pieces: 8, tilts: 2, shift: 28, lost: 0, holds: 2, ticks: 244 },
      { file: 'bronze', stars: [true, false, false], pieces: 8, tilts: 4, shift: 28, lost: 0, holds: 2, ticks: 316 },
      { file: 'more-1', stars: [true, true, true], pieces: 9, tilts: 2, shift: 28, lost: 0, holds: 2, ticks: 272 },
    ],
  },
  'high-rise-exam': {
    place: 'campaign/30-high-rise-exam',
    idea: {
      en: 'Three planks make it one; it is raised, leaps over nothing and lands at the bollard.',
      de: 'Drei Balken machen es eins; es steht auf, springt über das Nichts und landet am Poller.',
    },
    solutions: [
      { file: 'gold', stars: [true, true, true], pieces: 6, tilts: 3, shift: 73, lost: 5, holds: 1, ticks: 465 },
      { file: 'silver', stars: [true, true, false], pieces: 8, tilts: 3, shift: 73, lost: 12, holds: 1, ticks: 499 },
      { file: 'bronze', stars: [true, false, false], pieces: 9, tilts: 3, shift: 73, lost: 12, holds: 1, ticks: 514 },
      { file: 'more-1', stars: [true, true, true], pieces: 6, tilts: 3, shift: 73, lost: 5, holds: 1, ticks: 465 },
      { file: 'more-2', stars: [true, true, true], pieces: 7, tilts: 5, shift: 77, lost: 5, holds: 0, ticks: 652 },
    ],
  },
  footbridge: {
    place: 'puzzles/01-footbridge',
    idea: {
      en: 'Two piers and a gap. A beam alone would not stay up there.',
      de: 'Zwei Pfeiler und eine Lücke. Ein Balken allein bliebe dort nicht liegen.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 65 }],
  },
  'a-lid-for-two': {
    place: 'puzzles/02-a-lid-for-two',
    idea: {
      en: 'Two hollows, three pieces: can both be closed without wasting one?',
      de: 'Zwei Höhlen, drei Steine: Lassen sich beide schließen, ohne einen zu vergeuden?',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 65 }],
  },
  'the-right-basin': {
    place: 'puzzles/03-the-right-basin',
    idea: {
      en: 'Two basins, one drain. Only one of them is worth the trouble.',
      de: 'Zwei Becken, ein Abfluss. Nur bei einem lohnt sich die Mühe.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 110 }],
  },
  'travel-light': {
    place: 'puzzles/04-travel-light',
    idea: {
      en: 'The tower may weigh 11 at most, and not everything that comes is light.',
      de: 'Der Turm darf höchstens 11 wiegen, und nicht alles, was kommt, ist leicht.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 0, lost: 0, holds: 1, ticks: 137 }],
  },
  'cold-feet': {
    place: 'puzzles/05-cold-feet',
    idea: {
      en: 'Deep water and a single frost: when do you spend it?',
      de: 'Tiefes Wasser und ein einziger Frost: Wann setzt du ihn ein?',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 3, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 102 }],
  },
  'pull-the-plug': {
    place: 'puzzles/06-pull-the-plug',
    idea: {
      en: 'Two pools, three pieces, and one drain to set. Where?',
      de: 'Zwei Becken, drei Steine und ein Abfluss, den du setzen darfst. Wohin?',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 0, shift: 0, lost: 0, holds: 0, ticks: 110 }],
  },
  'tilt-once': {
    place: 'puzzles/07-tilt-once',
    idea: {
      en: 'Planks lie under the roof. They are needed out in the yard.',
      de: 'Unter dem Dach liegen Planken. Gebraucht werden sie draußen im Hof.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 2, shift: 4, lost: 0, holds: 0, ticks: 128 }],
  },
  'hold-fast': {
    place: 'puzzles/08-hold-fast',
    idea: {
      en: 'The east side is open. Tilt there and back, and lose nothing.',
      de: 'Der Osten ist offen. Kipp hin und zurück, und verlier nichts.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 2, shift: 0, lost: 0, holds: 0, ticks: 101 }],
  },
  'let-it-fall': {
    place: 'puzzles/09-let-it-fall',
    idea: {
      en: 'Nothing here stays where it is: the ice has three landings left.',
      de: 'Hier bleibt nichts, wo es ist: Das Eis hält noch drei Steine lang.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 3, tilts: 0, shift: 3, lost: 0, holds: 0, ticks: 120 }],
  },
  'dam-the-spill': {
    place: 'puzzles/10-dam-the-spill',
    idea: {
      en: 'A pond behind ice may run either way. The drain is on one side only.',
      de: 'Ein Teich hinter Eis kann nach zwei Seiten laufen. Der Abfluss liegt nur auf einer.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 3, tilts: 0, shift: 3, lost: 0, holds: 0, ticks: 111 }],
  },
  'out-on-a-limb': {
    place: 'puzzles/11-out-on-a-limb',
    idea: {
      en: 'Three cells out over nothing, and the world leans twice.',
      de: 'Drei Felder hinaus ins Leere, und die Welt kippt zweimal.',
    },
    solutions: [{ file: 'gold', stars: [true, true, true], pieces: 2, tilts: 2, shift: 0, lost: 0, holds: 0, ticks: 126 }],
  },
}
