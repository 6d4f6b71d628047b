import { expect, it } from 'vitest'
import { leanShader } from '../../../build.js'

it('leaves out of a shader what no machine reads, and nothing else', () => {
  const text = `
precision highp float;
/** Why
 *  it is. */
#ifdef SHADOWS
uniform float uOne, uTwo; // of both
#endif
void main() {
  float a = uOne - -uTwo * 2.0;   // so
  if (a <= 0.5) discard;
}`
  expect(leanShader(text)).toBe(
    '\nprecision highp float;\n#ifdef SHADOWS\nuniform float uOne,uTwo;\n#endif\nvoid main(){\nfloat a=uOne - -uTwo*2.0;\nif(a<=0.5)discard;\n}',
  )
})
