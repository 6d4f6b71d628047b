/** What a look is called, in both languages: what a newcomer would call the thing. */
import type { Catalogue } from '../../../../ui/language.ts'
import type { Look } from '../../nouns.ts'

export const LOOK_NAMES: Catalogue<Readonly<Record<Look, string>>> = {
  en: {
    ...{ timber: 'timber', plank: 'planks', barge: 'barge', boat: 'rowing boat', mast: 'mast', crane: 'crane', lorry: 'lorry' },
    ...{ crate: 'crate', tent: 'tent', glass: 'glass roof', iron: 'iron', brick: 'brick', tin: 'corrugated tin', lighthouse: 'lighthouse' },
    ...{ tower: 'stone tower', signal: 'railway signal', gate: 'gate', silo: 'silo', mill: 'mill', bollard: 'bollard', quay: 'quay' },
    ...{ wall: 'white wall', rail: 'railway track', scaffold: 'scaffold', fan: 'fan', hedge: 'hedge', lantern: 'lantern' },
    ...{ ladder: 'ladder', market: 'market stall', statue: 'statue', rope: 'rope' },
  },
  de: {
    ...{ timber: 'Holz', plank: 'Bretter', barge: 'Lastkahn', boat: 'Ruderboot', mast: 'Mast', crane: 'Kran', lorry: 'Lastwagen' },
    ...{ crate: 'Kiste', tent: 'Zelt', glass: 'Glasdach', iron: 'Eisen', brick: 'Ziegel', tin: 'Wellblech', lighthouse: 'Leuchtturm' },
    ...{ tower: 'Steinturm', signal: 'Bahnsignal', gate: 'Tor', silo: 'Silo', mill: 'Mühle', bollard: 'Poller', quay: 'Kai' },
    ...{ wall: 'Weiße Mauer', rail: 'Gleis', scaffold: 'Gerüst', fan: 'Ventilator', hedge: 'Hecke', lantern: 'Laterne' },
    ...{ ladder: 'Leiter', market: 'Marktstand', statue: 'Statue', rope: 'Seil' },
  },
}
