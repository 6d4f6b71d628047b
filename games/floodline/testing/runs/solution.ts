import { readFile } from 'node:fs/promises'

/** What the kept replay of a level of the campaign asks for, in order. */
export async function solutionOf(level: string): Promise<string[]> {
  const replay = await readFile(new URL(`../../levels/campaign/${level}/gold.replay`, import.meta.url), 'utf8')
  return [...replay.matchAll(/^\d+ ([a-z]+(?: [a-z]+|[+-])?)$/gm)].map(([, action = '']) => action)
}
