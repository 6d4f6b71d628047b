/** Where a session was begun, in words that somebody recognises in a list. Only these words are stored, never the header itself. */
const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'] as const
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux'] as const

const CALLED: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'macOS', CrOS: 'ChromeOS' }

export function deviceOf(userAgent: string | undefined): string {
  const found = [BROWSERS, SYSTEMS].flatMap(names => names.find(name => userAgent?.includes(name)) ?? [])
  return found.map(name => CALLED[name] ?? name).join(', ')
}
