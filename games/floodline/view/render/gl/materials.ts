/** The few materials of the scene. What they share (light, patterns) they share as objects, so one change reaches all. */
import {
  CustomBlending,
  DataArrayTexture,
  DepthTexture,
  DoubleSide,
  GLSL3,
  type IUniform,
  LessEqualCompare,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
  RepeatWrapping,
  SrcAlphaFactor,
  Vector3,
  WebGLRenderTarget,
} from 'three'
import { LIGHTS, STUDIO } from '../flat/light-tones.ts'
import type { Pattern } from '../mesh/brush.ts'
import type { Dress } from '../mesh/dressed.ts'
import { DRESS, LAYERS } from '../mesh/looks.ts'
import { PATTERN_RANGE, paintInto, paintPatterns } from '../mesh/patterns.ts'
import { Lamps, Light } from './light.ts'
import { BLOCK_FRAGMENT, BLOCK_VERTEX, CAST_FRAGMENT, CAST_VERTEX, WATER_FRAGMENT, WATER_VERTEX } from './shaders.ts'

const PATTERN_SIZE = 64

type Uniforms = Record<string, IUniform>

/** See-through over what is there already, alpha kept at one: the page must not shine through the canvas. */
export const SEE_THROUGH = {
  transparent: true,
  depthWrite: false,
  blending: CustomBlending,
  blendSrc: SrcAlphaFactor,
  blendDst: OneMinusSrcAlphaFactor,
  blendSrcAlpha: OneFactor,
  blendDstAlpha: OneMinusSrcAlphaFactor,
} as const

export class Materials {
  readonly light = new Light()
  readonly lamps = new Lamps(LIGHTS[0]) // of the chapter
  readonly shadow: WebGLRenderTarget
  readonly patterns: DataArrayTexture
  readonly grey = { value: 0 } // how far the present has gone grey behind a preview
  readonly blocks: RawShaderMaterial
  readonly island: RawShaderMaterial
  readonly moving: RawShaderMaterial // bodies that fall: never grey
  readonly sinking: RawShaderMaterial // bodies that are lost: they fade into the clouds
  readonly lit = { value: 0 } // how many windows are, 0 to 1, beyond those that are anyway
  readonly held: RawShaderMaterial // the piece in hand, unless it has a pattern of its own
  readonly preview: RawShaderMaterial
  readonly glass: RawShaderMaterial
  /** What looks are made of; null until somebody wears one. */
  dress: Dress | null = null
  readonly cast: RawShaderMaterial
  readonly mist = { value: new Vector3() }
  readonly time = { value: 0 } // seconds, for what laps

  /** `plain`: the cheapest looks into the patterns, for machines that work them out on the processor. */
  constructor(shadowSize: number, plain: boolean) {
    const texture = new DataArrayTexture(paintPatterns(PATTERN_SIZE), PATTERN_SIZE, PATTERN_SIZE, LAYERS)
    texture.magFilter = LinearFilter
    texture.minFilter = plain ? LinearMipmapNearestFilter : LinearMipmapLinearFilter
    texture.generateMipmaps = true
    texture.wrapS = RepeatWrapping
    texture.wrapT = RepeatWrapping
    texture.anisotropy = plain ? 1 : 4
    texture.needsUpdate = true
    this.patterns = texture

    const depth = new DepthTexture(shadowSize, shadowSize)
    depth.compareFunction = LessEqualCompare
    depth.minFilter = LinearFilter
    depth.magFilter = LinearFilter
    this.shadow = new WebGLRenderTarget(shadowSize, shadowSize, { depthTexture: depth })

    this.blocks = this.#block({ uGrey: this.grey })
    this.moving = this.#block({})
    this.sinking = this.#block({})
    Object.assign(this.sinking, { ...SEE_THROUGH, depthWrite: true, defines: { SUNK: '' } })
    this.held = this.#block(new Lamps(STUDIO).uniforms)
    this.held.defines = { HELD: '' }
    this.island = this.#block({})
    this.island.defines = { MIST: '' }
    this.preview = this.#block({ uAlpha: { value: 0.66 } })
    Object.assign(this.preview, { ...SEE_THROUGH, depthWrite: true })
    this.glass = this.#block({ uAlpha: { value: 0.44 }, uGrey: this.grey })
    Object.assign(this.glass, { ...SEE_THROUGH, side: DoubleSide, defines: { GLASS: '' } })
    this.cast = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: CAST_VERTEX,
      fragmentShader: CAST_FRAGMENT,
      uniforms: { uShadow: this.light.uniforms.uShadow },
      colorWrite: false,
    })
  }

  #block(own: Uniforms): RawShaderMaterial {
    return new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: BLOCK_VERTEX,
      fragmentShader: BLOCK_FRAGMENT,
      uniforms: {
        ...this.light.uniforms,
        ...this.lamps.uniforms,
        uPatterns: { value: this.patterns },
        uRange: { value: PATTERN_RANGE },
        uMist: this.mist,
        uLit: this.lit,
        uGrey: { value: 0 },
        uAlpha: { value: 1 },
        uShadowMap: { value: this.shadow.depthTexture },
        uShadowTexel: { value: 1 / this.shadow.width },
        ...own,
      },
    })
  }

  /** Somebody wears a look: one more of the fabrics is painted. */
  paint(fabric: number, pattern: Pattern): void {
    paintInto(this.patterns.image.data as Uint8Array, PATTERN_SIZE, DRESS + fabric, [pattern])
  }

  /** All of them are. */
  dressUp(dress: Dress): void {
    this.dress = dress
    this.patterns.needsUpdate = true
  }

  /** With and without asking the shadow map: another program, as a weak machine pays for every look. */
  set shadows(on: boolean) {
    for (const material of [this.blocks, this.island]) {
      const { SHADOWS: _, ...rest } = material.defines as Record<string, string>
      material.defines = on ? { ...rest, SHADOWS: '' } : rest
      material.needsUpdate = true
    }
  }

  water(up: { value: Vector3 }, alpha: { value: number }): RawShaderMaterial {
    return new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: WATER_VERTEX,
      fragmentShader: WATER_FRAGMENT,
      uniforms: { uUp: up, uAlpha: alpha, uGrey: this.grey, uTime: this.time },
      ...SEE_THROUGH,
    })
  }

  dispose(): void {
    this.patterns.dispose()
    this.shadow.depthTexture?.dispose()
    this.shadow.dispose()
    for (const material of [this.blocks, this.island, this.moving, this.sinking, this.held, this.preview, this.glass, this.cast])
      material.dispose()
  }
}
