import type { Language } from '../../../ui/language.ts'

/** How it is played and won, for the game's page: what one has to know before the first game. The rule book is docs/rules/stackdoku.md. */
export const inShort: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Take two free tiles with the same number off the stack: they become two tokens in the tray. A tile is free if nothing lies on it and its left or right side is open.',
    'Place the tokens in the Sudoku: no number twice in a row, a column or a box. The tray is small, so sooner or later you must place some before you can take more.',
    'You win when the stack is gone and the grid is full. Every level has been proven winnable.',
  ],
  de: [
    'Nimm zwei freie Steine mit derselben Zahl vom Stapel: Ihre Zahlen kommen in die Ablage. Frei ist ein Stein, wenn nichts auf ihm liegt und seine linke oder rechte Seite offen ist.',
    'Setz die Zahlen ins Sudoku: keine zweimal in einer Zeile, einer Spalte oder einem Block. Die Ablage ist klein; früher oder später musst du erst setzen, bevor du weiter abräumen kannst.',
    'Gewonnen ist, wenn der Stapel weg und das Gitter voll ist. Für jedes Level ist bewiesen, dass es sich gewinnen lässt.',
  ],
}
