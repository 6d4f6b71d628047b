/** A copy of the levels to spoil. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LEVELS } from './folders.ts'

/** Calls back with the path of the copy, and throws it away afterwards. */
export function withLevelsCopy(use: (root: string) => void): void {
  const root = mkdtempSync(join(tmpdir(), 'lockstep-levels-'))
  try {
    for (const part of ['campaign', 'puzzles', 'template.json']) cpSync(join(LEVELS, part), join(root, part), { recursive: true })
    use(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

export function editFile(path: string, edit: (text: string) => string): void {
  const text = readFileSync(path, 'utf8')
  const edited = edit(text)
  if (edited === text) throw new Error(`nothing was changed in ${path}`)
  writeFileSync(path, edited)
}
