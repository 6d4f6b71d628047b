/** Shaders of everything made of cells. No tone mapping: what is lit is encoded for the screen and that is it. */
import { HELD, ICE_GLOW, WATERS } from '../flat/light-tones.ts'
import { BOX_UNIT } from '../mesh/face-buffer.ts'
import {
  HEAVY_SIDE,
  ICE_FLAT,
  ICE_SIDE,
  ISLAND_ROCK,
  PLAIN,
  PLASTER_VARIANTS,
  ROCK_FLAT,
  ROCK_SIDE,
  ROOF,
  ROOF_VARIANTS,
  TILE,
} from '../mesh/looks.ts'
import { linearOf, MOSS_TONE } from '../palette.ts'

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

/** The box that a face belongs to: mostly a whole cell. */
const BOX_AT = /* glsl */ `
in vec4 from, size;
vec3 cornerAt(vec4 place, vec2 corner, vec3 n, vec3 u, vec3 v) {
  return place.xyz - 16.0 + from.xyz / ${BOX_UNIT}.0 - 1.0 + (0.5 + 0.5 * n + (corner.x - 0.5) * u + (corner.y - 0.5) * v) * size.xyz / ${BOX_UNIT}.0;
}`

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
flat out vec4 vContact, vSky, vSun, vTint, vConvex, vSeam;
flat out vec3 vNormal, vAcross, vAlong;
flat out vec2 vLamp;
${FACE_AXES}${BOX_AT}
void main() {
  int face = int(place.w) & 7;
  vec3 n = NORMALS[face], u = ACROSS[face], v = cross(n, u);
  vec3 at = cornerAt(place, corner, n, u, v);
  // When its window is lit, and how far it shines by itself.
  vLamp = vec2(fract(sin(dot(place, vec4(12.9898, 78.233, 37.719, 4.581))) * 43758.5453) * 0.92, from.w / 255.0);
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
  if (rock) vPainted = vec2(dot(at, u), dot(at, v)) * vec2(0.25, layer == ${ROCK_SIDE} ? 0.5 : 0.25);
  ivec2 suns = ivec2(extra.zw);
  vSun = vec4(suns.x & 15, suns.x >> 4, suns.y & 15, suns.y >> 4) / 15.0;
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
const vec3 MOSS = ${vec3(linearOf(MOSS_TONE))};
precision highp sampler2DArray;
precision highp sampler2DShadow;
uniform sampler2DArray uPatterns;
uniform vec3 uKey, uKeyLight, uFill, uFillLight, uSkyLight, uGroundLight, uRim;
uniform float uRange, uGrey, uAlpha, uLit, uWindows;
uniform vec3 uMist;
#ifdef SHADOWS
uniform sampler2DShadow uShadowMap;
uniform float uShadowTexel;
#endif
in vec2 vUv, vPainted;
in vec3 vShadow;
in float vHeight;
flat in vec4 vContact, vSky, vSun, vTint, vConvex, vSeam;
flat in vec3 vNormal, vAcross, vAlong;
flat in vec2 vLamp;
out vec4 colour;
${TO_SCREEN}
float most(vec4 of) { return max(max(of.x, of.y), max(of.z, of.w)); }
void main() {
  vec2 uv = vUv;
  vec4 weights = vec4((1.0 - uv.x) * (1.0 - uv.y), uv.x * (1.0 - uv.y), uv.x * uv.y, (1.0 - uv.x) * uv.y);
  float contact = dot(weights, vContact), sky = dot(weights, vSky);

  vec4 painted = texture(uPatterns, vec3(vPainted, vTint.a));
  vec3 paint = painted.rgb * uRange;
  paint *= paint;
  // Windows that are lit one after another when a level is won.
  float lamp = step(vTint.a, ${PLASTER_VARIANTS}.0 - 0.5) * (1.0 - painted.a) * smoothstep(vLamp.x, vLamp.x + 0.05, max(uLit, uWindows));
  paint = mix(paint, vec3(1.0, 0.72, 0.3), lamp);
  vec3 albedo = mix(paint, paint * vTint.rgb, painted.a);

  vec4 away = vec4(uv.x, 1.0 - uv.x, uv.y, 1.0 - uv.y);
  vec4 towards = vec4(-dot(uKey, vAcross), dot(uKey, vAcross), -dot(uKey, vAlong), dot(uKey, vAlong));
  if (vTint.a == ${ROCK_SIDE}.0) {
    // A line each cell, so that height can be counted; moss hangs over where a ledge ends.
    float x = vPainted.x * 4.0, hangs = 0.05 + 0.11 * sin(x * 1.7 + 2.3 * floor(vHeight - 0.01)) + 0.05 * sin(x * 8.3) + 0.03 * sin(x * 21.0);
    albedo *= 0.74 + 0.26 * smoothstep(0.02, 0.055, uv.y);
    albedo = mix(albedo, MOSS * (0.8 + 0.4 * painted.g), 0.8 * vConvex.w * smoothstep(0.015, -0.015, away.w - hangs));
  } else if (vTint.a >= ${ROOF}.0 && vTint.a < ${ROOF + ROOF_VARIANTS}.0) {
    // A parapet of the wall's own plaster along every edge, and its shade on the roof behind it.
    vec4 wall = vConvex + vSeam, wide = vec4(0.075) + 0.035 * vConvex;
    albedo = mix(albedo, vTint.rgb * 0.97, most(wall * (1.0 - smoothstep(wide - 0.008, wide + 0.008, away))));
    albedo *= 1.0 - 0.34 * most(wall * step(wide, away) * (1.0 - smoothstep(wide, wide + 0.05 + 0.13 * max(towards, 0.0), away)));
  }
  vec4 bend = clamp(1.0 - away * (1.0 / 0.085), 0.0, 1.0) * vConvex;
  vec3 n = normalize(vNormal + 0.75 * ((bend.y - bend.x) * vAcross + (bend.w - bend.z) * vAlong));
  vec4 seams = vSeam * (1.0 - smoothstep(0.018, 0.042, away));
  albedo *= 1.0 - 0.34 * most(seams);

  float lit = max(dot(n, uKey), 0.0);
#ifdef SHADOWS
  vec3 s = vShadow;
  float r = uShadowTexel * 1.6;
  float sun = texture(uShadowMap, s + vec3(-r, -0.4 * r, 0.0)) + texture(uShadowMap, s + vec3(0.4 * r, -r, 0.0))
            + texture(uShadowMap, s + vec3(r, 0.4 * r, 0.0)) + texture(uShadowMap, s + vec3(-0.4 * r, r, 0.0));
  lit *= 0.25 * sun;
#else
  float sun = dot(weights, vSun);
  lit *= smoothstep(0.22, 0.78, sun);
  contact *= 0.4 + 0.6 * contact;
#endif
  vec3 light = uKeyLight * lit + mix(uGroundLight, uSkyLight, 0.5 + 0.5 * n.y) + uFillLight * max(dot(n, uFill), 0.0);
  light *= contact * (0.34 + 0.66 * sky) * mix(vec3(0.74, 0.70, 0.86), vec3(1.0), sky);
  vec3 shown = albedo * light;
  // The low sun catches edges that look its way.
  shown += albedo * uRim * most(bend * max(towards, 0.0)) * smoothstep(0.0, 0.2, lit) * contact;
  if (vTint.a == ${ICE_SIDE}.0 || vTint.a == ${ICE_FLAT}.0) shown += ${vec3(ICE_GLOW)} * contact;
  // Lit windows shine by themselves.
  shown += step(vTint.a, ${PLASTER_VARIANTS}.0 - 0.5) * (1.0 - painted.a) * clamp(paint.r - paint.b - 0.2, 0.0, 1.0) * 0.5 * vec3(1.0, 0.5, 0.12);
  shown += lamp * vec3(0.55, 0.32, 0.08) + vLamp.y * albedo * vec3(1.0, 0.86, 0.6);
#ifdef HELD
  shown = shown * mix(${HELD.shade}, 1.0, smoothstep(0.1, 0.5, lit)) + ${vec3(HELD.lift)} * max(n.y, 0.0);
#endif
  colour = vec4(toScreen(shown), uAlpha);
#ifdef GLASS
  colour.a = mix(uAlpha, 1.0, painted.a); // its ribs are iron
#endif
#ifdef SUNK
  float sunk = smoothstep(1.0, 4.6, -vHeight);
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
${FACE_AXES}${BOX_AT}
void main() {
  int face = int(place.w) & 7;
  vec3 n = NORMALS[face], u = ACROSS[face], v = cross(n, u);
  vec3 at = cornerAt(place, corner, n, u, v);
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
out vec2 vPlace;
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
  vPlace = vec2(dot(at, u), dot(at, v));
  gl_Position = projectionMatrix * viewMatrix * modelMatrix * vec4(at, 1.0);
}`

/** Two tones: clear along the shore, deep away from it, and a line between them that wanders; foam on the shore, and slow light on top. */
export const WATER_FRAGMENT = /* glsl */ `
precision highp float;
uniform float uAlpha, uGrey, uTime;
in vec2 vUv, vPlace;
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
  float x = vPlace.x, y = vPlace.y, line = 0.0;
  float wave = sin(3.1 * x + 2.3 * y + uTime * 0.9) + 0.7 * sin(5.3 * x - 4.7 * y - uTime * 0.7);
  if (vKind.y > 0.5) {
    ${waterOf(WATERS.top)}
    vec4 edge = mix(vec4(9.0), away, vShore);
    float shore = min(min(edge.x, edge.y), min(edge.z, edge.w));
    vec4 ends = vec4(length(away.xz), length(away.yz), length(away.yw), length(away.xw));
    ends = mix(vec4(9.0), ends, vCorners);
    shore = min(shore, min(min(ends.x, ends.y), min(ends.z, ends.w)));
    tone *= 1.0 + 0.5 * (1.0 - smoothstep(0.0, 0.9, shore)) + 0.45 * (1.0 - smoothstep(0.0, 0.05, shore - 0.3 - 0.05 * wave));
    float light = sin(1.1 * x + 0.8 * y + 0.5 * sin(1.9 * y - 0.8 * x + uTime * 0.25) - uTime * 0.35);
    tone += vec3(0.02, 0.075, 0.075) * smoothstep(0.86, 0.97, light);
    float wide = 0.06 + 0.016 * wave;
    line = 0.95 * (1.0 - smoothstep(wide - 0.02, wide + 0.02, shore));
    line = max(line, 0.4 * (1.0 - smoothstep(0.01, 0.03, abs(shore - 0.17 - 0.035 * wave))) * smoothstep(-0.4, 0.5, sin(2.7 * x - 3.9 * y + uTime * 0.5)));
  } else {
    ${waterOf(WATERS.cut)}
    float tick = abs(vDepth - floor(vDepth + 0.5)), wide = 0.055 + 0.012 * sin(4.0 * x + uTime);
    tone *= 1.0 + 0.3 * smoothstep(0.55, 0.95, sin(1.7 * x + 2.2 * vDepth + 0.4 * sin(uTime * 0.4))) * exp(-0.8 * vDepth);
    line = vDepth < 0.5 ? 0.85 * (1.0 - smoothstep(wide - 0.015, wide + 0.015, vDepth)) * vKind.x : 0.16 * (1.0 - smoothstep(0.012, 0.03, tick));
  }
#ifdef FLOW
  // The front of what comes is white and breaks up; then it lies smooth. A cut shows it along its brim.
  vec2 at = vFoam.yz * 2.3 + 0.35 * sin(vFoam.zy * 7.0 + uPart * 9.0);
  float boil = 0.5 + 0.28 * sin(at.x * 6.1 + uPart * 17.0) * sin(at.y * 5.3 - uPart * 13.0) + 0.22 * sin((at.x + at.y) * 11.7) * sin((at.x - at.y) * 9.1 + uPart * 21.0);
  float foam = smoothstep(0.86 - 0.72 * vFoam.x, 1.06 - 0.5 * vFoam.x, boil) * step(0.01, vFoam.x);
  line = max(line, 0.85 * foam * mix(1.0 - smoothstep(0.1, 0.4, vDepth), 1.0, vKind.y));
#endif
  vec3 shown = mix(toScreen(tone), vec3(0.93, 0.97, 0.98), line);
  float grey = dot(shown, vec3(0.3, 0.59, 0.11));
  colour = vec4(mix(shown, vec3(grey), uGrey), max(alpha, line) * uAlpha);
}`
