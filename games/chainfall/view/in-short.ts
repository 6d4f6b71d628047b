import type { Language } from '../../../ui/language.ts'

/** How it is played and won, for the game's page: what one has to know before the first game. The rule book is docs/rules/chainfall.md. */
export const inShort: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Two players take turns putting a numbered tile on an empty cell. Then every tile counts down by one. What reaches zero explodes and takes the tiles beside it along.',
    'Every tile of your opponent’s that goes on your turn is a point for you. A tile that is taken along at 1 explodes next, and so chains begin. Before placing you may play a card: each once, four in a game.',
    'When the last tile is gone, more points win; whoever leads by 8 wins at once. That is v1; the other variants change some of it.',
  ],
  de: [
    'Abwechselnd legt ihr einen Stein mit einer Zahl auf ein leeres Feld. Dann zählt jeder Stein um eins herunter. Was null erreicht, geht hoch und nimmt die Steine daneben mit.',
    'Jeder gegnerische Stein, der in deinem Zug verschwindet, ist ein Punkt für dich. Ein Stein, der bei 1 mitgerissen wird, geht als Nächstes hoch: So entstehen Ketten. Vor dem Legen darfst du eine Karte spielen, jede einmal, vier in einer Partie.',
    'Ist der letzte Stein weg, gewinnt, wer mehr Punkte hat; wer mit 8 führt, gewinnt sofort. So geht v1; die anderen Spielarten ändern einiges davon.',
  ],
}
