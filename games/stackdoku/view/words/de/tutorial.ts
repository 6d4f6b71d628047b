/** The tutorial, beat by beat. */
import type { Explanation } from '../../../../../ui/stage.ts'
import type { Beat } from '../../../levels/tutorial.ts'

export const BEATS: Readonly<Record<Beat, Explanation>> = {
  free: {
    title: 'Freie Steine',
    lines: ['Ein Stein ist frei, wenn nichts auf ihm liegt und links oder rechts offen ist. Freie Steine sind hell. Wähle einen.'],
  },
  pair: { title: 'Ein Paar', lines: ['Zwei freie Steine mit derselben Zahl gehen zusammen weg. Wähle beide 8en.'] },
  tray: {
    title: 'Die Ablage',
    lines: ['Jedes Paar kommt in die Ablage, und die hat hier vier Plätze. Nimm noch ein Paar und sieh, wie sie voll wird.'],
  },
  place: {
    title: 'Setzen',
    lines: [
      'Die Ablage ist voll, kein Paar passt mehr. Ein Stein darf hin, wo seine Zahl in Zeile, Spalte und Block fehlt. Setze alle vier.',
    ],
  },
  hint: { title: 'Tipps', lines: ['Ein Tipp zeigt einen Zug, der sicher gewinnt, und sagt warum. Lass dir einen geben.'] },
  undo: { title: 'Zurücknehmen', lines: ['Tu, was der Tipp sagt, oder etwas anderes. Dann nimm es zurück.'] },
  hide: {
    title: 'Verdeckte Zahlen',
    lines: [
      'Schwerere Level verdecken die Zahlen: Ein freier Stein zeigt seine nur, solange er gewählt ist. Verdecke sie jetzt, mit dem Knopf oben.',
    ],
  },
  show: { title: 'Verdeckte Zahlen', lines: ['Wähle ein, zwei Steine und sieh nach. Dann zeige die Zahlen wieder.'] },
  ready: { title: 'Fast geschafft', lines: ['Nimm das letzte Paar, das keine 5 ist, und setze beide.'] },
  trap: {
    title: 'Falsch abgebogen',
    lines: ['Nicht jedes Paar ist gut. Nimm dieses eine Mal die beiden 5en der hinteren Reihe, und setze sie.'],
  },
  rescue: {
    title: 'Festgefahren',
    lines: ['Eine 5 liegt auf der anderen, und keine geht ohne die andere. Nimm zurück, bis die beiden 5en wieder da sind.'],
  },
  finish: {
    title: 'Richtig abgebogen',
    lines: ['Nimm jetzt die obere 5 mit einer der hinteren Reihe. Räume den Stapel ab und fülle das Sudoku.'],
  },
}

/** Why something has to wait until the lesson comes to it. */
export function notYet(beat: Beat): string {
  return beat === 'tray'
    ? 'Lass die Steine noch kurz in der Ablage: Nimm erst ein weiteres Paar.'
    : beat === 'trap'
      ? 'Nimm dieses eine Mal die beiden 5en der hinteren Reihe.'
      : beat === 'rescue'
        ? 'Nimm erst zurück, bis die beiden 5en wieder da sind.'
        : 'Noch nicht: Die 5en kommen hier zuletzt.'
}
