import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isFault, playOver, verify } from '../../../../kernel/replay.ts'
import { floodline } from '../../game.ts'
import { editFile, withLevelsCopy } from './copies.ts'
import { relevel, rerecord } from './rerecord.ts'

const FIRST = 'campaign/01-first-stack'
const REPLAYS = [`${FIRST}/gold.replay`, `${FIRST}/bronze.replay`, `${FIRST}/silver.replay`]

function textsIn(root: string): string[] {
  return REPLAYS.map(file => readFileSync(join(root, file), 'utf8'))
}

function editLevel(root: string, from: string | RegExp, to: string): void {
  editFile(join(root, FIRST, 'level.json'), text => text.replace(from, to))
}

test('a level that was not touched keeps its replays', () =>
  withLevelsCopy(root => {
    const before = textsIn(root)
    expect(relevel('first-stack', root).map(({ ok, says }) => [ok, says])).toEqual(
      REPLAYS.map(() => [true, 'unchanged, it is of this level']),
    )
    expect(textsIn(root)).toEqual(before)
  }))

test('after a harmless edit the same inputs are recorded on the new level, with their notes and as many stars', () =>
  withLevelsCopy(root => {
    const before = textsIn(root)
    editLevel(root, '"seed": 1,', '"seed": 2,')
    expect(relevel('first-stack', root)).toEqual(REPLAYS.map(file => ({ file, ok: true, says: 'recorded again' })))
    for (const [at, text] of textsIn(root).entries()) {
      const stars = [true, at !== 1, at === 0]
      expect(verify(text, floodline)).toMatchObject({ ok: true, outcome: { code: 'won', facts: { stars } } })
      const over = playOver(text, floodline)
      expect(!isFault(over) && over.session.deal.seed).toBe(2)
      expect(inputs(text)).toEqual(inputs(before[at]!))
      expect(text.match(/^note .*$/gm)).toEqual(before[at]!.match(/^note .*$/gm))
    }
    expect(relevel(null, root).filter(({ ok, says }) => !ok || says === 'recorded again')).toEqual([])
  }))

/** The lines that somebody pressed. */
function inputs(text: string): string[] {
  return text.split('\n').filter(line => /^\d+ (?!= |end )/.test(line))
}

test('a level that these inputs do not win any more says at which line, and the files stay as they are', () =>
  withLevelsCopy(root => {
    const before = textsIn(root)
    editLevel(root, '"objectives":', '"constraints": [{ "type": "WEIGHT_LIMIT", "maxMass": 20 }],\n  "objectives":')
    const [gold] = relevel('first-stack', root)
    expect(gold).toMatchObject({ file: REPLAYS[0], ok: false })
    expect(gold!.says).toMatch(/^line \d+ \("\d+ [a-z+-]+"\) comes too late, and it ends "weight-exceeded", not "won, 3 of 3 stars"$/)
    expect(textsIn(root)).toEqual(before)
  }))

test('stars that are lost are told, and stars that are gained too: a rough replay shall be rough', () =>
  withLevelsCopy(root => {
    const before = textsIn(root)
    editLevel(root, '"two": [{ "type": "MAX_HOLES", "count": 10 }]', '"two": [{ "type": "MAX_HOLES", "count": 1000 }]')
    const [gold, rough] = relevel('first-stack', root)
    expect(gold).toMatchObject({ ok: true, says: 'recorded again' })
    expect(rough!.says).toMatch(/^every line is played, and it ends "won, 2 of 3 stars", not "won, 1 of 3 stars"$/)
    expect(textsIn(root)[1]).toBe(before[1])
  }))

test('an input that the rules refuse is named by its line', () =>
  withLevelsCopy(root => {
    const [gold] = textsIn(root)
    const level = JSON.parse(readFileSync(join(root, FIRST, 'level.json'), 'utf8')) as never
    const recording = rerecord(gold!, Object.assign(level, { axes: ['pitch'] }))
    const lines = gold!.split('\n')
    const line = lines.findIndex(each => /^\d+ yaw[+-]$/.test(each)) + 1
    const [tick, key] = lines[line - 1]!.split(' ')
    expect(recording).toMatchObject({
      kind: 'failed',
      because: expect.stringMatching(`^line ${line} \\("${tick} ${key!.replace('+', '\\+')}"\\) is refused: `),
    })
  }))

test('a level with faults, a level there is not, a replay that is none', () =>
  withLevelsCopy(root => {
    expect(relevel('nowhere', root)).toEqual([{ file: 'nowhere', ok: false, says: 'there is no such level' }])
    editFile(join(root, REPLAYS[0]!), text => text.replace('54 drop', '53 drop'))
    expect(relevel('first-stack', root)[0]!.says).toMatch('it cannot be played over: ')
    editLevel(root, '"BEDROCK"', '"ROCK"')
    expect(relevel('first-stack', root)[0]).toMatchObject({ file: FIRST, ok: false, says: expect.stringMatching(/^level\.json: /) })
  }))
