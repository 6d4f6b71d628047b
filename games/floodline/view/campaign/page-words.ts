/** What the campaign's pages are called where they are offered. */

export const LEGEND_PAGE = {
  title: { en: 'Materials', de: 'Materialien' },
  about: { en: 'What everything on the board looks like, and what it does', de: 'Wie alles auf dem Brett aussieht und was es tut' },
} as const

export const GLOSSARY_PAGE = {
  title: { en: 'Glossary', de: 'Wörter' },
  about: {
    en: 'Tilt, shift, collapse, loose: every word of the game in two sentences',
    de: 'Kippen, Verrutschen, Einsturz, lose: jedes Wort des Spiels in zwei Sätzen',
  },
} as const
