/** How often a second something is done when many do it as fast as they can. */
export interface Speaker {
  begin(): void
  end(): void
  /** How often it was done so far. */
  count(): number
}

export async function rateOf(speakers: readonly Speaker[], measuredMs: number): Promise<number> {
  const sum = (): number => speakers.reduce((total, speaker) => total + speaker.count(), 0)
  for (const speaker of speakers) speaker.begin()
  await sleep(measuredMs / 4)
  const [from, began] = [sum(), performance.now()]
  await sleep(measuredMs)
  const rate = (sum() - from) / ((performance.now() - began) / 1000)
  for (const speaker of speakers) speaker.end()
  return rate
}

export const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))
