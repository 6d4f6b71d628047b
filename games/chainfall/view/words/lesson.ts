import { type Language, spoken } from '../../../../ui/language.ts'

export interface LessonWords {
  readonly title: string
  step(at: number, of: number): string
  /** By turn of the learner: what there is to see, and what to do. */
  readonly steps: readonly { readonly title: string; readonly lines: readonly string[]; readonly task: string }[]
  readonly waiting: string
  elsewhere(turn: string): string
  readonly wonTitle: string
  readonly won: readonly string[]
  readonly play: string
  readonly back: string
  readonly again: string
}

const catalogue: Readonly<Record<Language, LessonWords>> = {
  en: {
    title: 'First game',
    step: (at, of) => `${at} of ${of}`,
    steps: [
      {
        title: 'Place a tile',
        lines: [
          'You are Blue: circles. A tile shows how many turns it has left.',
          'What comes next stands above the board, for both of you.',
        ],
        task: 'Put your 3 on c3.',
      },
      {
        title: 'Everything counts down',
        lines: [
          'At the end of every turn all tiles lose one. At zero a tile goes off and takes the four beside it.',
          'Yours on c3 goes off in this very turn. Red’s tile stands beside it: that is a point for you.',
        ],
        task: 'Put your 3 on d2. The panel tells the whole turn before you play it.',
      },
      {
        title: 'Make a chain',
        lines: [
          'A tile that is taken while it shows 1 goes off as well, one wave later.',
          'd2 goes off now. A 2 on d3 shows 1 by then: it is lit, and takes Red’s d4. The numbers on the board are the waves.',
        ],
        task: 'Put your 2 on d3.',
      },
      {
        title: 'Play a card',
        lines: [
          'b2 would go off in Red’s own turn, and bring you nothing. Only whoever’s turn it is scores.',
          'Sabotage takes one off an enemy tile: then it goes off in yours. A lead of three ends this game.',
        ],
        task: 'Take Sabotage, play it on b2, then put your 4 on d4.',
      },
    ],
    waiting: 'Red answers.',
    elsewhere: turn => `Any cell would do in a game. In this lesson, play ${turn}.`,
    wonTitle: 'You won, 3 to 0',
    won: [
      'That is all there is: place, tick, chain, cards.',
      'The rest is counting: in v1 an even tile goes off in the other one’s turn, an odd one in yours.',
    ],
    play: 'Play a real game',
    back: 'To the game’s page',
    again: 'Once more',
  },
  de: {
    title: 'Erste Partie',
    step: (at, of) => `${at} von ${of}`,
    steps: [
      {
        title: 'Leg einen Stein',
        lines: [
          'Du bist Blau: Kreise. Ein Stein zeigt, wie viele Züge er noch hat.',
          'Was als Nächstes kommt, steht über dem Brett, für euch beide.',
        ],
        task: 'Leg deine 3 auf c3.',
      },
      {
        title: 'Alles zählt herunter',
        lines: [
          'Am Ende jedes Zuges verlieren alle Steine eins. Bei null geht ein Stein hoch und nimmt die vier daneben mit.',
          'Deiner auf c3 geht in diesem Zug hoch. Daneben liegt ein roter: Das ist ein Punkt für dich.',
        ],
        task: 'Leg deine 3 auf d2. Die Tafel erzählt den ganzen Zug, bevor du ihn spielst.',
      },
      {
        title: 'Bau eine Kette',
        lines: [
          'Ein Stein, der bei 1 mitgenommen wird, geht selbst hoch, eine Welle später.',
          'd2 geht jetzt hoch. Eine 2 auf d3 zeigt dann 1: Sie zündet und nimmt das rote d4 mit. Die Zahlen auf dem Brett sind die Wellen.',
        ],
        task: 'Leg deine 2 auf d3.',
      },
      {
        title: 'Spiel eine Karte',
        lines: [
          'b2 ginge im Zug von Rot hoch und brächte dir nichts. Punkte macht nur, wer am Zug ist.',
          'Sabotage nimmt einem fremden Stein eins: Dann geht er in deinem hoch. Drei Vorsprung beenden diese Partie.',
        ],
        task: 'Nimm Sabotage, spiel sie auf b2, dann leg deine 4 auf d4.',
      },
    ],
    waiting: 'Rot antwortet.',
    elsewhere: turn => `In einer Partie ginge jedes Feld. In dieser Lektion spiel ${turn}.`,
    wonTitle: 'Gewonnen, 3 zu 0',
    won: [
      'Das ist alles: legen, ticken, Kette, Karten.',
      'Der Rest ist Zählen: In v1 geht ein gerader Stein im Zug des anderen hoch, ein ungerader in deinem.',
    ],
    play: 'Eine richtige Partie spielen',
    back: 'Zur Seite des Spiels',
    again: 'Noch einmal',
  },
}

/** Read it while rendering. */
export function lessonWords(): LessonWords {
  return spoken(catalogue)
}
