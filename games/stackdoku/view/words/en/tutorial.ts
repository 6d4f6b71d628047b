/** The tutorial, beat by beat. */
import type { Explanation } from '../../../../../ui/stage.ts'
import type { Beat } from '../../../levels/tutorial.ts'

export const BEATS: Readonly<Record<Beat, Explanation>> = {
  free: {
    title: 'Free tiles',
    lines: ['A tile is free when nothing lies on it and its left or right side is open. Free tiles are bright. Select one.'],
  },
  pair: { title: 'A pair', lines: ['Two free tiles with the same number come off together. Select both 8s.'] },
  tray: {
    title: 'The tray',
    lines: ['Each pair becomes two tokens in the tray, which has four places. Take one more pair and see it fill up.'],
  },
  place: {
    title: 'Placing',
    lines: ['The tray is full, so no pair can come. A token goes where its number is not yet in the row, column or box. Place all four.'],
  },
  hint: { title: 'Hints', lines: ['A hint shows a move that surely wins, and says why. Ask for one.'] },
  undo: { title: 'Undo', lines: ['Do what the hint says, or something else. Then take it back with Undo.'] },
  hide: {
    title: 'Hidden numbers',
    lines: ['Harder levels hide the numbers: a free tile shows its own while it is selected. Hide them now, with the button above.'],
  },
  show: { title: 'Hidden numbers', lines: ['Select a tile or two and see. Then show the numbers again.'] },
  ready: { title: 'Nearly done', lines: ['Take the last pair that is not a 5, and place its tokens.'] },
  trap: { title: 'A wrong turn', lines: ['Not every pair is a good pair. For once, take the two 5s of the back row, and place them.'] },
  rescue: { title: 'Stuck', lines: ['One 5 lies on the other, and neither can go without the other. Undo until the two 5s are back.'] },
  finish: { title: 'The right turn', lines: ['Now take the 5 on top with one of the back row. Clear the stack and fill the grid.'] },
}

/** Why something has to wait until the lesson comes to it. */
export function notYet(beat: Beat): string {
  return beat === 'tray'
    ? 'Leave the tokens in the tray for a moment: first take another pair.'
    : beat === 'trap'
      ? 'For once, take the two 5s of the back row.'
      : beat === 'rescue'
        ? 'Undo first, until the two 5s are back.'
        : 'Not yet: the 5s come last in this lesson.'
}
