/** A picture that is drawn over itself, on the other screen of the terminal, so that the first is as it was afterwards. */
import { paint, wrapped } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'

const ESC = '\u001b'
const OPEN = `${ESC}[?1049h${ESC}[?25l${ESC}[2J`
const CLOSE = `${ESC}[?25h${ESC}[?1049l`

const USUAL_ROWS = 24

export interface Scene {
  /** Made to fit so many columns and, if it can be, lines. */
  picture(columns: number, lines: number): readonly string[]
  painted(line: string): string
  readonly news: readonly string[]
  readonly keys: string
}

export class Screen {
  readonly #world: World
  #shown: string[] = [] // by row, as the terminal has it
  #size = ''

  constructor(world: World) {
    this.#world = world
  }

  /** Gives the way back. It is also taken when the program ends in any other way: nobody wants a terminal without a cursor. */
  open(): () => void {
    const { output } = this.#world
    const close = (): void => void output.write(CLOSE)
    process.once('exit', close)
    output.write(OPEN)
    return () => {
      process.off('exit', close)
      close()
    }
  }

  show(scene: Scene): void {
    const { output, width } = this.#world
    const rows = (output as { rows?: number }).rows ?? USUAL_ROWS
    const size = `${width}x${rows}`
    const resized = size !== this.#size
    if (resized) this.#shown = []
    this.#size = size
    const lines = this.#fitted(scene, rows)
    let text = resized ? `${ESC}[2J` : ''
    for (let row = 0; row < Math.max(lines.length, this.#shown.length); row++) {
      const line = lines[row] ?? ''
      if (line !== this.#shown[row]) text += `${ESC}[${row + 1};1H${line}${ESC}[K`
    }
    this.#shown = lines
    if (text !== '') output.write(text)
  }

  /** News and keys stay at the bottom, where the eye finds them; of a picture that is too high the upper part is shown. */
  #fitted({ picture, painted, news, keys }: Scene, rows: number): string[] {
    const { width } = this.#world
    const foot = [...news.flatMap(line => wrapped(line, width)), ...wrapped(keys, width).map(line => paint(this.#world, 'dim', line))]
    const room = Math.max(2, rows - foot.length - 1)
    const whole = picture(width, room)
    const cut = whole.length > room
    const upper = cut ? [...whole.slice(0, room - 1), `… ${whole.length - room + 1} more lines; a larger window shows them`] : whole
    const gap = new Array<string>(room - upper.length + 1).fill('')
    return [...upper.map(line => painted(line.slice(0, width))), ...gap, ...foot].slice(0, rows)
  }
}
