/** What a cell may hold. One code a cell; what else there is to know about it is in the note of the cell. */
import { MATERIALS, type TerrainType } from '../../nouns.ts'

/** The order is part of every replay's hashes: append, never reorder. */
export const EMPTY = 0
export const WATER = 1
export const SOLID = 2 // and 3, 4: plus the code of its material
export const POROUS = 5 // and 6, 7
export const ICE = 8
export const DRAIN = 9
export const WALL = 10
export const BEDROCK = 11

/** Notes of SOLID and POROUS: 0 is loose, FOREVER is anchored for good, anything between is anchored for so many more tilts. */
export const FOREVER = 255

/** Note of a DRAIN that a player placed; level drains are numbered from 1 in the order of the file. */
export const PLACED = 0

export const REINFORCED = MATERIALS.indexOf('REINFORCED')
export const HEAVY = MATERIALS.indexOf('HEAVY')

export function isVoxel(code: number): boolean {
  return code >= SOLID && code < ICE
}

export function isPorous(code: number): boolean {
  return code >= POROUS && code < ICE
}

/** Stops a piece: everything but air and water [FL-18]. */
export function blocks(code: number): boolean {
  return code > WATER
}

/** Water may pass [FL-61]. */
export function isOpen(code: number): boolean {
  return code <= WATER || isPorous(code)
}

/** What the player (or the level) has built, as against terrain: it counts for heights and shapes [FL-90]. */
export function isBuilt(code: number, note: number): boolean {
  return isVoxel(code) || (code === DRAIN && note === PLACED)
}

export function codeOf(type: TerrainType, material: number): number {
  switch (type) {
    case 'SOLID':
      return SOLID + material
    case 'POROUS':
      return POROUS + material
    case 'WATER':
      return WATER
    case 'ICE':
      return ICE
    case 'DRAIN':
      return DRAIN
    case 'WALL':
      return WALL
    case 'BEDROCK':
      return BEDROCK
  }
}

/** Of SOLID and POROUS: the code of the material. */
export function materialOf(code: number): number {
  return code >= POROUS ? code - POROUS : code - SOLID
}
