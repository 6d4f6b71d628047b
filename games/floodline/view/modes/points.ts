/** A score is stars, or points where the game is endless. Who asks for a day's score does not say of which preset it is: there are no four stars. */
export function isPoints(score: number, preset: string | undefined): boolean {
  return preset?.startsWith('endless') || score > 3 || score < 0
}
