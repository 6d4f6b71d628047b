/** `npm run access`: the table of who may do what, as it was walked through just now. */
import { ROLES } from './access.ts'
import { type Cell, walkAccess } from './walk.ts'

const { routes, cells } = await walkAccess()
const told = ({ answered, expected, changed }: Cell): string =>
  `${answered}${answered === expected ? '' : ` (not ${expected})`}${changed ? ' (and changed something)' : ''}`
const rows = [...new Set(cells.map(({ route }) => route))].map(route => [route, ...cells.filter(cell => cell.route === route).map(told)])
const missing = routes.filter(route => !cells.some(cell => cell.route === route))
const table = [['', ...ROLES], ...rows]
const widths = table[0]?.map((_name, column) => Math.max(...table.map(row => row[column]?.length ?? 0))) ?? []
for (const row of table)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
for (const route of missing) console.log(`${route} is not in the table`)
const wrong = cells.filter(({ answered, expected, changed }) => answered !== expected || changed).length
console.log(`${rows.length} routes, ${cells.length} answers, ${wrong} not as they should be, ${missing.length} routes missing`)
process.exitCode = wrong + missing.length === 0 ? 0 : 1
