/**
 * Where the levels of the campaign are and what is new in each, by id: fetched by the map.
 * Made from the folders of levels by `npx lockstep level-index`; edit those.
 */
import type { Said } from '../lesson/prompts.ts'

export const places: Readonly<Record<string, Said>> = {
  'first-stack': { en: 'The stone yard', de: 'Der Steinhof' },
  'first-tilt': { en: 'The quarry wall', de: 'Die Felswand' },
  'four-winds': { en: 'The sea wall', de: 'Die Hafenmauer' },
  unsupported: { en: 'The bare island', de: 'Die kahle Insel' },
  'parking-lot': { en: 'The lorry yard', de: 'Der Lastwagenhof' },
  'hold-it': { en: 'The undercut cliff', de: 'Die hohle Klippe' },
  'reinforced-intro': { en: 'The gorge', de: 'Die Schlucht' },
  'tilt-budget': { en: 'The clock square', de: 'Der Uhrplatz' },
  'cavity-bonus': { en: 'The grain silo', de: 'Der Getreidesilo' },
  'foundation-exam': { en: 'The gatehouse', de: 'Das Torhaus' },
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
  'weight-limit': { en: 'The lift shaft', de: 'Der Aufzugschacht' },
  'heavy-pieces': { en: 'The rail yard', de: 'Der Verschiebebahnhof' },
  'skyline-footprint': { en: 'The rock needle', de: 'Die Felsnadel' },
  'first-gust': { en: 'The wind tunnel', de: 'Der Windkanal' },
  stabilize: { en: 'The big top', de: 'Das Zirkuszelt' },
  cantilever: { en: 'The diving tower', de: 'Der Sprungturm' },
  'tight-budget': { en: 'The mast shed', de: 'Die Mastenhalle' },
  'alternating-wind': { en: 'The fan house', de: 'Das Windhaus' },
  'wet-foundation': { en: 'The fog harbour', de: 'Der Nebelhafen' },
  'high-rise-exam': { en: 'The lighthouse yard', de: 'Der Leuchtturmhof' },
}

export const beats: Readonly<Record<string, Said>> = {
  'first-stack': { en: 'Move a piece, turn it, drop it.', de: 'Einen Stein schieben, drehen, fallen lassen.' },
  'first-tilt': { en: 'Tilt the world: east and west.', de: 'Die Welt kippen: nach Osten und Westen.' },
  'four-winds': { en: 'Tilt to all four sides: north and south too.', de: 'In alle vier Richtungen kippen: auch nach Norden und Süden.' },
  unsupported: { en: 'What nothing holds slides when the world tilts.', de: 'Was nichts hält, rutscht beim Kippen.' },
  'parking-lot': { en: 'Flatness matters: bumps do not count.', de: 'Flach muss es sein: Buckel zählen nicht.' },
  'hold-it': { en: 'Hold: keep a piece for later.', de: 'Halten: einen Stein für später aufheben.' },
  'reinforced-intro': {
    en: 'Reinforced pieces stay where they land, over nothing at all.',
    de: 'Verstärkte Steine bleiben, wo sie landen, auch über dem Nichts.',
  },
  'tilt-budget': { en: 'Tilts are counted: there and back are two.', de: 'Kippen ist gezählt: Hin und zurück sind zwei.' },
  'cavity-bonus': { en: 'Enclosure: shut air in so that none gets out.', de: 'Einschließen: Luft so absperren, dass keine entweicht.' },
  'foundation-exam': {
    en: 'Everything so far: height, a flat lot, and two tilts to outlast.',
    de: 'Alles bisher: Höhe, eine ebene Fläche und zweimal Kippen.',
  },
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
  'weight-limit': { en: 'Everything that lands weighs, even what falls through.', de: 'Alles, was landet, wiegt, auch was durchfällt.' },
  'heavy-pieces': { en: 'Heavy pieces weigh double.', de: 'Schwere Steine wiegen doppelt.' },
  'skyline-footprint': { en: 'A whole town on two cells of ground.', de: 'Eine ganze Stadt auf zwei Feldern Grund.' },
  'first-gust': { en: 'Wind: the only thing that lifts a piece.', de: 'Wind: das Einzige, was einen Stein hebt.' },
  stabilize: {
    en: 'Stabilise: an armed piece holds still for two tilts.',
    de: 'Festhalten: Ein solcher Stein rührt sich zweimal Kippen lang nicht.',
  },
  cantilever: { en: 'An arm over nothing that outlasts two tilts.', de: 'Ein Arm über dem Nichts, der zweimal Kippen übersteht.' },
  'tight-budget': { en: 'Six tilts in all: each must carry much.', de: 'Sechsmal kippen, mehr nicht: Jedes Mal muss viel tragen.' },
  'alternating-wind': {
    en: 'East, west, east, west: gusts that can be read.',
    de: 'Osten, Westen, Osten, Westen: Böen, die man lesen kann.',
  },
  'wet-foundation': {
    en: 'Every landing drains a unit, and every landing weighs.',
    de: 'Jede Landung lässt eine Einheit ab, und jede Landung wiegt.',
  },
  'high-rise-exam': { en: 'Link, raise, leap: all of it, in the wind.', de: 'Verbinden, aufrichten, springen: alles, und im Wind.' },
}
