/**
 * PostgreSQL and Redis, real ones, for the tests of the server: where they are on this machine, and how they get there. Tests start
 * their own, in folders of their own, and leave alone whatever else runs here. Node's own modules only.
 */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canInstallWithApt, installWithApt, onThePath, Unprepared } from './setup.js'

/** Where Debian, Fedora and Homebrew put what they do not put on the path; below the first there is a folder for each version. */
const POSTGRES_PLACES = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt']

/** @returns {Promise<string>} the folder with `initdb` and `postgres` */
export async function ensurePostgres() {
  return (
    findPostgres() ??
    (await installed('PostgreSQL', 'postgresql', findPostgres)) ??
    missing('PostgreSQL', 'postgresql', 'LOCKSTEP_POSTGRES', 'the folder with initdb')
  )
}

/** @returns {Promise<string>} the executable */
export async function ensureRedis() {
  return (
    findRedis() ??
    (await installed('Redis', 'redis-server', findRedis)) ??
    missing('Redis', 'redis-server', 'LOCKSTEP_REDIS', 'a redis-server')
  )
}

/** @returns {string | null} */
export function findPostgres() {
  const named = process.env.LOCKSTEP_POSTGRES
  if (named) {
    if (existsSync(join(named, 'initdb'))) return named
    throw new Unprepared(`LOCKSTEP_POSTGRES names ${named}, and there is no initdb in it.`)
  }
  const below = POSTGRES_PLACES.filter(place => existsSync(place)).flatMap(place =>
    readdirSync(place)
      .filter(name => /^(postgresql@)?\d+$/.test(name))
      .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
      .map(name => join(place, name, 'bin')),
  )
  const onPath = onThePath('initdb')
  return [...below, ...(onPath ? [dirname(onPath)] : [])].find(folder => existsSync(join(folder, 'initdb'))) ?? null
}

/** @returns {string | null} */
export function findRedis() {
  const named = process.env.LOCKSTEP_REDIS
  if (named && !existsSync(named)) throw new Unprepared(`LOCKSTEP_REDIS names ${named}, and there is no such file.`)
  return named || onThePath('redis-server') || onThePath('valkey-server')
}

/**
 * @param {string} what
 * @param {string} name of the package
 * @param {() => string | null} find
 */
async function installed(what, name, find) {
  if (!canInstallWithApt()) return null
  await installWithApt(what, [name])
  return find()
}

/**
 * @param {string} what
 * @param {string} name of the package
 * @param {string} variable
 * @param {string} which
 * @returns {never}
 */
function missing(what, name, variable, which) {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo '
  const how = existsSync('/etc/debian_version') ? `Run: ${sudo}apt-get install -y ${name}   (or` : `Install it (and`
  throw new Unprepared(`There is no ${what}, which the tests of the server start. ${how} point ${variable} at ${which})`)
}
