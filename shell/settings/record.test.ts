import { describe, expect, test } from 'vitest'
import { DEFAULTS, readSettings, writeSettings } from './record.ts'

describe('a record of settings', () => {
  test('comes back as it was written', () => {
    const settings = { ...DEFAULTS, theme: 'contrast-dark', textSize: 20, keys: { 'table.undo': ['z'] }, language: 'de' } as const
    expect(readSettings(writeSettings(settings))).toEqual({ settings, faults: [] })
  })

  test('that was never written is the default, and nothing is wrong with it', () => {
    expect(readSettings(null)).toEqual({ settings: DEFAULTS, faults: [] })
  })

  test.each(['', 'null', '[]', '7', '{"theme":', '"dark"'])('%j is no record: defaults, and that is said', text => {
    expect(readSettings(text)).toEqual({ settings: DEFAULTS, faults: ['record'] })
  })

  test.each([
    ['theme', 'pink'],
    ['pieces', 3],
    ['textSize', 400],
    ['textSize', 16.5],
    ['textSize', '16'],
    ['motion', null],
    ['muted', 'no'],
    ['pieceVolume', -1],
    ['warningVolume', 101],
    ['captions', 1],
    ['language', 'fr'],
    ['confirmLeave', undefined],
    ['keys', { 'table.undo': 'z' }],
    ['keys', { 'table.undo': [''] }],
    ['keys', []],
    ['pad', { 0: 7 }],
    ['version', 2],
  ])('with a bad %s (%j) loses that field and nothing else', (field, value) => {
    const { settings, faults } = readSettings(JSON.stringify({ ...DEFAULTS, captions: true, muted: true, [field]: value ?? null }))
    expect(faults).toEqual([field])
    expect(settings).toEqual({ ...DEFAULTS, captions: true, muted: true, [field]: DEFAULTS[field as keyof typeof DEFAULTS] })
  })

  test('of an older page lacks fields, and of a newer one has more: neither is a fault', () => {
    expect(readSettings('{"version":1,"theme":"dark"}')).toEqual({ settings: { ...DEFAULTS, theme: 'dark' }, faults: [] })
    expect(readSettings('{"theme":"dark","scent":"pine"}')).toEqual({ settings: { ...DEFAULTS, theme: 'dark' }, faults: [] })
  })

  test('nobody has chosen sound who has set nothing, and whoever has keeps the choice', () => {
    expect(readSettings(null).settings.muted).toBeNull()
    for (const muted of [true, false, null])
      expect(readSettings(JSON.stringify({ muted }))).toMatchObject({ settings: { muted }, faults: [] })
  })

  test('[BP-06] whoever has set nothing gets the listed colours, and whoever had the old ones keeps them', () => {
    expect(readSettings(null).settings.pieces).toBe('spec')
    expect(readSettings('{"pieces":"standard"}')).toMatchObject({ settings: { pieces: 'soft' }, faults: [] })
    expect(readSettings('{"pieces":"safe"}').settings.pieces).toBe('safe')
  })
})
