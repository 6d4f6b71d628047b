// Plain JavaScript, because vite.config.ts asks every game for its build.js before anything understands TypeScript.
/**
 * What is shipped of three.js: its renderer, without what the renderer has for other people. Every shader of ours is written out
 * (`RawShaderMaterial`, no include), there is no material of theirs, no light, no morphing, no shadow map, no surroundings to mirror, no headset and no animation of theirs, so the texts of their
 * shaders and those parts stay behind: a quarter of what would be fetched. Who brings one of their materials into view/render/ sees it
 * black; e2e/floodline/keys.test.ts plays with what is built.
 */
/**
 * By name: what stands where a part of theirs stood. The renderer makes one of each, asks it, and never finds anything.
 * @type {Readonly<Record<string, string>>}
 */
const STANDING_IN = {
  'class WebXRManager': `class WebXRManager extends EventDispatcher {
    enabled = false; isPresenting = false; cameraAutoUpdate = false
    setAnimationLoop() {} dispose() {} hasDepthSensing() { return false } getEnvironmentBlendMode() {}
  }`,
  'class PMREMGenerator': 'class PMREMGenerator {}',
  'function WebGLEnvironments': 'function WebGLEnvironments() { return { get: (texture = null) => texture, dispose() {} } }',
  'function WebGLMaterials': `function WebGLMaterials() {
    return {
      refreshFogUniforms() {},
      refreshMaterialUniforms(uniforms, material) { if (material.isShaderMaterial) material.uniformsNeedUpdate = false },
    }
  }`,
  'function WebGLMorphtargets': 'function WebGLMorphtargets() { return { update() {} } }',
  'function WebGLShadowMap': `function WebGLShadowMap() {
    this.enabled = false; this.autoUpdate = false; this.needsUpdate = false; this.type = PCFShadowMap; this.render = () => {}
  }`,
}

/** A text of several lines, as a shader is kept. */
const SHADER = /^((?:var|const) [\w$]+ = )"(?:[^"\\]|\\.)*\\n(?:[^"\\]|\\.)*";$/gm

/** Statements that keep whole classes alive which nobody asks for. */
const KEPT_ALIVE = /^(?:\w*KeyframeTrack|Loader|PropertyBinding)\.(?:[^\n]*;|[^\n]*\n(?:\s[^\n]*\n|\n)*[\]}];)$/gm

/** @returns {import('vite').Plugin} */
function leanThree() {
  return {
    name: 'lean-three',
    transform(code, id) {
      if (id.endsWith('/three/build/three.core.js')) return { code: without(code, KEPT_ALIVE, ''), map: null }
      if (!id.endsWith('/three/build/three.module.js')) return null
      const parts = Object.entries(STANDING_IN).reduce((left, [name, instead]) => replaced(left, name, instead), code)
      return { code: without(parts, SHADER, '$1"";'), map: null }
    },
  }
}

/**
 * @param {string} code
 * @param {RegExp} what
 * @param {string} instead
 */
function without(code, what, instead) {
  const left = code.replace(what, instead)
  if (left === code) throw new Error('three.js is put together differently now: see games/floodline/build.js')
  return left
}

/**
 * Declarations at the top begin a line, and end with a brace that begins one.
 * @param {string} code
 * @param {string} name
 * @param {string} instead
 */
function replaced(code, name, instead) {
  const from = code.indexOf(`\n${name}`)
  const to = code.indexOf('\n}', from)
  if (from < 0 || to < 0) throw new Error(`three.js has no ${name} any more: see games/floodline/build.js`)
  return `${code.slice(0, from)}\n${instead}${code.slice(to + 2)}`
}

/** A shader in a source of ours: a text that says so. */
const OURS = /(?<=\/\* glsl \*\/ `)[^`]*(?=`)/g

/** Shaders as they are shipped: nobody reads the comments and the room between words there. @returns {import('vite').Plugin} */
function leanShaders() {
  return {
    name: 'lean-shaders',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      return /\/floodline\/view\/render\/.*\.ts$/.test(id) && OURS.test(code) ? { code: code.replace(OURS, leanShader), map: null } : null
    },
  }
}

/** Lines that begin with # end where they end; a minus before a minus keeps its distance. @param {string} text */
export function leanShader(text) {
  return text
    .replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/^[^\S\n]+|[^\S\n]+$/gm, '')
    .replace(/^(?!#).*$/gm, line => line.replace(/ *([=*/<>?:,;(){}&|!]) */g, '$1'))
    .replace(/\n{2,}/g, '\n')
}

/** What a page with this game in it is built with. */
export const plugins = [leanThree(), leanShaders()]
