/** What a table says, gathered until a frame asks for it. */
import type { FloodEvent } from '../../nouns.ts'

/** What came of a frame. */
export interface FrameNews {
  readonly events: readonly FloodEvent[] // since the last frame, in order
  readonly rewound: boolean // the past changed: what was heard before means nothing now
}

export class TableEvents {
  /** Somebody does something at the table and waits for what comes of it. */
  collecting = false
  #events: FloodEvent[] = []
  #rewound = false

  add(events: readonly FloodEvent[]): void {
    this.#events.push(...events)
  }

  /** The past changed: events of a future that never came are nobody's business. */
  rewind(): void {
    this.#events = []
    this.#rewound = true
  }

  /** What the table says while something is done at it. */
  during(act: () => void): readonly FloodEvent[] {
    const first = this.#events.length
    this.collecting = true
    act()
    this.collecting = false
    return this.#events.slice(first)
  }

  /** Everything since this was last called. */
  take(): FrameNews {
    const news = { events: this.#events, rewound: this.#rewound }
    this.#events = []
    this.#rewound = false
    return news
  }
}
