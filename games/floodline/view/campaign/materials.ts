/** The legend: docs/rules/floodline.md is its source, and a test keeps both to the same list of things. */
import type { Said } from '../../levels/lesson/prompts.ts'

export const MATERIAL_IDS = ['standard', 'heavy', 'reinforced', 'porous', 'water', 'ice', 'drain', 'rock', 'wall', 'void'] as const
export type MaterialId = (typeof MATERIAL_IDS)[number]

export interface MaterialEntry {
  readonly id: MaterialId
  readonly name: Said
  readonly looks: Said
  readonly does: Said
}

export const MATERIALS: readonly MaterialEntry[] = [
  {
    id: 'standard',
    name: { en: 'Standard', de: 'Gewöhnlich' },
    looks: { en: 'Plaster in warm colours, with windows', de: 'Putz in warmen Farben, mit Fenstern' },
    does: {
      en: 'The usual block: it weighs 1 and slides in a tilt. If its body touches rock, ice, a drain or an anchored block, it stays.',
      de: 'Der übliche Block: Er wiegt 1 und rutscht beim Kippen. Berührt sein Körper Fels, Eis, einen Abfluss oder einen verankerten Block, bleibt er.',
    },
  },
  {
    id: 'heavy',
    name: { en: 'Heavy', de: 'Schwer' },
    looks: { en: 'Dark, with yellow stripes', de: 'Dunkel, mit gelben Streifen' },
    does: {
      en: 'Weighs 2. Wind pushes a heavy piece only half as far, rounded down.',
      de: 'Wiegt 2. Wind schiebt einen schweren Stein nur halb so weit, abgerundet.',
    },
  },
  {
    id: 'reinforced',
    name: { en: 'Reinforced', de: 'Verstärkt' },
    looks: { en: 'Pale, with bands of steel', de: 'Hell, mit Stahlbändern' },
    does: {
      en: 'Stays for good where it lands, even over nothing. What touches it stays as well.',
      de: 'Bleibt für immer, wo es landet, sogar über nichts. Was es berührt, bleibt auch.',
    },
  },
  {
    id: 'porous',
    name: { en: 'Porous', de: 'Porös' },
    looks: { en: 'Full of holes', de: 'Voller Löcher' },
    does: {
      en: 'Stops pieces, and water runs through it without staying. Loose, it slides like any other block.',
      de: 'Hält Steine auf, und Wasser läuft hindurch, ohne zu bleiben. Lose rutscht es wie jeder andere Block.',
    },
  },
  {
    id: 'water',
    name: { en: 'Water', de: 'Wasser' },
    looks: { en: 'Clear, deeper where it is darker', de: 'Klar, tiefer, wo es dunkler ist' },
    does: {
      en: 'Holds nothing up, and pieces sink through it. It lies as low as it can, and a block that ends in it pushes it out.',
      de: 'Trägt nichts, und Steine sinken hindurch. Es liegt so tief, wie es kann, und ein Block, der darin endet, verdrängt es.',
    },
  },
  {
    id: 'ice',
    name: { en: 'Ice', de: 'Eis' },
    looks: {
      en: 'White and blue; a figure says how many landings it lasts',
      de: 'Weiß und blau; eine Zahl sagt, wie viele Landungen es hält',
    },
    does: {
      en: 'Stops pieces and water and holds like rock, whichever way gravity pulls. When its landings are over it is water again.',
      de: 'Hält Steine und Wasser auf und trägt wie Fels, wohin es auch zieht. Sind seine Landungen vorbei, ist es wieder Wasser.',
    },
  },
  {
    id: 'drain',
    name: { en: 'Drain', de: 'Abfluss' },
    looks: { en: 'A dark grating', de: 'Ein dunkles Gitter' },
    does: {
      en: 'With every landing it takes water within its reach, as much as its figure says. It never moves, and it holds what touches it.',
      de: 'Bei jeder Landung nimmt er Wasser in seiner Reichweite, so viel seine Zahl sagt. Er bewegt sich nie und hält, was ihn berührt.',
    },
  },
  {
    id: 'rock',
    name: { en: 'Rock', de: 'Fels' },
    looks: { en: 'Grey stone, mossy on top', de: 'Grauer Stein, oben bemoost' },
    does: {
      en: 'Never moves. Whatever touches it, from any side, stays.',
      de: 'Bewegt sich nie. Was ihn berührt, von welcher Seite auch immer, bleibt.',
    },
  },
  {
    id: 'wall',
    name: { en: 'Wall', de: 'Mauer' },
    looks: { en: 'Built stone', de: 'Gemauerter Stein' },
    does: { en: 'The same as rock: only its looks differ.', de: 'Dasselbe wie Fels: Es sieht nur anders aus.' },
  },
  {
    id: 'void',
    name: { en: 'Open edge', de: 'Offener Rand' },
    looks: {
      en: 'A side of the board with nothing behind it, or no floor at all',
      de: 'Eine Seite des Bretts, hinter der nichts ist, oder gar kein Boden',
    },
    does: {
      en: 'Loose blocks that gravity pulls over it are lost. The piece in the air and water do not pass it.',
      de: 'Lose Blöcke, die darüber hinausgezogen werden, sind verloren. Der Stein in der Luft und Wasser kommen nicht hinaus.',
    },
  },
]
