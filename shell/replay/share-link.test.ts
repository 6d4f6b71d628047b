import { describe, expect, test } from 'vitest'
import { LARGEST_REPLAY } from '../../kernel/replay.ts'
import { decoded, encoded } from './share-link.ts'

/** The way a stranger would pack it. */
async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const whole = new Uint8Array(await new Response(stream).arrayBuffer())
  return `z${Buffer.from(whole).toString('base64url')}`
}

describe('a game in a link', () => {
  test.each(['', 'replay 1\n', `replay 1\nnote ${'Größe, 大きさ '.repeat(400)}\n`])('comes out as it went in (%#)', async text => {
    const link = await encoded(text)
    expect(link).toMatch(/^[zp][\w-]*$/)
    expect(await decoded(link)).toEqual({ text })
  })

  test('is shorter than the game', async () => {
    const text = Array.from({ length: 300 }, (_, line) => `${1 + (line % 3)} r${1 + (line % 8)}c${1 + ((line * 3) % 8)}\n`).join('')
    expect((await encoded(text)).length).toBeLessThan(text.length / 2)
  })

  test('may be plain, for browsers that cannot pack', async () => {
    expect(await decoded(`p${Buffer.from('replay 1\n').toString('base64url')}`)).toEqual({ text: 'replay 1\n' })
  })

  test.each(['', 'z', 'p', 'x', 'zzzz', 'z====', 'z%00', 'pä', 'p/+/', 'z<script>', 'q80vSixIVTDkAgA', 'za', 'pa'])(
    '%j is broken, and that is all',
    async link => {
      expect(await decoded(link)).toEqual({ fault: 'broken' })
    },
  )

  test('that was cut off is broken', async () => {
    const link = await encoded(`replay 1\n${'0 a1\n'.repeat(50)}`)
    expect(await decoded(link.slice(0, -4))).toEqual({ fault: 'broken' })
  })

  test('that is no text is broken', async () => {
    expect(await decoded(await packed(new Uint8Array([0xff, 0xfe, 0xc0, 0x80])))).toEqual({ fault: 'broken' })
  })

  test('that unpacks to more than any game is stopped on the way', async () => {
    const link = await packed(new Uint8Array(40 * LARGEST_REPLAY))
    expect(link.length).toBeLessThan(LARGEST_REPLAY)
    expect(await decoded(link)).toEqual({ fault: 'too-large' })
  })
})
