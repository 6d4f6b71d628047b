import { counterOf } from '../../ui/count.ts'
import type { WatchWords } from './watch.ts'

const { figure } = counterOf('de')

export const de: WatchWords = {
  title: 'Zusehen',
  lead: 'Öffne eine Aufzeichnung und sieh sie dir Zug für Zug an.',
  open: 'Aufzeichnung öffnen',
  drop: 'Oder zieh die Datei irgendwo auf diese Seite.',
  kept: 'Deine Partien',
  nothingKept: 'Hier stehen die letzten fünfzig Partien, die du beendet hast, und alle, die einen Rekord halten.',
  verified: 'Nachgespielt und geprüft',
  unfinished: 'Stimmt bis hierher, nicht zu Ende',
  checking: 'Wird nachgespielt …',
  wrong: 'Stimmt nicht',
  notSo: because => `Das ist nicht, was es zu sein behauptet (auf Englisch: ${because}).`,
  from: {
    level: (name, earlier) => (earlier ? `Das Level „${name}“, wie es vor einer Änderung war` : `Das Level „${name}“`),
    series: (name, level) => `${name}, Level ${level}`,
    seed: (name, seed) =>
      name === null ? `Eigene Regeln, ausgeteilt mit dem Startwert ${seed}` : `${name}, ausgeteilt mit dem Startwert ${seed}`,
    own: resembles =>
      resembles === null
        ? 'Eine eigene Austeilung: keine von uns und kein Rekord'
        : `Eine eigene Austeilung: Sie nennt sich „${resembles}“ und ist nicht unser Level dieses Namens, also kein Rekord`,
  },
  first: 'Zum Anfang',
  back: 'Einen zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen weiter',
  last: 'Zum Ende',
  speed: 'Tempo',
  times: speed => (speed === 0.5 ? '½ ×' : `${speed} ×`),
  place: 'Stelle in der Partie',
  at: (line, of) => `${figure(line)} von ${figure(of)}`,
  takeOver: 'Ab hier selbst spielen',
  link: 'Link zu dieser Stelle',
  linkCopied: 'Der Link ist kopiert. Die ganze Partie steckt darin.',
  overHere: 'Hier ist die Partie zu Ende. Geh ein Stück zurück und übernimm dort.',
  player: 'Der Spieler',
  guest: 'Gast',
  save: 'Datei sichern',
  facts: 'Angaben',
  fact: { deal: 'Partie', result: 'Ergebnis', moves: 'Zeile', now: 'Hier', hash: 'Stellung', date: 'Datum' },
  broken: 'Das lässt sich nicht ansehen',
  badLink: 'Der Link ist kaputt: Hinter dem # steht keine Partie. Vielleicht fehlt ein Stück.',
  tooLarge: 'Das ist zu groß für eine Aufzeichnung.',
  notKept: id => `Eine Partie „${id}“ gibt es auf diesem Gerät nicht. Partien bleiben dort, wo sie gespielt wurden.`,
  noGame: id => `Das ist eine Aufzeichnung von „${id}“, und dieses Spiel gibt es hier nicht.`,
  otherRules: (theirs, ours) => `Diese Aufzeichnung folgt den Regeln in Fassung ${theirs}, hier gilt Fassung ${ours}.`,
  cannotFollow: because => `Die Aufzeichnung lässt sich nicht abspielen: ${because}.`,
  date: milliseconds => new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds),
}
