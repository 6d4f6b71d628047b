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
  'first-basin': { en: 'The ice basin', de: 'Das Eisbecken' },
  'meet-the-drain': { en: 'The cistern court', de: 'Der Zisternenhof' },
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
    de: 'Bewehrte Steine bleiben, wo sie landen, auch über dem Nichts.',
  },
  'tilt-budget': { en: 'Tilts are counted: there and back are two.', de: 'Kippen ist gezählt: Hin und zurück sind zwei.' },
  'cavity-bonus': { en: 'Enclosure: shut air in so that none gets out.', de: 'Einschließen: Luft so absperren, dass keine entweicht.' },
  'foundation-exam': {
    en: 'Everything so far: height, a flat lot, and a storm.',
    de: 'Alles bisher: Höhe, eine ebene Fläche und ein Sturm.',
  },
  'first-basin': { en: 'Water holds nothing.', de: 'Wasser trägt nichts.' },
  'meet-the-drain': { en: 'A drain takes water with every landing.', de: 'Ein Abfluss nimmt bei jeder Landung Wasser.' },
}
