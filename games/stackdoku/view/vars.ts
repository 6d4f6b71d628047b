/** Lengths and such for the style sheet. */
export function vars(values: Readonly<Record<`--${string}`, number | string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
