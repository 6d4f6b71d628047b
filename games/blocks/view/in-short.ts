import type { Language } from '../../../ui/language.ts'

/** How it is played and won, for the game's page: what one has to know before the first game. The rule book is docs/rules/blocks.md. */
export const inShort: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'You get three blocks. Put them on the grid in any order, as they are: blocks are not turned. When all three are placed, you get three more.',
    'A full row or column leaves the grid. Every cell you place is a point; a full line is 12, and several lines at once are worth far more.',
    'There is no clock. The game is over when none of your blocks fits anywhere.',
  ],
  de: [
    'Du bekommst drei Blöcke. Leg sie in beliebiger Reihenfolge aufs Feld, so wie sie sind: Gedreht wird nicht. Liegen alle drei, bekommst du drei neue.',
    'Eine volle Zeile oder Spalte verschwindet. Jedes gelegte Kästchen ist ein Punkt, eine volle Linie bringt 12, mehrere auf einmal bringen viel mehr.',
    'Es läuft keine Uhr. Das Spiel ist aus, wenn keiner deiner Blöcke mehr irgendwo passt.',
  ],
}
