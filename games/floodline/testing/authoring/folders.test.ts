import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editFile, withLevelsCopy } from './copies.ts'
import { readLevelFolders } from './folders.ts'

const FIRST = 'campaign/01-first-stack'
const BRIDGE = 'puzzles/01-footbridge'

type Spoil = (root: string) => void

const replaced =
  (file: string, from: string | RegExp, to: string): Spoil =>
  root =>
    editFile(join(root, file), text => text.replace(from, to))

const SPOILT: readonly (readonly [what: string, spoil: Spoil, says: string | RegExp])[] = [
  ['a level without texts', root => rmSync(join(root, FIRST, 'texts.json')), `${FIRST}: there is no texts.json`],
  ['a level nobody has won with one star', root => rmSync(join(root, FIRST, 'bronze.replay')), `${FIRST}: there is no bronze.replay`],
  ['a stray file', root => writeFileSync(join(root, FIRST, 'notes.txt'), ''), `${FIRST}: notes.txt does not belong here`],
  ['a folder without a number', root => renameSync(join(root, FIRST), join(root, 'campaign/first-stack')), /first-stack: the name of a/],
  ['a file beside the folders', root => writeFileSync(join(root, 'campaign/lessons.ts'), ''), /lessons\.ts: the name of a folder is/],
  ['another id than the folder', root => renameSync(join(root, FIRST), join(root, 'campaign/01-stack')), /has the id "first-stack"/],
  [
    'a number that is taken',
    root => renameSync(join(root, 'campaign/02-first-tilt'), join(root, 'campaign/01-first-tilt')),
    `campaign/01-first-tilt: ${FIRST} has the same number`,
  ],
  [
    'an id that is taken',
    root => cpSync(join(root, FIRST), join(root, 'campaign/99-first-stack'), { recursive: true }),
    `campaign/99-first-stack: ${FIRST} has the same id`,
  ],
  ['a title in one language', replaced(`${FIRST}/texts.json`, /,\s*"de": "Erster Stapel"/, ''), /texts\.json: title\.de: /],
  ['a prompt in one language', replaced(`${FIRST}/texts.json`, /,\s*"de": "Darunter[^"]*"/, ''), /texts\.json: prompts\.0\.say\.de: /],
  ['an empty sentence', replaced(`${BRIDGE}/texts.json`, /"de": "Zwei Pfeiler[^"]*"/, '"de": " "'), /texts\.json: idea\.de: /],
  ['a third language', replaced(`${FIRST}/texts.json`, '"de": "Erster', '"fr": "x", "de": "Erster'), /texts\.json: title\.fr: /],
  ['a title that the level does not have', replaced(`${FIRST}/texts.json`, 'First Stack', 'Stacking'), /"Stacking", and level\.json says/],
  ['an idea that the puzzle does not have', replaced(`${BRIDGE}/texts.json`, 'Two piers', 'Three piers'), `${BRIDGE}: the idea in`],
  ['an event there is not', replaced(`${FIRST}/texts.json`, '"event": "spawned"', '"event": "sprung"'), /texts\.json: prompts\.0\.when/],
  ['a place there is not', replaced(`${FIRST}/texts.json`, '"key corner"', '"key jump"'), /texts\.json: prompts\.3\.point: /],
  ['texts that are not JSON', replaced(`${FIRST}/texts.json`, '{', ''), `${FIRST}: texts.json: this is not JSON`],
  ['a level with a fault', replaced(`${FIRST}/level.json`, '"BEDROCK"', '"ROCK"'), /level\.json: \/terrain\/0/],
  ['a plan with a misspelt word', root => writeFileSync(join(root, BRIDGE, 'plan.json'), '{ "need": "tilt" }'), /plan\.json: need: /],
]

test.each(SPOILT)('%s is found', (_, spoil, says) =>
  withLevelsCopy(root => {
    spoil(root)
    expect(readLevelFolders(root).faults.join('\n')).toMatch(says)
  }),
)

test('the order is that of the numbers', () =>
  withLevelsCopy(root => {
    renameSync(join(root, FIRST), join(root, 'campaign/99-first-stack'))
    const { faults, campaign } = readLevelFolders(root)
    expect(faults).toEqual([])
    expect(campaign.at(-1)).toMatchObject({ number: 99, id: 'first-stack' })
    expect(campaign.map(({ number }) => number)).toEqual(campaign.map(({ number }) => number).toSorted((a, b) => a - b))
  }))
