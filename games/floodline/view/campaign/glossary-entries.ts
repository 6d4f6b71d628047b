/** The glossary. Every entry is at most two sentences, and true by docs/rules/floodline.md: `rule` says where. */
import type { Said } from '../../levels/lesson/prompts.ts'

export interface GlossaryEntry {
  readonly id: string
  readonly word: Said
  readonly said: Said
  readonly rule: string
}

const entry = (
  id: string,
  rule: string,
  en: readonly [word: string, said: string],
  de: readonly [word: string, said: string],
): GlossaryEntry => ({
  ...{ id, rule },
  word: { en: en[0], de: de[0] },
  said: { en: en[1], de: de[1] },
})

export const GLOSSARY: readonly GlossaryEntry[] = [
  entry(
    'tilt',
    'FL-35',
    ['Tilt', 'Turns the world by a quarter, so that gravity pulls to another side. Everything loose slides, and the water runs.'],
    ['Kippen', 'Dreht die Welt um ein Viertel, sodass es zu einer anderen Seite zieht. Alles Lose rutscht, und das Wasser läuft.'],
  ),
  entry(
    'budget',
    'FL-32',
    ['Tilt budget', 'So many tilts a level allows. The way back to level counts as well.'],
    ['Kippvorrat', 'So oft darf in einem Level gekippt werden. Das Zurückkippen zählt mit.'],
  ),
  entry(
    'cooldown',
    'FL-33',
    ['Cooldown', 'The time after a tilt in which no other is possible.'],
    ['Abklingzeit', 'Die Zeit nach einem Kippen, in der kein weiteres möglich ist.'],
  ),
  entry(
    'landing',
    'FL-51',
    ['Landing', 'A piece becomes part of the board. Goals, drains and ice count landings.'],
    ['Landung', 'Ein Stein wird Teil des Bretts. Ziele, Abflüsse und Eis zählen Landungen.'],
  ),
  entry(
    'resolve',
    'FL-51',
    [
      'Resolve',
      'What follows a landing or a tilt: first the blocks settle, then the water; after a landing drains and ice have their turn. No time passes meanwhile.',
    ],
    [
      'Auflösung',
      'Was auf eine Landung oder ein Kippen folgt: Erst setzen sich die Blöcke, dann das Wasser; nach einer Landung sind auch Abflüsse und Eis dran. Dabei vergeht keine Zeit.',
    ],
  ),
  entry(
    'shift',
    'FL-46',
    ['Shift', 'How many blocks a resolve leaves in another cell than before. Blocks that are lost are not among them.'],
    ['Verrutscht', 'So viele Blöcke liegen nach einer Auflösung in einem anderen Feld als zuvor. Verlorene zählen nicht dazu.'],
  ),
  entry(
    'collapse',
    'FL-47',
    ['Collapse', 'A resolve that shifts eight blocks or more.'],
    ['Einsturz', 'Eine Auflösung, in der acht oder mehr Blöcke verrutschen.'],
  ),
  entry(
    'body',
    'FL-40',
    ['Body', 'Blocks that touch face to face and are not anchored. It moves as one and never tips over.'],
    ['Körper', 'Blöcke, die sich Fläche an Fläche berühren und nicht verankert sind. Er bewegt sich als Ganzes und kippt nie um.'],
  ),
  entry(
    'loose',
    'FL-41',
    ['Loose', 'A body that touches no rock, ice, drain or anchored block. It lies on the floor, and a tilt takes it along.'],
    [
      'Lose',
      'Ein Körper, der weder Fels, Eis, Abfluss noch einen verankerten Block berührt. Er liegt auf dem Boden, und ein Kippen nimmt ihn mit.',
    ],
  ),
  entry(
    'held',
    'FL-42',
    [
      'Held',
      'One touch of rock, ice, a drain or an anchored block holds a whole body, even from the side or from above. The edge of the board holds only what lies on it.',
    ],
    [
      'Gehalten',
      'Eine einzige Berührung mit Fels, Eis, Abfluss oder einem verankerten Block hält einen ganzen Körper, auch von der Seite oder von oben. Der Rand des Bretts hält nur, was auf ihm liegt.',
    ],
  ),
  entry(
    'anchored',
    'FL-48',
    [
      'Anchored',
      'Fixed in its cell: it never moves, and what touches it stays. Reinforced pieces are anchored for good, stabilised ones for some tilts.',
    ],
    [
      'Verankert',
      'In seinem Feld fest: Es bewegt sich nie, und was es berührt, bleibt. Verstärkte Steine sind es für immer, stabilisierte für einige Male Kippen.',
    ],
  ),
  entry(
    'lost',
    'FL-49',
    ['Lost', 'Fallen out of the world over an open edge. Some levels end when too many blocks are lost.'],
    ['Verloren', 'Über einen offenen Rand aus der Welt gefallen. Manche Level enden, wenn zu viele Blöcke verloren sind.'],
  ),
  entry(
    'height',
    'FL-94',
    ['Height', 'Counted upwards in the level world, and the floor is 0: height 6 needs seven layers.'],
    ['Höhe', 'Wird in der aufrechten Welt nach oben gezählt, und der Boden ist 0: Höhe 6 braucht sieben Schichten.'],
  ),
  entry(
    'limit',
    'FL-111',
    ['Height limit', 'Whoever builds above it loses. It is looked at only when the world is level.'],
    ['Höhengrenze', 'Wer darüber baut, verliert. Geprüft wird nur, wenn die Welt gerade steht.'],
  ),
  entry(
    'plateau',
    'FL-95',
    ['Plateau', 'Built cells side by side at one height, with nothing but air or water on top.'],
    ['Plateau', 'Gebaute Felder nebeneinander auf einer Höhe, mit nichts als Luft oder Wasser darüber.'],
  ),
  entry(
    'bridge',
    'FL-96',
    ['Bridge', 'A straight row of blocks with nothing right below them, borne at both ends. Its gap is the length of that row.'],
    [
      'Brücke',
      'Eine gerade Reihe von Blöcken, unter denen nichts ist und die an beiden Enden getragen wird. Ihre Spannweite ist die Länge der Reihe.',
    ],
  ),
  entry(
    'overhang',
    'FL-98',
    ['Overhang', 'The same row, borne at one end and free at the other.'],
    ['Überhang', 'Eine gerade Reihe über nichts, an einem Ende getragen, am anderen frei.'],
  ),
  entry(
    'cavity',
    'FL-97',
    ['Cavity', 'Air that is shut in. No way leads from it to the top, not even through water or porous blocks.'],
    ['Hohlraum', 'Eingeschlossene Luft. Kein Weg führt von ihr nach oben, auch nicht durch Wasser oder poröse Blöcke.'],
  ),
  entry(
    'hole',
    'FL-122',
    ['Hole', 'An empty or flooded cell with something built anywhere above it. Rock above makes no hole.'],
    ['Loch', 'Ein leeres oder überflutetes Feld, über dem irgendwo etwas gebaut ist. Fels darüber macht kein Loch.'],
  ),
  entry(
    'gust',
    'FL-80',
    ['Gust', 'Wind that pushes the piece in the air and nothing else. Where it comes from and when is shown ahead.'],
    ['Windstoß', 'Wind, der den Stein in der Luft schiebt und sonst nichts. Woher und wann, wird vorher gezeigt.'],
  ),
  entry(
    'hold',
    'FL-58',
    ['Hold', 'Puts the piece in the air aside and brings the one that was put aside before, or the next. Once for each landing.'],
    ['Ablage', 'Legt den Stein in der Luft beiseite und bringt den, der dort lag, oder den nächsten. Einmal je Landung.'],
  ),
  entry(
    'drop',
    'FL-26',
    ['Drop', 'The piece goes as far as it can at once, and lands. Softly, it only goes faster and can still be steered.'],
    ['Fallen lassen', 'Der Stein geht sofort, so weit er kann, und landet. Beim sanften Senken wird er nur schneller und bleibt lenkbar.'],
  ),
  entry(
    'pool',
    'FL-69',
    ['Pool', 'Water that stands together with one surface. When it is full it runs over its lowest rim.'],
    ['Becken', 'Wasser, das mit einem Spiegel zusammensteht. Ist es voll, läuft es über den niedrigsten Rand.'],
  ),
  entry(
    'unit',
    'FL-60',
    ['Unit', 'As much water as one cell holds. Drains and goals count in units.'],
    ['Einheit', 'So viel Wasser, wie in ein Feld passt. Abflüsse und Ziele zählen in Einheiten.'],
  ),
  entry(
    'displace',
    'FL-65',
    [
      'Displaced',
      'Water pushed out of its cell by a block that ends there. It goes to the lowest place it can reach, and is gone if there is none.',
    ],
    [
      'Verdrängt',
      'Wasser, das ein Block aus seinem Feld drückt. Es geht an den tiefsten Platz, den es erreicht, und ist weg, wenn es keinen gibt.',
    ],
  ),
  entry(
    'freeze',
    'FL-74',
    ['Freeze', 'When the armed piece lands, the water around it turns to ice. It thaws after as many landings as the level says.'],
    [
      'Gefrieren',
      'Landet ein Stein, der dafür bereit ist, wird das Wasser um ihn zu Eis. Es taut nach so vielen Landungen, wie das Level sagt.',
    ],
  ),
  entry(
    'place-drain',
    'FL-76',
    ['Placing a drain', 'When the armed piece lands, one block of it becomes a drain. It works with that very landing.'],
    ['Abfluss setzen', 'Landet ein Stein, der dafür bereit ist, wird einer seiner Blöcke zum Abfluss. Er wirkt schon bei dieser Landung.'],
  ),
  entry(
    'stabilise',
    'FL-78',
    ['Stabilise', 'When the armed piece lands, it is anchored for two tilts, unless the level says otherwise.'],
    ['Stabilisieren', 'Landet ein Stein, der dafür bereit ist, ist er für zweimal Kippen verankert, wenn das Level nichts anderes sagt.'],
  ),
  entry(
    'charge',
    'FL-77',
    ['Charge', 'Arming a piece costs one at once. Taking the arm off again gives none back.'],
    ['Ladung', 'Einen Stein bereit zu machen kostet sofort eine. Wer es zurücknimmt, bekommt sie nicht wieder.'],
  ),
  entry(
    'weight',
    'FL-79',
    ['Weight', 'All pieces that have landed: 1 for each block, 2 for each heavy one. It never goes down, whatever is lost.'],
    ['Gewicht', 'Alle gelandeten Steine: 1 je Block, 2 je schwerem Block. Es sinkt nie, was auch verloren geht.'],
  ),
  entry(
    'stars',
    'FL-120',
    ['Star', 'The first is for winning. The second and the third each ask for something of their own, in the same run.'],
    ['Stern', 'Der erste ist für den Sieg. Der zweite und der dritte verlangen jeder etwas Eigenes, im selben Versuch.'],
  ),
  entry(
    'par',
    'FL-121',
    ['Par', 'The best result anybody knows of, such as the fewest pieces. There is a recorded game behind it.'],
    ['Par', 'Das beste bekannte Ergebnis, etwa die wenigsten Steine. Dahinter steht eine aufgezeichnete Partie.'],
  ),
  entry(
    'win',
    'FL-119',
    [
      'Winning',
      'All goals are met when a piece has landed, and nothing has been broken that loses. Goals of shape count only while the world is level.',
    ],
    [
      'Sieg',
      'Wenn ein Stein gelandet ist, sind alle Ziele erfüllt und keine Grenze verletzt. Ziele der Form zählen nur, solange die Welt gerade steht.',
    ],
  ),
]
