/** A picture for this machine: the scene where there is WebGL, the flat one where there is not. Only the one it needs is loaded. */
import { rendererName } from './gl/machine.ts'
import type { Picture, PictureOptions } from './picture.ts'

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i

/** A `card` on a page of cards is flat where it stands still, and where a processor would have to play graphics card for it. */
export async function openPicture(canvas: HTMLCanvasElement, options: PictureOptions, card = false): Promise<Picture> {
  const renderer = card && options.still ? '' : rendererName()
  if (renderer !== '' && !(card && SOFTWARE.test(renderer))) {
    const { Scene } = await import(/* first move */ './gl/scene.ts')
    try {
      return new Scene(canvas, options)
    } catch {
      // A machine that promised more than it keeps is drawn for like one that promised nothing.
    }
  }
  const { FlatScene } = await import('./flat/flat.ts')
  return new FlatScene(canvas, options)
}
