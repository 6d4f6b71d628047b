/** Keys that are held, and the moves they become. */
import type { VectorResult } from '../../../../tools/vector-adapter.ts'
import { DOWN } from '../../rules/board/space.ts'
import { KeyRepeat } from '../../view/input/key-repeat.ts'
import { type Table, verdict } from './format.ts'

export type KeysVector = Table<{ readonly name: string; readonly rawMoveX: readonly number[]; readonly expected: readonly string[] }> & {
  readonly op: { readonly das: number; readonly arr: number }
}

export function heldKeys({ op, cases }: KeysVector): VectorResult[] {
  return cases.map(({ name, rawMoveX, expected }) => {
    const hands = new KeyRepeat()
    hands.handling = { ...hands.handling, delay: op.das, rate: op.arr }
    const became = rawMoveX.map(held => {
      hands[held > 0 ? 'press' : 'release']('right')
      hands[held < 0 ? 'press' : 'release']('left')
      const [asked] = hands.actions(0, DOWN, false)
      return asked?.kind !== 'move' ? 'None' : asked.step === 'x+' ? 'MoveRight' : 'MoveLeft'
    })
    return verdict(name, became, expected)
  })
}
