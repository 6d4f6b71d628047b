/**
 * The border between style sheets. Which layer a sheet belongs to is said by the folder it lies in, so that a game wins over the shell and the
 * shell over the base whatever is fetched first and however long a selector is; ui/tokens.css says their order. And breakpoints
 * are written by name: CSS itself has no variables in a media query.
 */
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { BREAKPOINTS } from '../ui/breakpoints.ts'

const LAYERS: readonly (readonly [folder: string, layer: string])[] = [
  ['ui/tokens.css', 'tokens'],
  ['ui/', 'base'],
  ['shell/', 'shell'],
  ['games/', 'game'],
]

export function cssBorder(): Plugin {
  return {
    name: 'css-border',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code, id) => layered(relative('.', id), spelledOut(code)),
    },
  }
}

/** The sheet within its layer. What comes from a package stays as it is. */
export function layered(path: string, code: string): string {
  const layer = LAYERS.find(([folder]) => path.startsWith(folder))?.[1]
  if (layer === undefined) return code
  const [, order = '', rest = code] = /^(@layer [\w, ]+;)?([\s\S]*)$/.exec(code) ?? []
  return `${order}@layer ${layer}{${rest}}`
}

/** `(--narrow)` as the browser understands it. */
export function spelledOut(code: string): string {
  return code.replace(
    /\((--[a-z]+)\)(?=[^;{}]*\{)/g,
    (whole, name: string) => (BREAKPOINTS as Readonly<Record<string, string>>)[name] ?? whole,
  )
}
