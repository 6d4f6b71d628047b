import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function version(root: string): Promise<string> {
  const { version: number } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return number
}
