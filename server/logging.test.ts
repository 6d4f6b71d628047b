import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import type { LogLevel } from './config.ts'
import { openLog } from './logging.ts'

function logged(level: LogLevel, work: (log: ReturnType<typeof openLog>) => void): string {
  let text = ''
  const to = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  work(openLog(level, to))
  return text
}

test('a line says what happened', () => {
  const line = JSON.parse(logged('info', log => log.info({ match: 'm1', at: new Date(0) }, 'a game ended')))
  expect(line).toMatchObject({ level: 'info', match: 'm1', at: '1970-01-01T00:00:00.000Z', msg: 'a game ended' })
})

test('no secret is written, however deep and whoever holds it', () => {
  const secrets = {
    headers: { cookie: 'sesame', Authorization: 'Bearer sesame', 'set-cookie': ['sesame'] },
    body: [{ password: 'sesame', old_password: 'sesame', token: 'sesame' }],
    contest: { secret: 'sesame', seed: 'sesame', match: { deal: 'sesame', premove0: 'sesame' }, salt: 'sesame', entropy0: 'sesame' },
  }
  const text = logged('info', log => {
    log.info(secrets, 'asked')
    log
      .child({ token: 'sesame', secret: 'sesame' })
      .error({ err: Object.assign(new Error('taken'), { code: '23505', detail: 'Key (hash)=(sesame)' }) })
    log.error(Object.assign(new Error('taken'), { detail: 'sesame' }))
    log.warn({ deep: { cause: Object.assign(new Error('taken'), { parameters: ['sesame'] }) } })
  })
  expect(text.trim().split('\n')).toHaveLength(4)
  expect(text).not.toContain('sesame')
  expect(text).toContain('23505')
})

test('what goes round in circles ends', () => {
  const circle: Record<string, unknown> = { name: 'a' }
  circle['self'] = circle
  expect(logged('info', log => log.info(circle))).toContain('…')
})

test('less than the level is not written', () => {
  expect(logged('warn', log => log.info('hello'))).toBe('')
})
