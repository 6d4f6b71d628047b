import { describe, expect, test } from 'vitest'
import { Refused } from '../http/errors.ts'
import { LOOK_ALIKES, SHAPES } from './look-alikes.ts'
import { acceptName, nameKey, nameShape } from './names.ts'

function refusedFor(name: string): string {
  try {
    return `accepted as ${acceptName(name).name}`
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

describe('a name', () => {
  test.each([
    'Ada',
    'Jean-Luc',
    'max_mustermann',
    'Ada Lovelace',
    'Müller',
    'Ёлка',
    'Γιώργος',
    'さくら',
    '東京タワー',
    '김철수',
    'मोहन दास',
    'محمد',
    'Player 47',
    'ᏣᎳᎩ',
    'Gaston',
    'X2Y',
  ])('may be %s', name => expect(acceptName(name).name).toBe(name.normalize('NFKC')))

  test('is stored as it reads, without what nobody sees', () => {
    expect(acceptName('  Ａｄａ ').name).toBe('Ada')
    expect(acceptName('A\u0308nne').name).toBe('Änne')
  })

  test.each([
    ['ab', 'name-short'],
    ['', 'name-short'],
    ['abcdefghijklmnopqrstu', 'name-long'],
    ['two  spaces', 'name-characters'],
    ['-begins', 'name-characters'],
    ['ends_', 'name-characters'],
    ['a\u200bda', 'name-characters'],
    ['ada\u202Eadmin', 'name-characters'],
    ['ada\nlovelace', 'name-characters'],
    ['<script>', 'name-characters'],
    ['adá\u0301\u0301\u0301\u0301', 'name-characters'],
    ['emoji 🙂', 'name-characters'],
    ['12345', 'name-characters'],
    ['pаypal', 'name-mixed'],
    ['Νina', 'name-mixed'],
    ['adaさ', 'name-mixed'],
    ['ꓮꓠꓠꓮ', 'name-alphabet'],
    ['ᗅᗞᗅᗅ', 'name-alphabet'],
    ['𐐀𐐁𐐂', 'name-alphabet'],
    ['ʀᴏᴏᴛ', 'name-reserved'],
    ['admin', 'name-reserved'],
    ['Adm1n', 'name-reserved'],
    ['Administrator 2', 'name-reserved'],
    ['L0CKSTEP', 'name-reserved'],
    ['Lockstep Team', 'name-reserved'],
    ['Guest 12345', 'name-reserved'],
    ['gue5t', 'name-reserved'],
    ['Gast 4821', 'name-reserved'],
    ['deleted player', 'name-reserved'],
    ['Gelöscht', 'name-reserved'],
  ])('may not be %j: %s', (name, code) => expect(refusedFor(name)).toBe(code))
})

describe('names that are taken for one another', () => {
  test.each([
    ['Ada', 'ADA'],
    ['Ada Lovelace', 'ada_lovelace'],
    ['Ada Lovelace', 'AdaLovelace'],
    ['Oslo', '0s1o'],
    ['Illia', 'lIIiа'],
    ['Müller', 'Muller'],
    ['Mira', 'rnira'],
    ['Wera', 'vvera'],
    ['cop', 'сор'],
    ['HOPE', 'НОРЕ'],
    ['BETA', 'ΒΕΤΑ'],
    ['Bob8', 'Bobb'],
    ['Sina5', 'Sinas'],
    ['Ａｄａ', 'Ada'],
    ['Straße', 'StraBe'],
  ])('%s and %s have one key', (one, other) => expect(nameKey(other)).toBe(nameKey(one)))

  test.each([
    ['Ada', 'Eda'],
    ['Max 2', 'Max 3'],
    ['Anna', 'Anne'],
    ['がく', 'かく'],
    ['Nina', 'Vina'],
    ['Player 47', 'Player 74'],
  ])('%s and %s do not', (one, other) => expect(nameKey(other)).not.toBe(nameKey(one)))

  test.each([
    ['ΑΝΝΑ', 'Anna'],
    ['ΖΟΕ ΗΥΝΤ', 'Zoe Hynt'],
    ['АННА', 'Ahha'],
    ['ᎪᏚᎠᎪ', 'Asda'],
    ['ꭺꮪꭰꭺ', 'Asda'],
    ['ᴀɴɴᴀ', 'Anna'],
    ['ՏՕՕ', 'Soo'],
    ['Anna', 'Anna'],
    ['Ёлка', 'Ёлка'],
  ])('%s has the shape of %s', (one, other) => expect(nameShape(one)).toBe(nameKey(other)))

  test('capitals tell nobody apart, whatever they look like', () => {
    expect(nameKey('ΝΙΚΗ')).toBe(nameKey('Νίκη'))
    expect(nameShape('Νίκη')).not.toBe(nameShape('ΝΙΚΗ'))
  })

  test('folding is done once: a key is its own key', () => {
    for (const name of ['Ada Lovelace', 'Сорока', 'ΓΕΩΡΓΙΟΣ', 'rnira vvera', 'Jörg-ß', 'l1I0O58'])
      expect(nameKey(nameKey(name))).toBe(nameKey(name))
  })

  test('every letter that is folded into another is one letter, and small', () => {
    for (const [from, to] of SHAPES) expect([from, [...from].length, [...to].length]).toEqual([from.normalize('NFKC'), 1, 1])
    for (const [from, to] of LOOK_ALIKES) {
      expect([from, [...from].length, [...to].length]).toEqual([from, 1, 1])
      expect(from).toBe(from.toLowerCase())
      expect([to, LOOK_ALIKES.get(to) ?? to]).toEqual([to, to])
    }
  })
})
