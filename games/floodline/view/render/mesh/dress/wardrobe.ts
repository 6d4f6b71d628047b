/** Every look that a level may give to what stands at its start. Fetched when there is one to be seen. */
import { LOOKS, type Look } from '../../../../nouns.ts'
import type { Dress, Place, Worn } from '../dressed.ts'
import type { Outfit } from './cut.ts'
import { layWorn, placeIn } from './lay.ts'
import { bollard, crane, fan, glass, iron, lorry, rail, scaffold, signal, silo, tin } from './metal.ts'
import { brick, gate, lighthouse, mill, quay, statue, tower, wall } from './stone.ts'
import { barge, boat, crate, hedge, ladder, lantern, market, mast, plank, rope, tent, timber } from './wood.ts'

export { fabrics } from './fabrics.ts'

const OUTFITS: Readonly<Record<Look, Outfit>> = {
  ...{ barge, boat, crate, hedge, ladder, lantern, market, mast, plank, rope, tent, timber },
  ...{ brick, gate, lighthouse, mill, quay, statue, tower, wall },
  ...{ bollard, crane, fan, glass, iron, lorry, rail, scaffold, signal, silo, tin },
}

const outfits: readonly Outfit[] = LOOKS.map(look => OUTFITS[look])
const known = new Map<string, Worn>() // cells that lie alike look alike

function wornAt(look: number, place: Place): Worn {
  const key = [look, ...place.x, ...place.y, ...place.z, place.open, place.same].join()
  const before = known.get(key)
  if (before) return before
  const worn = outfits[look - 1]?.wear(place) ?? { skin: null, parts: [] }
  known.set(key, worn)
  return worn
}

export const wardrobe: Dress = {
  isSlim: look => outfits[look - 1]?.slim === true,
  lay(among, laying, x, y, z) {
    const place = placeIn(among, x, y, z)
    layWorn(wornAt(among.lookAt(x, y, z), place), place, laying, x, y, z)
  },
}
