/** A browser spoken to by W3C WebDriver, as far as a person who looks, points and types needs it. */

/** Keys that have no letter, as WebDriver writes them. */
export const KEY = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', End: '\uE010', Right: '\uE014' } as const

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export class Browser {
  readonly #session: string

  private constructor(session: string) {
    this.#session = session
  }

  static async open(driver: string, binary: string): Promise<Browser> {
    const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
    const { sessionId } = (await call('POST', `${driver}/session`, { capabilities: { alwaysMatch } })) as { sessionId: string }
    return new Browser(`${driver}/session/${sessionId}`)
  }

  async go(url: string): Promise<void> {
    await call('POST', `${this.#session}/url`, { url })
  }

  async size(width: number, height: number): Promise<void> {
    await call('POST', `${this.#session}/window/rect`, { width, height })
  }

  /** What a few lines of script on the page come to. */
  async read<T>(script: string, ...args: unknown[]): Promise<T> {
    return (await call('POST', `${this.#session}/execute/sync`, { script, args })) as T
  }

  /** Waits until something is so, and says what was waited for if it never is. */
  async until(what: string, script: string, ms = 30_000, ...args: unknown[]): Promise<void> {
    const last = Date.now() + ms
    while (!(await this.read<boolean>(`return Boolean(${script})`, ...args))) {
      if (Date.now() > last) throw new Error(`waited ${ms} ms for ${what}; the page says: ${await this.#said()}`)
      await new Promise(done => setTimeout(done, 60))
    }
  }

  /** One after the other, down and up. */
  async press(...keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await call('POST', `${this.#session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** With the pointer, in the middle of what a selector finds; false where it finds nothing. */
  async click(selector: string): Promise<boolean> {
    const found = await this.read<Record<string, string> | null>(
      'const e = document.querySelector(arguments[0]); e?.scrollIntoView({ block: "nearest" }); return e',
      selector,
    )
    if (found === null) return false
    const origin = { [ELEMENT]: found[ELEMENT] }
    const actions = [
      { type: 'pointerMove', origin, x: 0, y: 0, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await call('POST', `${this.#session}/actions`, {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
    return true
  }

  async close(): Promise<void> {
    await call('DELETE', this.#session)
  }

  async #said(): Promise<string> {
    return (await this.read<string>('return document.body.innerText')).replace(/\s+/g, ' ').slice(0, 300)
  }
}

async function call(method: string, url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error = '', message = '' } = value as { error?: string; message?: string }
  throw new Error(`WebDriver: ${error}: ${message.split('\n')[0]}`)
}
