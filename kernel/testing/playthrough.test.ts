import { expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import { sealedNim } from './broken.ts'
import { dropper } from './dropper.ts'
import { perform, readRecipe } from './playthrough.ts'

const deal = { heaps: [1, 2], first: 0, misere: false }

test('a transcript holds what is needed to perform it again', () => {
  const transcript = perform(nim, {
    title: 'Two',
    game: 'nim',
    deal,
    actions: [
      { seat: 0, text: 'b2' },
      { seat: 1, text: 'a1' },
    ],
  })
  const recipe = readRecipe(transcript)
  expect(recipe).toEqual({
    title: 'Two',
    game: 'nim',
    deal,
    actions: [
      { seat: 0, text: 'b2' },
      { seat: 1, text: 'a1' },
    ],
  })
  expect(transcript).toContain('last-stick, 0:1: seat 1 took the last stick, which wins')
})

test('a game without secrets is drawn once, one with secrets for each eye that sees something else', () => {
  const telling = { ...sealedNim, text: (view: { envelope: number | null }) => `envelope ${view.envelope ?? 'sealed'}` }
  expect(perform(nim, { title: 'x', game: 'nim', deal, actions: [] })).toContain('\nseat 0, seat 1, referee:\n')
  const sealed = perform(telling, { title: 'x', game: 'nim', deal, actions: [] })
  expect(sealed).toContain('\nseat 0, seat 1:    referee:\nenvelope sealed    envelope 9\n')
})

test('a refused action is part of the story', () => {
  const transcript = perform(nim, { title: 'No', game: 'nim', deal, actions: [{ seat: 0, text: 'a2' }] })
  expect(transcript).toContain('0> a2   (of 3)\n   refused, too-many: heap a has only 1, so 2 cannot be taken\n')
  expect(transcript).toMatch(/the game goes on\n$/)
})

test('a seed and a setup deal as everywhere else, and ticks are kept', () => {
  const recipe = {
    title: 'Falling',
    game: 'dropper',
    seed: 'x',
    setup: { undos: 0 },
    actions: [{ seat: 0, text: 'down', tick: 7 } as const],
  }
  const transcript = perform(dropper, recipe)
  expect(transcript).toContain('\n7 0> down')
  expect(readRecipe(transcript)).toEqual(recipe)
})

test('what is not a transcript is named', () => {
  expect(readRecipe('hello')).toMatchObject({ because: expect.stringContaining('# title') })
  expect(readRecipe('# x\ngame nim\ndeal {\n\n')).toMatchObject({ because: expect.stringContaining('cannot be read') })
})
