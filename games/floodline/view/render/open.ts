/** A picture for this machine: the scene where there is WebGL, the flat one where there is not. Only the one it needs is loaded. */
import { rendererName } from './machine.ts'
import type { Picture, PictureOptions } from './shown.ts'

/** `plain`: the flat one will do, as on a card that stands still. */
export async function openPicture(canvas: HTMLCanvasElement, options: PictureOptions, plain = false): Promise<Picture> {
  if (!plain && rendererName() !== '') {
    const { Scene } = await import('./scene.ts')
    return new Scene(canvas, options)
  }
  const { FlatScene } = await import('./flat.ts')
  return new FlatScene(canvas, options)
}
