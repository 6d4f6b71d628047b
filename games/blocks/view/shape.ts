import { SHAPES, type Shape } from '../rules/shapes.ts'

export function shapeAt(shape: number): Shape {
  const found = SHAPES[shape]
  if (!found) throw new Error(`there is no shape ${shape}`)
  return found
}
