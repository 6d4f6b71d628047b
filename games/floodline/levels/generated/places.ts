/**
 * Where the levels of the campaign are and what is new in each, by id: fetched by the map.
 * Made from the folders of levels by `npx lockstep level-index`; edit those.
 */
import type { Said } from '../lesson/prompts.ts'

export const places: Readonly<Record<string, Said>> = {
  'first-stack': { en: 'The stone yard', de: 'Der Steinhof' },
  'first-tilt': { en: 'The quarry wall', de: 'Die Felswand' },
  unsupported: { en: 'The bare island', de: 'Die kahle Insel' },
  'first-basin': { en: 'The old bath', de: 'Das alte Bad' },
  'meet-the-drain': { en: 'The cistern court', de: 'Der Zisternenhof' },
  'dig-a-channel': { en: 'The brickworks', de: 'Die Ziegelei' },
  'two-basins': { en: 'The lock', de: 'Die Schleuse' },
  'dont-build-on-water': { en: 'The fish market', de: 'Der Fischmarkt' },
  'freeze-101': { en: 'The pump house', de: 'Das Pumpenhaus' },
  'temporary-bridge': { en: 'The bridge tower', de: 'Der Brückenturm' },
  'drain-placement': { en: 'The monastery garden', de: 'Der Klostergarten' },
  'forbidden-zone': { en: 'The boathouse', de: 'Das Bootshaus' },
  'floodplain-exam': { en: 'The dry dock', de: 'Das Trockendock' },
}

export const beats: Readonly<Record<string, Said>> = {
  'first-stack': { en: 'Move a piece, turn it, drop it.', de: 'Einen Stein schieben, drehen, fallen lassen.' },
  'first-tilt': { en: 'Tilt the world: east and west.', de: 'Die Welt kippen: nach Osten und Westen.' },
  unsupported: { en: 'What nothing holds slides when the world tilts.', de: 'Was nichts hält, rutscht beim Kippen.' },
  'first-basin': { en: 'Water holds nothing.', de: 'Wasser trägt nichts.' },
  'meet-the-drain': { en: 'A drain takes water with every landing.', de: 'Ein Abfluss nimmt bei jeder Landung Wasser.' },
  'dig-a-channel': { en: 'You guide the water by filling what drinks it.', de: 'Du lenkst Wasser, indem du füllst, was es schluckt.' },
  'two-basins': { en: 'Basins that are connected stand level.', de: 'Verbundene Becken stehen gleich hoch.' },
  'dont-build-on-water': { en: 'The first layer is no wider than the stone.', de: 'Die erste Lage ist nicht breiter als der Stein.' },
  'freeze-101': { en: 'Freeze makes ground out of water, for a while.', de: 'Frieren macht Wasser zu Grund, für eine Weile.' },
  'temporary-bridge': {
    en: 'Ice carries the beam until the beam carries itself.',
    de: 'Eis trägt den Balken, bis der Balken sich selbst trägt.',
  },
  'drain-placement': { en: 'A drain of your own reaches round corners.', de: 'Dein eigener Abfluss reicht um Ecken.' },
  'forbidden-zone': {
    en: 'Water must not rise, but only landings are judged.',
    de: 'Wasser darf nicht steigen, aber nur Landungen zählen.',
  },
  'floodplain-exam': { en: 'One tilt pours, docks and would throw away.', de: 'Ein Kippen gießt, dockt an und wirft fort.' },
}
