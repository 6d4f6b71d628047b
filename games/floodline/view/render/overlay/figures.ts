/** Figures and letters in the world: depths, heat, the ruler, the quarters on the rim. */
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter } from 'three'
import { NEARER } from '../gl/shaders.ts'
import { QuadList, seeThrough } from '../mesh/quad-list.ts'
import type { Rgb } from '../palette.ts'

const TILES = 8 // a row of the sheet
const TILE_SIZE = 64
const FONT = '700 40px "Bricolage Grotesque Variable", "Bricolage Grotesque", ui-sans-serif, system-ui, sans-serif'

/** Figures up to this one; letters come after them. */
export const LAST_FIGURE = 59
export const QUARTER_GLYPHS = { N: 60, E: 61, S: 62, W: 63 } as const

const LAYOUT = { at: 3, across: 3, along: 3, ink: 4, glyph: 1 }

/** Lying where across and along say; without along it faces the eye, as large as across.x. */
const VERTEX = /* glsl */ `
precision highp float;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
in vec2 corner;
in vec3 at, across, along;
in vec4 ink;
in float glyph;
out vec2 vUv;
flat out vec4 vInk;
flat out float vHalo;
${NEARER}
void main() {
  vec2 c = corner - 0.5;
  vec4 seen = viewMatrix * modelMatrix * vec4(at + c.x * across * step(0.0001, dot(along, along)) + c.y * along, 1.0);
  if (dot(along, along) < 0.0001) seen.xy += c * across.x;
  gl_Position = projectionMatrix * seen;
  gl_Position = nearer(gl_Position, projectionMatrix, 0.06);
  vInk = ink;
  // Dark figures on light ground want no halo, letters on the rim neither.
  vHalo = step(0.5, dot(ink.rgb, vec3(0.33))) * step(glyph, 59.5);
  vUv = (vec2(mod(glyph, 8.0), 7.0 - floor(glyph / 8.0)) + 0.06 + corner * 0.88) / 8.0;
}`

const FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D uSheet;
in vec2 vUv;
flat in vec4 vInk;
flat in float vHalo;
out vec4 colour;
void main() {
  vec2 seen = texture(uSheet, vUv).rg;
  float glyph = smoothstep(0.22, 0.62, seen.r); // small ones are blurred on the sheet: their strokes stay full
  float alpha = max(glyph, seen.g * 0.3 * vHalo) * vInk.a;
  if (alpha < 0.01) discard;
  colour = vec4(mix(vec3(0.08, 0.13, 0.2), vInk.rgb, mix(1.0, glyph, vHalo)), alpha);
}`

/** Red is the glyph, green the halo round it. */
function paintSheet(canvas: OffscreenCanvas): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.font = FONT
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  for (let glyph = 0; glyph < TILES * TILES; glyph++) {
    const letter = Object.entries(QUARTER_GLYPHS).find(([, at]) => at === glyph)?.[0]
    const x = ((glyph % TILES) + 0.5) * TILE_SIZE
    const y = (Math.floor(glyph / TILES) + 0.54) * TILE_SIZE
    const words = letter ?? String(glyph)
    pen.lineWidth = 11
    pen.strokeStyle = '#008000'
    pen.strokeText(words, x, y)
    pen.lineWidth = 7
    pen.strokeStyle = '#00ff00'
    pen.strokeText(words, x, y)
    pen.fillStyle = '#ffff00'
    pen.fillText(words, x, y)
  }
}

/** One sheet for all that write. */
export class GlyphSheet {
  readonly texture: CanvasTexture<OffscreenCanvas>
  readonly #canvas = new OffscreenCanvas(TILES * TILE_SIZE, TILES * TILE_SIZE)

  constructor() {
    paintSheet(this.#canvas)
    this.texture = new CanvasTexture(this.#canvas)
    this.texture.minFilter = LinearMipmapLinearFilter
    this.texture.magFilter = LinearFilter
    this.texture.anisotropy = 4
  }

  /** Once the font has arrived. */
  repaint(): void {
    paintSheet(this.#canvas)
    this.texture.needsUpdate = true
  }
}

type At = readonly [number, number, number]
const NOWHERE: At = [0, 0, 0]

export class Figures extends QuadList {
  constructor(sheet: GlyphSheet, order: number, depthTest = true) {
    const shader = { vertex: VERTEX, fragment: FRAGMENT, uniforms: { uSheet: { value: sheet.texture } } }
    super(LAYOUT, seeThrough(shader, { depthTest }), order)
  }

  /** Lying flat, its middle at a point. */
  lay(glyph: number, at: At, across: At, along: At, ink: Rgb, alpha = 1): void {
    this.push(at, across, along, ink, alpha, glyph)
  }

  /** Facing the eye. */
  stand(glyph: number, at: At, size: number, ink: Rgb): void {
    this.lay(glyph, at, [size, 0, 0], NOWHERE, ink)
  }
}
