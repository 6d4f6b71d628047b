/** What a machine can draw with. Apart from what draws, so that a machine without it need not load it. */
import type { Quality } from '../picture.ts'

/** The name of what would draw; empty when nothing would. */
export function rendererName(): string {
  try {
    const probe = new OffscreenCanvas(1, 1).getContext('webgl2')
    if (!probe) return ''
    const named = probe.getExtension('WEBGL_debug_renderer_info')
    const name = String(probe.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : probe.RENDERER))
    probe.getExtension('WEBGL_lose_context')?.loseContext()
    return name
  } catch {
    return ''
  }
}

/** Renderers that are programs on the processor begin where they will end; so do cards of long ago. */
export function startingQuality(name: string): Quality {
  if (/llvmpipe|swiftshader|software|softpipe|basic render/i.test(name)) return 'low'
  return /Mali-[34T]\d|Adreno \(TM\) [234]\d\d|PowerVR|VideoCore|HD Graphics [2-4]\d{3}/i.test(name) ? 'medium' : 'high'
}
