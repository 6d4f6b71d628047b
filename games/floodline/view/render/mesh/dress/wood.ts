/** What is made of wood and cloth: dams, boats, masts, crates, tents. */
import type { Worn } from '../dressed.ts'
import { FACE_DOWN, FACE_EAST, FACE_NORTH, FACE_SOUTH, FACE_UP, FACE_WEST } from '../faces.ts'
import {
  alongZ,
  bar,
  coping,
  facing,
  goesOn,
  inset,
  isFoot,
  isLast,
  isMiddle,
  isOpen,
  isTop,
  lengthwise,
  type Outfit,
  part,
  SIDES,
  tone,
  upon,
} from './cut.ts'
import { layerFor } from './fabrics.ts'

const BEAM = '#8A6647'
const DARK_WOOD = '#5E4838'
const IRON = '#8A8D98'
const DARK = '#3B3943'
const CREAM = '#F2EADC'
const GOLD = '#E9B44C'
const WINE = '#A23B41'
const LIT = '#FFD588'

const skin = (side: number, top: number, hex: string, topHex = hex): Worn['skin'] => ({ side, top, tint: tone(hex), topTint: tone(topHex) })

/** A dam: boards between posts, a beam along the top. */
export const timber: Outfit = {
  wear(place) {
    const { x, z } = place
    const slanted = (x[0] + z[0]) % 2 === 1
    const posts = SIDES.filter(face => isOpen(place, face)).map(face => part(upon(face, 0.4, 0, 0.2, 1, 0.07), BEAM))
    return {
      skin: skin(layerFor(slanted ? 'braced' : 'planks'), layerFor('deck'), '#B58A5E', BEAM),
      parts: [...posts, ...coping(place, DARK_WOOD, 0.24, 0.09)],
    }
  },
}

export const plank: Outfit = {
  wear: place => ({
    skin: skin(layerFor('planks'), layerFor('deck'), '#D6B688'),
    parts: isTop(place) ? [part([0.04, 1, 0.44, 0.92, 0.05, 0.12], '#C19A66', { fine: true })] : [],
  }),
}

/** A cat that sits on deck and looks east. */
const cat = [
  part([0.3, 1, 0.4, 0.34, 0.2, 0.2], DARK),
  part([0.56, 1.14, 0.39, 0.2, 0.2, 0.22], DARK),
  part([0.58, 1.34, 0.39, 0.06, 0.08, 0.06], DARK),
  part([0.58, 1.34, 0.55, 0.06, 0.08, 0.06], DARK),
  part([0.63, 1, 0.43, 0.06, 0.16, 0.14], CREAM, { fine: true }),
  part([0.2, 1.02, 0.46, 0.12, 0.07, 0.08], DARK),
  part([0.16, 1.04, 0.46, 0.07, 0.28, 0.08], DARK),
]

export const barge: Outfit = {
  wear(place) {
    const { along, across } = lengthwise(place)
    const parts = [...coping(place, DARK_WOOD, 0.12, 0.16)]
    for (const face of SIDES) if (isOpen(place, face)) parts.push(part(upon(face, 0, 0.84, 1, 0.1, 0.06), BEAM))
    const middle = across[0] === across[1] >> 1
    const cabin = along[1] > 2 && along[0] === 0 && middle
    if (isTop(place) && cabin)
      parts.push(
        part([0.16, 1, 0.16, 0.68, 0.44, 0.68], CREAM, { fabric: 'porthole', stands: true }),
        part([0.1, 1.44, 0.1, 0.8, 0.08, 0.8], WINE),
        part([0.64, 1.52, 0.3, 0.14, 0.26, 0.14], DARK),
      )
    if (isTop(place) && isMiddle(place)) parts.push(...cat)
    if (isTop(place) && along[1] > 2 && along[0] === along[1] - 1 && middle)
      parts.push(part([0.2, 1, 0.2, 0.6, 0.14, 0.6], '#6E8F86', { fabric: 'deck' }))
    return { skin: skin(layerFor('hull'), layerFor('deck'), '#2F647C', '#C39B6C'), parts }
  },
}

/** A rowing boat: an open shell with benches and a pair of oars. */
export const boat: Outfit = {
  slim: true,
  wear(place) {
    const { axis } = lengthwise(place)
    const level = inset(place, 0.07, 0, 0.5)
    const [x, , z, wide, , deep] = level
    const rim = (face: number): boolean => !goesOn(place, face)
    const parts = [part(level, '#3F7F86', { fabric: 'hull', stands: true })]
    const walls = [
      [FACE_WEST, [x, 0.5, z, 0.1, 0.28, deep]],
      [FACE_EAST, [x + wide - 0.1, 0.5, z, 0.1, 0.28, deep]],
      [FACE_NORTH, [x, 0.5, z, wide, 0.28, 0.1]],
      [FACE_SOUTH, [x, 0.5, z + deep - 0.1, wide, 0.28, 0.1]],
    ] as const
    for (const [face, box] of walls) if (rim(face)) parts.push(part(box, '#E4D3B4'))
    const turned = axis === 'x' ? (box: Parameters<typeof alongZ>[0]) => box : alongZ
    parts.push(
      part(turned([0.4, 0.6, 0.1, 0.2, 0.08, 0.8]), BEAM),
      part([x + 0.1, 0.5, z + 0.1, wide - 0.2, 0.02, deep - 0.2], BEAM, { fabric: 'deck' }),
    )
    if (isTop(place) && isMiddle(place))
      parts.push(
        part(turned([0.1, 0.8, 0.3, 0.84, 0.05, 0.06]), '#D6B688', { fine: true }),
        part(turned([0.06, 0.8, 0.64, 0.84, 0.05, 0.06]), '#D6B688', { fine: true }),
      )
    return { skin: null, parts }
  },
}

/** Tarred wood with an iron band in every cell, a gilt ball and a pennant. */
export const mast: Outfit = {
  slim: true,
  wear(place) {
    const parts = bar(place, 0.56, '#6A4F3C', 'uprights')
    const upright = goesOn(place, FACE_UP) || goesOn(place, FACE_DOWN)
    if (upright) parts.push(part([0.17, 0.42, 0.17, 0.66, 0.16, 0.66], IRON))
    else if (goesOn(place, FACE_EAST) || goesOn(place, FACE_WEST)) parts.push(part([0.42, 0.17, 0.17, 0.16, 0.66, 0.66], IRON))
    else parts.push(part([0.17, 0.17, 0.42, 0.66, 0.66, 0.16], IRON))
    if (isTop(place) && upright)
      parts.push(
        part([0.34, 1, 0.34, 0.32, 0.16, 0.32], GOLD),
        part([0.46, 1.16, 0.46, 0.08, 0.5, 0.08], DARK_WOOD, { fine: true }),
        part([0.54, 1.42, 0.48, 0.34, 0.2, 0.04], GOLD, { fine: true }),
      )
    return { skin: null, parts }
  },
}

const CRATES = ['#C79A62', '#B98A58', '#D2AA74'] as const

export const crate: Outfit = {
  wear: ({ x, y, z }) => ({
    skin: skin(layerFor('crate'), layerFor('crate'), CRATES[(x[0] + y[0] * 2 + z[0]) % 3] ?? CRATES[0]),
    parts: [],
  }),
}

function pole(high: number): Worn['parts'] {
  return [part([0.46, high, 0.46, 0.08, 0.5, 0.08], DARK_WOOD), part([0.54, high + 0.26, 0.48, 0.32, 0.2, 0.04], GOLD, { fine: true })]
}

/** Striped cloth; alone it comes to a point, beside others it has eaves. */
export const tent: Outfit = {
  slim: true,
  wear(place) {
    const { x, z } = place
    if (goesOn(place, FACE_UP) || !isLast(place))
      return { skin: null, parts: [part([0, 0, 0, 1, 1, 1], WINE, { fabric: 'stripes', stands: isFoot(place) })] }
    const single = x[1] === 1 && z[1] === 1
    const [low, high] = single ? [0.5, 0.58] : [0.62, 0.7]
    const eaves = inset(place, -0.05, low, high)
    const parts = [part(inset(place, 0.03, 0, low), WINE, { fabric: 'stripes', stands: isFoot(place) }), part(eaves, CREAM)]
    for (const face of SIDES)
      if (isFoot(place) && isOpen(place, face))
        parts.push(part(facing(face, [0.36, 0, 0.975, 0.28, low - 0.1, 0.01]), DARK, { fine: true }))
    if (single)
      parts.push(part([0.14, 0.58, 0.14, 0.72, 0.16, 0.72], WINE, { fabric: 'stripes' }), part([0.3, 0.74, 0.3, 0.4, 0.18, 0.4], WINE))
    else parts.push(part(inset(place, 0.2, 0.7, 0.98), WINE, { fabric: 'stripes' }))
    if (isTop(place) && isMiddle(place)) parts.push(...pole(single ? 0.92 : 0.98))
    return { skin: null, parts }
  },
}

const FRUIT = ['#D9A441', '#7F9A5C', '#A8433F', '#C98A6B'] as const

/** A stall: a counter with goods, four posts, an awning. */
export const market: Outfit = {
  slim: true,
  wear(place) {
    const { x, z } = place
    const parts = [part(inset(place, 0.06, 0, 0.5), '#B58A5E', { fabric: 'planks', stands: true })]
    const goods = [
      [0.14, 0.16],
      [0.56, 0.16],
      [0.14, 0.58],
      [0.56, 0.58],
    ] as const
    for (const [i, [at, deep]] of goods.entries())
      parts.push(part([at, 0.5, deep, 0.3, 0.12, 0.28], FRUIT[(i + x[0] + z[0]) % FRUIT.length] ?? GOLD, { fine: true }))
    for (const px of [0.04, 0.9]) for (const pz of [0.04, 0.9]) parts.push(part([px, 0.5, pz, 0.06, 0.4, 0.06], BEAM))
    const awning = (x[0] + z[0]) % 2 === 0 ? '#3F7F72' : WINE
    parts.push(
      part(inset(place, -0.07, 0.8, 0.9), awning, { fabric: 'stripes' }),
      part(inset(place, 0.1, 0.9, 1), awning, { fabric: 'stripes' }),
    )
    return { skin: null, parts }
  },
}

export const hedge: Outfit = {
  wear: place => ({
    skin: skin(layerFor('leaves'), layerFor('leaves'), '#7C9A58', '#92AE68'),
    parts: isTop(place)
      ? [
          part([0.14, 1, 0.2, 0.42, 0.12, 0.46], '#86A45E', { fabric: 'leaves' }),
          part([0.54, 1, 0.44, 0.36, 0.08, 0.4], '#9AB570', { fabric: 'leaves' }),
        ]
      : [],
  }),
}

/** It leans on whatever stands beside it. */
export const ladder: Outfit = {
  slim: true,
  wear(place) {
    const wall = SIDES.find(face => !isOpen(place, face) && !goesOn(place, face)) ?? FACE_NORTH
    const at = (box: Parameters<typeof facing>[1]): ReturnType<typeof facing> => facing(wall, box)
    const parts = [part(at([0.16, 0, 0.84, 0.1, 1, 0.1]), '#B98F5E'), part(at([0.74, 0, 0.84, 0.1, 1, 0.1]), '#B98F5E')]
    for (const y of [0.08, 0.33, 0.58, 0.83]) parts.push(part(at([0.2, y, 0.86, 0.6, 0.08, 0.07]), '#D6B688'))
    return { skin: null, parts }
  },
}

/** A thick line, knotted where it ends. */
export const rope: Outfit = {
  slim: true,
  wear(place) {
    const parts = bar(place, 0.24, '#CDB083', 'rope')
    const ends = [FACE_EAST, FACE_WEST, FACE_UP, FACE_DOWN, FACE_SOUTH, FACE_NORTH].filter(face => goesOn(place, face)).length
    if (ends <= 1) parts.push(part([0.3, 0.3, 0.3, 0.4, 0.4, 0.4], '#B4946A', { fabric: 'rope' }))
    return { skin: null, parts }
  },
}

export const lantern: Outfit = {
  slim: true,
  wear(place) {
    const parts = [part([0.42, 0, 0.42, 0.16, isLast(place) ? 0.5 : 1, 0.16], DARK)]
    if (isFoot(place)) parts.push(part([0.28, 0, 0.28, 0.44, 0.14, 0.44], DARK, { stands: true }))
    if (isLast(place))
      parts.push(
        part([0.28, 0.48, 0.28, 0.44, 0.06, 0.44], DARK),
        part([0.32, 0.54, 0.32, 0.36, 0.34, 0.36], LIT, { glow: 1 }),
        part([0.22, 0.88, 0.22, 0.56, 0.08, 0.56], DARK),
        part([0.38, 0.96, 0.38, 0.24, 0.1, 0.24], DARK),
      )
    return { skin: null, parts }
  },
}
