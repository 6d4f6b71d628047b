/** Frames come when they come; ticks are sixty a second. Between them stands this clock, which nothing of the game ever sees. */

const TICK_MS = 1000 / 60

/** After a long stall (a hidden tab, a breakpoint) time goes on from now: nobody wants to watch what they missed. */
const MOST_BEHIND = 15

export class TickClock {
  #last: number | null = null
  #owed = 0 // milliseconds not yet turned into ticks
  /** 1 is real time; 0 stands still. */
  speed = 1

  /** How many ticks are due at this frame. */
  due(now: number): number {
    const passed = this.#last === null ? 0 : now - this.#last
    this.#last = now
    this.#owed += passed * this.speed
    // The slack keeps a frame that comes a hair early from skipping its tick and the next from doing two.
    const ticks = Math.floor(this.#owed / TICK_MS + 0.05)
    this.#owed -= ticks * TICK_MS
    if (ticks <= MOST_BEHIND) return ticks
    this.#owed = 0
    return 1
  }

  /** Time stood still until now. */
  restart(now: number): void {
    this.#last = now
    this.#owed = 0
  }
}
