/** Shaders of everything made of cells. No tone mapping: what is lit is encoded for the screen and that is it. */
import { HELD, ICE_GLOW, WATERS } from '../flat/light-tones.ts'
import { HEAVY_SIDE, ICE_FLAT, ICE_SIDE, ISLAND_ROCK, PLAIN, PLASTER_VARIANTS, ROCK_FLAT, ROCK_SIDE, TILE } from '../mesh/looks.ts'

const vec3 = (parts: readonly number[]): string => `vec3(${parts.map(part => part.toFixed(3)).join()})`

/** Tone and alpha of water so deep below its surface. */
function waterOf({ shallow, deep, alpha, fade }: (typeof WATERS)['top' | 'cut']): string {
  return `deep = 1.0 - exp(-${fade} * vDepth); tone = mix(${vec3(shallow)}, ${vec3(deep)}, deep); alpha = mix(${alpha.join()}, deep);`
}

export const TO_SCREEN = /* glsl */ `
vec3 toScreen(vec3 light) {
  return max(1.055 * pow(max(light, vec3(0.0)), vec3(0.41666)) - 0.055, 12.92 * min(light, vec3(0.0031308)));
}`

/** Moved towards the eye by so many cells without moving on the screen: lines and plates lie on faces and must win. */
export const NEARER = /* glsl */ `
vec4 nearer(vec4 clip, mat4 projection, float by) {
  float near = clip.w - by;
  clip.z = (projection[3][2] - projection[2][2] * near) / near * clip.w;
  return clip;
}`

/** Face tables: normal and across by face; along follows from them. */
const FACE_AXES = /* glsl */ `
const vec3 NORMALS[6] = vec3[6](vec3(1,0,0), vec3(-1,0,0), vec3(0,1,0), vec3(0,-1,0), vec3(0,0,1), vec3(0,0,-1));
const vec3 ACROSS[6] = vec3[6](vec3(0,0,-1), vec3(0,0,1), vec3(1,0,0), vec3(1,0,0), vec3(1,0,0), vec3(-1,0,0));
`

export const BLOCK_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
uniform mat4 uShadow;
uniform float uFaceTint[6];
in vec2 corner;
in vec4 place, contact, sky, look, extra;
out vec2 vUv, vPainted;
out vec3 vShadow;
out float vHeight;
flat out vec4 vContact, vSky, vTint, vConvex, vSeam;
flat out vec3 vNormal, vAcross, vAlong;
flat out float vLamp;
${FACE_AXES}
void main() {
  int face = int(place.w);
  vec3 n = NORMALS[face], u = ACROSS[face], v = cross(n, u);
  vec3 at = place.xyz - 16.0 + 0.5 + 0.5 * n + (corner.x - 0.5) * u + (corner.y - 0.5) * v;
  vLamp = fract(sin(dot(place, vec4(12.9898, 78.233, 37.719, 4.581))) * 43758.5453) * 0.92; // when its window is lit
  int edges = int(extra.x);
  ivec4 kinds = ivec4(edges & 3, (edges >> 2) & 3, (edges >> 4) & 3, (edges >> 6) & 3);
  vConvex = vec4(equal(kinds, ivec4(1)));
  vSeam = vec4(equal(kinds, ivec4(2)));
  vUv = corner;
  // Rock goes on from cell to cell. Elsewhere the same pattern twice beside itself would show: it is mirrored as the cell's grain
  // says, where stripes would not mind.
  int layer = int(look.a * 255.0 + 0.5), grain = int(extra.y);
  bool level = layer == ${PLAIN} || layer == ${ICE_FLAT} || layer == ${TILE}, rock = layer == ${ROCK_SIDE} || layer == ${ROCK_FLAT} || layer == ${ISLAND_ROCK};
  vPainted = vec2(layer != ${HEAVY_SIDE} && (grain & 1) == 1 ? 1.0 - corner.x : corner.x, level && (grain & 2) == 2 ? 1.0 - corner.y : corner.y);
  if (rock) vPainted = vec2(dot(at, u), dot(at, v)) * 0.25;
  vContact = contact;
  vSky = sky * (255.0 / 254.0);
  vTint = vec4(look.rgb * look.rgb * uFaceTint[face], layer);
  vNormal = n; vAcross = u; vAlong = v;
  vHeight = at.y;
  vec4 room = modelMatrix * vec4(at, 1.0);
  vShadow = (uShadow * vec4(at + 0.06 * n, 1.0)).xyz;
#ifdef SUNK
  vHeight = room.y;
#endif
  gl_Position = projectionMatrix * viewMatrix * room;
}`

/** Chosen when compiled: SHADOWS asks the shadow map, HELD is the piece in hand, MIST fades downwards into the clouds, SUNK goes into them. */
export const BLOCK_FRAGMENT = /* glsl */ `
precision highp float;
precision highp sampler2DArray;
precision highp sampler2DShadow;
uniform sampler2DArray uPatterns;
uniform vec3 uKey, uKeyLight, uFill, uFillLight, uSkyLight, uGroundLight;
uniform float uRange, uGrey, uAlpha, uLit;
uniform vec3 uMist;
#ifdef SHADOWS
uniform sampler2DShadow uShadowMap;
uniform float uShadowTexel;
#endif
in vec2 vUv, vPainted;
in vec3 vShadow;
in float vHeight;
flat in vec4 vContact, vSky, vTint, vConvex, vSeam;
flat in vec3 vNormal, vAcross, vAlong;
flat in float vLamp;
out vec4 colour;
${TO_SCREEN}
void main() {
  vec2 uv = vUv;
  vec4 weights = vec4((1.0 - uv.x) * (1.0 - uv.y), uv.x * (1.0 - uv.y), uv.x * uv.y, (1.0 - uv.x) * uv.y);
  float contact = dot(weights, vContact), sky = dot(weights, vSky);

  vec4 painted = texture(uPatterns, vec3(vPainted, vTint.a));
  vec3 paint = painted.rgb * uRange;
  paint *= paint;
  // Windows that are lit one after another when a level is won.
  float lamp = step(vTint.a, ${PLASTER_VARIANTS}.0 - 0.5) * (1.0 - painted.a) * smoothstep(vLamp, vLamp + 0.05, uLit);
  paint = mix(paint, vec3(1.0, 0.72, 0.3), lamp);
  vec3 albedo = mix(paint, paint * vTint.rgb, painted.a);

  // A line each cell, so that height can be counted.
  if (vTint.a == ${ROCK_SIDE}.0) albedo *= 0.72 + 0.28 * smoothstep(0.02, 0.055, uv.y);
  vec4 away = vec4(uv.x, 1.0 - uv.x, uv.y, 1.0 - uv.y);
  vec4 bend = clamp(1.0 - away * (1.0 / 0.085), 0.0, 1.0) * vConvex;
  vec3 n = normalize(vNormal + 0.75 * ((bend.y - bend.x) * vAcross + (bend.w - bend.z) * vAlong));
  vec4 seams = vSeam * (1.0 - smoothstep(0.018, 0.042, away));
  albedo *= 1.0 - 0.34 * max(max(seams.x, seams.y), max(seams.z, seams.w));

  float lit = max(dot(n, uKey), 0.0);
#ifdef SHADOWS
  vec3 s = vShadow;
  float r = uShadowTexel * 1.6;
  float sun = texture(uShadowMap, s + vec3(-r, -0.4 * r, 0.0)) + texture(uShadowMap, s + vec3(0.4 * r, -r, 0.0))
            + texture(uShadowMap, s + vec3(r, 0.4 * r, 0.0)) + texture(uShadowMap, s + vec3(-0.4 * r, r, 0.0));
  lit *= 0.25 * sun;
#endif
  vec3 light = uKeyLight * lit + mix(uGroundLight, uSkyLight, 0.5 + 0.5 * n.y) + uFillLight * max(dot(n, uFill), 0.0);
  light *= contact * (0.34 + 0.66 * sky) * mix(vec3(0.74, 0.70, 0.86), vec3(1.0), sky);
  vec3 shown = albedo * light;
  if (vTint.a == ${ICE_SIDE}.0 || vTint.a == ${ICE_FLAT}.0) shown += ${vec3(ICE_GLOW)} * contact;
  // Lit windows shine by themselves.
  shown += step(vTint.a, ${PLASTER_VARIANTS}.0 - 0.5) * (1.0 - painted.a) * clamp(paint.r - paint.b - 0.2, 0.0, 1.0) * 0.5 * vec3(1.0, 0.5, 0.12);
  shown += lamp * vec3(0.55, 0.32, 0.08);
#ifdef HELD
  shown = shown * mix(${HELD.shade}, 1.0, smoothstep(0.1, 0.5, lit)) + ${vec3(HELD.lift)} * max(n.y, 0.0);
#endif
  colour = vec4(toScreen(shown), uAlpha);
#ifdef SUNK
  float sunk = smoothstep(1.5, 9.0, -vHeight);
  colour = vec4(mix(colour.rgb, uMist, 0.9 * sunk), 1.0 - smoothstep(0.6, 1.0, sunk));
#endif
#ifdef MIST
  colour.rgb = mix(uMist, colour.rgb, clamp(1.0 + (vHeight + 1.6) * 0.17, 0.0, 1.0));
#endif
  float grey = dot(colour.rgb, vec3(0.3, 0.59, 0.11));
  colour.rgb = mix(colour.rgb, vec3(grey * 0.94 + 0.02), vTint.a == ${TILE}.0 ? 0.0 : uGrey); // the floor keeps its colour
}`

export const CAST_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 modelMatrix, uShadow;
in vec2 corner;
in vec4 place;
${FACE_AXES}
void main() {
  int face = int(place.w);
  vec3 n = NORMALS[face], u = ACROSS[face], v = cross(n, u);
  vec3 at = place.xyz - 16.0 + 0.5 + 0.5 * n + (corner.x - 0.5) * u + (corner.y - 0.5) * v;
  gl_Position = vec4((uShadow * modelMatrix * vec4(at, 1.0)).xyz * 2.0 - 1.0, 1.0);
}`

export const CAST_FRAGMENT = /* glsl */ `
precision lowp float;
out vec4 colour;
void main() { colour = vec4(1.0); }`

export const WATER_VERTEX = /* glsl */ `
precision highp float;
uniform mat4 modelMatrix, viewMatrix, projectionMatrix;
uniform vec3 uUp;
in vec2 corner;
in vec4 place, depth, shore;
out vec2 vUv;
out float vDepth;
flat out vec4 vShore, vCorners;
flat out vec2 vKind;
flat out float vUpright;
#ifdef FLOW
uniform float uPart, uTakes, uSinks;
in vec4 flow;
out vec3 vFoam; // how much, and where on the surface
#endif
${FACE_AXES}
void main() {
  int face = int(place.w);
  vec3 n = NORMALS[face], u = ACROSS[face], v = cross(n, u);
  vec3 off = 0.5 * n + (corner.x - 0.5) * u + (corner.y - 0.5) * v;
  int kind = int(shore.y);
  if ((kind & 1) == 1 && dot(off, uUp) > 0.0) off -= 0.14 * uUp;
#ifdef FLOW
  // Water on its way: so deep in the end, and so many cells of it above this one. Each corner begins when it is its turn.
  int turn = gl_VertexID & 3;
  float begins = turn == 0 ? flow.x : turn == 1 ? flow.y : turn == 2 ? flow.z : flow.w;
  float passed = clamp((uPart - begins) / uTakes, 0.0, 1.0);
  float risen = mix(smoothstep(0.0, 1.0, passed), 1.0 - passed, uSinks);
  float gap = (kind & 1) == 1 ? 0.14 : 0.0;
  vFoam = vec3(0.0);
  if (shore.z > 0.0) {
    float level = shore.z * risen;
    if ((kind & 2) == 2) off += (level - shore.z) * uUp;
    else if (dot(off, uUp) > 0.0) off += (max(clamp(level - shore.z + 1.0 + shore.w, 0.0, 1.0) - gap, 0.0) - 1.0 + gap) * uUp;
    vec3 where = place.xyz + off;
    vFoam = vec3(smoothstep(0.0, 0.06, passed) * (1.0 - smoothstep(0.45, 1.0, passed)) * (1.0 - uSinks), dot(where, uUp.yzx), dot(where, uUp.zxy));
  }
#endif
  vec3 at = place.xyz - 16.0 + 0.5 + off;
  int bits = int(shore.x);
  vShore = vec4(bits & 1, (bits >> 1) & 1, (bits >> 2) & 1, (bits >> 3) & 1);
  vCorners = vec4((bits >> 4) & 1, (bits >> 5) & 1, (bits >> 6) & 1, (bits >> 7) & 1);
  vKind = vec2(kind & 1, (kind >> 1) & 1);
  int c = gl_VertexID & 3;
  vDepth = (c == 0 ? depth.x : c == 1 ? depth.y : c == 2 ? depth.z : depth.w) / 4.0;
  vUv = corner;
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(at, 1.0);
}`

export const WATER_FRAGMENT = /* glsl */ `
precision highp float;
uniform float uAlpha, uGrey;
in vec2 vUv;
in float vDepth;
flat in vec4 vShore, vCorners;
flat in vec2 vKind;
#ifdef FLOW
uniform float uPart;
in vec3 vFoam;
#endif
out vec4 colour;
${TO_SCREEN}
void main() {
  float deep, alpha;
  vec3 tone;
  vec4 away = vec4(vUv.x, 1.0 - vUv.x, vUv.y, 1.0 - vUv.y);
  float line = 0.0;
  if (vKind.y > 0.5) {
    ${waterOf(WATERS.top)}
    vec4 edge = mix(vec4(9.0), away, vShore);
    float shore = min(min(edge.x, edge.y), min(edge.z, edge.w));
    vec4 ends = vec4(length(away.xz), length(away.yz), length(away.yw), length(away.xw));
    ends = mix(vec4(9.0), ends, vCorners);
    shore = min(shore, min(min(ends.x, ends.y), min(ends.z, ends.w)));
    float soft = 0.02;
    line = 0.95 * (1.0 - smoothstep(0.08 - soft, 0.08 + soft, shore)) + 0.28 * (1.0 - smoothstep(0.012, 0.03, abs(shore - 0.19)));
  } else {
    ${waterOf(WATERS.cut)}
    float tick = abs(vDepth - floor(vDepth + 0.5));
    line = vDepth < 0.5 ? 0.95 * (1.0 - smoothstep(0.09, 0.12, vDepth)) * vKind.x : 0.45 * (1.0 - smoothstep(0.012, 0.03, tick));
  }
#ifdef FLOW
  // The front of what comes is white and boils; then it lies smooth.
  float boil = 0.5 + 0.25 * sin(vFoam.y * 9.0 + uPart * 31.0 + 2.0 * sin(vFoam.z * 5.0)) + 0.25 * sin(vFoam.z * 11.0 - uPart * 23.0 + 2.0 * sin(vFoam.y * 4.0));
  line = max(line, 0.95 * smoothstep(0.75 - 0.75 * vFoam.x, 1.0 - 0.55 * vFoam.x, boil) * step(0.01, vFoam.x));
#endif
  vec3 shown = mix(toScreen(tone), vec3(0.97, 0.99, 1.0), line);
  float grey = dot(shown, vec3(0.3, 0.59, 0.11));
  colour = vec4(mix(shown, vec3(grey), uGrey), max(alpha, line) * uAlpha);
}`
