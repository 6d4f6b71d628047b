/** Puzzles at a prompt, one after the other: a turn is typed, and a wrong one is told what it misses. */
import type { Game } from '../../../kernel/game.ts'
import { Prompt } from '../../../terminal/prompt.ts'
import type { TurnPlay } from '../../../terminal/terminal.ts'
import { counted, folded, indented, paint } from '../../../terminal/text.ts'
import type { World } from '../../../terminal/world.ts'
import { describeAnswer, describeTurn, hintsFor, refusalIn } from '../levels/describe-puzzle.ts'
import type { Puzzle } from '../levels/puzzles.ts'

type Action = Parameters<typeof describeTurn>[1]

const WORDS = ['hint', 'answer', 'next', 'help', 'quit'] as const

const HELP = `  c3       a turn: the cell to place on
  hint     where to look; every hint says more
  answer   the turn, and what it does
  next     another puzzle
  Enter    the position again
  quit     leave`

const HINTS = 3

type Effect = 'same' | 'next' | 'leave'

export class Solving {
  readonly #world: World
  readonly #game: Game
  readonly #play: TurnPlay
  readonly #prompt: Prompt
  #hints = 0
  #shown = false
  solved = 0

  constructor(world: World, game: Game, play: TurnPlay) {
    this.#world = world
    this.#game = game
    this.#play = play
    this.#prompt = new Prompt(world, false, line => WORDS.filter(word => word.startsWith(line.trim())))
  }

  /** Until there are no more, or somebody leaves. */
  async run(puzzles: readonly Puzzle[], from: number): Promise<void> {
    try {
      for (const [at, puzzle] of puzzles.entries()) {
        if (at + 1 < from) continue
        if (!(await this.#solve(puzzle, `Puzzle ${at + 1} of ${puzzles.length}, ${puzzle.rules}`))) return
      }
    } finally {
      this.#prompt.close()
    }
  }

  /** Whether somebody wants another. */
  async #solve(puzzle: Puzzle, name: string): Promise<boolean> {
    const side = puzzle.view.turn === 0 ? 'Blue' : 'Red'
    this.#hints = 0
    this.#shown = false
    this.#say(paint(this.#world, 'bold', `${name}: find the turn of ${side}'s that scores ${puzzle.points}.`), '')
    this.#draw(puzzle)
    for (;;) {
      const heard = await this.#prompt.ask('> ')
      if (heard.kind !== 'line') return false
      const effect = this.#answer(puzzle, heard.text.trim())
      if (effect !== 'same') return effect === 'next'
    }
  }

  #answer(puzzle: Puzzle, text: string): Effect {
    switch (text) {
      case '':
        this.#draw(puzzle)
        return 'same'
      case 'hint':
        this.#say(`Hint: ${hintsFor(puzzle)[Math.min(this.#hints++, HINTS - 1)]}`)
        return 'same'
      case 'answer':
        this.#shown = true
        this.#say(`The answer is ${puzzle.answer}: ${counted(puzzle.points, 'point')} in ${counted(puzzle.waves, 'wave')}.`)
        this.#tell(describeAnswer(puzzle))
        return 'same'
      case 'next':
        return 'next'
      case 'help':
      case '?':
        this.#world.out(HELP)
        return 'same'
      case 'quit':
      case 'exit':
      case 'q':
        return 'leave'
      default:
        return this.#turn(puzzle, text)
    }
  }

  #turn(puzzle: Puzzle, text: string): Effect {
    const action = this.#game.parse(text) as Action | null
    const no = action ? refusalIn(puzzle, action) : `"${text}" is no turn. A turn is a cell such as c3; "help" lists what else there is.`
    if (!action || no !== null) {
      this.#say(`No: ${no}`)
      return 'same'
    }
    const { right, points, lines, missed } = describeTurn(puzzle, action)
    this.#tell(lines)
    if (!right) {
      this.#say(`No: ${text} scores ${points === 0 ? 'nothing' : points}, and there are ${puzzle.points} to be had.`)
      for (const line of missed) this.#say(line)
      return 'same'
    }
    if (!this.#shown) this.solved++
    this.#say(paint(this.#world, 'green', `Right: ${text} scores ${points}, and no other turn does.`), '')
    return 'next'
  }

  /** What a turn does, wave by wave. */
  #tell(lines: readonly string[]): void {
    this.#world.out(indented(lines.join('\n'), 4))
  }

  #draw({ view }: Puzzle): void {
    const picture = this.#game.text(view)
    this.#world.out(`\n${this.#play.paint(picture, this.#world)}\n`)
  }

  #say(text: string, indent = '  '): void {
    this.#world.out(folded(`${indent}${text}`, this.#world.width))
  }
}
