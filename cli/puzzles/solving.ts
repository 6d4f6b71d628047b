/** Puzzles at a prompt, one after the other: a turn is typed, and a wrong one is told what it misses. */
import { answerIn, compared, enemiesIn, type Puzzle } from '../../games/chainfall/levels/puzzles.ts'
import { told } from '../../games/chainfall/minds/telling.ts'
import type { Chainfall } from '../../games/chainfall/nouns.ts'
import { cellName } from '../../games/chainfall/rules/grid.ts'
import { type Foreseen, foresee, worldOf } from '../../games/chainfall/rules/preview.ts'
import type { Game } from '../../kernel/game.ts'
import { Lines } from '../play/lines.ts'
import type { Teller } from '../play/teller.ts'
import { counted, folded, indented, paint, sentence } from '../terminal.ts'
import type { World } from '../world.ts'

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
  readonly #game: Game<Chainfall>
  readonly #teller: Teller | null
  readonly #lines: Lines
  #hints = 0
  #shown = false
  solved = 0

  constructor(world: World, game: Game<Chainfall>, teller: Teller | null) {
    this.#world = world
    this.#game = game
    this.#teller = teller
    this.#lines = new Lines(world, false, line => WORDS.filter(word => word.startsWith(line.trim())))
  }

  /** Until there are no more, or somebody leaves. */
  async run(puzzles: readonly Puzzle[], from: number): Promise<void> {
    try {
      for (const [at, puzzle] of puzzles.entries()) {
        if (at + 1 < from) continue
        if (!(await this.#solve(puzzle, `Puzzle ${at + 1} of ${puzzles.length}, ${puzzle.rules}`))) return
      }
    } finally {
      this.#lines.close()
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
      const heard = await this.#lines.ask('> ')
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
        this.#tell(puzzle, foresee(puzzle.view, answerIn(puzzle.answer)))
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
    const { view } = puzzle
    const action = this.#game.parse(text)
    if (!action) {
      this.#say(`No: "${text}" is no turn. A turn is a cell such as c3; "help" lists what else there is.`)
      return 'same'
    }
    const refusal = this.#game.refuse(worldOf(view), view.turn, action)
    if (refusal) {
      this.#say(`No: ${refusal.because}`)
      return 'same'
    }
    const { right, mine } = compared(puzzle, action)
    this.#tell(puzzle, mine)
    if (!right) {
      for (const line of missedBy(puzzle, text, action)) this.#say(line)
      return 'same'
    }
    if (!this.#shown) this.solved++
    this.#say(paint(this.#world, 'green', `Right: ${text} scores ${mine.points}, and no other turn does.`), '')
    return 'next'
  }

  /** What a turn does, wave by wave. */
  #tell({ view }: Puzzle, { events }: Foreseen): void {
    this.#world.out(indented(told(view.config, events).join('\n'), 4))
  }

  #draw({ view }: Puzzle): void {
    const picture = this.#game.text(view)
    this.#world.out(`\n${this.#teller?.painted(picture, this.#world) ?? picture}\n`)
  }

  #say(text: string, indent = '  '): void {
    this.#world.out(folded(`${indent}${text}`, this.#world.width))
  }
}

function hintsFor(puzzle: Puzzle): readonly [string, string, string] {
  const { view, answer, waves } = puzzle
  const { best } = compared(puzzle, answerIn(answer))
  return [
    `it begins with ${named(view, best.waves[0]?.exploding ?? [])} going off, and runs for ${counted(waves, 'wave')}.`,
    `it takes ${named(view, enemiesIn(best, view.turn))}.`,
    `it places in column ${answer.charAt(0)}.`,
  ]
}

/** Why a turn is not the one: what it scores, what it leaves, where its chain ends. */
function missedBy(puzzle: Puzzle, text: string, action: Chainfall['Action']): readonly string[] {
  const { mine, best, left } = compared(puzzle, action)
  const scores = mine.points === 0 ? 'nothing' : String(mine.points)
  const lines = [`No: ${text} scores ${scores}, and there are ${best.points} to be had.`]
  if (left.length > 0) lines.push(`It leaves ${named(puzzle.view, left)} standing, which the answer takes.`)
  if (mine.waves.length < best.waves.length)
    lines.push(
      sentence(`it is over after ${counted(mine.waves.length, 'wave')}; the answer runs for ${counted(best.waves.length, 'wave')}`),
    )
  return lines
}

function named({ config }: Puzzle['view'], cells: readonly number[]): string {
  const names = cells.map(cell => cellName(config, cell))
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
}
