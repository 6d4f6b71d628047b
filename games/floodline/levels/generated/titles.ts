/**
 * What levels are called, and the idea of every puzzle, by id: fetched by whoever says it.
 * Made from the folders of levels by `npx lockstep level-index`; edit those.
 */
import type { Said } from '../lesson/prompts.ts'

export const titles: Readonly<Record<string, Said>> = {
  'first-stack': { en: 'First Stack', de: 'Erster Stapel' },
  'first-tilt': { en: 'First Tilt', de: 'Erstes Kippen' },
  'four-winds': { en: 'Four Winds', de: 'Vier Winde' },
  unsupported: { en: 'Unsupported', de: 'Ohne Halt' },
  'parking-lot': { en: 'Parking Lot', de: 'Parkplatz' },
  'hold-it': { en: 'Hold It', de: 'Aufheben' },
  'reinforced-intro': { en: 'Reinforced Intro', de: 'Verstärkt' },
  'tilt-budget': { en: 'Tilt Budget', de: 'Gezähltes Kippen' },
  'cavity-bonus': { en: 'Cavity Bonus', de: 'Luft im Kasten' },
  'foundation-exam': { en: 'Foundation Exam', de: 'Prüfung: Fundament' },
  'first-basin': { en: 'First Basin', de: 'Das erste Becken' },
  'meet-the-drain': { en: 'Meet the Drain', de: 'Der Abfluss' },
  'dig-a-channel': { en: 'Dig a Channel', de: 'Grab einen Kanal' },
  'two-basins': { en: 'Two Basins', de: 'Zwei Becken' },
  'dont-build-on-water': { en: 'Don’t Build on Water', de: 'Bau nicht auf Wasser' },
  'freeze-101': { en: 'Freeze 101', de: 'Frieren für Anfänger' },
  'temporary-bridge': { en: 'Temporary Bridge', de: 'Brücke auf Zeit' },
  'drain-placement': { en: 'Drain Placement', de: 'Der eigene Abfluss' },
  'forbidden-zone': { en: 'Forbidden Zone', de: 'Verbotene Zone' },
  'floodplain-exam': { en: 'Floodplain Exam', de: 'Prüfung am Trockendock' },
  'weight-limit': { en: 'Weight Limit', de: 'Gewichtsgrenze' },
  'heavy-pieces': { en: 'Heavy Pieces', de: 'Schwere Steine' },
  'skyline-footprint': { en: 'Skyline Footprint', de: 'Auf kleinem Fuß' },
  'first-gust': { en: 'First Gust', de: 'Die erste Böe' },
  stabilize: { en: 'Stabilize', de: 'Festhalten' },
  cantilever: { en: 'Cantilever', de: 'Kragarm' },
  'tight-budget': { en: 'Tight Budget', de: 'Knappes Budget' },
  'alternating-wind': { en: 'Alternating Wind', de: 'Wechselwind' },
  'wet-foundation': { en: 'Wet Foundation', de: 'Nasses Fundament' },
  'high-rise-exam': { en: 'High-Rise Exam', de: 'Hochhausprüfung' },
  footbridge: { en: 'Footbridge', de: 'Der Steg' },
  'a-lid-for-two': { en: 'A Lid for Two', de: 'Zwei Deckel' },
  'the-right-basin': { en: 'The Right Basin', de: 'Das richtige Becken' },
  'travel-light': { en: 'Travel Light', de: 'Leichtes Gepäck' },
  'cold-feet': { en: 'Cold Feet', de: 'Kalte Füße' },
  'pull-the-plug': { en: 'Pull the Plug', de: 'Stöpsel ziehen' },
  'tilt-once': { en: 'Tilt Once', de: 'Einmal kippen' },
  'hold-fast': { en: 'Hold Fast', de: 'Festhalten' },
  'let-it-fall': { en: 'Let It Fall', de: 'Lass es fallen' },
  'dam-the-spill': { en: 'Dam the Spill', de: 'Der Damm' },
  'out-on-a-limb': { en: 'Out on a Limb', de: 'Weit hinaus' },
}

export const ideas: Readonly<Record<string, Said>> = {
  footbridge: {
    en: 'Two piers and a gap. A beam alone would not stay up there.',
    de: 'Zwei Pfeiler und eine Lücke. Ein Balken allein bliebe dort nicht liegen.',
  },
  'a-lid-for-two': {
    en: 'Two hollows, three pieces: can both be closed without wasting one?',
    de: 'Zwei Höhlen, drei Steine: Lassen sich beide schließen, ohne einen zu vergeuden?',
  },
  'the-right-basin': {
    en: 'Two basins, one drain. Only one of them is worth the trouble.',
    de: 'Zwei Becken, ein Abfluss. Nur bei einem lohnt sich die Mühe.',
  },
  'travel-light': {
    en: 'The tower may weigh 11 at most, and not everything that comes is light.',
    de: 'Der Turm darf höchstens 11 wiegen, und nicht alles, was kommt, ist leicht.',
  },
  'cold-feet': {
    en: 'Deep water and a single frost: when do you spend it?',
    de: 'Tiefes Wasser und ein einziger Frost: Wann setzt du ihn ein?',
  },
  'pull-the-plug': {
    en: 'Two pools, three pieces, and one drain to set. Where?',
    de: 'Zwei Becken, drei Steine und ein Abfluss, den du setzen darfst. Wohin?',
  },
  'tilt-once': {
    en: 'Planks lie under the roof. They are needed out in the yard.',
    de: 'Unter dem Dach liegen Planken. Gebraucht werden sie draußen im Hof.',
  },
  'hold-fast': {
    en: 'The east side is open. Tilt there and back, and lose nothing.',
    de: 'Der Osten ist offen. Kipp hin und zurück, und verlier nichts.',
  },
  'let-it-fall': {
    en: 'Nothing here stays where it is: the ice has three landings left.',
    de: 'Hier bleibt nichts, wo es ist: Das Eis hält noch drei Steine lang.',
  },
  'dam-the-spill': {
    en: 'A pond behind ice may run either way. The drain is on one side only.',
    de: 'Ein Teich hinter Eis kann nach zwei Seiten laufen. Der Abfluss liegt nur auf einer.',
  },
  'out-on-a-limb': {
    en: 'Three cells out over nothing, and the world leans twice.',
    de: 'Drei Felder hinaus ins Leere, und die Welt kippt zweimal.',
  },
}
