/**
 * A sea of cloud, worked out once: first its shape (lit, height, distance) from its own viewpoint, then its colours for a
 * chapter and a size. A frame only copies the result.
 */
import {
  BufferAttribute,
  BufferGeometry,
  Camera,
  GLSL3,
  LinearFilter,
  Mesh,
  NearestFilter,
  RawShaderMaterial,
  Scene,
  Sphere,
  Vector3,
  Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { NIGHT_SKIES, RAINY, rgbOf, SKIES, type SkyTones, SUNS } from '../palette.ts'

const ASPECT = 1.6
const PITCH_DEGREES = '5.4' // its own viewpoint, so that horizon and cloud are in the picture wherever the camera stands

const VERTEX = /* glsl */ `
precision highp float;
in vec2 position;
out vec2 vAt;
void main() {
  vAt = position * 0.5 + 0.5;
  gl_Position = vec4(position, 1.0, 1.0);
}`

/** 40° high. Above the horizon: thin streaks in R, or where there are mountains (G) how they are lit. */
const SHAPE = /* glsl */ `
precision highp float;
in vec2 vAt;
out vec4 colour;
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
const mat2 TURN = mat2(0.8, 0.6, -0.6, 0.8);
/** Height of the cloud: great swells, heaps on them, and valleys between. */
float formed(vec2 p, float swell, float heaps) {
  return (smoothstep(0.22, 0.8, heaps) * (0.45 + 0.55 * swell) + swell * 0.55 - 0.72) * 0.5;
}
float sea(vec2 p, float fine) {
  vec2 warp = vec2(noise(p * 0.33 + 7.1), noise(p * 0.33 + 19.7)) - 0.5;
  float swell = noise(p * 0.17 + 2.0);
  vec2 q = p * 0.55 + warp * 1.5;
  float heaps = noise(q) * 0.54 + noise(TURN * q * 2.1 + 4.0) * 0.27;
  float small = 0.17 * noise(q * 4.3 + 9.0) + 0.09 * noise(TURN * q * 8.9 + 1.0) + 0.045 * noise(q * 18.7 + 5.0);
  return formed(p, swell, heaps + (small - 0.057) * fine + 0.095 * (1.0 - fine));
}
/** Without what is too small to matter. */
float smoothSea(vec2 p) {
  vec2 warp = vec2(noise(p * 0.33 + 7.1), noise(p * 0.33 + 19.7)) - 0.5;
  vec2 q = p * 0.55 + warp * 1.5;
  return formed(p, noise(p * 0.17 + 2.0), noise(q) * 0.54 + noise(TURN * q * 2.1 + 4.0) * 0.27 + 0.095);
}
/** How high a range stands: peaks with straight flanks, a few of them far higher than the rest, nowhere down to the sea. */
float peaks(float x, float tall) {
  float sum = 0.0;
  for (int i = 0; i < 3; i++) {
    float many = exp2(float(i)), at = x * many * 1.7 + float(i) * 7.3, mid = floor(at), top = 0.0;
    for (float side = -1.0; side <= 1.0; side++) {
      float grown = hash(vec2(mid + side, 4.0 + float(i)));
      top = max(top, grown * grown * (1.0 - 0.95 * abs(at - mid - side - 0.2 - 0.6 * hash(vec2(mid + side, 1.0)))));
    }
    sum += top / many;
  }
  return tall * (0.12 + 0.7 * sum);
}
void main() {
  float pitch = radians(${PITCH_DEGREES});
  vec2 s = (vAt * 2.0 - 1.0) * tan(radians(20.0)) * vec2(1.6, 1.0);
  vec3 way = normalize(vec3(s.x, s.y * cos(pitch) - sin(pitch), cos(pitch) + s.y * sin(pitch)));
  if (way.y > -0.0015) {
    float high = way.y;
    float streak = noise(vec2(way.x * 1.6 + 3.0, high * 30.0)) * 0.65 + noise(vec2(way.x * 4.0, high * 70.0 + 9.0)) * 0.35;
    streak = smoothstep(0.5, 0.9, streak) * smoothstep(0.03, 0.14, high);
    // Two ranges of peaks all round: what is lit of them in R, how near they are in G.
    float far = peaks(way.x * 5.0 + 2.0, 0.05), near = peaks(way.x * 6.5 + 11.4, 0.024);
    // Ridges run down aslant: a flank is lit by how the skyline rises a little aside.
    float e = 0.0015, isNear = step(high, near), many = mix(5.0, 6.5, isNear), tall = mix(0.05, 0.024, isNear), from = mix(2.0, 11.4, isNear);
    float crag = noise(vec2(way.x * 90.0, high * 150.0)) - 0.5, ridge = way.x + (mix(far, near, isNear) - high) * 0.9 + crag * 0.009;
    float rise = (peaks((ridge + e) * many + from, tall) - peaks((ridge - e) * many + from, tall)) / (2.0 * e);
    float mountain = max(0.55 * smoothstep(far, far - 0.0018, high), smoothstep(near, near - 0.0018, high));
    float lit = clamp(0.45 + rise * 1.3 + crag * 0.3, 0.0, 1.0);
    colour = vec4(mix(streak, lit, step(0.2, mountain)), mountain, clamp(high / 0.42, 0.0, 1.0), 1.0);
    return;
  }
  // Down to the highest cloud, then step by step into it.
  float eye = 1.5, roof = 0.4, ground = -0.37;
  float t0 = (eye - roof) / -way.y, t1 = (eye - ground) / -way.y;
  t0 = min(t0, 400.0); t1 = min(t1, 420.0);
  vec2 from = vec2(31.0, 12.0);
  float t = t0, step_ = (t1 - t0) / 10.0, last = t0;
  for (int i = 0; i < 10; i++) {
    if (eye + way.y * t < smoothSea(from + way.xz * t)) break;
    last = t;
    t += step_;
  }
  // Halve a few times: steps must not show as terraces.
  for (int i = 0; i < 4; i++) {
    float half_ = 0.5 * (last + t);
    if (eye + way.y * half_ < smoothSea(from + way.xz * half_)) t = half_; else last = half_;
  }
  vec2 p = from + way.xz * t;
  float fine = clamp(9.0 / t, 0.0, 1.0);
  float h = sea(p, fine);
  // Light comes low from the left and a little from behind: what rises to the right and away shows its lit side.
  float e = 0.075 + 0.022 * t;
  vec2 aside = vec2(0.85, -0.5) * e;
  float slope = (sea(p + aside, fine) - sea(p - aside, fine)) / (2.0 * e);
  float around = 0.5 * (smoothSea(p + vec2(0.7, 0.6)) + smoothSea(p - vec2(0.7, 0.6)));
  float lit = clamp(0.5 + slope * 0.6 + (h - around) * 1.3, 0.0, 1.0);
  // Far off, heaps are smaller than what can be painted: only their mean is left.
  float near = exp(-max(t - 14.0, 0.0) * 0.05);
  colour = vec4(mix(0.56, lit, (fine * 0.6 + 0.4) * near), mix(0.5, clamp(h * 1.24 + 0.45, 0.0, 1.0), near), 1.0 - exp(-max(t - 2.5, 0.0) * 0.06), 1.0);
}`

const COLOUR = /* glsl */ `
precision highp float;
uniform sampler2D uShape;
uniform vec3 uTones[6];
uniform vec4 uSun; // its colour, and how much of it there is
uniform float uRain;
uniform vec2 uCover;
in vec2 vAt;
out vec4 colour;
void main() {
  vec2 at = (vAt - 0.5) * uCover + 0.5;
  // Edges of heaps before others are softened: cloud has none.
  vec2 texel = 1.3 / vec2(textureSize(uShape, 0));
  vec3 shape = 0.25 * texture(uShape, at).rgb;
  for (int i = 0; i < 4; i++) {
    vec2 aside = vec2(i < 2 ? 1.0 : -1.0, (i & 1) == 0 ? 1.0 : -1.0);
    shape += 0.125 * texture(uShape, at + aside * texel).rgb + 0.0625 * (texture(uShape, at + vec2(aside.x, 0.0) * texel * 1.6).rgb + texture(uShape, at + vec2(0.0, aside.y) * texel * 1.6).rgb) * 0.5;
  }
  shape /= 0.875;
  float horizon = 0.5 + 0.5 * tan(radians(${PITCH_DEGREES})) / tan(radians(20.0));
  float over = at.y - horizon;
  float glow = exp(-pow((at.x - 0.06) * 2.0, 2.0));
  vec3 low = mix(uTones[2], uSun.rgb, glow * 0.55 * uSun.a);
  float high = clamp(over / (1.0 - horizon), 0.0, 1.0);
  vec3 above = mix(low, uTones[1], smoothstep(0.0, 0.55, high));
  above = mix(above, uTones[0], smoothstep(0.4, 1.0, high));
  // The sun itself, half risen or half set, in its own haze.
  vec2 off = (at - vec2(0.17, horizon + 0.012)) * vec2(1.6, 1.0);
  float near = length(off);
  above = mix(above, uSun.rgb, uSun.a * (0.85 * smoothstep(0.034, 0.029, near) + 0.5 * exp(-near * 11.0)));
  float range = smoothstep(0.1, 0.5, shape.g) * (1.0 - 0.55 * uRain);
  above = mix(above, mix(uTones[3], uTones[1], 0.4), shape.r * 0.2 * (1.0 - range));
  // Mountains stand in haze, the far ones deeper, and the sea ends in it: the horizon is no line.
  vec3 stone = mix(mix(uTones[4], uTones[5], 0.35), mix(low, uTones[3], 0.4), 0.75 * smoothstep(0.35, 0.8, shape.r));
  above = mix(above, stone, range * (0.34 + 0.3 * smoothstep(0.6, 1.0, shape.g)) * smoothstep(-0.002, 0.02, over));
  vec3 cloud = mix(uTones[5], uTones[4], smoothstep(0.1, 0.5, shape.g));
  cloud = mix(cloud, uTones[3], 0.06 + 0.86 * smoothstep(0.26, 0.92, shape.r * 0.62 + shape.g * 0.46));
  vec3 below = mix(cloud, mix(low, uTones[3], 0.4), shape.b * (0.62 + 0.22 * glow) + 0.16 * smoothstep(0.86, 1.0, shape.b));
  below = mix(below, mix(uTones[3], uTones[4], 0.45), 0.12 * smoothstep(0.0, -0.06, over));
  below = mix(below, low, 0.75 * exp(min(over, 0.0) * 38.0));
  vec3 shown = mix(below, above, smoothstep(-0.014, 0.006, over));
  if (uRain > 0.0) {
    // A ceiling of cloud, and shafts of rain under it, aslant.
    float ceiling = shape.r * smoothstep(0.08, 0.35, high);
    shown *= 1.0 - uRain * (0.16 * ceiling + 0.12 * smoothstep(0.35, 1.0, high));
    float lane = (at.x + at.y * 0.22) * 26.0, shaft = 0.5 + 0.5 * sin(lane + 1.7 * sin(lane * 0.37));
    shown = mix(shown, uTones[2], uRain * 0.16 * shaft * smoothstep(0.2, -0.25, over - 0.18));
    float column = floor((at.x + at.y * 0.2) * 520.0), chance = fract(sin(column * 12.9898) * 43758.5453);
    float drop = smoothstep(0.86, 1.0, chance) * smoothstep(0.55, 1.0, sin(at.y * 34.0 * (0.6 + chance) + chance * 90.0));
    shown += uRain * 0.05 * drop;
  }
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  colour = vec4(shown + grain / 180.0, 1.0);
}`

const COPY = /* glsl */ `
precision mediump float;
uniform sampler2D uPicture;
in vec2 vAt;
out vec4 colour;
void main() {
  colour = texture(uPicture, vAt);
}`

export class Backdrop {
  readonly mesh: Mesh
  dark: boolean
  readonly #shape: WebGLRenderTarget
  readonly #picture = new WebGLRenderTarget(1, 1, { depthBuffer: false, minFilter: NearestFilter, magFilter: NearestFilter })
  readonly #screen: BufferGeometry
  readonly #shaping: RawShaderMaterial
  readonly #colouring: RawShaderMaterial
  readonly #scene = new Scene()
  readonly #camera = new Camera()
  readonly #worker: Mesh
  #shaped = false
  #wanted = ''
  #painted = ''

  constructor(dark: boolean, wide: number) {
    this.dark = dark
    this.#shape = new WebGLRenderTarget(wide, Math.round(wide / ASPECT), {
      depthBuffer: false,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
    })
    this.#screen = new BufferGeometry()
    this.#screen.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 3, -1, -1, 3]), 2))
    this.#screen.boundingSphere = new Sphere()
    const shader = (fragmentShader: string, uniforms: Record<string, { value: unknown }>): RawShaderMaterial =>
      new RawShaderMaterial({ glslVersion: GLSL3, vertexShader: VERTEX, fragmentShader, uniforms, depthWrite: false })
    this.#shaping = shader(SHAPE, {})
    this.#colouring = shader(COLOUR, {
      uShape: { value: this.#shape.texture },
      uTones: { value: Array.from({ length: 6 }, () => new Vector3()) },
      uSun: { value: new Vector4() },
      uRain: { value: 0 },
      uCover: { value: [1, 1] },
    })
    this.mesh = new Mesh(this.#screen, shader(COPY, { uPicture: { value: this.#picture.texture } }))
    this.mesh.frustumCulled = false
    this.mesh.renderOrder = 5 // after what is solid: no pixel is filled twice
    this.#worker = new Mesh(this.#screen, this.#shaping)
    this.#worker.frustumCulled = false
    this.#scene.add(this.#worker)
  }

  tones(chapter: number): SkyTones {
    return ((this.dark ? NIGHT_SKIES : SKIES)[chapter - 1] ?? SKIES[0]) as SkyTones
  }

  /** Which picture is wanted; it is painted when next drawn. */
  want(chapter: number, width: number, height: number): void {
    this.#wanted = `${chapter} ${width} ${height} ${Number(this.dark)}`
  }

  /** After a lost context nothing is left of either. */
  forget(): void {
    this.#shaped = false
    this.#painted = ''
  }

  prepare(renderer: WebGLRenderer): void {
    if (this.#wanted === this.#painted) return
    if (!this.#shaped) this.#render(renderer, this.#shaping, this.#shape)
    this.#shaped = true
    this.#painted = this.#wanted
    const [chapter = 1, width = 1, height = 1] = this.#wanted.split(' ').map(Number)
    this.#picture.setSize(width, height)
    const tones = this.#colouring.uniforms['uTones']?.value as Vector3[]
    for (const [i, tone] of this.tones(chapter).entries()) tones[i]?.set(...rgbOf(tone))
    const sun = SUNS[chapter - 1]
    ;(this.#colouring.uniforms['uSun'] as { value: Vector4 }).value.set(
      ...rgbOf(sun?.hex ?? '#ffffff'),
      (this.dark ? sun?.night : sun?.day) ?? 0,
    )
    ;(this.#colouring.uniforms['uRain'] as { value: number }).value = chapter === RAINY ? 1 : 0
    const aspect = width / height
    const cover = aspect > ASPECT ? [1, ASPECT / aspect] : [aspect / ASPECT, 1]
    ;(this.#colouring.uniforms['uCover'] as { value: unknown }).value = cover
    this.#render(renderer, this.#colouring, this.#picture)
  }

  #render(renderer: WebGLRenderer, material: RawShaderMaterial, into: WebGLRenderTarget): void {
    this.#worker.material = material
    renderer.setRenderTarget(into)
    renderer.render(this.#scene, this.#camera)
    renderer.setRenderTarget(null)
  }

  dispose(): void {
    this.#shape.dispose()
    this.#picture.dispose()
    this.#screen.dispose()
    this.#shaping.dispose()
    this.#colouring.dispose()
    ;(this.mesh.material as RawShaderMaterial).dispose()
  }
}
