/** What is built of stone and brick: quays, walls, towers, a lighthouse, a statue. */
import type { Part, Worn } from '../dressed.ts'
import { FACE_DOWN, FACE_UP } from '../faces.ts'
import { ROOF, SLAB } from '../looks.ts'
import { coping, goesOn, inset, isFoot, isLast, isMiddle, isOpen, isTop, merlons, type Outfit, part, SIDES, tone, upon } from './cut.ts'
import { layerFor } from './fabrics.ts'

const DARK = '#3B3943'
const GOLD = '#E9B44C'
const WINE = '#A23B41'
const NAVY = '#3C5378'
const WHITE = '#F3EDE3'
const LIT = '#FFD588'
const BRONZE = '#6E9488'

const skin = (side: number, top: number, hex: string, topHex = hex): Worn['skin'] => ({ side, top, tint: tone(hex), topTint: tone(topHex) })

export const brick: Outfit = {
  wear: place => ({ skin: skin(layerFor('redBrick'), SLAB, '#BC7565', '#CBBEB2'), parts: coping(place, '#D8CDC0', 0.14, 0.06) }),
}

/** Great stones, weed where the water reaches, an edge one can sit on, rings to moor at. */
export const quay: Outfit = {
  wear(place) {
    const { x, z } = place
    const parts = coping(place, '#DCD3C8', 0.2, 0.07)
    if (isLast(place) && (x[0] + z[0]) % 2 === 0)
      for (const face of SIDES)
        if (isOpen(place, face))
          parts.push(
            part(upon(face, 0.4, 0.5, 0.2, 0.2, 0.05), DARK, { fine: true }),
            part(upon(face, 0.46, 0.56, 0.08, 0.08, 0.06), '#C9BFB6', { fine: true }),
          )
    return { skin: skin(layerFor(isFoot(place) ? 'wet' : 'ashlar'), layerFor('paving'), '#B9AFA8', '#C4BAB2'), parts }
  },
}

export const wall: Outfit = {
  wear: place => ({
    skin: skin(layerFor(isFoot(place) ? 'wet' : 'ashlar'), SLAB, '#E3DCD1', '#E8E2D8'),
    parts: coping(place, '#F0EBE2', 0.22, 0.09),
  }),
}

export const tower: Outfit = {
  wear: place => ({
    skin: skin(layerFor(place.y[0] % 2 === 1 ? 'slit' : 'ashlar'), layerFor('paving'), '#C6BAB0', '#B9AEA6'),
    parts: [
      ...merlons(place, '#D2C7BC'),
      ...(isLast(place) && place.y[1] > 1
        ? SIDES.filter(face => isOpen(place, face)).map(face => part(upon(face, 0, 0.86, 1, 0.14, 0.06), '#D2C7BC'))
        : []),
    ],
  }),
}

/** An arch with a grating at the foot, banners above it. */
export const gate: Outfit = {
  wear(place) {
    const { x, y, z } = place
    const parts: Part[] = merlons(place, '#D8C9B4')
    const hex = (x[0] + z[0]) % 2 === 0 ? WINE : NAVY
    if (y[0] > 0 && y[0] % 2 === 1)
      for (const face of SIDES)
        if (isOpen(place, face))
          parts.push(
            part(upon(face, 0.28, 0.12, 0.44, 0.82, 0.04), hex),
            part(upon(face, 0.4, 0.42, 0.2, 0.24, 0.06), GOLD),
            part(upon(face, 0.22, 0.92, 0.56, 0.06, 0.07), DARK, { fine: true }),
          )
    return { skin: skin(layerFor(isFoot(place) && y[1] > 1 ? 'portcullis' : 'ashlar'), layerFor('paving'), '#CBBBA6', '#BFB09C'), parts }
  },
}

/** A water mill: the wheel at its foot, timbered walls, a tiled roof. */
export const mill: Outfit = {
  wear: place => ({
    skin: skin(
      layerFor(isFoot(place) ? 'wheel' : 'timbered'),
      isLast(place) ? ROOF : SLAB,
      isFoot(place) ? '#C9BCB0' : '#F0E4D0',
      '#C98F74',
    ),
    parts: isTop(place) && isMiddle(place) ? [part([0.62, 1, 0.28, 0.2, 0.34, 0.2], '#A86F5E', { fabric: 'redBrick' })] : [],
  }),
}

function lampRoom(): Part[] {
  const rails: Part[] = []
  for (const x of [0.02, 0.9]) for (const z of [0.02, 0.9]) rails.push(part([x, 0.12, z, 0.08, 0.2, 0.08], DARK, { fine: true }))
  return [
    ...rails,
    part([0.26, 0.12, 0.26, 0.48, 0.46, 0.48], LIT, { glow: 1 }),
    part([0.18, 0.58, 0.18, 0.64, 0.12, 0.64], WINE),
    part([0.3, 0.7, 0.3, 0.4, 0.14, 0.4], WINE),
    part([0.44, 0.84, 0.44, 0.12, 0.14, 0.12], GOLD),
  ]
}

/** White and red by turns, a gallery and a lamp on top. */
export const lighthouse: Outfit = {
  slim: true,
  wear(place) {
    const [at, of] = place.y
    const parts: Part[] = []
    if (isFoot(place)) parts.push(part(inset(place, 0, 0, 0.16), '#B9AFA8', { fabric: 'ashlar', stands: true }))
    if (of > 1 && isLast(place))
      return { skin: null, parts: [part(inset(place, -0.04, 0, 0.12), DARK), ...(isMiddle(place) ? lampRoom() : [])] }
    const red = at % 2 === 1
    parts.push(part(inset(place, 0.07), red ? '#B03A40' : WHITE, red ? {} : { fabric: 'porthole' }))
    return { skin: null, parts }
  },
}

/** Bronze on a pedestal: it stands, and points. */
const figure = (from: number, tall: number): Part[] => {
  const y = (part: number): number => from + part * tall
  const high = (part: number): number => part * tall
  return [
    part([0.36, y(0), 0.4, 0.12, high(0.38), 0.2], BRONZE),
    part([0.52, y(0), 0.4, 0.12, high(0.38), 0.2], BRONZE),
    part([0.32, y(0.36), 0.36, 0.36, high(0.36), 0.28], BRONZE),
    part([0.4, y(0.72), 0.4, 0.2, high(0.24), 0.2], BRONZE),
    part([0.22, y(0.4), 0.42, 0.1, high(0.3), 0.16], BRONZE),
    part([0.68, y(0.6), 0.42, 0.26, high(0.1), 0.14], BRONZE),
  ]
}

export const statue: Outfit = {
  slim: true,
  wear(place) {
    const base = [
      part(inset(place, 0.04, 0, 0.16), '#C9C0B8', { stands: true }),
      part(inset(place, 0.14, 0.16, 0.9), '#D9D2CB', { fabric: 'marble' }),
      part(inset(place, 0.06, 0.9, 1), '#C9C0B8'),
    ]
    if (goesOn(place, FACE_UP))
      return { skin: null, parts: isFoot(place) ? base : [part(inset(place, 0.14), '#D9D2CB', { fabric: 'marble' })] }
    if (goesOn(place, FACE_DOWN)) return { skin: null, parts: figure(0, 1) }
    return { skin: null, parts: [part(inset(place, 0.1, 0, 0.24), '#D9D2CB', { fabric: 'marble', stands: true }), ...figure(0.24, 0.76)] }
  },
}
