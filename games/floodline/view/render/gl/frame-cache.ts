/**
 * The part of the picture that stands, kept from frame to frame with its depth: while only the piece moves, a frame is one copy and
 * a few small things. Worth it from the second frame on; while the camera moves there is nothing to keep.
 */
import {
  AlwaysDepth,
  BufferAttribute,
  BufferGeometry,
  type Camera,
  DepthTexture,
  GLSL3,
  Mesh,
  NearestFilter,
  RawShaderMaterial,
  Scene,
  Sphere,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

const VERTEX = /* glsl */ `
precision highp float;
in vec2 position;
void main() { gl_Position = vec4(position, 0.0, 1.0); }`

const FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D uColour;
uniform highp sampler2D uDepth; // samplers are lowp unless told: ten bits of depth put teeth on every edge
out vec4 colour;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  colour = texelFetch(uColour, at, 0);
  gl_FragDepth = texelFetch(uDepth, at, 0).r;
}`

export class FrameCache {
  readonly #scene = new Scene()
  readonly #mesh: Mesh<BufferGeometry, RawShaderMaterial>
  #cache: WebGLRenderTarget | null = null
  #valid = false

  constructor() {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 3, -1, -1, 3]), 2))
    geometry.boundingSphere = new Sphere()
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { uColour: { value: null }, uDepth: { value: null } },
      depthFunc: AlwaysDepth,
    })
    this.#mesh = new Mesh(geometry, material)
    this.#mesh.frustumCulled = false
    this.#scene.add(this.#mesh)
  }

  forget(): void {
    this.#valid = false
  }

  /** Draws what is kept, after making it if need be. */
  draw(renderer: WebGLRenderer, standing: Scene, camera: Camera, width: number, height: number, samples: number): void {
    const target = this.#target(width, height, samples)
    if (!this.#valid) {
      renderer.setRenderTarget(target)
      renderer.render(standing, camera)
      renderer.setRenderTarget(null)
      this.#valid = true
    }
    renderer.render(this.#scene, camera)
  }

  #target(width: number, height: number, samples: number): WebGLRenderTarget {
    const old = this.#cache
    if (old && old.width === width && old.height === height && old.samples === samples) return old
    old?.depthTexture?.dispose()
    old?.dispose()
    const target = new WebGLRenderTarget(width, height, {
      minFilter: NearestFilter,
      magFilter: NearestFilter,
      depthTexture: new DepthTexture(width, height),
      samples,
    })
    const { uniforms } = this.#mesh.material
    ;(uniforms['uColour'] as { value: unknown }).value = target.texture
    ;(uniforms['uDepth'] as { value: unknown }).value = target.depthTexture
    this.#cache = target
    this.#valid = false
    return target
  }

  dispose(): void {
    this.#cache?.depthTexture?.dispose()
    this.#cache?.dispose()
    this.#cache = null
    this.#mesh.geometry.dispose()
    this.#mesh.material.dispose()
  }
}
