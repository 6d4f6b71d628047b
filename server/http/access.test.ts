import { expect, test } from 'vitest'
import { PARAMETERS, ROLES } from './testing/access.ts'
import { expectedAccess, walkAccess } from './testing/walk.ts'

test('everybody may do what the table says and nothing else, and no route is missing from it', async () => {
  const { routes, cells } = await walkAccess()
  expect([...expectedAccess().keys()].sort()).toEqual([...routes].sort())
  const wrong = cells.filter(({ answered, expected }) => answered !== expected)
  expect(wrong.map(({ route, role, answered, expected }) => `${route} as ${role}: ${answered}, not ${expected}`)).toEqual([])
  expect(cells.filter(({ changed }) => changed).map(({ route, role }) => `${route} as ${role} was refused and changed something`)).toEqual(
    [],
  )
}, 240_000)

test('the table is whole', () => {
  for (const [route, cells] of expectedAccess()) {
    expect([route, cells.length]).toEqual([route, ROLES.length])
    expect([route, route.includes(':')]).toEqual([route, route in PARAMETERS])
  }
})
