/** Says what happens at the table: to a person in words, to a program as one line of JSON each. */
import { stringify } from '../../kernel/plaintext.ts'
import { folded } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'

export class Speaker {
  readonly world: World
  /** A program is listening. */
  readonly json: boolean

  constructor(world: World, json: boolean) {
    this.world = world
    this.json = json
  }

  /** `words` as they are: a picture, a table. */
  tell(kind: string, facts: Readonly<Record<string, unknown>>, words: string): void {
    this.world.out(this.json ? stringify({ kind, ...facts }) : words)
  }

  /** Prose, folded to the screen. */
  say(kind: string, facts: Readonly<Record<string, unknown>>, words: string): void {
    this.tell(kind, facts, folded(words, this.world.width))
  }
}
