/** The drawing context: made once, lost now and then, and told apart by who draws. */
import { WebGLRenderer } from 'three'

/** The name of what would draw; empty when nothing would: then there is flat.ts. */
export function rendererName(): string {
  const probe = new OffscreenCanvas(1, 1).getContext('webgl2')
  if (!probe) return ''
  const named = probe.getExtension('WEBGL_debug_renderer_info')
  const name = String(probe.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : probe.RENDERER))
  probe.getExtension('WEBGL_lose_context')?.loseContext()
  return name
}

export function hasWebGL(): boolean {
  try {
    return rendererName() !== ''
  } catch {
    return false
  }
}

export function makeRenderer(canvas: HTMLCanvasElement, antialias: boolean): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias, alpha: false, stencil: false, powerPreference: 'low-power' })
  renderer.info.autoReset = false
  // Asking whether a shader is in order waits for it; ours are, and the pictures in the tests would show it.
  renderer.debug.checkShaderErrors = false
  return renderer
}
