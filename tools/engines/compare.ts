/** What the engines said, held against each other. */
import { sha256Hex } from '../../kernel/sha256.ts'
import type { Findings, Replays } from './page.ts'

/** All of it in one number. */
export function digest(findings: Findings): string {
  const games = Object.keys(findings.verified).sort()
  return sha256Hex(
    [findings.primitives, ...games.flatMap(game => [game, findings.played[game], ...(findings.verified[game] ?? [])])].join('\n'),
  )
}

export function count(findings: Findings): number {
  return Object.values(findings.verified).reduce((sum, hashes) => sum + hashes.length, 0)
}

/** A replay that did not come to what it says, in any engine, ours included; or null. */
export function firstFault({ verified }: Findings): string | null {
  for (const [game, hashes] of Object.entries(verified)) {
    const index = hashes.findIndex(hash => !/^[0-9a-f]{16}$/.test(hash))
    if (index >= 0) return `replay ${index + 1} of ${game}: ${hashes[index]}`
  }
  return null
}

/** Where two engines part, in words; null where they do not. */
export function firstDifference(ours: Findings, theirs: Findings, replays: Replays): string | null {
  for (const game of Object.keys(replays)) {
    const [here, there] = [ours.verified[game] ?? [], theirs.verified[game] ?? []]
    const index = here.findIndex((hash, at) => hash !== there[at])
    if (index >= 0) return `replay ${index + 1} of ${game} ends in ${there[index]} instead of ${here[index]}:\n${replays[game]?.[index]}`
    if (here.length !== there.length) return `${there.length} replays of ${game} instead of ${here.length}`
  }
  for (const game of Object.keys(replays))
    if (ours.played[game] !== theirs.played[game]) return `${game} played from the same seeds gives other replays`
  return ours.primitives === theirs.primitives ? null : 'the random streams, hashes or digests of the kernel differ'
}
