/** What is said at the prompt, line by line, whether by a person at a keyboard or by a file. */
import { createInterface, type Interface } from 'node:readline'
import type { World } from './world.ts'

export type Heard =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' } // Ctrl-D, or the file is over
  | { readonly kind: 'interrupt' } // Ctrl-C, or the window was closed

export class Prompt {
  readonly #world: World
  readonly #quiet: boolean
  readonly #reader: Interface
  readonly #queue: Heard[] = []
  #waiting: ((heard: Heard) => void) | null = null
  #over = false // nothing more will be heard; newer Nodes throw at whoever asks a closed reader
  readonly #deafen: () => void

  /** `quiet`: no prompts, because a program is listening. */
  constructor(world: World, quiet: boolean, completions: (line: string) => string[]) {
    this.#world = world
    this.#quiet = quiet
    const keyboard = world.interactive && !quiet
    this.#reader = createInterface({
      input: world.input,
      terminal: keyboard,
      ...(keyboard ? { output: world.output, completer: (line: string) => [completions(line), line], removeHistoryDuplicates: true } : {}),
    })
    this.#reader.on('line', text => this.#hear({ kind: 'line', text }))
    this.#reader.on('close', () => {
      this.#over = true
      this.#hear({ kind: 'end' })
    })
    this.#reader.on('error', () => this.#hear({ kind: 'interrupt' })) // the terminal itself is gone
    this.#reader.on('SIGINT', () => this.#hear({ kind: 'interrupt' }))
    this.#deafen = world.onInterrupt(() => this.#hear({ kind: 'interrupt' }))
  }

  async ask(prompt: string): Promise<Heard> {
    const { interactive, out, output } = this.#world
    if (interactive && !this.#quiet && !this.#over) {
      this.#reader.setPrompt(prompt)
      // What was typed while a bot was thinking stays, and so does the cursor behind it.
      this.#reader.prompt(true)
    }
    const heard = await this.#next()
    if (this.#quiet) return heard
    // A file has no keyboard that shows what is typed; written out, the transcript reads like a game.
    if (!interactive) out(`${prompt}${heard.kind === 'line' ? heard.text : ''}`)
    else if (heard.kind !== 'line') output.write('\n')
    return heard
  }

  close(): void {
    this.#deafen()
    this.#reader.close()
  }

  #hear(heard: Heard): void {
    const waiting = this.#waiting
    this.#waiting = null
    if (waiting) waiting(heard)
    // Whoever wants to stop does not want to wait for the rest of the file.
    else if (heard.kind === 'interrupt') this.#queue.unshift(heard)
    else this.#queue.push(heard)
  }

  #next(): Promise<Heard> {
    const heard = this.#queue.shift()
    if (heard) return Promise.resolve(heard)
    return new Promise(resolve => {
      this.#waiting = resolve
    })
  }
}
