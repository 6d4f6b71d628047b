import { expect, test } from 'vitest'
import { SHARP, toggled } from './pencil.ts'
import { notesText, readNotes } from './saved-notes.ts'

const marked = toggled({ ...SHARP, auto: false }, 7, 4)

test('marks and time come back as they were left', () => {
  const text = notesText(true, { seconds: 754, pencil: marked })
  expect(readNotes(text)).toEqual({ seconds: 754, pencil: marked })
})

test('a game that nobody touched is not worth a note; marks alone are', () => {
  expect(notesText(false, { seconds: 12, pencil: SHARP })).toBeNull()
  expect(notesText(false, { seconds: 12, pencil: toggled(marked, 7, 4) })).toBeNull()
  expect(notesText(false, { seconds: 12, pencil: marked })).not.toBeNull()
})

test('what a stranger wrote, or nobody, is an empty page', () => {
  const spoilt = [
    null,
    '',
    '{',
    '7',
    '{"seconds":-1}',
    '{"seconds":1,"pencil":{}}',
    '{"seconds":1,"pencil":{"auto":1,"written":{},"struck":{}}}',
    '{"seconds":1,"pencil":{"auto":true,"written":{"3":"x"},"struck":{}}}',
  ]
  for (const text of spoilt) expect(readNotes(text), String(text)).toEqual({ seconds: 0, pencil: SHARP })
})
