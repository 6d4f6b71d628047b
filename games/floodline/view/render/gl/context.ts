/** The drawing context, made once. */
import { WebGLRenderer } from 'three'

export function makeRenderer(canvas: HTMLCanvasElement, antialias: boolean): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias, alpha: false, stencil: false, powerPreference: 'low-power' })
  renderer.info.autoReset = false
  // Asking whether a shader is in order waits for it; ours are, and the pictures in the tests would show it.
  renderer.debug.checkShaderErrors = false
  return renderer
}
