/** What is made of metal and glass: cranes, signals, silos, rails, roofs one sees through. */
import type { Part, Place, Worn } from '../dressed.ts'
import { FACE_DOWN, FACE_EAST, FACE_SOUTH, FACE_UP, FACE_WEST } from '../faces.ts'
import { alongZ, goesOn, inset, isFoot, isLast, isMiddle, isOpen, isTop, lengthwise, type Outfit, part, SIDES, tone, upon } from './cut.ts'
import { layerFor } from './fabrics.ts'

const DARK = '#3B3943'
const YELLOW = '#E3B53E'
const WHITE = '#F0EBE2'
const WINE = '#A8343B'
const STEEL = '#B4BAC4'
const LIT = '#FFD588'
const BEAM = '#8A6647'

const skin = (side: number, top: number, hex: string, topHex = hex): Worn['skin'] => ({ side, top, tint: tone(hex), topTint: tone(topHex) })

type Boxed = Parameters<typeof alongZ>[0]

/** In the middle of the tower, or of a side of it: where a jib begins it is at an end of its row. */
function hasCab(place: Place): boolean {
  const { x, z } = place
  const isEnd = ([at, of]: Place['x']): boolean => at === 0 || at === of - 1
  const isMid = ([at, of]: Place['x']): boolean => at === of >> 1
  return isMiddle(place) || (isMid(z) && isEnd(x)) || (isMid(x) && isEnd(z))
}

/** A tower of girders with a cab on top; what sticks out of it is the jib, with a hook at its end. */
export const crane: Outfit = {
  slim: true,
  wear(place) {
    const { axis, along } = lengthwise(place)
    const jib = place.y[1] === 1 && along[1] > 1
    if (!jib) {
      const cab = isLast(place) && place.y[1] > 1 && hasCab(place)
      const parts = [part([0, 0, 0, 1, 1, 1], YELLOW, { fabric: cab ? 'cab' : 'lattice', stands: isFoot(place) })]
      if (isTop(place) && hasCab(place))
        parts.push(part([0.38, 1, 0.38, 0.24, 0.12, 0.24], DARK), part([0.42, 1.12, 0.42, 0.16, 0.16, 0.16], LIT, { glow: 1 }))
      return { skin: null, parts }
    }
    const turned = axis === 'x' ? (box: Boxed) => box : alongZ
    const parts = [part(turned([0, 0.34, 0.2, 1, 0.56, 0.6]), YELLOW, { fabric: 'lattice' })]
    const tip = axis === 'x' ? !goesOn(place, FACE_EAST) || !goesOn(place, FACE_WEST) : along[0] === 0 || along[0] === along[1] - 1
    if (tip && isOpen(place, FACE_DOWN))
      parts.push(
        part([0.46, -0.4, 0.46, 0.08, 0.76, 0.08], DARK),
        part([0.36, -0.62, 0.36, 0.28, 0.24, 0.28], DARK),
        part([0.42, -0.78, 0.46, 0.2, 0.16, 0.08], STEEL, { fine: true }),
      )
    return { skin: null, parts }
  },
}

/** A cab at one end, a load under canvas behind it, wheels. */
export const lorry: Outfit = {
  wear(place) {
    const { along } = lengthwise(place)
    const isCab = along[0] === along[1] - 1
    const parts: Part[] = []
    if (isFoot(place))
      for (const face of SIDES)
        if (isOpen(place, face))
          for (const at of [0.1, 0.62])
            parts.push(
              part(upon(face, at, 0, 0.28, 0.28, 0.07), DARK),
              part(upon(face, at + 0.09, 0.09, 0.1, 0.1, 0.08), STEEL, { fine: true }),
            )
    if (isTop(place))
      parts.push(
        isCab
          ? part([0.3, 1, 0.3, 0.4, 0.08, 0.4], DARK, { fine: true })
          : part(inset(place, 0.08, 1, 1.14), '#D9C7A0', { fabric: 'planks' }),
      )
    const cab = skin(layerFor('cab'), layerFor('marble'), '#4C7F9C')
    return { skin: isCab ? cab : skin(layerFor('uprights'), layerFor('marble'), '#CDB58A', '#D9C7A0'), parts }
  },
}

export const glass: Outfit = {
  slim: true,
  wear: () => ({ skin: null, parts: [part([0, 0, 0, 1, 1, 1], '#47685E', { fabric: 'glazed', pane: true })] }),
}

export const iron: Outfit = {
  wear: () => ({ skin: skin(layerFor('plates'), layerFor('plates'), '#6B8377', '#7C948A'), parts: [] }),
}

export const tin: Outfit = {
  wear: () => ({ skin: skin(layerFor('ribs'), layerFor('ribs'), '#A9BCC4', '#98ADB6'), parts: [] }),
}

/** A white post with an arm that says stop. */
export const signal: Outfit = {
  slim: true,
  wear(place) {
    const parts = [part([0.36, 0, 0.36, 0.28, 1, 0.28], place.y[0] === 0 ? DARK : WHITE)]
    if (isFoot(place)) parts.push(part([0.22, 0, 0.22, 0.56, 0.16, 0.56], '#B9AFA8', { stands: true }))
    if (!isLast(place)) return { skin: null, parts }
    const east = isOpen(place, FACE_EAST) || !isOpen(place, FACE_WEST)
    const arm = (from: number, long: number): [number, number, number, number, number, number] => [
      east ? from : 1 - from - long,
      0.62,
      0.3,
      long,
      0.24,
      0.08,
    ]
    parts.push(
      part(arm(0.3, 1.1), WINE),
      part([east ? 1.14 : -0.26, 0.62, 0.29, 0.12, 0.24, 0.1], WHITE),
      part([0.28, 0.56, 0.62, 0.24, 0.28, 0.2], DARK),
      part([0.32, 0.62, 0.8, 0.16, 0.16, 0.06], '#9FE0C0', { glow: 0.8 }),
      part([0.36, 1, 0.36, 0.28, 0.1, 0.28], WINE),
    )
    return { skin: null, parts }
  },
}

export const silo: Outfit = {
  slim: true,
  wear(place) {
    const last = isLast(place)
    const parts = [
      part(inset(place, 0.04, 0, last ? 0.72 : 1), '#CBD2D6', { fabric: 'ribs', stands: isFoot(place) }),
      part(inset(place, 0.01, 0.44, 0.52), '#8D98A2'),
    ]
    if (last) parts.push(part(inset(place, 0.12, 0.72, 0.88), '#B7C0C6'), part(inset(place, 0.3, 0.88, 1), '#A4AFB6'))
    if (isOpen(place, FACE_SOUTH))
      for (const y of [0.1, 0.35, 0.6]) parts.push(part(upon(FACE_SOUTH, 0.36, y, 0.28, 0.06, 0.05), DARK, { fine: true }))
    return { skin: null, parts }
  },
}

export const bollard: Outfit = {
  slim: true,
  wear(place) {
    const last = isLast(place)
    const parts = [part([0.3, 0, 0.3, 0.4, last ? 0.7 : 1, 0.4], DARK), part([0.28, 0.34, 0.28, 0.44, 0.14, 0.44], WHITE)]
    if (isFoot(place)) parts.push(part([0.16, 0, 0.16, 0.68, 0.16, 0.68], DARK, { stands: true }))
    if (last) parts.push(part([0.2, 0.68, 0.2, 0.6, 0.2, 0.6], DARK), part([0.3, 0.88, 0.3, 0.4, 0.06, 0.4], '#5A5864'))
    return { skin: null, parts }
  },
}

/** Ballast, sleepers and two rails along the longer way. */
export const rail: Outfit = {
  wear(place) {
    const turned = lengthwise(place).axis === 'x' ? (box: Boxed) => box : alongZ
    const parts: Part[] = []
    if (isTop(place)) {
      for (const at of [0.06, 0.4, 0.74]) parts.push(part(turned([at, 1, 0.06, 0.2, 0.06, 0.88]), BEAM))
      for (const at of [0.2, 0.7]) parts.push(part(turned([0, 1.06, at, 1, 0.08, 0.09]), STEEL))
    }
    return { skin: skin(layerFor('ballast'), layerFor('ballast'), '#A39A97', '#B0A7A3'), parts }
  },
}

/** Poles at the corners, rails between them, boards to stand on. */
export const scaffold: Outfit = {
  slim: true,
  wear(place) {
    const parts: Part[] = []
    for (const x of [0, 0.91]) for (const z of [0, 0.91]) parts.push(part([x, 0, z, 0.09, 1, 0.09], '#C9A25E'))
    for (const at of [0, 0.93]) {
      parts.push(part([0, 0.44, at, 1, 0.06, 0.07], '#B98F5E'), part([at, 0.5, 0, 0.07, 0.06, 1], '#B98F5E'))
    }
    if (!goesOn(place, FACE_UP) || place.y[0] % 2 === 1) parts.push(part([0, 0.92, 0, 1, 0.08, 1], '#D6B688', { fabric: 'deck' }))
    return { skin: null, parts }
  },
}

export const fan: Outfit = {
  wear: () => ({ skin: skin(layerFor('fan'), layerFor('plates'), '#7C8EA3', '#8C9CB0'), parts: [] }),
}
