import { expect, test } from 'vitest'
import { clockText } from '../../table/parts/seat-card.tsx'
import { de } from './online.de.ts'
import { en } from './online.en.ts'

const HOUR_MS = 3_600_000
const left = clockText(23 * HOUR_MS)
const days = (hours: number) => ({ kind: 'days', moveMs: hours * HOUR_MS }) as const

/** Every sentence with a figure and a unit; in each, `~` is a space that no line is broken at. */
const SENTENCES = {
  en: [
    [en.match.beginWithin(left), 'Make your first move within 23~h, or the game is called off.'],
    [en.match.beginsWithin('Ada', left), 'If Ada does not move within 23~h, the game is called off.'],
    [en.match.outIn('Ada', left), 'Ada is away. The game is yours in 23~h.'],
    [en.match.gameOf(1, 2), 'game~1 of~2'],
    [en.match.delayed(7), 'as it stood 7~seconds ago'],
    [en.match.rating(1200, 1210, '+10'), 'Rating 1200~→~1210 (+10)'],
    [en.clock(days(72)), '3~days a move'],
    [en.clock(days(12)), '12~hours a move'],
    [en.clock({ kind: 'live', baseMs: 300_000, incrementMs: 3000 }), '5~+~3'],
    [en.clockAbout({ kind: 'live', baseMs: 300_000, incrementMs: 3000 }), '5~minutes each, and 3~seconds more with every move.'],
    [en.clockAbout(days(72)), '3~days for every move; nobody has to stay on the page.'],
    [en.lobby.people(1204), '1,204~people here'],
    [en.lobby.ratingOf(2, 'pair'), '2~pairs'],
    [en.account.passwordHelp, 'at least 10~characters'],
  ],
  de: [
    [de.match.beginWithin(left), /23~h/],
    [de.match.gameOf(1, 2), 'Partie~1 von~2'],
    [de.match.delayed(7), 'Stand vor 7~Sekunden'],
    [de.match.rating(1200, 1210, '+10'), 'Wertung 1200~→~1210 (+10)'],
    [de.clock(days(72)), '3~Tage je Zug'],
    [de.clock(days(12)), '12~Stunden je Zug'],
    [de.clock({ kind: 'live', baseMs: 300_000, incrementMs: 3000 }), '5~+~3'],
    [de.clockAbout({ kind: 'live', baseMs: 300_000, incrementMs: 3000 }), '5~Minuten für jede Seite, und mit jedem Zug 3~Sekunden dazu.'],
    [de.clockAbout(days(12)), '12~Stunden für jeden Zug; niemand muss auf der Seite bleiben.'],
    [de.lobby.people(1204), '1.204~Leute hier'],
    [de.lobby.ratingOf(2, 'single'), '2~Partien'],
    [de.account.passwordHelp, 'mindestens 10~Zeichen'],
  ],
} as const

test.each(['en', 'de'] as const)('no line is broken between a figure and its unit: %s', language => {
  for (const [said, meant] of SENTENCES[language]) {
    const drawn = said.replaceAll('\u00a0', '~')
    if (typeof meant === 'string') expect(drawn).toBe(meant)
    else expect(drawn).toMatch(meant)
  }
})
