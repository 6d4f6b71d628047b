import type { Language } from '../../../ui/language.ts'

/** How it is played and won, for the game's page: what one has to know before the first game. The rule book is docs/rules/floodline.md. */
export const inShort: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Pieces fall one by one onto a floating island. Steer them, turn them and put them down: what you build has to meet the goals of the level.',
    'You may tilt the world. Then everything loose slides to one side, and the water runs. Before you tilt, you can see exactly what it would do.',
    'What touches rock or ice stays where it is; everything else falls until something holds it. Water lies as low as it can, and a block in a full pool pushes it over the rim.',
    'A level is won when all its goals are met as a piece lands. It is lost when you build too high, run out of pieces or break one of its limits.',
  ],
  de: [
    'Steine fallen nacheinander auf eine schwebende Insel. Lenke sie, dreh sie, setz sie ab: Was du baust, muss die Ziele des Levels erfüllen.',
    'Du kannst die Welt kippen. Dann rutscht alles Lose zur Seite, und das Wasser läuft. Vor dem Kippen siehst du genau, was passieren würde.',
    'Was Fels oder Eis berührt, bleibt, wo es ist; alles andere fällt, bis etwas es hält. Wasser liegt so tief, wie es kann, und ein Block in einem vollen Becken drückt es über den Rand.',
    'Gewonnen ist ein Level, wenn beim Absetzen eines Steins alle Ziele erfüllt sind. Verloren ist es, wenn du zu hoch baust, die Steine ausgehen oder du eine seiner Grenzen verletzt.',
  ],
}
