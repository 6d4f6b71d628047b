/**
 * Speech takes time, and a game makes more of it than anybody can listen to. What is new waits until there is room for it and is then
 * said in one breath; of where the piece would land, only the latest is worth saying.
 */

/** Between two breaths. Shorter, and a screen reader cuts one off with the next. */
const BREATH_MS = 350

/** More news than this at once is a flood: the oldest give way. */
const MOST_NEWS = 4

export class Voice {
  #news: string[] = []
  #place = ''
  #breathed = Number.NEGATIVE_INFINITY
  /** What was said last, for whoever missed it. */
  last = ''

  /** Something happened, or was asked for. */
  news(sentence: string): void {
    if (sentence === '') return
    this.#news = [...this.#news, sentence].slice(-MOST_NEWS)
  }

  /** Where the piece would land now: whatever was said of that before is out of date. */
  place(sentence: string): void {
    this.#place = sentence
  }

  /** What is to be said at this moment; '' for nothing. */
  due(now: number): string {
    const sentences = [...this.#news, this.#place].filter(sentence => sentence !== '')
    if (sentences.length === 0 || now - this.#breathed < BREATH_MS) return ''
    this.#news = []
    this.#place = ''
    this.#breathed = now
    this.last = sentences.join(' ')
    return this.last
  }
}
