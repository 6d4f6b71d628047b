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
  'reinforced-intro': { en: 'Reinforced Intro', de: 'Eisenbewehrt' },
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
    en: 'Lay a beam from pier to pier, and give it something to rest against.',
    de: 'Leg einen Balken von Pfeiler zu Pfeiler und gib ihm ein Widerlager.',
  },
  'a-lid-for-two': { en: 'Two hollows, two lids: close them both.', de: 'Zwei Höhlen, zwei Deckel: Schließ beide.' },
  'the-right-basin': {
    en: 'Two basins, one drain: which of them runs over to it?',
    de: 'Zwei Becken, ein Abfluss: Welches läuft zu ihm über?',
  },
  'travel-light': {
    en: 'The tower may weigh no more than 8. Choose what goes into it.',
    de: 'Der Turm darf höchstens 8 wiegen. Wähle, was hineinkommt.',
  },
  'cold-feet': {
    en: 'Water carries nothing. Ice carries everything, for a while.',
    de: 'Wasser trägt nichts. Eis trägt alles, eine Weile.',
  },
  'pull-the-plug': {
    en: 'Two pools, two landings, and a drain you may set once.',
    de: 'Zwei Becken, zwei Landungen und ein Abfluss, den du einmal setzen darfst.',
  },
  'tilt-once': {
    en: 'What lies under the roof comes out when the world leans.',
    de: 'Was unter dem Dach liegt, kommt hervor, wenn die Welt sich neigt.',
  },
  'hold-fast': {
    en: 'The east is open. One anchored piece holds what touches it.',
    de: 'Der Osten ist offen. Ein verankerter Stein hält, was ihn berührt.',
  },
  'let-it-fall': {
    en: 'The ice will go. Make room for what stands on it.',
    de: 'Das Eis wird gehen. Mach Platz für das, was darauf steht.',
  },
  'dam-the-spill': {
    en: 'When the ice goes, water takes the lower way. Make that the way to the drain.',
    de: 'Wenn das Eis geht, nimmt das Wasser den tieferen Weg. Sorge dafür, dass er zum Abfluss führt.',
  },
  'out-on-a-limb': {
    en: 'A beam that touches rock stays where it is, whatever tilts.',
    de: 'Ein Balken, der Fels berührt, bleibt, wie auch immer es kippt.',
  },
}
