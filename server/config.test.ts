import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { configHelp, readConfig, shownConfig } from './config.ts'

const SET = {
  PORT: '9000',
  HOST: '0.0.0.0',
  LOCKSTEP_DATA: '/srv/lockstep',
  DATABASE_URL: 'postgres://lockstep:open-sesame@db.example:5433/arcade?sslpassword=open-sesame',
  DATABASE_POOL: '20',
  REDIS_URL: 'rediss://:open-sesame@cache.example:6379/2',
  LOCKSTEP_ORIGINS: 'https://a.example, http://localhost:5173',
  LOCKSTEP_LOG: 'warn',
  LOCKSTEP_TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::1',
  LOCKSTEP_METRICS_TOKEN: 'open-sesame-open-sesame',
}

test('nothing set is one process with everything in it', () => {
  const { data, ...rest } = readConfig({ DATABASE_URL: '' })
  expect(rest).toEqual({
    port: 8100,
    host: '127.0.0.1',
    databaseUrl: null,
    databasePool: 10,
    redisUrl: null,
    origins: [],
    log: 'info',
    proxies: null,
    metricsToken: null,
  })
  expect(data).toMatch(/[\\/]\.data$/)
})

test('everything set', () => {
  expect(readConfig(SET)).toEqual({
    port: 9000,
    host: '0.0.0.0',
    data: '/srv/lockstep',
    databaseUrl: SET.DATABASE_URL,
    databasePool: 20,
    redisUrl: SET.REDIS_URL,
    origins: ['https://a.example', 'http://localhost:5173'],
    log: 'warn',
    proxies: 'loopback, 10.0.0.0/8,fd00::1',
    metricsToken: SET.LOCKSTEP_METRICS_TOKEN,
  })
})

describe('a wrong value is a sentence that names the variable', () => {
  test.each([
    ['PORT', '65536', 'PORT is "65536", and must be a whole number from 0 to 65535'],
    ['PORT', '80a', 'PORT is "80a", and must be'],
    ['HOST', 'a b', 'HOST is "a b", and must be a name or an address'],
    ['DATABASE_POOL', '0', 'DATABASE_POOL is "0", and must be a whole number from 1 to 200'],
    ['LOCKSTEP_LOG', 'loud', 'LOCKSTEP_LOG is "loud", and must be one of silent, fatal'],
    ['LOCKSTEP_ORIGINS', 'https://a.example/path', 'LOCKSTEP_ORIGINS is "https://a.example/path", and must be origins'],
    ['LOCKSTEP_ORIGINS', 'https://a.example,', 'must be origins with commas between them'],
    ['LOCKSTEP_ORIGINS', '*', 'must be origins'],
    ['LOCKSTEP_TRUST_PROXY', 'yes', 'LOCKSTEP_TRUST_PROXY is "yes", and must be addresses with commas between them'],
    ['LOCKSTEP_TRUST_PROXY', '10.0.0.1/8/9', 'LOCKSTEP_TRUST_PROXY is "10.0.0.1/8/9", and must be addresses'],
    ['LOCKSTEP_TRUST_PROXY', '10.0.0.1/0', 'LOCKSTEP_TRUST_PROXY is "10.0.0.1/0", and must be addresses'],
    ['LOCKSTEP_TRUST_PROXY', '::/0', 'LOCKSTEP_TRUST_PROXY is "::/0", and must be addresses'],
    ['LOCKSTEP_TRUST_PROXY', '::ffff:10.0.0.1/104', 'LOCKSTEP_TRUST_PROXY is "::ffff:10.0.0.1/104", and must be addresses'],
    ['LOCKSTEP_TRUST_PROXY', '10.0.0.0/33', 'LOCKSTEP_TRUST_PROXY is "10.0.0.0/33", and must be addresses'],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })

  test.each([
    ['DATABASE_URL', 'mysql://me:open-sesame@db/x', 'DATABASE_URL cannot be used: it must be an address that begins with postgres://'],
    ['REDIS_URL', 'open-sesame', 'REDIS_URL cannot be used: it must be an address that begins with redis://'],
    ['LOCKSTEP_METRICS_TOKEN', 'open sesame', 'LOCKSTEP_METRICS_TOKEN cannot be used: it must be at least 16 letters'],
  ])('%s, which may hold a secret, is not repeated', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
    expect(() => readConfig({ [name]: value })).not.toThrow(/sesame/)
  })
})

test('what is shown has everything but the secrets', () => {
  const shown = shownConfig(SET)
  expect(shown).not.toContain('sesame')
  expect(shown).toContain('postgres://lockstep:***@db.example:5433/arcade?sslpassword=***')
  expect(shown).toContain('rediss://:***@cache.example:6379/2')
  for (const name of Object.keys(SET)) expect(shown).toContain(name)
  expect(shownConfig({})).toMatch(/DATABASE_URL +\(none\)/)
})

test('the help names every variable', () => {
  for (const name of Object.keys(SET)) expect(configHelp()).toContain(name)
})

test('every proxy that is accepted is one that the server takes', () => {
  for (const each of [
    'loopback',
    'linklocal,uniquelocal',
    '10.0.0.1',
    '10.0.0.0/8',
    '0.0.0.0/1',
    '10.0.0.1/32',
    '::1',
    'fd00::/8',
    '::1/128',
    '::ffff:a00:1',
  ])
    expect(() => fastify({ trustProxy: readConfig({ LOCKSTEP_TRUST_PROXY: each }).proxies ?? false })).not.toThrow()
})
