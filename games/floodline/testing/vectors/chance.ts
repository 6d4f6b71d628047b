/** What is drawn: words, numbers, pieces and wind. */
import { below, next, pcg32 } from '../../../../kernel/rng.ts'
import type { VectorResult } from '../../../../tools/vector-adapter.ts'
import { faultsOf } from '../../levels/format/validate.ts'
import { type Bag, MATERIALS, PIECES, type PieceName, WINDS } from '../../nouns.ts'
import { pieceWords, takeNext, windWords } from '../../rules/pieces/bag.ts'
import { materialOfToken, pieceOf, tokenCode } from '../../rules/pieces/pieces.ts'
import { start } from '../../rules/start.ts'
import { blow } from '../../rules/wind.ts'
import { levelOf, type State, type Table, verdict } from './format.ts'

export type PrngVector = Table<{
  readonly seed: number
  readonly nextUint?: readonly number[]
  readonly nextInt?: { readonly max: number; readonly values: readonly number[] }
}>

export function prng({ cases }: PrngVector): VectorResult[] {
  return cases.map(({ seed, nextUint = [], nextInt }) => {
    const rng = pieceWords(seed)
    if (!nextInt)
      return verdict(
        `words of ${seed}`,
        nextUint.map(() => next(rng)),
        nextUint,
      )
    const { max, values } = nextInt
    return verdict(
      `numbers of ${seed} below ${max}`,
      values.map(() => below(rng, max)),
      values,
    )
  })
}

export type WindVector = Table<{
  readonly levelSeed: number
  readonly windSeedDecimal: string
  readonly offsetWhenInterval600: number
  readonly first8EastWest: readonly string[]
}>

/** Of 1442695040888963407, the half that `pcg32` wants. */
const SEQUENCE = halves(1442695040888963407n >> 1n)

function halves(wide: bigint): [high: number, low: number] {
  return [Number(wide >> 32n), Number(wide & 0xffff_ffffn)]
}

export function windSeeds({ cases }: WindVector): VectorResult[] {
  return cases.flatMap(({ levelSeed: seed, windSeedDecimal, offsetWhenInterval600, first8EastWest }) => {
    const gusts = { pushStrength: 1, directionMode: 'RANDOM_SEEDED' } as const
    const withWind = (params: { intervalTicks: number; firstGustOffsetTicks?: number }): State =>
      start(levelOf({ size: [8, 8, 8], level: { seed, hazards: [{ type: 'WIND_GUST', enabled: true, params: { ...gusts, ...params } }] } }))
    const timed = withWind({ intervalTicks: 1, firstGustOffsetTicks: 0 })
    const directions = first8EastWest.map(() => {
      const blowing = WINDS[timed.winds[0]!.direction]
      blow(timed, true, null)
      timed.tick++
      return blowing
    })
    return [
      verdict(`wind generator of ${seed}`, [...windWords(seed)], [...pcg32(halves(BigInt(windSeedDecimal)), SEQUENCE)]),
      verdict(`first gust of ${seed}`, withWind({ intervalTicks: 600 }).winds[0]?.next, offsetWhenInterval600),
      verdict(`directions of ${seed}`, directions, first8EastWest),
    ]
  })
}

export interface BagVector extends Table<{ readonly bag: Bag; readonly seed: number; readonly expected: readonly string[] }> {
  readonly invalid: readonly { readonly bag: Bag }[]
}

export function bags({ cases, invalid }: BagVector): VectorResult[] {
  return [
    ...cases.map(({ bag, seed, expected }) => {
      const state = start(levelOf({ size: [8, 8, 8], level: { bag, seed } }))
      const first = tokenCode(nameOf(state.piece, state.material))
      const drawn = expected.map((_, nth) => (nth === 0 ? first : takeNext(state)))
      return verdict(`${JSON.stringify(bag)} of ${seed}`, drawn.map(named), expected)
    }),
    ...invalid.map(({ bag }) =>
      verdict(
        `${JSON.stringify(bag)} is refused`,
        faultsOf(levelOf({ size: [8, 8, 8], level: { bag } })).some(({ path }) => path.startsWith('/bag')),
        true,
      ),
    ),
  ]
}

function named(token: number): string {
  return nameOf(pieceOf(token), materialOfToken(token))
}

function nameOf(piece: number, material: number): PieceName | `${PieceName}:${(typeof MATERIALS)[number]}` {
  const name = PIECES[piece] as PieceName
  return material === 0 ? name : `${name}:${MATERIALS[material]!}`
}
