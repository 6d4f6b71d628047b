/** Where a cell with a look is among others that have it, and its faces. */
import type { Along, Laying, Neighbours, Place, Worn } from '../dressed.ts'
import type { Box } from '../face-buffer.ts'
import { FACE_DOWN, FACE_UP, NORMALS } from '../faces.ts'
import { PLAIN } from '../looks.ts'

export const has = (bits: number, face: number): boolean => ((bits >> face) & 1) === 1

export function placeIn({ lookAt, standsAt }: Neighbours, x: number, y: number, z: number): Place {
  const own = lookAt(x, y, z)
  const steps = (dx: number, dy: number, dz: number): number => {
    let far = 0
    while (lookAt(x + dx * (far + 1), y + dy * (far + 1), z + dz * (far + 1)) === own) far++
    return far
  }
  const along = (dx: number, dy: number, dz: number): Along => {
    const before = steps(-dx, -dy, -dz)
    return [before, before + 1 + steps(dx, dy, dz)]
  }
  let open = 0
  let same = 0
  for (const [face, [dx, dy, dz]] of NORMALS.entries()) {
    if (lookAt(x + dx, y + dy, z + dz) === own) same |= 1 << face
    if (!standsAt(x + dx, y + dy, z + dz)) open |= 1 << face
  }
  return { x: along(1, 0, 0), y: along(0, 1, 0), z: along(0, 0, 1), open, same }
}

export function layWorn({ skin, parts }: Worn, { same }: Place, laying: Laying, x: number, y: number, z: number): void {
  const { grid, faces, glass, withSky, fine, tint } = laying
  const cell = grid.at(x, y, z)
  const hidden = (face: number): boolean => grid.bodies[cell + (grid.strides[face] as number)] !== 0
  if (skin)
    for (let face = 0; face < NORMALS.length; face++) {
      if (hidden(face)) continue
      const flat = face === FACE_UP || face === FACE_DOWN
      const end = skin.ends && has(skin.ends.faces, face) ? skin.ends : null
      faces.dip(tint ?? end?.tint ?? (flat ? (skin.topTint ?? skin.tint) : skin.tint), 0)
      faces.add(grid, x, y, z, face, tint ? PLAIN : (end?.layer ?? (flat ? skin.top : skin.side)), withSky)
    }
  for (const part of parts) {
    if (part.fine && !fine) continue
    const into = part.pane && glass && !tint ? glass : faces
    into.dip(tint ?? part.tint, 0)
    for (let face = 0; face < NORMALS.length; face++) {
      if (touches(part.box, face) && (hidden(face) || has(same, face))) continue
      into.addBox(x, y, z, face, part.box, tint ? {} : part)
    }
  }
}

/** Whether a side of a box lies in that side of its cell. */
function touches(box: Box, face: number): boolean {
  const [nx, ny, nz] = NORMALS[face] as readonly [number, number, number]
  const axis = nx !== 0 ? 0 : ny !== 0 ? 1 : nz !== 0 ? 2 : 0
  const least = box[axis] as number
  const most = least + (box[axis + 3] as number)
  return nx + ny + nz < 0 ? Math.abs(least) < 0.001 : Math.abs(most - 1) < 0.001
}
